"""SVG to PNG, with the fonts that come with the pictures and no others."""

from typing import Final

from feldherr.kernel.errors import BadOption
from feldherr.svg.document import CUTS, FONTS

MORE: Final = ("more-latin", "more-greek", "more-cyrillic")
OWN: Final = frozenset("–—…’“”„\n\u00b7\u2212").union(
    map(chr, [*range(0x20, 0x7F), *range(0xC0, 0x180), *range(0x386, 0x3CF), *range(0x400, 0x460)])
)
FILES: Final = [str(FONTS / f"{name}.ttf") for name in (*CUTS, *MORE)]


def png(svg: str, width: int | None = None) -> bytes:
    """The picture as PNG, as wide as the SVG says or as asked. Needs the package resvg-py."""
    try:
        import resvg_py
    except ImportError:
        raise BadOption("no_rasteriser") from None
    # Letters that our fonts lack, as in a player's name, come from the system's; looking for those takes its time.
    own = frozenset(svg) <= OWN
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, width=width, skip_system_fonts=own, font_files=FILES, font_family="Feldherr Sans"
        )
    )
