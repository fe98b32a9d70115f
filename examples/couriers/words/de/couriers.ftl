### Kuriere, auf Deutsch.

## names: das Spiel, seine Teile und die Köpfe seiner Tabellen

names-couriers = Kuriere
doors-couriers_about = 2 bis 4 Spieler, etwa 10 Minuten
doors-rule_marauders = Marodeure

names-vienna = Wien
names-prague = Prag
names-dresden = Dresden
names-munich = München
names-breslau = Breslau
names-hamburg = Hamburg
names-bamberg = Bamberg
names-stralsund = Stralsund

names-phase_riding = Reiter werden geschickt
names-phase_handing_over = eine Depesche wird übergeben
names-phase_roads_closed = die Straßen sind gesperrt

names-view_turn = Tag
names-view_phase = Jetzt
names-view_road = Unterwegs nach
names-view_worth = Wert
names-view_marauders = Marodeure lauern auf Tempo
names-view_deck = Reiter zu mieten
names-view_coming = Depeschen, die noch kommen
names-view_ridden = Reiter, die geritten sind
names-view_victory_points = Siegpunkte
names-view_hand_size = Reiter
names-view_hand = Ihr Tempo
names-view_sent = Heute geschickt
names-view_delivered = Zugestellt
names-view_sold = Verkauft

cli-counted_delivered = Zustellungen
cli-counted_sold = Verkäufe

## events

events-day_begun = Tag { $turn }: eine Depesche nach { NAME($dispatch) }, Wert { $worth }.
events-riders_shown = Die Reiter und ihr Tempo: { SEATS($riders) }.
events-marauders_came =
    Marodeure lauern auf Reiter mit Tempo { $speed }{ COUNT($caught) ->
        [0] {" "}und fangen niemanden.
       *[other] {" "}und fangen die von { PLAYERS($caught) }.
    }
events-dispatch_stayed = Niemand kommt allein durch. Was nach { LIST($dispatches) } soll, bleibt auf der Straße.
events-dispatch_delivered =
    { PLAYER($seat) } stellt in { LIST($dispatches) } zu: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
events-dispatch_sold =
    { PLAYER($seat) } verkauft, was nach { LIST($dispatches) } sollte: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $number ->
        [one] ein neuer Reiter.
       *[other] { $number } neue Reiter.
    }
events-riders_hired = { PLAYER($seat) } mietet Reiter mit Tempo { WORDS($riders) }.
events-roads_closed = Die Straßen sind gesperrt. Punkte: { SEATS($points) }.

## prompts

prompts-send_rider = { PLAYER($seat) }, schicke geheim einen Reiter.
prompts-hand_over = { PLAYER($seat) }, dein Reiter ist als Erster da. Was wird aus den Depeschen?

## moves

moves-couriers_send = Ein Reiter mit Tempo { $word1 }
moves-couriers_deliver = Zustellen, für alle Punkte
moves-couriers_sell = Verkaufen, für die halben Punkte und zwei Reiter

## why: Gründe der Bots

why-courier_worth = Was auf der Straße liegt, ist { $n } Punkte wert.
why-courier_points =
    Zugestellt bringt es { $n ->
        [one] { $n } Punkt.
       *[other] { $n } Punkte.
    }
why-courier_chance = So ein Reiter ist an { PERCENT($share, maximumFractionDigits: 0) } solcher Tage als Erster da, und auf der Straße liegen { $n } Punkte.

## rules

rules-field_marauders = Ob Marodeure alle Reiter eines Tempos fangen, das der Zufall jeden Tag nennt.

rules_couriers-book-in_force =
    die Regeln des Hauses{ $house_rules ->
        [0] { "" }
       *[other] , mit Hausregeln
    }
rules_couriers-preset-printed = wie geschrieben
rules_couriers-game = Kuriere
rules_couriers-goal = Was du willst
rules_couriers-goal-points = Depeschen sind unterwegs durch den Krieg. Wer sie ans Ziel bringt, bekommt ihre Punkte; nach **fünf Tagen** gewinnt, wer die meisten hat, und bei Gleichstand, wer die schnelleren Reiter behalten hat.
rules_couriers-day = Ein Tag
rules_couriers-day-dispatch = Eine Depesche wird auf die Straße gelegt, zu denen, die dort geblieben sind.
rules_couriers-day-send = Alle wählen geheim einen ihrer Reiter; alle reiten zusammen los.
rules_couriers-day-marauders = Der Zufall nennt ein Tempo: Marodeure fangen **alle Reiter mit diesem Tempo**.
rules_couriers-day-first = Reiter mit gleichem Tempo halten einander auf. Der schnellste der anderen ist als Erster da; gibt es keinen, bleibt alles auf der Straße.
rules_couriers-day-hand = Wer als Erster da ist, *stellt* alles *zu*, was auf der Straße liegt, und bekommt alle Punkte dafür, oder *verkauft* es: Dann bringt jede Depesche die Hälfte, abgerundet, und zwei Reiter werden vom Stapel gemietet.
