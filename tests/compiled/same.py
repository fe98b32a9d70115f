"""Many games, compiled and plain: python -m tests.compiled.same COUNT. Both environments must be there."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

PYTHONS = (".venv/bin/python", ".venv-compiled/bin/python")


def played(python: str, count: int) -> list[str]:
    command = [python, "-m", "tests.compiled.games", "0", str(count)]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ).stdout.splitlines()


def main(count: int) -> int:
    with ThreadPoolExecutor() as pool:
        plain, compiled = pool.map(lambda python: played(python, count), PYTHONS)
    others = [one for one, other in zip(plain, compiled, strict=True) if one != other]
    print(f"{count - len(others)} of {count} games are the same, compiled and plain.", *others[:10], sep="\n")
    return 1 if others else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
