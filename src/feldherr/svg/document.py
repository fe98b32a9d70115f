"""The sheet on which everything is drawn: size, title, fonts, patterns."""

from base64 import b64encode
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from feldherr.svg.chart import AGE
from feldherr.svg.decor import DEFS
from feldherr.svg.ink import STYLE, clean

FONTS: Final = Path(__file__).parent / "fonts"
CUTS: Final = {
    "sans": ("Feldherr Sans", 500),
    "sans-heavy": ("Feldherr Sans", 800),
    "serif": ("Feldherr Serif", 700),
    "fell": ("Feldherr Fell", 400),
}


class Sheet(NamedTuple):
    """A drawing before it becomes a document."""

    width: int
    height: int
    title: str
    told: str
    """The picture in words."""
    defs: str
    body: str


def document(sheet: Sheet, fonts: bool = True) -> str:
    """The whole picture as SVG; without fonts it is smaller, and readers use what they have."""
    size = f'viewBox="0 0 {sheet.width} {sheet.height}" width="{sheet.width}" height="{sheet.height}"'
    style = f"<style>{_faces() if fonts else ''}{STYLE}</style>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="fh-title fh-desc">'
        f'<title id="fh-title">{_said(sheet.title)}</title><desc id="fh-desc">{_said(sheet.told)}</desc>'
        f"{style}<defs>{AGE}{DEFS}{sheet.defs}</defs>{sheet.body}</svg>"
    )


def _said(words: str) -> str:
    return escape(clean(words), quote=False)


@cache
def _faces() -> str:
    return "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};src:url(data:font/woff2;base64,'
        f"{b64encode((FONTS / f'{name}.woff2').read_bytes()).decode()})}}"
        for name, (family, weight) in CUTS.items()
    )
