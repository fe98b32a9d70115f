### Was Bilder von Stellungen sagen, auf Deutsch.

## picture

picture-title = { NAME($game) }: { $when }
picture-year = Jahr { $year }
picture-season = Jahr { $year }, { NAME($season) }
picture-before = Vor der ersten Jahreszeit
picture-turn = Runde { $turn }
picture-turn_of = Runde { $turn } von 10
picture-waiting = Gefragt: { PLAYERS($seats) }
picture-won = Sieg für { PLAYERS($winners) }
picture-tied = Geteilter Sieg: { PLAYERS($winners) }
picture-ended = Das Spiel ist zu Ende
picture-now = { $when } · { NAME($phase, kind: "phase") }
picture-event = Ereignis
picture-no_event = noch nicht gezogen
picture-loss = Winter −{ $loss }
picture-actions = Aktionen
picture-tower = Würfelturm
picture-inside = im Turm
picture-tray = in der Schale
picture-pot = geworfen
picture-supply = im Vorrat
picture-regions = Länder nach Regionen
picture-plan = { PLAYER($seat) }: der Plan
picture-sealed = versiegelt
picture-player =
    { PLAYER($seat) } hat { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $thalers } Taler, { $grain } Getreide und { $counties ->
        [one] { $counties } Land
       *[other] { $counties } Länder
    }.
picture-holds = { PLAYER($seat) } hält { WORDS($counties) }.
picture-neutral = Neutral: { WORDS($counties) }.
picture-lies = Im Turm: { CUBES($inside) }. In der Schale: { CUBES($tray) }.
picture-status = Ansehen
picture-influence = Einfluss
picture-no_influence = kein Einfluss
picture-hand = { PLAYER($seat) }: die Hand
picture-markers = Geheime Siegpunktmarker
picture-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
picture-market = Markt: { WORDS($cards) }
picture-market_places = Märkte
picture-deck = { $deck } im Stapel, { $discard } abgelegt
picture-issue_join = { NAME($country) }: welcher Partei beitreten?
picture-issue_rearm = { NAME($country) }: wieder ein Heer?
picture-issue_war = { NAME($country) }: Krieg gegen { NAME($target, form: "accusative") }?
picture-issue_league = { NAME($country) }: Fürstenbund mit { NAME($target, form: "dative") }?
picture-diplomat =
    { PLAYER($seat) } hat { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $hand ->
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    } und { $market } im Markt.
picture-stands =
    { CAPITAL(NAME($country, form: "nominative")) } { TRAIT($country, "number") ->
        [plural] haben
       *[singular] hat
    } Ansehen { $status }, Heeresstärke { $army } und Kampfkraft { $ability }.
picture-open_title = { NAME($game) }: ein Tisch mit freien Plätzen
picture-open_told =
    { COUNT($seated) ->
        [0] Noch sitzt niemand da
       *[other] { WORDS($seated) }
    }. { $free ->
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }.
picture-standing = { PLAYER($seat) } { $points }

## errors

errors-other_view = Diese Sicht ist nicht die von Platz { $seat }; nimm sie mit view({ $seat }).
errors-no_rasteriser = PNG-Bilder brauchen das Paket resvg-py: pip install resvg-py. SVG-Bilder brauchen nichts weiter.

# the names around the countries on the map of Europe, by what the drawing calls them

## places

places-atlantic = Atlantischer
places-ocean = Ozean
places-north_sea = Nordsee
places-baltic_sea = Ostsee
places-bay_of_biscay = Golf von Biskaya
places-mediterranean_sea = Mittelmeer
places-adriatic_sea = Adria
places-tyrrhenian_sea = Tyrrhenisches Meer
places-the_channel = Ärmelkanal
places-ireland = Irland
places-norway = Norwegen
places-switzerland = Schweiz
places-ottoman = Osmanisches
places-empire = Reich
places-livonia = Livland
places-barbary = Berberei
places-bosnia = Bosnien
places-scotland = Schottland
places-portugal = Portugal
places-castile = Kastilien
places-aragon = Aragon
places-andalusia = Andalusien
places-galicia = Galicien
places-brittany = Bretagne
places-normandy = Normandie
places-gascony = Gascogne
places-provence = Provence
places-burgundy = Burgund
places-languedoc = Languedoc
places-champagne = Champagne
places-flanders = Flandern
places-jutland = Jütland
places-saxony = Sachsen
places-brandenburg = Brandenburg
places-pomerania = Pommern
places-bavaria = Bayern
places-swabia = Schwaben
places-lorraine = Lothringen
places-westphalia = Westfalen
places-holstein = Holstein
places-bohemia = Böhmen
places-moravia = Mähren
places-silesia = Schlesien
places-hungary = Ungarn
places-tyrol = Tirol
places-styria = Steiermark
places-carniola = Krain
places-croatia = Kroatien
places-prussia = Preußen
places-lithuania = Litauen
places-courland = Kurland
places-mazovia = Masowien
places-red_ruthenia = Rotreußen
places-great_poland = Großpolen
places-venice = Venedig
places-tuscany = Toskana
places-naples = Neapel
places-sicily = Sizilien
places-sardinia = Sardinien
places-goetaland = Götaland
places-svealand = Svealand
places-scania = Schonen
places-balearics = Balearen

names-figure_tower = Der Turm
names-colour_red = Rot
names-colour_blue = Blau
names-colour_black = Schwarz
names-colour_yellow = Gelb
names-colour_purple = Violett
