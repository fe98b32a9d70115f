"""Makes the fonts of the pictures from the client's own, by hand when they change: python web/scripts/fonts.py

Needs fonttools and brotli. Only the letters of West European languages stay, lining figures are the only ones, and the
families get names of their own, so that a font installed elsewhere never takes their place.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

WEB = Path(__file__).parent.parent
OUT = WEB.parent / "src" / "feldherr" / "svg" / "fonts"
LETTERS = [*range(0x20, 0x7F), *range(0xC0, 0x180), 0xB7, 0x2212, *map(ord, "–—…’“”„×«»•©ẞ")]
PLAIN = [*range(0x41, 0x5B), *range(0x61, 0x7B), *map(ord, " .:-’ÄÖÜäöüß")]
CUTS = {
    "sans": ("alegreya-sans/files/alegreya-sans-latin-500-normal.woff2", "Feldherr Sans", 500, LETTERS),
    "sans-heavy": ("alegreya-sans/files/alegreya-sans-latin-800-normal.woff2", "Feldherr Sans", 800, LETTERS),
    "serif": ("alegreya/files/alegreya-latin-700-normal.woff2", "Feldherr Serif", 700, LETTERS),
    "fell": ("im-fell-dw-pica/files/im-fell-dw-pica-latin-400-italic.woff2", "Feldherr Fell", 400, PLAIN),
}
MORE = {
    "more-latin": ("latin-ext", range(0x100, 0x180)),
    "more-greek": ("greek", range(0x370, 0x400)),
    "more-cyrillic": ("cyrillic", range(0x400, 0x460)),
}


def lining(font: TTFont) -> None:
    """Makes lining, then tabular figures the font's only ones."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    for tag in ("lnum", "tnum"):
        lookups = {n for f in table.FeatureList.FeatureRecord if f.FeatureTag == tag for n in f.Feature.LookupListIndex}
        swap = {}
        for n in lookups:
            for part in table.LookupList.Lookup[n].SubTable:
                swap.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
        for cmap in font["cmap"].tables:
            cmap.cmap = {code: swap.get(glyph, glyph) for code, glyph in cmap.cmap.items()}


def rename(font: TTFont, family: str, weight: int) -> None:
    names = font["name"]
    kept = {record.nameID: record.toUnicode() for record in names.names if record.nameID in (0, 13, 14)}
    names.names = []
    told = {**kept, 1: family, 2: "Regular", 4: f"{family} {weight}", 6: f"{family}-{weight}".replace(" ", "")}
    for number, text in told.items():
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight


def make(name: str, source: str, family: str, weight: int, letters: list[int], flavors: list[str]) -> None:
    font = TTFont(WEB / "node_modules" / "@fontsource" / source)
    lining(font)
    options = subset.Options(layout_features=["kern", "mark", "ccmp"], hinting=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    rename(font, family, weight)
    for ending in flavors:
        font.flavor = None if ending == "ttf" else ending
        font.save(OUT / f"{name}.{ending}")


for name, cut in CUTS.items():
    make(name, *cut, ["ttf", "woff2"])
for name, (part, letters) in MORE.items():  # names of players, in PNGs alone: elsewhere readers have fonts of their own
    source = f"alegreya-sans/files/alegreya-sans-{part}-700-normal.woff2"
    make(name, source, "Feldherr Sans More", 700, list(letters), ["ttf"])
