"""What researchers read: pages that agree with the code, and notebooks that run."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import feldherr
from feldherr.research.pages import page

DOCS = Path(__file__).parents[2] / "docs"
NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("game", feldherr.HOUSE)
def test_the_page_of_a_game_agrees_with_the_code(game: str) -> None:
    """If it does not: python -m feldherr.research.pages writes it anew."""
    assert (DOCS / "research" / f"{game}.md").read_text("utf-8") == page(game)


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) == 5


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    assert all(not cell.get("outputs") for cell in notebook.cells)
    NotebookClient(notebook, timeout=240, kernel_name="python3").execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert shown
    assert not [output for output in shown if output["output_type"] == "error"]
