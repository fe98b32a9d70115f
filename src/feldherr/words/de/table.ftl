table-a_card = Eine Karte
table-action_cards = Aktionskarten
table-additional_peasants = Zusätzliche Bauern
table-advice = Rat
table-all = Alle
table-all_boxes_laid = alle Felder belegt
table-all_favors = Alle Gunstkarten
table-all_rules = Alle Regeln
table-analysis = Analyse
table-are_deciding = { $names } entscheiden.
table-armies = Armeen
table-as_played = wie gespielt
table-attack_with = Mit { $n } angreifen
table-away = abwesend
table-away_since = weg seit { $time }
table-back_to_now = Zurück zum Jetzt
table-beat_church =
    { $n ->
        [0] Niemand baut eine Kirche
        [one] Eine Kirche wird gebaut
       *[other] { $n } Kirchen werden gebaut
    }
table-beat_deploy =
    { $n ->
        [0] Niemand stellt Armeen auf
        [one] Einmal werden Armeen aufgestellt
       *[other] { $n }-mal werden Armeen aufgestellt
    }
table-beat_grain =
    { $n ->
        [0] Niemand erntet Getreide
        [one] Eine Ernte wird eingebracht
       *[other] { $n } Ernten werden eingebracht
    }
table-beat_palace =
    { $n ->
        [0] Niemand baut einen Palast
        [one] Ein Palast wird gebaut
       *[other] { $n } Paläste werden gebaut
    }
table-beat_taxes =
    { $n ->
        [0] Niemand treibt Steuern ein
        [one] Einmal werden Steuern eingetrieben
       *[other] { $n }-mal werden Steuern eingetrieben
    }
table-beat_trading_post =
    { $n ->
        [0] Niemand baut ein Handelshaus
        [one] Ein Handelshaus wird gebaut
       *[other] { $n } Handelshäuser werden gebaut
    }
table-benefit_note = Länder in mindestens vier Regionen
table-benefit_title = Landsknechte: Nimm einen Vorteil
table-besides = Außerdem
table-beside = daneben: { $who }
table-bids_note = das höchste wählt zuerst; ein Land kommt vor der 0
table-blank_card = Blankokarte: keine Aktion
table-bot = Bot
table-box_bid = Gebot
table-box_chosen = { $box } gewählt: Die Hand zeigt, was passt.
table-box_church = Kirche
table-box_combat_a = Kampf A
table-box_combat_b = Kampf B
table-box_court1 = 1
table-box_court2 = 2
table-box_court3 = 3
table-box_deploy1 = 1 + ziehen
table-box_deploy3 = 3 Armeen
table-box_deploy5 = 5 Armeen
table-box_grain = Getreide
table-box_palace = Palast
table-box_taxes = Steuern
table-box_trading_post = Handelshaus
table-breaks = Handels-haus
table-brief_marker =
    { $n ->
        [one] { $n } Unruhemarker
       *[other] { $n } Unruhemarker
    }
table-came_out = Herausgefallen: { $a } gegen { $b }
table-card_fail = Du nimmst { NAME($county, form: "accusative") } nicht ein
table-card_gain =
    { $n ->
        [one] Eine deiner Armeen fällt aus dem Turm
       *[other] { $n } deiner Armeen fallen aus dem Turm
    }
table-card_hold = Du hältst { NAME($county, form: "accusative") }
table-card_lose = Du verlierst { NAME($county, form: "accusative") }
table-card_lost_card = Deine Karte { NAME($county, form: "von", before: "von") } ist verloren und mit ihr „{ NAME($action, kind: "action") }“
table-card_n = Karte { $n }
table-card_revolt_held = Du schlägst den Aufstand { NAME($county, form: "in", before: "in") } nieder
table-card_revolt_lost = Du verlierst { NAME($county, form: "accusative") } an die Bauern
table-card_scoring = Winter: was er nahm, und die Punkte
table-card_skipped = „{ NAME($action, kind: "action") }“ { NAME($county, form: "in", before: "in") } fällt aus
table-card_skipped_note = Du hast nichts dafür bezahlt und kannst es in dieser Jahreszeit nicht nachholen.
table-card_take = Du eroberst { NAME($county, form: "accusative") }
table-card_waste = { CAPITAL(NAME($county, form: "nominative")) } verwüstet
table-cards_in_hand = Handkarten
table-cause_event = Bei { $events } reicht das Geld nicht für alles: { $boxes }.
table-cause_order = Je nach Reihenfolge reicht das Geld nicht für alles: { $boxes }.
table-choose = Wählen
table-choose_card_short = Karte wählen
table-choose_favor = Gunst wählen
table-choose_number = Anzahl wählen
table-choose_one = Eins wählen
table-choose_place = Wähl deinen Platz
table-choose_place_note = er bestimmt die Spielerreihenfolge und bringt seinen Vorteil
table-choose_place_short = Platz wählen
table-choose_target = Wähl ein Land auf der Karte oder hier oben.
table-choose_target_short = Land wählen
table-churches = Kirchen
table-clear_mat = Tableau leeren
table-close = Schließen
table-costs_courtiers =
    Kostet { $n ->
        [one] { $n } Höfling
       *[other] { $n } Höflinge
    }.
table-countries_with_influence = Länder mit Einfluss
table-county = Land
table-county_held =
    { NAME($county) } gehalten, noch { $n ->
        [one] { $n } Armee
       *[other] { $n } Armeen
    }
table-county_lost = { NAME($county) } verloren
table-county_revolts = Aufstand { NAME($county, form: "in", before: "in") }
table-court = Kaiserhof
table-court_n = Hof { $n }
table-courtiers = Höflinge
table-courtiers_go =
    { $n ->
        [one] { $n } deiner { $all } Höflinge geht
       *[other] { $n } deiner { $all } Höflinge gehen
    } heim.
table-deciding = entscheidet …
table-defend_note = Angriff von { $against }
table-defend_title =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] werden
       *[singular] wird
    } angegriffen
table-defend_with = Mit { $n } verteidigen
table-do_not_march = Nicht ziehen
table-done = erledigt
table-draft_note = nimm ein offenes Land oder die oberste Karte
table-draft_title = Wähl ein Land
table-draw_card = Oberste Karte ziehen
table-edition_first = Erste Ausgabe
table-edition_manual = Nach Handbuch
table-edition_second = Zweite Ausgabe
table-emperors_court = Der Kaiserhof
table-empty = leer
table-event_in_force = Geltendes Ereignis
table-event_removed = wurde am Hof aufgehoben
table-event_short_church_peace = kein Angriff auf Länder mit Kirche
table-event_short_crop_failure =
    Getreide { SIGN($amount) ->
        [negative] −{ ABS($amount) }
       *[other] +{ $amount }
    }: { NAME($region, kind: "region") }
table-event_short_good_harvest =
    Getreide { SIGN($amount) ->
        [negative] −{ ABS($amount) }
       *[other] +{ $amount }
    }: { NAME($region, kind: "region") }
table-event_short_harvest_ceiling = Getreide: höchstens { $amount }
table-event_short_harvest_floor = Getreide: mindestens { $amount }
table-event_short_market_calms = Handelshaus entfernt { $amount } Marker
table-event_short_palace_guard = Paläste: Verteidigung +{ $amount }
table-event_short_palace_peasants =
    Paläste: +{ $amount ->
        [one] { $amount } Bauer
       *[other] { $amount } Bauern
    }
table-event_short_peasants_rise =
    neutrale Länder: { $amount ->
        [one] { $amount } Bauer
       *[other] { $amount } Bauern
    }
table-event_short_short_levy = nur 3 und 2 Armeen: { NAME($region, kind: "region") }
table-event_short_tax_ceiling = Steuern: höchstens { $amount }
table-event_short_tax_floor = Steuern: mindestens { $amount }
table-event_short_trade_bonus = Handelshaus umsonst, +{ $amount } Taler
table-event_short_weary_peasants =
    neutrale Länder: { $amount ->
        [0] kein Bauer
        [one] { $amount } Bauer
       *[other] { $amount } Bauern
    }
table-events_label = Ereignis
table-exchange = Beide tauschen
table-exchange_note = beide kommen unter den Stapel
table-exposed =
    { CAPITAL(NAME($county, form: "nominative")) }: { $n ->
        [one] { $n } Armee
       *[other] { $n } Armeen
    } neben { $armies } von { $name } { NAME($other, form: "in", before: "in") }.
table-explain = Erklären
table-explain_title = Was ist das, was kostet es, und wann misslingt es?
table-favor_deck = im Stapel
table-favor_note =
    du hast { $n ->
        [one] { $n } Höfling
       *[other] { $n } Höflinge
    } im Audienzsaal
table-favor_open = offen
table-favor_title = Nimm eine Gunst oder keine
table-favor_use_title = Nutze Gunst Nr. { $n }
table-favor_used = weg
table-favors = Gunstkarten
table-favors_label = Gunst
table-favors_note =
    noch { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } im Stapel
table-favors_on_offer = Ausliegende Gunstkarten
table-feeds_of = versorgt { $fed } von { $all }
table-fill_blank = Leer füllen
table-fill_money = Mit Geld füllen
table-fill_rest_blank = Offene Felder mit leeren Karten füllen: Dort geschieht nichts. (M)
table-fill_rest_money = Offene Felder mit Münzkarten füllen: Dort geschieht nichts. (M)
table-find = Auf der Karte suchen
table-finds_nothing = So heißt hier nichts.
table-fit_map = Karte einpassen
table-free_site = freier Bauplatz
table-from_to = { $low } bis { $high }
table-gain_grain = { $now } → { $then } Getreide.
table-gain_thalers = { $now } → { $then } Taler.
table-gain_victory_points =
    { $now } → { $then ->
        [one] { $then } Punkt
       *[other] { $then } Punkte
    }.
table-go_on = Weiter
table-goes_in = Hinein kommt
table-grain = Getreide
table-grain_in_winter = Getreide im Winter
table-grain_lost_by_all =
    { $n ->
        [0] niemand verliert Getreide
       *[other] alle verlieren { $n } Getreide
    }
table-grain_per_county = Getreide und zu versorgende Länder
table-grain_told = Getreide jetzt und nach der Jahreszeit, vom schlechtesten bis zum besten Ereignis; darunter, was der Winter verlangt.
table-grain_wanting = Fehlendes Getreide
table-group_note = stell eine deiner Armeegruppen auf
table-group_title = Wie viele Armeen { NAME($county, form: "nach", before: "nach") }?
table-groups_left = Armeegruppen, die noch aufzustellen sind
table-happened_to_you = Was dir geschah
table-handbook = Handbuch
table-help = Hilfe
table-hidden = verdeckt
table-hint = Hinweis
table-hint_another = Andere Idee
table-hint_asking = Denkt nach …
table-hint_choose_box = Wähl ein Feld, um zu hören, was ein Hauptmann dort legen würde.
table-hint_compare = Mit meinem vergleichen
table-hint_compare_whole = Zum Vergleich muss auf jedem Feld eine Karte liegen.
table-hint_laid = Liegt
table-hint_lay = Legen
table-hint_lay_all = Alles legen
table-hint_never_plays = Nichts wird gelegt oder gespielt, bevor du es sagst.
table-hint_over = Was ein Hauptmann täte
table-hint_title = Was würde ein Hauptmann hier tun? (H)
table-hold_it =
    { $n ->
        [one] { $n } hält es
       *[other] { $n } halten es
    }
table-how_many_fight = Wie viele Armeen kommen in den Turm? Die anderen bleiben zurück.
table-i_am = Ich bin { $name }
table-i_am_back = Nein, noch einmal { $name }: Ich will etwas zurücknehmen.
table-if_tied = Ein Unentschieden leert das Land und brennt seine Gebäude nieder.
table-if_tied_or_peasants = Ein Unentschieden leert das Land und brennt seine Gebäude nieder; so auch, wenn nur Bauern es halten.
table-if_won = Armeen { NAME($county, form: "in", before: "in") } nach einem Sieg: im Mittel { $n }.
table-immune_to = sicher vor { $what }
table-in_hand = { $card } gewählt: Wähl ein Feld.
table-in_your_plan = in deinem Plan:
table-influence_on_display = Ausliegender Einfluss
table-inside = Im Turm
table-is_deciding = { $name } entscheidet.
table-keeps = behält Gunst { $n }
table-key_skip = Umschalt + Leertaste
table-key_space = Leertaste
table-landsknechte = Landsknechte
table-landsknechte_note = Länder in vier Regionen decken die nächste Karte auf
table-language = Sprache
table-larger = größer
table-last_free_site = letzter Platz
table-leave_note = dort geschieht in dieser Jahreszeit nichts
table-leave_these = Diese leer lassen
table-leave_title =
    Zu wenige Karten: Lass { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } leer
table-left_empty = bleibt leer
table-left_in = Noch { NAME($county, form: "in", before: "in") }
table-lens_grain = Getreide
table-lens_owners = Besitzer
table-lens_revolts = Unruhemarker
table-lens_sites = Freie Bauplätze
table-lens_taxes = Steuern
table-lenses = Auf der Karte zeigen
table-let_it_be = Verzichten
table-level_of = { $level }, Stufe { $n } von { $most }
table-light = Licht
table-list_view = Als Liste
table-log_earlier = Frühere Einträge zeigen
table-log_note = ein Klick führt in die Zeit zurück
table-log_of = Verlauf von
table-look_at_plan = Ansehen
table-loses_grain =
    { $n ->
        [0] Der Winter nimmt kein Getreide.
       *[other] Der Winter nimmt vielleicht { $n } Getreide.
    }
table-lowest = ungestört nie unter { $n }
table-majorities = Meiste Gebäude je Region
table-majorities_nobody = hier punktet niemand
table-majorities_none = keine
table-majorities_own = Deine Mehrheiten
table-majority_now =
    { $building ->
        [palace] { $region }, die meisten Paläste
        [church] { $region }, die meisten Kirchen
       *[trading_post] { $region }, die meisten Handelshäuser
    } jetzt: { $names } ({ $n })
table-majority_said =
    { $building ->
        [palace] die meisten Paläste
        [church] die meisten Kirchen
       *[trading_post] die meisten Handelshäuser
    }: { $names } (+{ $points })
table-map = Karte
table-march_from = { $action } aus { NAME($county, form: "dative") }
table-march_only = Nur ziehen
table-march_told =
    { CAPITAL(NAME($county, form: "nominative")) }, mit { $n ->
        [one] { $n } Armee
       *[other] { $n } Armeen
    }
table-march_with = Mit … Armeen ziehen
table-march_with_odds = Mit … Armeen ziehen (Chance auf Eroberung)
table-meanwhile = Sieh dich um oder schreib Notizen.
table-money_card = Münzkarte { $n }
table-motto = Plane geheim. Ernähre dein Volk. Vertrau dem Turm.
table-move = ziehen
table-move_with =
    { $n ->
        [one] { $n } Armee
       *[other] { $n } Armeen
    } ziehen
table-n_armies =
    { $n ->
        [one] { $n } Armee
       *[other] { $n } Armeen
    }
table-n_boxes_open =
    noch { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
table-n_cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
table-n_courtiers =
    { $n ->
        [one] { $n } Höfling
       *[other] { $n } Höflinge
    }
table-n_events =
    { $n ->
        [one] { $n } Ereignis
       *[other] { $n } Ereignisse
    }
table-n_fit =
    { $n ->
        [0] nichts passt
        [one] { $n } passt
       *[other] { $n } passen
    }
table-n_free = { $n } frei
table-n_free_sites =
    { $n ->
        [0] kein Platz frei
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
table-n_grain = { $n } Getreide
table-n_markers = { $n } Unruhemarker
table-n_of_boxes = { $n } von { $all }
table-n_of_cells = { $n } von { $all }
table-n_points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
table-n_thalers = { $n } Taler
table-neutral = neutral
table-no_connection = Keine Verbindung. Dein Entwurf ist gesichert.
table-no_event = Kein Ereignis gilt
table-no_hints_here = An diesem Tisch bekommt niemand Hinweise.
table-no_marker = kein Marker
table-no_revolt = kein Aufstand
table-no_spares_left = Alle diese Karten liegen schon auf Feldern: Wähl für den Rest Länder.
table-no_such_table = Diesen Tisch gibt es nicht
table-not_acting = keine Aktion
table-notes_hint = Notizen nur für dich
table-now_telling = wird erzählt
table-odds_conquer = Erobert
table-odds_lost = Verloren
table-odds_put_down = Niedergeschlagen
table-odds_repelled = Abgewehrt
table-odds_tie = Unentschieden
table-odds_were = Die Aussichten waren
table-office_balthasar = Sterndeuter
table-office_dorothea = Gräfin
table-office_grete = Marketenderin
table-office_kessler = Quartiermeister
table-office_ottilie = Äbtissin
table-office_rauh = Obrist
table-office_sibylla = Kauffrau
table-office_veit = Stückknecht
table-on_to_spring = Frühling planen
table-once_more = Noch einmal
table-one_back = Einen Schritt zurück
table-one_must_stay =
    { $n ->
        [one] { $n } Armee
       *[other] { $n } Armeen
    }, 1 muss bleiben
table-one_on = Einen Schritt weiter
table-open_events = Offene Ereignisse (eines wird gezogen)
table-opening = Der Tisch wird geöffnet …
table-order_and_tiles = Reihenfolge und Vorteilsplättchen
table-order_unknown = Reihenfolge noch verdeckt: Karten { $from } bis { $to }
table-other_cards = Weitere Karten
table-others = Andere
table-out_of_play = nicht im Spiel
table-owner = Besitzer
table-story_pace = Erzählt wird
table-pace_brisk = Zügig
table-pace_instant = Sofort
table-pace_note_brisk = Wartet, wo dir etwas geschieht.
table-pace_note_instant = Alles wird auf einmal erzählt.
table-pace_note_read = Wartet, bis es weitergehen soll.
table-pace_read = Lesen
table-palaces = Paläste
table-part_action = Aktion { $n }: { $action }
table-pass_screen_to = Gib den Bildschirm an { $name } weiter.
table-passes = passt
table-pause = Anhalten
table-peasants = Bauern
table-peasants_many = Bauern
table-place_armies =
    { $n ->
        [one] { $n } Armee
       *[other] { $n } Armeen
    } aufstellen
table-place_n = Platz { $n }
table-places_label = Plätze
table-plan_hint = Wähl eine Karte, dann ein Feld.
table-planning = plant
table-play_now = Jetzt spielen
table-player = Spieler
table-players = Spieler
table-recruit_and_march = Aufstellen und ziehen
table-recruit_only = Nur aufstellen
table-region = Region
table-replay = Noch einmal
table-result = Ergebnis
table-revolt_markers = Unruhemarker
table-revolt_next = { CAPITAL(NAME($county, form: "nominative")) } zuerst
table-revolt_order_note =
    je { $n ->
        [one] { $n } zusätzlicher Bauer
       *[other] { $n } zusätzliche Bauern
    }
table-revolt_order_title = Wo kommt es zuerst zum Aufstand?
table-revolts = Länder im Aufstand
table-risk_fails = misslingt { $share }
table-risk_fails_brief = misslingt { $share }
table-risk_held = hält { $share }
table-risk_revolt = Aufstand: hält { $share }
table-risk_unpaid = unbezahlt { $share }
table-risk_unpaid_brief = unbez. { $share }
table-scoring = Wertung
table-scoring_legend = vorher, + Länder, + Gebäude, + Mehrheiten
table-seal_key = Strg+Eingabe
table-seal_plan = Plan versiegeln
table-sealed = versiegelt
table-sealed_hint = Versiegelt. Du kannst ihn zurücknehmen, bis alle versiegelt haben.
table-season = Jahreszeit
table-see_why = siehe unten
table-set_coach = Karten in der ersten Partie
table-set_keys = Tasten mit einem Buchstaben
table-set_odds = Chancen zeigen
table-set_remarks = Bemerkungen der Bots
table-set_scene = Turm in Bewegung
table-set_sound = Ton, wenn du dran bist
table-settings = Einstellungen
table-share_victory = { $names } teilen den Sieg
table-sheet = Größer oder kleiner
table-short_of =
    schlimmstenfalls { $n ->
        [one] fehlt { $n } Taler
       *[other] fehlen { $n } Taler
    }
table-show_all = Alles zeigen
table-since_last_decision = Seit deiner letzten Entscheidung
table-since_you_left = Während du weg warst
table-sites = Bauplätze
table-skip = Überspringen
table-sort_armies = Armeen
table-sort_by = Sortieren nach
table-sort_grain = Getreide
table-sort_sites = Bauplätze
table-sort_taxes = Steuern
table-sorted_by = Nach { $what } ordnen
table-sound = Ton
table-status = Stand
table-stayed_inside =
    { $n ->
        [one] { $n } mehr blieb im Turm
       *[other] { $n } mehr blieben im Turm
    }
table-step = Schritt
table-step_actions = Aktionen
table-step_court = Kaiserhof
table-step_draft = Auswahl der Länder
table-step_grain = Getreide
table-step_landsknechte = Landsknechte
table-step_order = Reihenfolge
table-step_plan = Planen
table-step_revolts = Aufstände
table-step_scoring = Wertung
table-still_to_come = Dein Plan, was noch kommt
table-supply = Vorrat
table-supply_told = Armeen in deinem Vorrat jetzt, und nach allem, was geplant ist.
table-tab_chat = Chat
table-tab_log = Verlauf
table-tab_notes = Notizen
table-table_moves = Einen Augenblick …
table-take_back = Zurücknehmen
table-take_county = { CAPITAL(NAME($county, form: "accusative")) } nehmen
table-take_favor = Gunst { $n } nehmen
table-take_it = Nehmen
table-take_none = Keine nehmen
table-take_place = Platz { $n } nehmen
table-taken = vergeben
table-takes = nimmt { $what }
table-targets = Wohin
table-taxes = Steuern
table-thalers = Taler
table-thalers_told = Taler jetzt und nach der Jahreszeit, vom schlechtesten bis zum besten Ereignis; darunter das Wenigste unterwegs, bei jeder Reihenfolge.
table-the_bids = Die Gebote
table-theme_candlelight = Kerzenlicht
table-theme_parchment = Pergament
table-throwing = In den Turm: { CUBES($thrown) }.
table-thrown_bonus = +{ $n } zusätzlich
table-thrown_idle =
    { $n ->
        [one] { $n } in der Schale zählt für niemanden
       *[other] { $n } in der Schale zählen für niemanden
    }
table-thrown_tray = +{ $n } aus der Schale
table-tile = Vorteilsplättchen
table-tile_attack = 1 Armee mehr in den Turm, wenn du angreifst
table-tile_defence = 1 Armee mehr in den Turm, wenn du verteidigst
table-tile_grain = 1 mehr beim Getreide
table-tile_short_attack = +1 Angriff
table-tile_short_defence = +1 Abwehr
table-tile_short_grain = +1 Getr.
table-tile_short_six_armies = 6 Armeen
table-tile_short_thaler = +1 Taler
table-tile_six_armies = 6 statt 5 beim Aufstellen
table-tile_thaler = 1 mehr bei den Steuern
table-time_left = Restzeit
table-time_line = Zeitleiste
table-to_my_decision = Zu meiner Entscheidung
table-to_now = Zum Neuesten
table-to_start = Zur Startseite
table-tools = Werkzeuge
table-top_of_pile = Oberste Karte
table-totals = Bilanz
table-tower = Turm
table-tower_card = Würfelturmkarte
table-tower_said = Turm: { $inside } Würfel darin, { $tray } in der Schale
table-trading_posts = Handelshäuser
table-tray = Schale
table-undo_last = Rückgängig
table-undo_none = Gerade lässt sich nichts zurücknehmen.
table-undo_note = Aus deiner letzten Entscheidung hat niemand etwas erfahren.
table-undo_throw_note = Der letzte Wurf oder deine eigene letzte Entscheidung lässt sich zurücknehmen, bis wieder jemand entscheidet.
table-use_build = { CAPITAL(NAME($county, form: "in", before: "in")) } bauen
table-use_calm = { CAPITAL(NAME($county, form: "accusative")) } beruhigen
table-use_deploy = { CAPITAL(NAME($county, form: "in", before: "in")) } aufstellen
table-use_remove_event = Ereignis aufheben
table-victory_points = Siegpunkte
table-waiting = Warten
table-warn_cannot_move = kann nicht ziehen
table-warn_has_one = hat eins
table-warn_no_armies = kein Vorrat
table-warn_no_courtiers = keine Höflinge
table-warn_no_money = unbezahlt
table-warn_no_site = kein Platz
table-warn_no_tile_left = keine mehr
table-warn_one_army = 1 Armee
table-watching = Du schaust zu
table-watching_note = Du hast an diesem Tisch keinen Platz und siehst, was offen liegt.
table-went_in = Hineingeworfen
table-warn_too_few_armies = zu wenige
table-why_cannot_move = Keine Armee kann dieses Land verlassen, wie die Dinge stehen.
table-why_has_one = Dieses Land hat schon ein solches Gebäude.
table-why_never_paid = Bei jeder Reihenfolge und jedem Ereignis fehlt dafür das Geld. Was misslingt, kostet nichts.
table-why_no_armies = Vielleicht hat der Vorrat zu wenige Armeen, wenn es so weit ist.
table-why_no_courtiers = So viele Höflinge hast du nicht mehr.
table-why_no_money = Dafür fehlt das Geld. Was misslingt, kostet nichts.
table-why_no_site = Hier sind alle Bauplätze belegt.
table-why_no_tile_left = Von diesen Gebäuden ist keines mehr da.
table-why_one_army = Eine Armee muss bleiben, und es ist nur eine da.
table-why_revolt = Hier liegt ein Unruhemarker: Die Bauern erheben sich. In { $share } hältst du das Land, in { $lost } verlierst du es.
table-why_too_few_armies = Hier sind zu wenige Armeen: Eine muss bleiben.
table-why_unpaid = In { $share } aller Reihenfolgen und Ereignisse ist das Geld fort, wenn es so weit ist. Was misslingt, kostet nichts.
table-wins = { $name } gewinnt
table-winter = Wintervorrat
table-winter_needs =
    Winter: { $n ->
        [one] { $n } Land
       *[other] { $n } Länder
    }, Verlust { $least } bis { $most }
table-winter_needs_only =
    Winter: { $n ->
        [one] { $n } Land
       *[other] { $n } Länder
    }
table-winter_over = Der erste Winter ist vorbei
table-winter_over_note = sieh, was er nahm und brachte
table-winter_supply = Wenn jetzt Winter wäre
table-winter_supply_note = Getreide nach jedem Ereignis, das übrig bleiben kann
table-winter_takes = der Winter nimmt { $n } Getreide
table-winter_takes_or = der Winter nimmt { $all } Getreide
table-winter_takes_why = Welche dieser Mengen der Winter nimmt, entscheidet das Ereignis, das für ihn übrig bleibt.
table-winter_took = Was der Winter nahm
table-with_n = mit { $n }
table-write_to_table = Schreib an den Tisch …
table-year_n = { $n }. Jahr
table-year_numeral = { $year }
table-you = du
table-you_here = Du
table-you_throw = Du
table-your_counties = Deine Länder
table-your_decision = du entscheidest
table-your_plan = Dein Plan
table-your_tray = Deine in der Schale
table-your_turn = Du bist dran
table-yours = deins
table-zoom = Zoom
table-zoom_in = Vergrößern
table-zoom_out = Verkleinern
table-orders = Dauerbefehle
table-orders_ahead = Im Voraus entscheiden …
table-orders_always = Immer …
