"""All of `make bench`: python -m benchmarks.whole. Every part runs, whatever becomes of the others; the targets last.

The exit status is 1 if a part broke off or a target is missed.
"""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from benchmarks import targets

KEPT: Final = Path(".cache")
BROWSER: Final = "tests/web/need-chromium.sh && node tests/web/bench.mjs"


def parts() -> Mapping[str, Sequence[str]]:
    """What is measured, and how. What Ray costs is measured where `make cluster` has installed it."""
    modules = ["benchmarks", "benchmarks.fast", "benchmarks.load.workers"]
    if find_spec("ray"):
        modules.append("benchmarks.cluster")
    found: dict[str, Sequence[str]] = {name: (sys.executable, "-m", name) for name in modules}
    return {**found, "the browser": ("sh", "-c", BROWSER)}


def run(all_parts: Mapping[str, Sequence[str]], folder: Path = KEPT) -> list[str]:
    """Runs all of them; the names of those that broke off. No figure of an older run is left for the targets."""
    for old in folder.glob("bench*.json"):
        old.unlink()
    return [name for name, command in all_parts.items() if subprocess.run(command, check=False).returncode]


def main() -> int:
    broken = run(parts())
    status = targets.main()
    if broken:
        print(f"Not measured to the end: {', '.join(broken)}.")
    return 1 if broken else status


if __name__ == "__main__":
    sys.exit(main())
