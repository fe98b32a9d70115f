"""Simulation and arena on a real Ray cluster of two nodes that is started here. `make soak` runs it.

Run alone, it also measures what Ray costs: python -m tests.research.cluster.
"""

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from feldherr.bots.arena.contest import Contest
from feldherr.bots.arena.run import results
from feldherr.crew import Crew
from feldherr.kernel.extras import need
from feldherr.research import simulate
from tests.research.test_simulating import FEW, fingerprints


def two_nodes() -> Any:
    """A cluster of two nodes with a core each, and this process as its driver."""
    made = need("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    need("ray").init(address=made.address, log_to_driver=False)
    return made


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    made = two_nodes()
    yield made
    need("ray").shutdown()
    made.shutdown()


def where(_: int) -> str:
    """The node that does it."""
    name: str = need("ray").get_runtime_context().get_node_id()
    return name


def test_both_nodes_work(cluster: Any) -> None:
    assert need("ray").cluster_resources()["CPU"] == 2
    with Crew(on="ray") as crew:
        assert len(set(crew.all(where, range(200)))) == 2


def test_a_simulation_is_the_same_on_the_cluster(cluster: Any, tmp_path: Path) -> None:
    here = simulate("random", 8, folder=tmp_path / "here", jobs=1, **FEW)
    assert simulate("random", 8, folder=tmp_path / "there", on="ray", **FEW) == here
    assert fingerprints(tmp_path / "here") == fingerprints(tmp_path / "there")


def test_an_arena_is_the_same_on_the_cluster(cluster: Any) -> None:
    contest = Contest("wallenstein", 3, ("recruit", "random"), simulations=4)
    here = {one["number"]: one["scores"] for one in results(contest, 4, 1)}
    assert {one["number"]: one["scores"] for one in results(contest, 4, None, on="ray")} == here


def measure(games: int, jobs: int, on: str) -> float:
    begin = perf_counter()
    simulate("random", games, jobs=jobs, on=on, chunk=100, seed=1)
    return perf_counter() - begin


def main() -> None:
    made = two_nodes()
    for on in ("ray", "processes"):
        measure(200, 2, on)
    rounds = [[measure(2000, 2, on) for on in ("processes", "ray")] for _ in range(3)]
    for processes, ray in rounds:
        print(f"two processes {processes:.2f} s, two nodes of Ray {ray:.2f} s: {ray / processes - 1:+.1%}")
    need("ray").shutdown()
    made.shutdown()


if __name__ == "__main__":
    main()
