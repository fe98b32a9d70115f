"""What the documents show in Python runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BLOCKS = [
    (document, number, block)
    for document in ("README.md", "docs/python.md")
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", (ROOT / document).read_text("utf-8"), re.S), 1)
]


@pytest.mark.parametrize(("document", "number", "block"), BLOCKS)
def test_python_in_the_documents_runs(
    document: str, number: int, block: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(block, f"{document} block {number}", "exec"), {})
    assert capsys.readouterr().out


PROMISES = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", (ROOT / "docs/security.md").read_text("utf-8"))


@pytest.mark.parametrize(("file", "test"), PROMISES)
def test_every_promise_has_its_test(file: str, test: str) -> None:
    assert re.search(rf"^def {test}\(", (ROOT / file).read_text("utf-8"), re.M)
