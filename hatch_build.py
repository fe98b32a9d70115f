"""What hatchling does more for a wheel: client, handbook, a bill of materials, compiled modules where asked for."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).parent
CLIENT: Final = ROOT / "src" / "feldherr" / "server" / "static" / "index.html"
BILL: Final = ROOT / "build" / "feldherr.cdx.json"
SOURCES: Final = (
    *("web/src/**/*", "web/public/**/*", "web/worker/**/*", "web/scripts/**/*", "web/index.html", "web/vite.config.ts"),
    *("src/feldherr/words/*/*.ftl", "src/feldherr/*/data/*.toml", "src/feldherr/*/data/*.json"),
    "src/feldherr/svg/icons/*.svg",
)
"""What the client is built from, as in the Makefile."""
MADE: Final = "web/src/generated"
HANDBOOK: Final = ROOT / "build" / "docs"
PAGES: Final = ROOT / "build" / "docs.built"
"""Touched when `make docs` has ended."""
WRITTEN: Final = ("zensical.toml", "docs/**/*", "src/feldherr/**/*.py")
"""What the handbook is made of, as in the Makefile."""
NO_CLIENT: Final = (
    "A wheel of Feldherr contains the browser client, which is not built here, and Node.js is not found to build it: "
    "install Node.js 20.19 or newer with npm, or install a wheel that somebody else has built."
)
STALE: Final = (
    "The browser client that is built here is older than its sources, and goes into the wheel as it is: npm is missing."
)
NO_HANDBOOK: Final = (
    "The handbook is not built, or older than its sources, and not in this wheel: make docs builds it, make dist both."
)
NOT_BUILT: Final = "The browser client could not be built (npm {words} failed): what npm said stands above."

sys.path.insert(0, str(ROOT))


def stale(root: Path = ROOT, made: Path = CLIENT, sources: tuple[str, ...] = SOURCES) -> bool:
    """Whether something that the client, or the handbook, is built from has changed since."""
    built = (root / made.relative_to(ROOT)).stat().st_mtime
    found = (path for form in sources for path in root.glob(form))
    return any(path.is_file() and root / MADE not in path.parents and path.stat().st_mtime > built for path in found)


def compiled() -> bool:
    return os.environ.get("FELDHERR_COMPILE", "0") not in ("", "0")


class Whole(BuildHookInterface[Any]):
    """A wheel is complete or is not built; an editable install is left to `make setup`."""

    def dependencies(self) -> list[str]:
        return ["mypy", "setuptools"] if compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._have_client()
        self._have_handbook(build_data)
        self._have_bill(build_data)
        if compiled():
            from compiling import built, lane

            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            parts = {**built(), **lane()}
            build_data["force_include"].update({str(path): place for path, place in parts.items()})

    def _have_client(self) -> None:
        """Built where there is none, or an old one; without Node an old one is better than none."""
        if CLIENT.exists() and not stale():
            return
        npm = shutil.which("npm") if shutil.which("node") else None
        if npm is None and CLIENT.exists():
            return self.app.display_warning(STALE)
        if npm is None:
            self.app.abort(NO_CLIENT)
        packages = () if (ROOT / "web" / "node_modules").exists() else ("ci --no-audit --no-fund",)
        for words in (*packages, "run build"):
            if subprocess.run([str(npm), *words.split()], cwd=ROOT / "web", check=False).returncode != 0:
                self.app.abort(NOT_BUILT.format(words=words))

    def _have_handbook(self, build_data: dict[str, Any]) -> None:
        """It is built with tools that no wheel needs: whoever wants it in calls them first."""
        if not PAGES.exists() or stale(made=PAGES, sources=WRITTEN):
            return self.app.display_warning(NO_HANDBOOK)
        build_data["force_include"][str(HANDBOOK)] = "feldherr/server/handbook"

    def _have_bill(self, build_data: dict[str, Any]) -> None:
        from sbom import bill

        BILL.parent.mkdir(exist_ok=True)
        BILL.write_text(bill(self.metadata.version), "utf-8")
        build_data["sbom_files"].append(str(BILL.relative_to(ROOT)))
