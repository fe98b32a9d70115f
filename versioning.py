"""The version of this source: its tag in git, or what comes nearest to it.

A tag `v0.2.0` is version 0.2.0; five commits later it is 0.2.1.dev5+g1234567. A clone without tags is the newest
version that the changelog names, and its commit: 0.2.0+g1234567. A source distribution brings its version along,
`FELDHERR_VERSION` names one where git is not at hand, and a bare copy of the files has the changelog's.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent


def version(root: Path = ROOT) -> str:
    return os.environ.get("FELDHERR_VERSION") or _brought_along(root) or _of_git(root) or _of_changelog(root)


def _brought_along(root: Path) -> str | None:
    """What a source distribution says of itself."""
    told = root / "PKG-INFO"
    found = re.search(r"^Version: (.+)$", told.read_text("utf-8"), re.M) if told.exists() else None
    return found[1] if found else None


def _of_git(root: Path) -> str | None:
    if not (root / ".git").exists():
        return None  # a checkout around this folder is another project's
    commit = _git(root, "rev-parse", "--short=7", "HEAD")
    described = _git(root, "describe", "--tags", "--long", "--match", "v[0-9]*", "HEAD")
    if described:
        return of_description(described)
    return f"{_of_changelog(root)}+g{commit}" if commit else None


def of_description(described: str) -> str:
    """What `git describe --long` says, as Python writes versions.

    >>> of_description("v0.2.0-0-g1234567"), of_description("v0.2.0-5-g1234567")
    ('0.2.0', '0.2.1.dev5+g1234567')
    """
    tag, commits, commit = described.removeprefix("v").rsplit("-", 2)
    if commits == "0":
        return tag
    *first, last = tag.split(".")
    return f"{'.'.join([*first, str(int(last) + 1)])}.dev{commits}+{commit}"


def _git(root: Path, *words: str) -> str | None:
    """What git answers; None where there is no git, or no answer."""
    try:
        said = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return said.stdout.strip() if said.returncode == 0 else None


def _of_changelog(root: Path) -> str:
    found = re.search(r"^## (\d+\.\d+\.\d+)", (root / "CHANGELOG.md").read_text("utf-8"), re.M)
    if found is None:
        raise ValueError("CHANGELOG.md names no version: it needs a heading like ## 0.1.0")
    return found[1]
