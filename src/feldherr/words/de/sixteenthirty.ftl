### Sixteen Thirty Something auf Deutsch.

## names

names-sixteenthirty = Sixteen Thirty Something

# Länder
names-austria = Österreich
names-denmark = Dänemark
names-england = England
names-france = Frankreich
names-german_states = Deutsche Staaten
    .nominative = die Deutschen Staaten
    .accusative = die Deutschen Staaten
    .dative = den Deutschen Staaten
    .in = in den Deutschen Staaten
    .von = von den Deutschen Staaten
    .nach = in die Deutschen Staaten
    .number = plural
names-italy = Italien
names-netherlands = Niederlande
    .nominative = die Niederlande
    .accusative = die Niederlande
    .dative = den Niederlanden
    .in = in den Niederlanden
    .von = von den Niederlanden
    .nach = in die Niederlande
    .number = plural
names-poland = Polen
names-spain = Spanien
names-sweden = Schweden

# Parteien
names-any_country = irgendein Land
    .nominative = irgendein Land
    .accusative = irgendein Land
    .dative = irgendeinem Land
names-red = Löwe
names-blue = Adler
names-tie = Gleichstand

# Karten
names-austria-1 = Österreich 1
names-austria-2 = Österreich 2
names-austria-3 = Österreich 3
names-austria-4 = Österreich 4
names-austria-5 = Österreich 5
names-denmark-1 = Dänemark 1
names-denmark-2 = Dänemark 2
names-denmark-3 = Dänemark 3
names-denmark-4 = Dänemark 4
names-denmark-5 = Dänemark 5
names-england-1 = England 1
names-england-2 = England 2
names-england-3 = England 3
names-england-4 = England 4
names-england-5 = England 5
names-france-1 = Frankreich 1
names-france-2 = Frankreich 2
names-france-3 = Frankreich 3
names-france-4 = Frankreich 4
names-france-5 = Frankreich 5
names-german_states-1 = Deutsche Staaten 1
names-german_states-2 = Deutsche Staaten 2
names-german_states-3 = Deutsche Staaten 3
names-german_states-4 = Deutsche Staaten 4
names-german_states-5 = Deutsche Staaten 5
names-italy-1 = Italien 1
names-italy-2 = Italien 2
names-italy-3 = Italien 3
names-italy-4 = Italien 4
names-italy-5 = Italien 5
names-netherlands-1 = Niederlande 1
names-netherlands-2 = Niederlande 2
names-netherlands-3 = Niederlande 3
names-netherlands-4 = Niederlande 4
names-netherlands-5 = Niederlande 5
names-poland-1 = Polen 1
names-poland-2 = Polen 2
names-poland-3 = Polen 3
names-poland-4 = Polen 4
names-poland-5 = Polen 5
names-spain-1 = Spanien 1
names-spain-2 = Spanien 2
names-spain-3 = Spanien 3
names-spain-4 = Spanien 4
names-spain-5 = Spanien 5
names-sweden-1 = Schweden 1
names-sweden-2 = Schweden 2
names-sweden-3 = Schweden 3
names-sweden-4 = Schweden 4
names-sweden-5 = Schweden 5
names-open-1 = Offen 1
names-open-2 = Offen 2
names-open-3 = Offen 3
names-open-4 = Offen 4
names-open-5 = Offen 5
names-lobby_the_crown = Gehör bei der Krone
names-military_improvement = Bessere Truppen
names-increase_army_size = Größeres Heer
names-increase_status = Höheres Ansehen
names-military_leader = Heerführer
names-assassin = Attentäter
names-unrest = Unruhen

# Streitfragen, und wofür eine Farbe steht
names-issue_join = Beitritt zu einer Partei
names-issue_rearm = Wiederbewaffnung
names-issue_war = Krieg
names-issue_league = Fürstenbund
names-side_join_red = den Löwen
names-side_join_blue = den Adler
names-side_rearm = Wiederbewaffnung
names-side_no_rearm = kein Heer
names-side_war = Krieg
names-side_peace = Frieden
names-side_league = den Bund
names-side_no_league = keinen Bund
names-dice_war_dice = zwei des Angreifers, dann zwei des Verteidigers
names-dice_end_die = ein Würfel für das Spielende

# Phasen
names-phase_remove_influence = fallender Einfluss
names-phase_draw = neue Karten
names-phase_special_cards = Sonderkarten
names-phase_lobby = Vorsprache bei der Krone
names-phase_excess_cards = Karten in den Markt
names-phase_scoring = Siegpunkte
names-phase_exchange = Markt: Tausch
names-phase_collection = Markt: Aufnahme
names-phase_clean_up = Aufräumen

# was rekonstruiert ist
names-section_countries = Anfangswerte der Länder
names-section_borders = Grenzen und Seewege
names-section_deck = Zusammensetzung des Kartenstapels
names-section_by_players = Tabelle nach Spielerzahl

# wie Züge geschrieben werden
names-form_pass_marker = pass_marker Land
names-form_influence = influence Karte Karte open-1=Land
names-form_remove = remove Karte oder remove open-1 Land
names-form_lobby = lobby Land join, rearm, war Land oder league Land
names-form_bid = bid Karte Karte drop Karte
names-form_vote = vote red oder vote blue
names-form_market = market Karte Karte ...
names-form_collect = collect Platz Karte
names-form_lobby_the_crown = lobby_the_crown Land join, rearm, war Land oder league Land
names-form_military_improvement = military_improvement Land
names-form_increase_army_size = increase_army_size Land
names-form_increase_status = increase_status Land
names-form_military_leader = military_leader Land
names-form_assassin = assassin Platz Karte oder assassin Platz open-1 Land
names-form_unrest = unrest Land
names-form_roll = roll Zahl Zahl ...
names-form_first_player = first_player Platz

## errors

errors-no_lobby_now = Jetzt wird bei keiner Krone vorgesprochen.
errors-unknown_country =
    Ein Land „{ $word }“ gibt es nicht{ COUNT($near) ->
        [0] ; eines schreibt sich wie „spain“.
       *[other] ; vielleicht war { NAME($near) } ({ $near }) gemeint.
    }
errors-unknown_card =
    Eine Karte „{ $word }“ gibt es nicht{ COUNT($near) ->
        [0] ; eine schreibt sich wie „spain-3“.
       *[other] ; vielleicht war „{ $near }“ gemeint.
    }
errors-bad_exchange = „{ $text }“ ist kein Tausch; schreibe Platz und genommene Karte, dann „for“ und die gegebene Karte, etwa „exchange 1 spain-3 for austria-2“.
errors-too_many_initial_cards = Die erste Auslage fasst bis zu { $most } Karten, nicht { $given }.
errors-no_influence_card = { NAME($card) } ist keine Einflusskarte; auslegen lassen sich nur Einflusskarten.
errors-card_not_in_hand = { NAME($card) } ({ $card }) hast du nicht auf der Hand oder nicht so oft; wähle unter deinen Handkarten.
errors-open_card_alone = Offene Karten für { NAME($country, form: "accusative") } brauchen eine Karte dieses Landes im selben Stapel.
errors-lobby_without_influence = { CAPITAL(NAME($country, form: "in", before: "in")) } kannst du nicht vorsprechen: Du hast dort keinen Einfluss liegen und keine Karte dieses Landes auf der Hand.
errors-lobby_only_join =
    { CAPITAL(NAME($country, form: "nominative")) } { TRAIT($country, "number") ->
        [plural] gehören
       *[singular] gehört
    } noch keiner Partei an; zur Wahl steht dort nur der Beitritt.
errors-lobby_still_armed = { NAME($country) }: Eine Wiederbewaffnung ist bei Heeresstärke { $army_size } nicht möglich, nur ohne Heer.
errors-war_disarmed =
    { CAPITAL(NAME($country, form: "nominative")) } { TRAIT($country, "number") ->
        [plural] haben
       *[singular] hat
    } kein Heer und { TRAIT($country, "number") ->
        [plural] können
       *[singular] kann
    } keinen Krieg gegen { NAME($target, form: "accusative") } führen; zuerst kommt die Wiederbewaffnung.
errors-war_in_unrest = { CAPITAL(NAME($country, form: "in", before: "in")) } herrschen Unruhen; ein Krieg gegen { NAME($target, form: "accusative") } ist in dieser Runde nicht möglich.
errors-war_no_enemy = { CAPITAL(NAME($target, form: "nominative")) } und { NAME($country, form: "nominative") } sind keine Gegner; angreifen lassen sich nur Länder der anderen Partei und die Deutschen Staaten, solange sie in keinem Bund sind.
errors-war_out_of_reach =
    { CAPITAL(NAME($target, form: "nominative")) } { TRAIT($target, "number") ->
        [plural] haben
       *[singular] hat
    } nur noch Ansehen 0 oder 1 und { TRAIT($target, "number") ->
        [plural] grenzen
       *[singular] grenzt
    } nicht an { NAME($country, form: "accusative") }; einfallen können nur Nachbarn.
errors-league_in_unrest = { CAPITAL(NAME($country, form: "in", before: "in")) } oder { NAME($target, form: "in", before: "in") } herrschen Unruhen; ein Bund ist in dieser Runde nicht möglich.
errors-league_no_ally =
    { CAPITAL(NAME($country, form: "nominative")) } { TRAIT($country, "number") ->
        [plural] können
       *[singular] kann
    } { NAME($target, form: "accusative") } nicht einladen; einladen lassen sich nur { $country ->
        [german_states] andere Länder, die einer Partei angehören
       *[other] andere Länder derselben Partei
    }.
errors-league_taken = Einen Bund gibt es schon: { NAME($country, form: "von", before: "von") }, { NAME($target, form: "von", before: "von") } oder in dieser Partei.
errors-league_out_of_reach = { CAPITAL(NAME($country, form: "nominative")) } und { NAME($target, form: "nominative") } sind keine Nachbarn, und eines von beiden hat nur noch Ansehen 0 oder 1.
errors-caller_must_place = Du sprichst { NAME($country, form: "in", before: "in") } ohne ausliegenden Einfluss vor; darum muss dein erstes Gebot welchen auslegen.
errors-bad_number_of_bids =
    Ein Gebot legt { $most ->
        [1] genau 1 Karte
       *[other] 1 bis { $most } Karten
    } an, nicht { $given }.
errors-card_of_other_country = { NAME($card) } bringt keinen Einfluss { NAME($country, form: "in", before: "in") }; das tun Karten dieses Landes und offene.
errors-card_not_in_stack = { NAME($card) } ({ $card }) liegt nicht in deinem Stapel für { NAME($country, form: "accusative") } oder nicht so oft.
errors-wrong_number_of_drops =
    { $given ->
        [one] { $given } Karte verlässt
       *[other] { $given } Karten verlassen
    } den Stapel, es { $due ->
        [1] muss aber 1
       *[other] müssen aber { $due }
    } sein: so viele, wie über drei hinausgehen.
errors-nothing_to_assassinate = { NAME($card) } liegt dort nicht in der Auslage von { PLAYER($seat) }.
errors-no_target_of_card = „{ NAME($card) }“ lässt sich für { NAME($country, form: "accusative") } nicht spielen: Der Wert ist am Anschlag, oder der Marker liegt schon dort.
errors-market_expected =
    Hier { $number ->
        [one] kommt { $number } Karte
       *[other] kommen { $number } Karten
    } in den Markt; „{ $move }“ ist nicht gefragt. Schreibe market und die Karten.
errors-wrong_number_to_market =
    { $given ->
        [one] { $given } Karte ist
       *[other] { $given } Karten sind
    } genannt, in den Markt { $due ->
        [1] muss aber 1
       *[other] müssen aber { $due }
    }.
errors-own_market = Ein Tausch mit dem eigenen Markt ist nicht erlaubt; wähle einen anderen.
errors-not_in_market = { NAME($card) } liegt nicht im Markt von { PLAYER($seat) }.
errors-no_war_odds = „{ $move }“ führt zu keinem Krieg und hat darum keine Wahrscheinlichkeiten; frage nach einer Vorsprache für Krieg oder einer roten Stimme dabei.
errors-data_bad_border = „{ $where }“ in den Daten des Tisches kann nicht „{ $value }“ enthalten; dort stehen Paare zweier Länder, jedes Paar einmal, wie ["spain", "france"].
errors-data_bad_deck =
    Der Kartenstapel in den Daten des Tisches hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }; es müssen genau { $due } sein.
errors-data_bad_limits = „{ $where }“ in den Daten des Tisches muss { $due } Kartengrenzen nennen, eine für jede Runde.

## events

events-markers_drawn = Alle ziehen { $number } Siegpunktmarker.
events-your_markers = { PLAYER($seat) } hat Siegpunktmarker gezogen für: { LIST($markers) }.
events-marker_passed = { PLAYER($seat) } gibt einen Siegpunktmarker an { PLAYER($to) } weiter: { NAME($country) }.
events-markers_passed = Weitergeben, { $round } von 2: Alle haben einen Siegpunktmarker nach links gegeben.
events-cards_dealt = Alle erhalten { $number } Karten.
events-your_cards = { PLAYER($seat) } erhält: { LIST($cards) }.
events-first_player_chosen = { PLAYER($seat) } ist Startspieler.
events-influence_shown = Der erste Einfluss wird aufgedeckt.
events-turn_begun = Runde { $turn } beginnt mit { PLAYER($first_player) }.
events-round_begun = { PLAYER($seat) } ist am Zug.
events-influence_removed = { PLAYER($seat) } verliert Einfluss { NAME($country, form: "in", before: "in") }: { LIST($cards) }.
events-influence_turned = Der Einfluss von { PLAYER($seat) } { NAME($country, form: "in", before: "in") } fällt jetzt.
events-cards_drawn =
    { PLAYER($seat) } zieht { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
events-deck_shuffled =
    Der Ablagestapel wird gemischt: ein neuer Stapel mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
events-special_played = { PLAYER($seat) } spielt „{ NAME($card) }“.
events-ability_raised = { NAME($country) }: Kampfkraft { $military_ability }.
events-army_raised = { NAME($country) }: Heeresstärke { $army_size }.
events-status_raised = { NAME($country) }: Ansehen { $status }.
events-leader_placed = { NAME($country) }: Ein Heerführer übernimmt das Kommando.
events-assassinated = { PLAYER($seat) } trifft { PLAYER($victim) } { NAME($country, form: "in", before: "in") }: { LIST($cards) }.
events-unrest_placed = { NAME($country) }: Unruhen.
events-league_dissolved = Ein Fürstenbund ({ NAME($faction) }) zerbricht: { LIST($countries) }.
events-join_proposed = { PLAYER($seat) } spricht vor. { NAME($country) }: Wahl der Partei.
events-rearm_proposed = { PLAYER($seat) } spricht vor. { NAME($country) }: Wiederbewaffnung.
events-war_proposed = { PLAYER($seat) } spricht vor. { NAME($country) }: Krieg gegen { NAME($target, form: "accusative") }.
events-league_proposed = { PLAYER($seat) } spricht vor. { NAME($country) }: Fürstenbund mit { NAME($target, form: "dative") }.
events-lobby_skipped = { PLAYER($seat) } kann nirgends vorsprechen.
events-influence_bid =
    { PLAYER($seat) } legt Einfluss { NAME($country, form: "in", before: "in") } an: { LIST($cards) }{ COUNT($dropped) ->
        [0] { "" }
        [one] ; dafür weicht { LIST($dropped) }
       *[other] ; dafür weichen { LIST($dropped) }
    }. Jetzt { $influence ->
        [one] { $influence } Punkt
       *[other] { $influence } Punkte
    }.
events-bid_passed = { PLAYER($seat) } passt { NAME($country, form: "in", before: "in") }.
events-votes_shown = { NAME($country) }: Löwe { $red }, Adler { $blue }. Ergebnis: { NAME($winner) }.
events-second_vote_called =
    Für den Bund: { NAME($country) }. Nun { TRAIT($target, "number") ->
        [plural] werden
       *[singular] wird
    } { NAME($target, form: "nominative") } gefragt.
events-faction_joined =
    { NAME($country) }: jetzt auf der Seite { $faction ->
        [red] des Löwen
       *[other] des Adlers
    }.
events-rearmed = { NAME($country) }: wieder bewaffnet, Heeresstärke 1.
events-war_begun = Krieg: { NAME($attacker) } gegen { NAME($defender, form: "accusative") }.
events-war_won = { NAME($attacker) } { $attacker_total }, { NAME($defender) } { $defender_total } (Würfel { WORDS($attacker_dice) } gegen { WORDS($defender_dice) }; Zuschläge { $attacker_modifiers } gegen { $defender_modifiers }). Sieg: { NAME($winner) }; Niederlage: { NAME($loser) }.
events-war_drawn = { NAME($attacker) } { $attacker_total }, { NAME($defender) } { $defender_total } (Würfel { WORDS($attacker_dice) } gegen { WORDS($defender_dice) }; Zuschläge { $attacker_modifiers } gegen { $defender_modifiers }). Unentschieden.
events-status_captured = Ansehen: { NAME($winner) } { $winner_status }, { NAME($loser) } { $loser_status }.
events-army_damaged = Kriegsschaden, { NAME($country) }: Heeresstärke { $army_size }.
events-ability_damaged = Kriegsschaden, { NAME($country) }: Kampfkraft { $military_ability }.
events-league_enacted = Fürstenbund ({ NAME($faction) }): { NAME($country, form: "nominative") } und { NAME($target, form: "nominative") }.
events-league_values = { NAME($country) }: Ansehen { $status }, Heeresstärke { $army_size }, Kampfkraft { $military_ability }.
events-cards_to_market =
    { PLAYER($seat) } legt { $number ->
        [0] keine Karte
        [one] { $number } Karte
       *[other] { $number } Karten
    } verdeckt in den Markt.
events-your_market = { PLAYER($seat) } hat in den Markt gelegt: { LIST($cards) }.
events-points_added = Siegpunkte in Runde { $turn }: { SEATS($gained) }. Stand: { SEATS($points) }.
events-your_score =
    Die Siegpunktmarker von { PLAYER($seat) } haben in dieser Runde { $gained ->
        [one] { $gained } Punkt
       *[other] { $gained } Punkte
    } gebracht.
events-end_rolled = { PLAYER($seat) } würfelt in Runde { $turn } um das Spielende: { $die }.
events-turn_marker_moved = Der Rundenmarker rückt auf { $turn }.
events-game_ended = Das Spiel endet nach Runde { $turn }. Siegpunkte: { SEATS($points) }.
events-market_opened = Die Märkte werden aufgedeckt.
events-exchanged = { PLAYER($seat) } nimmt „{ NAME($taken) }“ aus dem Markt von { PLAYER($at) } und gibt „{ NAME($given) }“.
events-not_exchanged = { PLAYER($seat) } tauscht nicht.
events-card_collected = { PLAYER($seat) } nimmt „{ NAME($card) }“ aus dem Markt von { PLAYER($at) } auf.
events-nothing_collected = Für { PLAYER($seat) } ist keine Karte mehr da.
events-market_closed =
    Der Markt schließt; abgelegt: { $number ->
        [0] keine Karte
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
events-first_player_passed = Der Startspielermarker geht nach rechts an { PLAYER($seat) }.
events-board_cleared = Heerführer, Fürstenbünde und Unruhen kommen vom Spielplan.

## prompts

prompts-pass_marker = { PLAYER($seat) }, welchen Siegpunktmarker gibst du nach links weiter ({ $round } von 2)?
prompts-initial_influence = { PLAYER($seat) }, wähle geheim bis zu { $most } Einflusskarten für deine Auslage.
prompts-first_player = Der Zufall ist gefragt: Wer ist Startspieler?
prompts-remove_influence = { PLAYER($seat) }, welche Karte deines fallenden Einflusses kommt in den Markt?
prompts-lose_influence = { PLAYER($seat) }, du verlierst eine Karte deines Einflusses { NAME($country, form: "in", before: "in") }: welche?
prompts-special_card = { PLAYER($seat) }, spielst du eine Sonderkarte ({ $number } von { $most })?
prompts-lobby = { PLAYER($seat) }, bei welcher Krone sprichst du vor, und wofür?
prompts-bid = { PLAYER($seat) }, legst du Einfluss { NAME($country, form: "in", before: "in") } an oder passt du?
prompts-vote = { PLAYER($seat) }, { NAME($country) }: Löwe (rot) für { NAME($red, kind: "side") } oder Adler (blau) für { NAME($blue, kind: "side") }?
prompts-dice = Der Zufall ist gefragt: Was zeigen die Würfel ({ NAME($purpose, kind: "dice") })?
prompts-excess_cards =
    { PLAYER($seat) }, lege { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } verdeckt in deinen Markt.
prompts-exchange = { PLAYER($seat) }, tauschst du eine Karte mit dem Markt eines anderen Spielers?
prompts-collect = { PLAYER($seat) }, welche Karte nimmst du aus den Märkten auf?

## rules

rules-field_league_bonus_without_influence = Ob ein Siegpunktmarker den Zusatzpunkt des Fürstenbunds auch ohne ausliegenden Einfluss zählt.

## moves

moves-sixteenthirty_pass_marker = { CAPITAL(NAME($word1, form: "accusative")) } weitergeben
moves-sixteenthirty_influence_0 = Keine Karte auslegen
moves-sixteenthirty_influence = { LIST($rest) } auslegen
moves-sixteenthirty_remove =
    { NAME($word1) }{ COUNT($word2) ->
        [1] { " " }({ NAME($word2) })
       *[other] { "" }
    } entfernen
moves-sixteenthirty_lobby_join = { NAME($word1) }: Beitritt zu einer Partei
moves-sixteenthirty_lobby_rearm = { NAME($word1) }: Wiederbewaffnung
moves-sixteenthirty_lobby_war = { NAME($word1) }: Krieg gegen { NAME($word3, form: "accusative") }
moves-sixteenthirty_lobby_league = { NAME($word1) }: Fürstenbund mit { NAME($word3, form: "dative") }
moves-sixteenthirty_lobby_the_crown_join = Gehör bei der Krone, { NAME($word1) }: Beitritt zu einer Partei
moves-sixteenthirty_lobby_the_crown_rearm = Gehör bei der Krone, { NAME($word1) }: Wiederbewaffnung
moves-sixteenthirty_lobby_the_crown_war = Gehör bei der Krone, { NAME($word1) }: Krieg gegen { NAME($word3, form: "accusative") }
moves-sixteenthirty_lobby_the_crown_league = Gehör bei der Krone, { NAME($word1) }: Fürstenbund mit { NAME($word3, form: "dative") }
moves-sixteenthirty_military_improvement = Bessere Truppen: { NAME($word1) }
moves-sixteenthirty_increase_army_size = Größeres Heer: { NAME($word1) }
moves-sixteenthirty_increase_status = Höheres Ansehen: { NAME($word1) }
moves-sixteenthirty_military_leader = Heerführer: { NAME($word1) }
moves-sixteenthirty_unrest = Unruhen: { NAME($word1) }
moves-sixteenthirty_assassin =
    Attentäter: { NAME($word2) } von { PLAYER($word1) }{ COUNT($word3) ->
        [1] { " " }({ NAME($word3) })
       *[other] { "" }
    }
moves-sixteenthirty_bid =
    { LIST($rest) } anlegen{ COUNT($dropped) ->
        [0] { "" }
       *[other] , dafür { LIST($dropped) } entfernen
    }
moves-sixteenthirty_vote =
    { $word1 ->
        [red] Mit dem Löwen stimmen
       *[other] Mit dem Adler stimmen
    }
moves-sixteenthirty_market = { LIST($rest) }
moves-sixteenthirty_exchange = { NAME($word2) } nehmen, { LIST($dropped) } geben
moves-sixteenthirty_collect = { NAME($word2) }
