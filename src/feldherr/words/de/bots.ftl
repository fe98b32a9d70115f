### Was Bots und Arena sagen, auf Deutsch.

## errors

errors-bot_not_found = "{ $path }" nennt keinen Bot: { $reason }. Ein Importpfad sieht aus wie package.module:Class.
errors-no_bot = "{ $path }" nennt keinen Bot: Es ist keine Unterklasse von feldherr.bots.Bot.
errors-bad_entrants = Die Arena braucht Bots, jeden einmal genannt, etwa "feldherr arena captain recruit".
errors-other_contest = Die Datei { $file } enthält einen anderen Wettkampf; nenne eine neue Datei, oder gib dieselben Bots, denselben Tisch, Startwert und dieselbe Bedenkzeit an.
errors-bots_not_installed = Die Bots brauchen weitere Pakete: Installiere sie mit pip install 'feldherr[bots]'.

## names

names-bot_random = Zufall
names-bot_recruit = Rekrut
names-bot_captain = Hauptmann
names-bot_marshal = Marschall
names-bot_wallenstein = Wallenstein

## bots

bots-about_random = Irgendein erlaubter Zug; für Tests, und um zu sehen, was die Regeln zulassen.
bots-about_recruit = Kennt die Regeln und spielt nach einfachen Gewohnheiten. Besiege ihn in deiner zweiten Partie.
bots-about_captain = Rechnet mit Punkten, Chancen und Korn und plant eine ganze Jahreszeit auf einmal.
bots-about_marshal = Spielt die Jahreszeit viele Male im Kopf durch und verbessert dabei seinen Plan.
bots-about_wallenstein = Denkt am längsten von allen, traut den anderen viel zu und vergisst nie die letzte Wertung.

## cli

cli-help_arena = Bots gegeneinander spielen lassen und messen.
cli-help_bots = Die Stufen der Bots zeigen, und wie stark sie sind.
cli-help_entrants = Bots: Stufen, Importpfade (package.module:Class) oder Adressen (http://...), auch mit eigener Bedenkzeit in Sekunden (marshal@0.2)
cli-help_metavar_bots = Bot
cli-help_arena_game = Spiel, ohne Angabe wallenstein
cli-help_arena_games = Zahl der Partien, ohne Angabe 400
cli-help_format = ein Platz des ersten Bots gegen die anderen (one) oder alle gleich oft (mixed)
cli-help_seconds = Sekunden je Entscheidung, ohne Angabe 5; wer länger braucht, wird für diese Entscheidung ersetzt
cli-help_simulations = Simulationen je Entscheidung, für Bots, die suchen
cli-help_clock = wie Sekunden zählen: wie sie vergehen (wall) oder wie der Bot arbeitet (cpu)
cli-help_json_file = alles Gemessene in diese Datei schreiben
cli-help_plot = die Anteile gewonnener Partien in diese Datei zeichnen (SVG)
cli-help_resume_contest = Datei mit Ergebnissen (JSON-Zeilen): Was dort steht, wird nicht noch einmal gespielt
cli-help_write_ratings = dies zu den Wertungen der Stufen machen
cli-hint = Ein Hauptmann würde spielen: { $move }. { $why }
cli-arena_playing = Partien
cli-arena_heads = Bot|Gewonnen|95-%-Bereich|Gleichstand|Punkte|Wertung|ms|ms (99 %)|ms (CPU)|Ersetzt
cli-arena_done = { $games } Partien, { $players } Spieler, Startwert { $seed }, { $seconds } Sekunden.
cli-arena_title = { NAME($game) }, { $players } Spieler, { $games } Partien: Anteil gewonnener Partien
cli-arena_failure = { $entrant } wurde bei Frage { $question } ersetzt: { $error }
cli-bots_heads = Bot|Name|Wallenstein|Sixteen Thirty Something|Was er tut

## why

why-only_choice = Etwas anderes ist nicht möglich.
why-habit = So macht es ein Rekrut.
why-build =
    { NAME($county) }: { NAME($box, kind: "action") }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bis zum Ende, { $foes ->
        [0] sichere Nachbarn
        [one] { $foes } feindlicher Nachbar
       *[other] { $foes } feindliche Nachbarn
    }.
why-collect_taxes =
    { NAME($county) }: { $amount } Taler, { $markers ->
        [0] kein Aufstandsmarker
       *[other] { $markers } Aufstandsmarker
    }, { $foes ->
        [0] sichere Nachbarn
        [one] { $foes } feindlicher Nachbar
       *[other] { $foes } feindliche Nachbarn
    }.
why-collect_grain =
    { NAME($county) }: { $amount } Korn, { $markers ->
        [0] kein Aufstandsmarker
       *[other] { $markers } Aufstandsmarker
    }, { $foes ->
        [0] sichere Nachbarn
        [one] { $foes } feindlicher Nachbar
       *[other] { $foes } feindliche Nachbarn
    }.
why-deploy =
    { NAME($county) }: { NAME($box, kind: "action") }, wo { $armies ->
        [one] { $armies } Armee steht
       *[other] { $armies } Armeen stehen
    } neben { $foes ->
        [0] keinem Feind
       *[other] { $foes } feindlichen Nachbarn
    }.
why-plan_attack = { NAME($county) }: { NAME($box, kind: "action") }, um { NAME($target, form: "accusative") } mit einer Chance von etwa { $chance } % zu nehmen.
why-plan_march = { NAME($county) }: { NAME($box, kind: "action") }, um Armeen dorthin zu bringen, wo sie nötiger sind.
why-to_court =
    { NAME($county) }: { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } dort; einige davon können an den Hof.
why-searched =
    Von { $plans ->
        [one] { $plans } Plan
       *[other] { $plans } Plänen
    }, in erdachten Jahreszeiten erprobt, kam dieser am besten heraus.
why-attack =
    { CAPITAL(NAME($target, form: "nominative")) } { TRAIT($target, "number") ->
        [plural] fallen
       *[singular] fällt
    } an { $number ->
        [one] { $number } Armee
       *[other] { $number } Armeen
    } aus { NAME($origin, form: "dative") } mit einer Chance von { $chance } %.
why-march =
    { $number ->
        [one] { $number } Armee ist
       *[other] { $number } Armeen sind
    } { NAME($target, form: "in", before: "in") } mehr wert als { NAME($origin, form: "in", before: "in") }.
why-stay = Kein Angriff aus { NAME($origin, form: "dative") } ist sein Wagnis wert.
why-recruit = So sind { NAME($origin, form: "nominative") } und seine Nachbarn am sichersten.
why-defend =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] halten
       *[singular] hält
    } sich am besten, wenn { $number } von { $armies } eingeworfen werden.
why-revolt_first = { CAPITAL(NAME($county, form: "in", before: "in")) } ist am meisten zu retten.
why-take =
    { NAME($county) }: { $taxes } Taler, { $grain } Korn, { $sites ->
        [one] { $sites } Bauplatz
       *[other] { $sites } Bauplätze
    }.
why-draw = Der Stapel verspricht mehr als die offenen Karten.
why-place =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] haben
       *[singular] hat
    } { $foes ->
        [0] keine Nachbarn
       *[other] { $foes } Nachbarn
    }, die kommen können.
why-position = Platz { $position } mit seinem Plättchen ({ NAME($tile, kind: "tile") }) ist jetzt am meisten wert.
why-leave = Diese Felder brächten am wenigsten.
why-benefit = { NAME($benefit, kind: "benefit") }: { $amount } sind jetzt am meisten wert.
why-favor =
    Gunst { $favor } ist ihre { $cost ->
        [one] { $cost } Höfling
       *[other] { $cost } Höflinge
    } wert.
why-no_favor = Keine der ausliegenden Gunstkarten ist ihre Höflinge wert.
why-favor_here = { CAPITAL(NAME($county, form: "in", before: "in")) } bringt die Gunst am meisten.
why-event = Bei diesem Ereignis ist das besser.
why-bid =
    { NAME($country) }: { $markers ->
        [0] kein SP-Marker
       *[other] { $markers } SP-Marker
    } von dir, und der Einfluss zählt in jeder Runde.
why-no_bid =
    { NAME($country) }: { $markers ->
        [0] kein SP-Marker
       *[other] { $markers } SP-Marker
    } von dir, und mehr Einfluss brächte weniger, als die Karten wert sind.
why-lobby =
    { NAME($country) }: { $markers ->
        [0] kein SP-Marker
       *[other] { $markers } SP-Marker
    } von dir, und Einfluss lässt sich dort ausspielen.
why-vote = { NAME($colour) } dient deinen Markern am besten und gewinnt wahrscheinlich.
why-special = { NAME($card) } bringt jetzt mehr als später.
why-keep_cards = Keine Sonderkarte bringt jetzt mehr als später.
why-to_market = Diese Karten sind dir am wenigsten wert.
why-exchange = Die Karte dort ist dir mehr wert.
why-no_exchange = Nichts dort ist eine deiner Karten wert.
why-collect = Diese Karte ist dir am meisten wert.
why-remove = { CAPITAL(NAME($country, form: "in", before: "in")) } fehlt diese Karte am wenigsten.
why-initial = Diese Karten zählen von der ersten Runde an.
why-pass_marker =
    { CAPITAL(NAME($country, form: "nominative")) } { TRAIT($country, "number") ->
        [plural] brächten
       *[singular] brächte
    } dir am wenigsten.
why-imagined_win =
    In { $games ->
        [one] { $games } gedachten Partie
       *[other] { $games } gedachten Partien
    } führt das zu einer Siegchance von etwa { $chance } %, der nächstbeste Zug zu { $other } %.
