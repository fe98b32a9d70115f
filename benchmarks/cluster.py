"""What Ray costs beside plain processes, on a cluster of two nodes that is started here: python -m benchmarks.cluster.

The games are such as the reference plays: those of the fast lane are over before a task is on its way.
"""

import json
import os
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from benchmarks.simulation import LOOKING
from feldherr.kernel.extras import need
from feldherr.research import simulate

GAMES = 2000
ROUNDS = 5
HERE, THERE = "processes", "ray"
OUT = Path(".cache/bench-cluster.json")


def two_nodes() -> Any:
    """A cluster of two nodes with a core each, and this process as its driver."""
    os.environ.setdefault("RAY_worker_niceness", "0")  # else its workers give way to all others on a busy machine
    made = need("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    need("ray").init(address=made.address, log_to_driver=False)
    return made


def seconds(games: int, on: str) -> float:
    """On the wall: what the nodes of a cluster work cannot be seen from here."""
    begin = perf_counter()
    simulate(LOOKING, games, jobs=2, on=on, chunk=50, seed=1)
    return perf_counter() - begin


def main() -> None:
    made = two_nodes()
    for on in (THERE, HERE):
        seconds(100, on)
    costs = []
    for number in range(ROUNDS):  # in turn, and each the first as often as the other
        ways = (HERE, THERE) if number % 2 else (THERE, HERE)
        took = {on: seconds(GAMES, on) for on in ways}
        costs.append(took[THERE] / took[HERE] - 1)
        print(f"two processes {took[HERE]:.2f} s, two nodes of Ray {took[THERE]:.2f} s: {costs[-1]:+.1%}", flush=True)
    need("ray").shutdown()
    made.shutdown()
    print(f"Ray costs {median(costs):+.1%}, median of {ROUNDS} rounds; at most 5 % are wanted")
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps({"ray, share on top": median(costs)}, indent=1) + "\n")


if __name__ == "__main__":
    main()
