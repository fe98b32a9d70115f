"""A language that nobody wrote: English, accented and lengthened. What shows plain English has not come from the files.

`python -m tests.words.pseudo <folder>` writes it there, beside copies of the others.
"""

import shutil
import sys
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from feldherr.kernel.words import FOLDER

PSEUDO = "zz"
ACCENTS = str.maketrans("aceinouyAEIOUZ", "áçéíñóúýÁÉÍÓÚŽ")


class Accented(Transformer):  # type: ignore[misc, unused-ignore]
    """Texts change; placeholders, variants' keys and traits such as a name's number stay."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802
        node.value = node.value.translate(ACCENTS).replace("á", "áá")
        return node

    def visit_Attribute(self, node: Any) -> Any:  # noqa: N802
        return node if node.id.name == "number" else self.generic_visit(node)

    def visit_Message(self, node: Any) -> Any:  # noqa: N802
        return node if node.id.name == "language-moment" else self.generic_visit(node)


def write(folder: Path) -> None:
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    (folder / PSEUDO).mkdir()
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        resource: ast.Resource = Accented().visit(parse(path.read_text("utf-8")))
        (folder / PSEUDO / path.name).write_text(serialize(resource), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
