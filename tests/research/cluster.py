"""Simulation and arena on a real Ray cluster of two nodes that is started here. `make soak` runs it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks.cluster import two_nodes
from feldherr.bots.arena.contest import Contest
from feldherr.bots.arena.run import results
from feldherr.crew import Crew
from feldherr.kernel.extras import need
from feldherr.research import simulate
from tests.research.test_simulating import FEW, fingerprints


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
