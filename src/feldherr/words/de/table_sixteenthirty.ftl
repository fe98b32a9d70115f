table_sixteenthirty-ability_n = Kampfkraft { $n }
table_sixteenthirty-add_card = { $card } anlegen
table_sixteenthirty-add_cards =
    { $n ->
        [one] { $n } Karte anlegen
       *[other] { $n } Karten anlegen
    }
table_sixteenthirty-add_influence = Einfluss anlegen
table_sixteenthirty-against_whom = Gegen wen?
table_sixteenthirty-army_n = Heer { $n }
table_sixteenthirty-army_size = Heeresstärke
table_sixteenthirty-ascending = steigend
table_sixteenthirty-ask_join = { NAME($country) }: welche Partei?
table_sixteenthirty-ask_league = { NAME($country) }: Fürstenbund mit { NAME($target, form: "dative") }?
table_sixteenthirty-ask_league_second = { NAME($target) }: Fürstenbund mit { NAME($country, form: "dative") }?
table_sixteenthirty-ask_rearm = { NAME($country) }: wieder bewaffnen?
table_sixteenthirty-ask_war = { NAME($country) }: Krieg gegen { NAME($target, form: "accusative") }?
table_sixteenthirty-bid_ahead =
    Dein Stapel: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, { $by } voraus.
table_sixteenthirty-bid_behind =
    Dein Stapel: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, { $by } hinter dem höchsten.
table_sixteenthirty-bid_drop =
    Dein Stapel ist voll: Markiere darin { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, die Platz machen.
table_sixteenthirty-bid_hint = Karten dieses Landes und offene Karten passen.
table_sixteenthirty-bid_level =
    Dein Stapel: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, gleichauf mit dem höchsten.
table_sixteenthirty-bid_must_title = Einfluss auslegen: { NAME($country) }
table_sixteenthirty-bid_nothing = Keine deiner Karten passt hier.
table_sixteenthirty-bid_title = Gebot: { NAME($country) }
table_sixteenthirty-bids_now = bietet jetzt
table_sixteenthirty-card_assassinated = Ein Attentäter trifft dich { NAME($country, form: "in", before: "in") }
table_sixteenthirty-card_removed = Du verlierst Einfluss { NAME($country, form: "in", before: "in") }
table_sixteenthirty-card_score =
    Runde { $turn }: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für dich
table_sixteenthirty-card_turned = Dein Einfluss { NAME($country, form: "in", before: "in") } fällt jetzt
table_sixteenthirty-card_unrest = Unruhen { NAME($country, form: "in", before: "in") }: du verlierst Einfluss
table_sixteenthirty-choose_card = Karte wählen
table_sixteenthirty-choose_issue = Frage wählen
table_sixteenthirty-choose_marker = Marker wählen
table_sixteenthirty-choose_market_card = Aus einem Markt wählen
table_sixteenthirty-choose_own_card = Eigene Karte wählen
table_sixteenthirty-choose_side = Seite wählen
table_sixteenthirty-choose_target = Ziel wählen
table_sixteenthirty-collect_note = aus irgendeinem Markt
table_sixteenthirty-collect_title = Nimm eine Karte auf
table_sixteenthirty-colour_blue = blaue Partei
table_sixteenthirty-colour_red = rote Partei
table_sixteenthirty-countries = Die Länder
table_sixteenthirty-country = Land
table_sixteenthirty-crowns_note = Vorsprechen kannst du mit ausliegendem Einfluss oder mit einer Karte des Landes auf der Hand.
table_sixteenthirty-decided_this_turn = In dieser Runde entschieden
table_sixteenthirty-deck_n = Stapel { $n }, abgelegt { $discard }
table_sixteenthirty-descending = fallend
table_sixteenthirty-descending_closed = fallend, nimmt nichts auf
table_sixteenthirty-dice_difference = Differenz { $n }
table_sixteenthirty-do_exchange = Tauschen
table_sixteenthirty-do_lobby = Vorsprechen
table_sixteenthirty-does_increase_army_size = { CAPITAL(NAME($country, form: "nominative")) }: Heeresstärke um 1 höher.
table_sixteenthirty-does_increase_status = { CAPITAL(NAME($country, form: "nominative")) }: Ansehen { $from } → { $to }.
table_sixteenthirty-does_military_improvement = { CAPITAL(NAME($country, form: "nominative")) }: Kampfkraft um 1 höher.
table_sixteenthirty-does_military_leader = { CAPITAL(NAME($country, form: "nominative")) }: Ein Heerführer zählt im Krieg 2, bis die Runde endet.
table_sixteenthirty-does_unrest = { CAPITAL(NAME($country, form: "nominative")) }: in dieser Runde kein Krieg und kein Bund; der meiste Einfluss dort fällt.
table_sixteenthirty-draw = Unentschieden
table_sixteenthirty-end_die = Würfel um das Spielende
table_sixteenthirty-end_of_game = Ende des Spiels
table_sixteenthirty-excess_note = verdeckt; die Grenze ist { $limit }
table_sixteenthirty-excess_title =
    { $n ->
        [one] { $n } Karte kommt
       *[other] { $n } Karten kommen
    } in deinen Markt
table_sixteenthirty-exchange_note = eine Handkarte gegen eine aus einem fremden Markt
table_sixteenthirty-exchange_title = Tausche eine Karte oder keine
table_sixteenthirty-exchange_what = Du nimmst { $taken } und gibst { $given }.
table_sixteenthirty-face_down = { $n } verdeckt
table_sixteenthirty-faction_blue = der Adler
table_sixteenthirty-faction_red = der Löwe
table_sixteenthirty-figure_of = { NAME($country) }
table_sixteenthirty-figures_about = Das Regelheft druckt weder Spielplan noch Karten ab. Anfangswerte und die Tabelle nach Spielerzahl sind rekonstruiert; hier kannst du eigene setzen.
table_sixteenthirty-figures_card_limit = Kartengrenze, Runde 1 bis 10
table_sixteenthirty-figures_draw = Gezogene Karten je Zug
table_sixteenthirty-figures_limit_of = Kartengrenze in Runde { $n }
table_sixteenthirty-figures_markers = Siegpunktmarker je Spieler
table_sixteenthirty-figures_mine = Das sind die Werte meines eigenen Exemplars
table_sixteenthirty-figures_mine_about = dann gelten sie nicht als rekonstruiert
table_sixteenthirty-figures_none = rekonstruiert
table_sixteenthirty-figures_of_country = { $what }, { NAME($country) }
table_sixteenthirty-figures_players = Für { $n } Spieler
table_sixteenthirty-figures_reset = Zurücksetzen
table_sixteenthirty-figures_set = geändert
table_sixteenthirty-figures_title = Werte des Spielplans
table_sixteenthirty-first_player = Startspieler
table_sixteenthirty-first_vote_in = Erste Abstimmung: { NAME($country) }
table_sixteenthirty-for_what = Wofür?
table_sixteenthirty-hand_in_question = Deine Hand liegt bei der Frage.
table_sixteenthirty-hand_limit =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, Grenze { $limit }
table_sixteenthirty-influence = Einfluss
table_sixteenthirty-influence_in = Einfluss: { NAME($country) }
table_sixteenthirty-influence_n = Einfluss { $n }
table_sixteenthirty-initial_note = geheim; alle werden gemeinsam aufgedeckt
table_sixteenthirty-initial_title = Leg bis zu { $n } Einflusskarten aus
table_sixteenthirty-issue_join = Partei wählen
table_sixteenthirty-issue_league = Fürstenbund
table_sixteenthirty-issue_rearm = Wieder bewaffnen
table_sixteenthirty-issue_under_way = Die Frage
table_sixteenthirty-issue_war = Krieg
table_sixteenthirty-legend_down = gedreht: nimmt keine Karte an, schrumpft
table_sixteenthirty-legend_leads = führt
table_sixteenthirty-legend_up = kann wachsen
table_sixteenthirty-legend_worth = Ein Marker zählt so viel wie das Kleinere von Einfluss und Ansehen.
table_sixteenthirty-lobbies_crown = { $name } spricht vor: { NAME($country) }.
table_sixteenthirty-lobby_note = einmal in deinem Zug
table_sixteenthirty-lobby_title = Sprich bei einer Krone vor
table_sixteenthirty-lose_note = dein Einfluss dort fällt schon
table_sixteenthirty-lose_title = Du verlierst eine Karte: { NAME($country) }
table_sixteenthirty-make_room = Erst Platz machen
table_sixteenthirty-map_austria = Österreich
table_sixteenthirty-map_denmark = Dänemark
table_sixteenthirty-map_england = England
table_sixteenthirty-map_france = Frankreich
table_sixteenthirty-map_german_states = Deutsche|Staaten
table_sixteenthirty-map_italy = Italien
table_sixteenthirty-map_netherlands = Nieder-|lande
table_sixteenthirty-map_poland = Polen
table_sixteenthirty-map_spain = Spanien
table_sixteenthirty-map_sweden = Schweden
table_sixteenthirty-markers_note =
    zusammen { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, würde jetzt gewertet
table_sixteenthirty-markers_of_all = Die geheimen Marker
table_sixteenthirty-markers_short = Marker
table_sixteenthirty-market_cards = Karten im Markt
table_sixteenthirty-market_empty = leer
table_sixteenthirty-market_of = Markt von { $name }
table_sixteenthirty-market_places = Die Märkte
table_sixteenthirty-military_ability = Kampfkraft
table_sixteenthirty-modifier_military_ability = Kampfkraft
table_sixteenthirty-modifier_island_defence = Insel ohne Besitzungen
table_sixteenthirty-modifier_military_leader = Heerführer
table_sixteenthirty-modifier_league = Fürstenbund
table_sixteenthirty-modifier_no_army = kein Heer
table_sixteenthirty-modifier_unrest = Unruhen
table_sixteenthirty-n_countries =
    { $n ->
        [one] { $n } Land
       *[other] { $n } Länder
    }
table_sixteenthirty-n_of = { $n } von { $all }
table_sixteenthirty-no_exchange = Kein Tausch
table_sixteenthirty-no_faction = keine Partei
table_sixteenthirty-no_influence_here = Hier hat niemand Einfluss.
table_sixteenthirty-no_influence_no_vote = Ohne Einfluss keine Stimme:
table_sixteenthirty-no_vote = keine Stimme
table_sixteenthirty-nothing_decided = Noch nichts.
table_sixteenthirty-odds_were = Die Aussichten waren: Sieg { $win }, Unentschieden { $draw }, Niederlage { $loss }.
table_sixteenthirty-on_which_country = Für welches Land?
table_sixteenthirty-open_card = Offen
table_sixteenthirty-open_for = { $card } stützt
table_sixteenthirty-open_needs_named = Eine offene Karte braucht eine Karte eines Landes neben sich.
table_sixteenthirty-other_crown = Nicht { NAME($country, form: "nominative") }: eine andere Krone wählen
table_sixteenthirty-over = das Spiel ist zu Ende
table_sixteenthirty-own_markers = { $n } Siegpunktmarker von dir
table_sixteenthirty-pass = Passen
table_sixteenthirty-pass_marker_note = { $round } von 2; die Marker bleiben geheim
table_sixteenthirty-pass_marker_title = Gib einen Siegpunktmarker weiter an { $name }
table_sixteenthirty-pass_on = { CAPITAL(NAME($country, form: "accusative")) } weitergeben
table_sixteenthirty-passed = hat gepasst
table_sixteenthirty-pick_country = Wähl auf der Karte oder in der Tafel.
table_sixteenthirty-pick_stack = Wähl jemandes Einfluss in der Tafel.
table_sixteenthirty-place_adriatic_sea = Adria
table_sixteenthirty-place_andalusia = Andalusien
table_sixteenthirty-place_aragon = Aragon
table_sixteenthirty-place_atlantic = Atlantik
table_sixteenthirty-place_balearics = Balearen
table_sixteenthirty-place_baltic_sea = Ostsee
table_sixteenthirty-place_barbary = Berberei
table_sixteenthirty-place_bavaria = Bayern
table_sixteenthirty-place_bay_of_biscay = Golf von Biskaya
table_sixteenthirty-place_bohemia = Böhmen
table_sixteenthirty-place_bosnia = Bosnien
table_sixteenthirty-place_brandenburg = Brandenburg
table_sixteenthirty-place_brittany = Bretagne
table_sixteenthirty-place_burgundy = Burgund
table_sixteenthirty-place_carniola = Krain
table_sixteenthirty-place_castile = Kastilien
table_sixteenthirty-place_champagne = Champagne
table_sixteenthirty-place_courland = Kurland
table_sixteenthirty-place_croatia = Kroatien
table_sixteenthirty-place_empire = Reich
table_sixteenthirty-place_flanders = Flandern
table_sixteenthirty-place_galicia = Galicien
table_sixteenthirty-place_gascony = Gascogne
table_sixteenthirty-place_goetaland = Götaland
table_sixteenthirty-place_great_poland = Großpolen
table_sixteenthirty-place_holstein = Holstein
table_sixteenthirty-place_hungary = Ungarn
table_sixteenthirty-place_ireland = Irland
table_sixteenthirty-place_jutland = Jütland
table_sixteenthirty-place_languedoc = Languedoc
table_sixteenthirty-place_lithuania = Litauen
table_sixteenthirty-place_livonia = Livland
table_sixteenthirty-place_lorraine = Lothringen
table_sixteenthirty-place_mazovia = Masowien
table_sixteenthirty-place_mediterranean_sea = Mittelmeer
table_sixteenthirty-place_moravia = Mähren
table_sixteenthirty-place_n =
    { $n ->
        [one] { $n } Karte auslegen
       *[other] { $n } Karten auslegen
    }
table_sixteenthirty-place_naples = Neapel
table_sixteenthirty-place_none = Keine auslegen
table_sixteenthirty-place_normandy = Normandie
table_sixteenthirty-place_north_sea = Nordsee
table_sixteenthirty-place_norway = Norwegen
table_sixteenthirty-place_ocean = { "" }
table_sixteenthirty-place_ottoman = Osmanisches
table_sixteenthirty-place_pomerania = Pommern
table_sixteenthirty-place_portugal = Portugal
table_sixteenthirty-place_provence = Provence
table_sixteenthirty-place_prussia = Preußen
table_sixteenthirty-place_red_ruthenia = Rotreußen
table_sixteenthirty-place_sardinia = Sardinien
table_sixteenthirty-place_saxony = Sachsen
table_sixteenthirty-place_scania = Schonen
table_sixteenthirty-place_scotland = Schottland
table_sixteenthirty-place_sicily = Sizilien
table_sixteenthirty-place_silesia = Schlesien
table_sixteenthirty-place_styria = Steiermark
table_sixteenthirty-place_svealand = Svealand
table_sixteenthirty-place_swabia = Schwaben
table_sixteenthirty-place_switzerland = Schweiz
table_sixteenthirty-place_the_channel = Ärmelkanal
table_sixteenthirty-place_tuscany = Toskana
table_sixteenthirty-place_tyrol = Tirol
table_sixteenthirty-place_tyrrhenian_sea = Tyrrhenisches Meer
table_sixteenthirty-place_venice = Venedig
table_sixteenthirty-place_westphalia = Westfalen
table_sixteenthirty-play_card = Karte spielen
table_sixteenthirty-play_no_more = Keine mehr
table_sixteenthirty-play_none = Keine spielen
table_sixteenthirty-recap_ability = { CAPITAL(NAME($country, form: "nominative")) }: Kampfkraft { $n }
table_sixteenthirty-recap_army = { CAPITAL(NAME($country, form: "nominative")) }: Heeresstärke { $n }
table_sixteenthirty-recap_assassin = Ein Attentat auf { $name } { NAME($country, form: "in", before: "in") }
table_sixteenthirty-recap_dissolved = Der Bund zerbricht: { NAME($country, form: "nominative") } und { NAME($target, form: "nominative") }
table_sixteenthirty-recap_drawn = { CAPITAL(NAME($country, form: "nominative")) } gegen { NAME($target, form: "accusative") }: unentschieden, { $n } zu { $n }
table_sixteenthirty-recap_join = { CAPITAL(NAME($country, form: "nominative")) }: jetzt { $faction }, { $a } zu { $b }
table_sixteenthirty-recap_joins_attacked = { CAPITAL(NAME($country, form: "nominative")) }: nach dem Angriff jetzt { $faction }
table_sixteenthirty-recap_joins_league = { CAPITAL(NAME($country, form: "nominative")) }: mit dem Bund jetzt { $faction }
table_sixteenthirty-recap_leader = Ein Heerführer für { NAME($country, form: "accusative") }
table_sixteenthirty-recap_league = Ein Fürstenbund: { NAME($country, form: "nominative") } und { NAME($target, form: "nominative") }
table_sixteenthirty-recap_no_join = { CAPITAL(NAME($country, form: "nominative")) }: keine neue Partei, { $a } zu { $b }
table_sixteenthirty-recap_no_league = Kein Bund zwischen { NAME($country, form: "dative") } und { NAME($target, form: "dative") }, { $a } zu { $b }
table_sixteenthirty-recap_no_rearm = { CAPITAL(NAME($country, form: "nominative")) }: kein neues Heer, { $a } zu { $b }
table_sixteenthirty-recap_no_war = Kein Krieg gegen { NAME($target, form: "accusative") }, { $a } zu { $b }
table_sixteenthirty-recap_rearm = { CAPITAL(NAME($country, form: "nominative")) }: wieder ein Heer, { $a } zu { $b }
table_sixteenthirty-recap_status = { CAPITAL(NAME($country, form: "nominative")) }: Ansehen jetzt { $n }
table_sixteenthirty-recap_tie = Gleichstand { NAME($country, form: "in", before: "in") }, { $a } zu { $b }: Nichts ändert sich
table_sixteenthirty-recap_turned = Der Einfluss von { $name } { NAME($country, form: "in", before: "in") } fällt jetzt
table_sixteenthirty-recap_unrest = Unruhen { NAME($country, form: "in", before: "in") }
table_sixteenthirty-recap_war = Krieg gegen { NAME($country, form: "accusative") }
table_sixteenthirty-recap_wants_league = { CAPITAL(NAME($country, form: "nominative")) } für den Bund mit { NAME($target, form: "dative") }, { $a } zu { $b }
table_sixteenthirty-recap_won =
    { CAPITAL(NAME($winner, form: "nominative")) } { TRAIT($winner, "number") ->
        [plural] besiegen
       *[singular] besiegt
    } { NAME($loser, form: "accusative") }, { $a } zu { $b }
table_sixteenthirty-reconstructed_mark = rek.
table_sixteenthirty-reconstructed_what = Rekonstruiert: { $what }.
table_sixteenthirty-remove_card = { $card } entfernen
table_sixteenthirty-remove_note = sie kommt in deinen Markt
table_sixteenthirty-remove_title = Entferne eine Karte fallenden Einflusses
table_sixteenthirty-round_of = Zug: { $name }
table_sixteenthirty-rules_in_short = Die Regeln in Kürze
table_sixteenthirty-scored_turn = Siegpunkte in Runde { $n }
table_sixteenthirty-sealed_note = Du kannst es zurücknehmen, bis alle geantwortet haben.
table_sixteenthirty-second_vote_in = Zweite Abstimmung: { NAME($country) }
table_sixteenthirty-secret_markers = Geheime Siegpunktmarker
table_sixteenthirty-set_up = Aufbau
table_sixteenthirty-short_german_states = Dt. Staaten
table_sixteenthirty-short_netherlands = Niederl.
table_sixteenthirty-special_note = wähl eine Karte, dann ihr Ziel
table_sixteenthirty-special_title = Sonderkarte { $n } von { $most }, oder keine
table_sixteenthirty-stage_bidding = Gebote
table_sixteenthirty-stage_vote = Abstimmung
table_sixteenthirty-stage_war = Krieg
table_sixteenthirty-stages = Schritte
table_sixteenthirty-status_n = Ansehen { $n }
table_sixteenthirty-status_word = Ansehen
table_sixteenthirty-still_to_bid = bietet noch
table_sixteenthirty-strike = { $card } treffen
table_sixteenthirty-strikes_at = { $name } { NAME($country, form: "in", before: "in") }: Welche Karte?
table_sixteenthirty-tab_ask = Frage
table_sixteenthirty-tab_bid = Gebot
table_sixteenthirty-tab_grid = Tafel
table_sixteenthirty-tab_hand = Hand
table_sixteenthirty-tab_lobby = Krone
table_sixteenthirty-tab_now = Jetzt
table_sixteenthirty-tab_special = Karte
table_sixteenthirty-tab_vote = Wahl
table_sixteenthirty-take_card = { $card } nehmen
table_sixteenthirty-times_n = { $n }-mal
table_sixteenthirty-tip_card = { $n } mehr Einfluss { NAME($country, form: "in", before: "in") }.
table_sixteenthirty-tip_markers =
    Deine geheimen Siegpunktmarker und was sie brächten, wenn jetzt gewertet würde: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }. Ein Marker zählt so viel wie das Kleinere von deinem Einfluss und dem Ansehen des Landes, im Bund 1 mehr.
table_sixteenthirty-tip_open_card = { $n } mehr Einfluss in jedem Land, von dem schon eine Karte dabei liegt.
table_sixteenthirty-tip_status = Partei und Ansehen des Landes
table_sixteenthirty-tip_worth =
    { $n ->
        [one] { $n } Siegpunktmarker
       *[other] { $n } Siegpunktmarker
    } von dir für { NAME($country, form: "accusative") }, jeder jetzt { $worth } wert
table_sixteenthirty-to_market =
    { $n ->
        [one] { $n } Karte ablegen
       *[other] { $n } Karten ablegen
    }
table_sixteenthirty-turn = Runde
table_sixteenthirty-turn_end = Ende der Runde
table_sixteenthirty-turn_n = Runde { $n }
table_sixteenthirty-turns_from_to = Runden { $from }–{ $to }
table_sixteenthirty-vote_for = Für { $side } stimmen
table_sixteenthirty-vote_note =
    dein Einfluss zählt { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }; alle Seiten werden gemeinsam gezeigt
table_sixteenthirty-vote_tied = Gleichstand: Nichts ändert sich.
table_sixteenthirty-vote_title = Wähl geheim eine Seite
table_sixteenthirty-votes = stimmt ab
table_sixteenthirty-war_draw = Unentschieden: Beide erleiden Schaden.
table_sixteenthirty-war_winner = Sieg: { NAME($country) }.
table_sixteenthirty-which_crown = Welche Krone?
table_sixteenthirty-why_league_in_unrest = in Unruhen
table_sixteenthirty-why_league_no_ally = kein Land seiner Partei
table_sixteenthirty-why_league_out_of_reach = kein Partner grenzt an
table_sixteenthirty-why_league_taken = einen Bund gibt es schon
table_sixteenthirty-why_lobby_only_join = erst mit einer Partei
table_sixteenthirty-why_lobby_still_armed = hat ein Heer
table_sixteenthirty-why_no_crown = { NAME($country) }: kein ausliegender Einfluss und keine Karte auf der Hand.
table_sixteenthirty-why_no_target = am Anschlag, oder der Marker liegt schon dort
table_sixteenthirty-why_no_target_of_issue = kommt hier nicht in Frage
table_sixteenthirty-why_war_disarmed = kein Heer
table_sixteenthirty-why_war_in_unrest = in Unruhen
table_sixteenthirty-why_war_no_enemy = kein Gegner
table_sixteenthirty-why_war_out_of_reach = Gegner außer Reichweite
table_sixteenthirty-with_reconstructed = rekonstruierte Werte
table_sixteenthirty-with_whom = Mit wem?
table_sixteenthirty-worth_changes =
    { $n ->
        [one] Dein Marker
       *[other] Deine { $n } Marker
    } { NAME($country, form: "in", before: "in") }: { $to } statt { $from }.
table_sixteenthirty-you_pass = Du gibst weiter: { NAME($country) }.
table_sixteenthirty-you_place = Du legst aus: { $cards }.
table_sixteenthirty-you_place_none = Du legst keine Karte aus.
table_sixteenthirty-you_vote = Du stimmst für { $side }.
table_sixteenthirty-your_hand = Deine Hand
table_sixteenthirty-your_influence = Dein Einfluss { NAME($country, form: "in", before: "in") }
table_sixteenthirty-your_markers = Deine geheimen Marker
table_sixteenthirty-your_points_from = Deine Punkte kamen aus:
