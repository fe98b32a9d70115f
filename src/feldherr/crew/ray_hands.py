"""All machines of a Ray cluster: the one that `RAY_ADDRESS` names, the one this process is in, or a new one here."""

from collections.abc import Callable, Iterator
from typing import Any

from feldherr.crew.hands import Hands
from feldherr.kernel.extras import need


class RayHands(Hands):
    """One task for each core of the cluster; the work itself is sent to each machine once."""

    def __init__(self, jobs: int | None) -> None:
        self.ray = need("ray")
        self.own = not self.ray.is_initialized()
        if self.own:
            self.ray.init(log_to_driver=False)
        self.number = jobs or int(self.ray.cluster_resources().get("CPU", 1))

    def take_up(self, work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        sent = self.ray.put(work)
        remote = self.ray.remote(_do).options(num_cpus=1)
        return lambda item: remote.remote(sent, item)

    def finished(self, tasks: list[Any]) -> Iterator[tuple[Any, Any]]:
        done, _ = self.ray.wait(tasks, num_returns=1)
        for task in done:
            yield task, self.ray.get(task)

    def dismiss(self) -> None:
        if self.own:
            self.ray.shutdown()


def _do(work: Callable[[Any], Any], item: Any) -> Any:
    return work(item)
