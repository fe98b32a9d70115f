"""The board and the line-ups as printed, set down a second time, so that the package's data is checked against it."""

from typing import Final

REGIONS: Final = {
    "brandenburg": "red",
    "sachsen": "blue",
    "oesterreich": "green",
    "bayern": "purple",
    "kurpfalz": "yellow",
}

# County: taxes, grain, cities.
COUNTIES: Final = {
    "brandenburg": {
        "altmark": (6, 2, 2),
        "bremen": (4, 4, 2),
        "holstein": (5, 3, 3),
        "lueneburg": (3, 5, 1),
        "mecklenburg": (5, 3, 2),
        "mittelmark": (3, 3, 3),
        "neumark": (6, 4, 1),
        "osnabrueck": (3, 4, 3),
        "vorpommern": (5, 3, 2),
    },
    "sachsen": {
        "anhalt": (5, 4, 1),
        "hessen_darmstadt": (6, 2, 1),
        "hessen_kassel": (4, 4, 2),
        "kursachsen": (6, 3, 2),
        "lausitz": (7, 2, 1),
        "paderborn": (3, 5, 1),
        "saechs_lande": (4, 2, 3),
        "vogtland": (5, 3, 1),
        "wolfenbuettel": (7, 2, 2),
    },
    "oesterreich": {
        "boehmen": (6, 2, 3),
        "kaernten": (5, 2, 2),
        "maehren": (3, 3, 3),
        "niederoesterreich": (4, 3, 2),
        "oberoesterreich": (3, 3, 3),
        "passau": (5, 3, 1),
        "schlesien": (6, 4, 1),
        "steiermark": (5, 4, 2),
        "tirol": (4, 2, 2),
    },
    "bayern": {
        "augsburg": (4, 2, 3),
        "baden": (4, 3, 2),
        "bayern": (6, 3, 1),
        "konstanz": (3, 3, 3),
        "oberpfalz": (3, 4, 2),
        "regensburg": (5, 3, 2),
        "salzburg": (6, 2, 2),
        "wuerttemberg": (7, 2, 2),
        "wuerzburg": (3, 4, 1),
    },
    "kurpfalz": {
        "breisgau": (4, 2, 2),
        "burgund": (7, 2, 2),
        "koeln": (5, 2, 3),
        "lothringen": (6, 3, 1),
        "luettich": (4, 3, 2),
        "mark": (4, 5, 1),
        "strassburg": (6, 2, 3),
        "trier": (7, 2, 2),
        "zweibruecken": (4, 4, 2),
    },
}

# Every border once: from a county to those after it in the alphabet.
_BORDERS: Final = """
altmark: anhalt lueneburg mecklenburg mittelmark vorpommern wolfenbuettel
anhalt: kursachsen mittelmark saechs_lande wolfenbuettel
augsburg: bayern konstanz regensburg salzburg tirol wuerttemberg wuerzburg
baden: hessen_darmstadt strassburg wuerttemberg wuerzburg zweibruecken
bayern: regensburg salzburg
boehmen: kursachsen lausitz maehren oberoesterreich oberpfalz passau schlesien vogtland
breisgau: burgund konstanz strassburg wuerttemberg
bremen: holstein osnabrueck
burgund: lothringen luettich strassburg
hessen_darmstadt: hessen_kassel saechs_lande trier wuerzburg zweibruecken
hessen_kassel: mark paderborn saechs_lande trier wolfenbuettel
holstein: mecklenburg osnabrueck
kaernten: niederoesterreich oberoesterreich salzburg steiermark tirol
koeln: luettich mark osnabrueck
konstanz: wuerttemberg
kursachsen: lausitz mittelmark saechs_lande vogtland
lausitz: mittelmark neumark schlesien
lothringen: luettich strassburg trier zweibruecken
lueneburg: mecklenburg osnabrueck paderborn wolfenbuettel
luettich: mark trier
maehren: niederoesterreich oberoesterreich schlesien
mark: osnabrueck paderborn trier
mecklenburg: osnabrueck vorpommern
mittelmark: neumark vorpommern
neumark: schlesien vorpommern
niederoesterreich: oberoesterreich steiermark
oberoesterreich: passau regensburg salzburg
oberpfalz: passau regensburg saechs_lande vogtland wuerzburg
osnabrueck: paderborn
paderborn: wolfenbuettel
passau: regensburg
regensburg: salzburg wuerzburg
saechs_lande: vogtland wolfenbuettel wuerzburg
salzburg: tirol
strassburg: wuerttemberg zweibruecken
trier: zweibruecken
wuerttemberg: wuerzburg
"""
BORDERS: Final = [
    {county, other}
    for county, _, others in (line.partition(": ") for line in _BORDERS.split("\n") if line)
    for other in others.split()
]

NOT_WITH_THREE: Final = (
    "bremen",
    "holstein",
    "steiermark",
    "tirol",
    "bayern",
    "konstanz",
    "burgund",
    "luettich",
)

# Columns A to E by number of players.
_LINEUPS: Final = {
    3: (
        "mark 5 osnabrueck 4 oberoesterreich 4 passau 3 trier 3 koeln 2 niederoesterreich 2 saechs_lande 2 vogtland 2",
        "strassburg 5 mittelmark 4 paderborn 4 baden 3 breisgau 3 lothringen 2 hessen_kassel 2 neumark 2 vorpommern 2",
        "augsburg 5 boehmen 4 lueneburg 4 salzburg 3 wuerzburg 3 kaernten 2 lausitz 2 mecklenburg 2 schlesien 2",
    ),
    4: (
        "lueneburg 5 holstein 4 wuerttemberg 4 mecklenburg 3 wolfenbuettel 3 anhalt 2 baden 2 mittelmark 2",
        "oberoesterreich 5 mark 4 schlesien 4 kaernten 3 tirol 3 trier 2 lausitz 2 niederoesterreich 2",
        "zweibruecken 5 boehmen 4 paderborn 4 koeln 3 strassburg 3 hessen_darmstadt 2 lothringen 2 passau 2",
        "augsburg 5 oberpfalz 4 osnabrueck 4 kursachsen 3 salzburg 3 bremen 2 bayern 2 vogtland 2",
    ),
    5: (
        "mark 5 boehmen 4 schlesien 4 koeln 3 lausitz 3 maehren 2 vogtland 2",
        "augsburg 5 mecklenburg 4 wuerzburg 4 bremen 3 hessen_darmstadt 3 holstein 2 regensburg 2",
        "altmark 5 trier 4 neumark 4 luettich 3 kursachsen 3 anhalt 2 mittelmark 2",
        "lothringen 5 zweibruecken 4 kaernten 4 baden 3 niederoesterreich 3 burgund 2 steiermark 2",
        "paderborn 5 oberoesterreich 4 osnabrueck 4 salzburg 3 wolfenbuettel 3 hessen_kassel 2 passau 2",
    ),
}
LINEUPS: Final = {
    players: [
        dict(zip(words[::2], map(int, words[1::2]), strict=True)) for words in (column.split() for column in columns)
    ]
    for players, columns in _LINEUPS.items()
}
