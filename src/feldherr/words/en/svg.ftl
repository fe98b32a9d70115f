### What pictures of positions say, in English.

## picture

picture-title = { NAME($game) }: { $when }
picture-year = Year { $year }
picture-season = Year { $year }, { NAME($season) }
picture-before = Before the first season
picture-turn = Turn { $turn }
picture-turn_of = Turn { $turn } of 10
picture-waiting = { PLAYERS($seats) } to decide
picture-won = Won by { PLAYERS($winners) }
picture-tied = A shared victory: { PLAYERS($winners) }
picture-ended = The game is over
picture-now = { $when } · { NAME($phase, kind: "phase") }
picture-event = Event
picture-no_event = not drawn yet
picture-loss = winter −{ $loss }
picture-actions = Actions
picture-tower = Tower
picture-inside = inside
picture-tray = in the tray
picture-pot = thrown
picture-supply = in supply
picture-regions = Counties by region
picture-plan = { PLAYER($seat) }: the plan
picture-sealed = sealed
picture-player =
    { PLAYER($seat) } has { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }, { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }, { $grain } grain and { $counties ->
        [one] { $counties } county
       *[other] { $counties } counties
    }.
picture-holds = { PLAYER($seat) } holds { WORDS($counties) }.
picture-neutral = Neutral: { WORDS($counties) }.
picture-lies = In the tower: { CUBES($inside) }. In the tray: { CUBES($tray) }.
picture-status = Status
picture-influence = Influence
picture-no_influence = no influence
picture-hand = { PLAYER($seat) }: the hand
picture-markers = Secret markers
picture-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
picture-market = Market: { WORDS($cards) }
picture-market_places = Market places
picture-deck = { $deck } in the deck, { $discard } discarded
picture-issue_join = { NAME($country) }: which faction to join?
picture-issue_rearm = { NAME($country) }: shall it rearm?
picture-issue_war = { NAME($country) }: war on { NAME($target, form: "the") }?
picture-issue_league = { NAME($country) }: a league with { NAME($target, form: "the") }?
picture-diplomat =
    { PLAYER($seat) } has { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand and { $market } in the market place.
picture-stands =
    { CAPITAL(NAME($country, form: "the")) } { TRAIT($country, "number") ->
        [plural] have
       *[singular] has
    } status { $status }, army size { $army } and military ability { $ability }.
picture-open_title = { NAME($game) }: a table with free seats
picture-open_told =
    { COUNT($seated) ->
        [0] Nobody sits there yet
       *[other] { WORDS($seated) }
    }. { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }.
picture-standing = { PLAYER($seat) } { $points }

## errors

errors-other_view = This view is not the one of seat { $seat }; take it with view({ $seat }).
errors-no_rasteriser = PNG pictures need the package resvg-py: pip install resvg-py. SVG pictures need nothing more.

# the names around the countries on the map of Europe, by what the drawing calls them

## places

places-atlantic = Atlantic
places-ocean = Ocean
places-north_sea = North Sea
places-baltic_sea = Baltic Sea
places-bay_of_biscay = Bay of Biscay
places-mediterranean_sea = Mediterranean Sea
places-adriatic_sea = Adriatic Sea
places-tyrrhenian_sea = Tyrrhenian Sea
places-the_channel = The Channel
places-ireland = Ireland
places-norway = Norway
places-switzerland = Switzerland
places-ottoman = Ottoman
places-empire = Empire
places-livonia = Livonia
places-barbary = Barbary
places-bosnia = Bosnia
places-scotland = Scotland
places-portugal = Portugal
places-castile = Castile
places-aragon = Aragon
places-andalusia = Andalusia
places-galicia = Galicia
places-brittany = Brittany
places-normandy = Normandy
places-gascony = Gascony
places-provence = Provence
places-burgundy = Burgundy
places-languedoc = Languedoc
places-champagne = Champagne
places-flanders = Flanders
places-jutland = Jutland
places-saxony = Saxony
places-brandenburg = Brandenburg
places-pomerania = Pomerania
places-bavaria = Bavaria
places-swabia = Swabia
places-lorraine = Lorraine
places-westphalia = Westphalia
places-holstein = Holstein
places-bohemia = Bohemia
places-moravia = Moravia
places-silesia = Silesia
places-hungary = Hungary
places-tyrol = Tyrol
places-styria = Styria
places-carniola = Carniola
places-croatia = Croatia
places-prussia = Prussia
places-lithuania = Lithuania
places-courland = Courland
places-mazovia = Mazovia
places-red_ruthenia = Red Ruthenia
places-great_poland = Great Poland
places-venice = Venice
places-tuscany = Tuscany
places-naples = Naples
places-sicily = Sicily
places-sardinia = Sardinia
places-goetaland = Götaland
places-svealand = Svealand
places-scania = Scania
places-balearics = Balearics

names-figure_tower = The tower
names-colour_red = Red
names-colour_blue = Blue
names-colour_black = Black
names-colour_yellow = Yellow
names-colour_purple = Purple
