"""What others made of Feldherr's parts: a bill of materials (CycloneDX) from the lock files, for wheels (PEP 770)."""

import json
import re
from base64 import b64decode
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

ROOT: Final = Path(__file__).parent
PYTHON: Final = ROOT / "requirements" / "runtime.txt"
CLIENT: Final = ROOT / "web" / "package-lock.json"


def bill(version: str) -> str:
    """The bill of this version; the same text for the same lock files."""
    own = {"type": "application", "bom-ref": "feldherr", "name": "feldherr", "version": version}
    parts = [*_python(), *_client()]
    told = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {**own, "purl": f"pkg:pypi/feldherr@{version}", "licenses": [{"license": {"id": "MIT"}}]},
        },
        "components": parts,
        "dependencies": [{"ref": "feldherr", "dependsOn": [part["bom-ref"] for part in parts]}],
    }
    return json.dumps(told, indent=1) + "\n"


def pinned(lock: Path = PYTHON) -> list[tuple[str, str, str]]:
    """Name, version and marker of every package in a lock file of Python's."""
    return re.findall(r"^([\w.-]+)==([^\s;]+)(?: ; (.+?))? \\$", lock.read_text("utf-8"), re.M)


def _python() -> list[dict[str, Any]]:
    """What pip installs beside Feldherr, the extras of a server included."""
    return [
        _part(f"pkg:pypi/{name}@{quote(version, safe='.')}", name, version, optional=bool(marker))
        for name, version, marker in pinned()
    ]


def _client() -> list[dict[str, Any]]:
    """What the browser client is built of; tools that leave nothing in it are no part of it."""
    packages = json.loads(CLIENT.read_text("utf-8"))["packages"]
    parts = []
    for place, package in packages.items():
        if not place or package.get("dev"):
            continue
        name = place.rpartition("node_modules/")[2]
        purl = f"pkg:npm/{quote(name)}@{quote(package['version'], safe='.')}"
        part = _part(purl, name, package["version"], optional=bool(package.get("optional")))
        algorithm, _, digest = package["integrity"].partition("-")
        hashes = [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": b64decode(digest).hex()}]
        licences = [{"expression": package["license"]}] if "license" in package else []
        parts.append({**part, "hashes": hashes, **({"licenses": licences} if licences else {})})
    return parts


def _part(purl: str, name: str, version: str, *, optional: bool) -> dict[str, Any]:
    scope = "optional" if optional else "required"
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "scope": scope, "purl": purl}
