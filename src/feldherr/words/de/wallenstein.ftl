### Wallenstein auf Deutsch.

## names

names-wallenstein = Wallenstein
names-peasants = Bauern

# Länder
names-altmark = Altmark
    .nominative = die Altmark
    .accusative = die Altmark
    .dative = der Altmark
    .in = in der Altmark
    .von = von der Altmark
    .nach = in die Altmark
names-bremen = Bremen
names-holstein = Holstein
names-lueneburg = Lüneburg
names-mecklenburg = Mecklenburg
names-mittelmark = Mittelmark
    .nominative = die Mittelmark
    .accusative = die Mittelmark
    .dative = der Mittelmark
    .in = in der Mittelmark
    .von = von der Mittelmark
    .nach = in die Mittelmark
names-neumark = Neumark
    .nominative = die Neumark
    .accusative = die Neumark
    .dative = der Neumark
    .in = in der Neumark
    .von = von der Neumark
    .nach = in die Neumark
names-osnabrueck = Osnabrück
names-vorpommern = Vorpommern
names-anhalt = Anhalt
names-hessen_darmstadt = Hessen-Darmstadt
names-hessen_kassel = Hessen-Kassel
names-kursachsen = Kursachsen
names-lausitz = Lausitz
    .nominative = die Lausitz
    .accusative = die Lausitz
    .dative = der Lausitz
    .in = in der Lausitz
    .von = von der Lausitz
    .nach = in die Lausitz
names-paderborn = Hm. Paderborn
    .nominative = das Hm. Paderborn
    .accusative = das Hm. Paderborn
    .dative = dem Hm. Paderborn
    .in = im Hm. Paderborn
    .von = vom Hm. Paderborn
    .nach = ins Hm. Paderborn
names-saechs_lande = Sächs. Lande
    .nominative = die Sächs. Lande
    .accusative = die Sächs. Lande
    .dative = den Sächs. Landen
    .in = in den Sächs. Landen
    .von = von den Sächs. Landen
    .nach = in die Sächs. Lande
    .number = plural
names-vogtland = Vogtland
    .nominative = das Vogtland
    .accusative = das Vogtland
    .dative = dem Vogtland
    .in = im Vogtland
    .von = vom Vogtland
    .nach = ins Vogtland
names-wolfenbuettel = Wolfenbüttel
names-boehmen = Böhmen
names-kaernten = Kärnten
names-maehren = Mähren
names-niederoesterreich = Niederösterreich
names-oberoesterreich = Oberösterreich
names-passau = Passau
names-schlesien = Schlesien
names-steiermark = Steiermark
    .nominative = die Steiermark
    .accusative = die Steiermark
    .dative = der Steiermark
    .in = in der Steiermark
    .von = von der Steiermark
    .nach = in die Steiermark
names-tirol = Tirol
names-augsburg = Augsburg
names-baden = Baden
names-bayern = Fm. Bayern
    .nominative = das Fm. Bayern
    .accusative = das Fm. Bayern
    .dative = dem Fm. Bayern
    .in = im Fm. Bayern
    .von = vom Fm. Bayern
    .nach = ins Fm. Bayern
names-konstanz = Bm. Konstanz
    .nominative = das Bm. Konstanz
    .accusative = das Bm. Konstanz
    .dative = dem Bm. Konstanz
    .in = im Bm. Konstanz
    .von = vom Bm. Konstanz
    .nach = ins Bm. Konstanz
names-oberpfalz = Oberpfalz
    .nominative = die Oberpfalz
    .accusative = die Oberpfalz
    .dative = der Oberpfalz
    .in = in der Oberpfalz
    .von = von der Oberpfalz
    .nach = in die Oberpfalz
names-regensburg = Regensburg
names-salzburg = Salzburg
names-wuerttemberg = Württemberg
names-wuerzburg = Würzburg
names-breisgau = Breisgau
    .nominative = der Breisgau
    .accusative = den Breisgau
    .dative = dem Breisgau
    .in = im Breisgau
    .von = vom Breisgau
    .nach = in den Breisgau
names-burgund = Burgund
names-koeln = Erzbm. Köln
    .nominative = das Erzbm. Köln
    .accusative = das Erzbm. Köln
    .dative = dem Erzbm. Köln
    .in = im Erzbm. Köln
    .von = vom Erzbm. Köln
    .nach = ins Erzbm. Köln
names-lothringen = Lothringen
names-luettich = Bm. Lüttich
    .nominative = das Bm. Lüttich
    .accusative = das Bm. Lüttich
    .dative = dem Bm. Lüttich
    .in = im Bm. Lüttich
    .von = vom Bm. Lüttich
    .nach = ins Bm. Lüttich
names-mark = Gft. Mark
    .nominative = die Gft. Mark
    .accusative = die Gft. Mark
    .dative = der Gft. Mark
    .in = in der Gft. Mark
    .von = von der Gft. Mark
    .nach = in die Gft. Mark
names-strassburg = Strassburg
names-trier = Erzbm. Trier
    .nominative = das Erzbm. Trier
    .accusative = das Erzbm. Trier
    .dative = dem Erzbm. Trier
    .in = im Erzbm. Trier
    .von = vom Erzbm. Trier
    .nach = ins Erzbm. Trier
names-zweibruecken = Bm. Zweibrücken
    .nominative = das Bm. Zweibrücken
    .accusative = das Bm. Zweibrücken
    .dative = dem Bm. Zweibrücken
    .in = im Bm. Zweibrücken
    .von = vom Bm. Zweibrücken
    .nach = ins Bm. Zweibrücken

# Regionen
names-region_nobody = überall
names-region_brandenburg = Brandenburg
names-region_sachsen = Sachsen
names-region_oesterreich = Österreich
names-region_bayern = Bayern
names-region_kurpfalz = Kurpfalz

# Gebäude, Güter und Karten
names-palace = Palast
    .a = einen Palast
names-church = Kirche
    .a = eine Kirche
names-trading_post = Handelshaus
    .a = ein Handelshaus
names-grain = Getreide
names-taxes = Steuern
names-thalers = Taler
names-victory_points = Siegpunkte
names-revolt_markers = Unruhemarker
names-money = eine Münzkarte
names-blank = eine Blankokarte
names-tower = eine Würfelturmkarte
names-- = keine Karte
names-lost = eine mit dem Land verlorene Karte
names-hidden = verdeckt
names-source_tower = der Schale

# Aktionen und die übrigen Felder des Tableaus
names-action_palace = Palast bauen
names-action_church = Kirche bauen
names-action_trading_post = Handelshaus bauen
names-action_grain = Getreide einziehen
names-action_taxes = Steuern einziehen
names-action_deploy5 = 5 Armeen aufstellen
names-action_deploy3 = 3 Armeen aufstellen
names-action_deploy1 = 1 Armee aufstellen/bewegen
names-action_combat_a = Kampf/Bewegung A
names-action_combat_b = Kampf/Bewegung B
names-action_bid = Gebot
names-action_court3 = 3 Armeen umwandeln
names-action_court2 = 2 Armeen umwandeln
names-action_court1 = 1 Armee umwandeln

names-short_palace = Palast
names-short_church = Kirche
names-short_trading_post = Handel
names-short_grain = Getreide
names-short_taxes = Steuern
names-short_deploy5 = 5 Armeen
names-short_deploy3 = 3 Armeen
names-short_deploy1 = 1 Armee
names-short_combat_a = Kampf A
names-short_combat_b = Kampf B

# Vorteilsplättchen
names-tile_place_1 = Platz 1
names-tile_place_2 = Platz 2
names-tile_place_3 = Platz 3
names-tile_place_4 = Platz 4
names-tile_place_5 = Platz 5
names-tile_thaler = +1 Taler
names-tile_grain = +1 Getreide
names-tile_six_armies = 6 Armeen
names-tile_attack = +1 Armee im Angriff
names-tile_defence = +1 Armee in der Verteidigung

# Jahreszeiten und Phasen
names-spring = Frühling
names-summer = Sommer
names-fall = Herbst
names-winter = Winter
names-phase_set_up = Aufbau
names-phase_draft = Auswahl der Länder
names-phase_planning = Planung
names-phase_player_order = Spielerreihenfolge
names-phase_landsknechte = Landsknechte
names-phase_court = Kaiserhof
names-phase_actions = Aktionen
names-phase_winter = Winterrunde
names-phase_over = das Spiel ist zu Ende

# Ereignisse
names-effect_market_calms = Markt beruhigt
names-effect_peasants_rise = Bauern erheben sich
names-effect_palace_guard = Palastwache
names-effect_church_peace = Kirchenfriede
names-effect_tax_ceiling = Steuergrenze
names-effect_tax_floor = Mindeststeuer
names-effect_harvest_floor = Mindesternte
names-effect_harvest_ceiling = Erntegrenze
names-effect_short_levy = Knappe Aushebung
names-effect_crop_failure = Missernte
names-effect_good_harvest = Gute Ernte
names-effect_palace_peasants = Palastbauern
names-effect_weary_peasants = Müde Bauern
names-effect_trade_bonus = Handelsprämie

# Gunst des Hofes und Vorteile der Landsknechte
names-benefit_thalers = Taler
names-benefit_grain = Getreide
names-benefit_armies_to_tray = Armeen in der Schale
names-benefit_victory_points = Siegpunkte

# warum eine Aktion ausfällt
names-reason_no_money = zu wenige Taler
names-reason_no_site = kein freier Bauplatz, oder ein solches Gebäude steht schon dort
names-reason_no_tile_left = kein solches Gebäude ist mehr im Vorrat
names-reason_no_armies = zu wenige Armeen im Vorrat
names-reason_cannot_move = keine Armee kann fort, oder kein Land darf betreten werden
names-reason_declined = freiwilliger Verzicht

# wie Züge geschrieben werden
names-form_plan = plan Feld=Karte Feld=Karte ...
names-form_leave = leave Feld Feld ...
names-form_position = position Nummer
names-form_move = move Land Armeen
names-form_recruit = recruit oder recruit Land Armeen
names-form_pass = pass
names-form_defend = defend Armeen
names-form_revolt = revolt Land
names-form_take = take Land
names-form_draw = draw
names-form_exchange = exchange
names-form_place = place Armeen
names-form_fall = fall Platz=Würfel peasants=Würfel
names-form_favor = favor Nummer
names-form_remove_event = remove_event
names-form_calm = calm Land
names-form_build = build Land
names-form_deploy = deploy Land
names-form_benefit = benefit Art

## errors

errors-no_season_now = Es läuft keine Jahreszeit.
errors-expansion_of_second = Die Erweiterung „{ $expansion }“ gehört zur zweiten Ausgabe; wähle die Ausgabe „second“ oder spiele ohne sie.
errors-unknown_county =
    Ein Land „{ $word }“ gibt es nicht{ COUNT($near) ->
        [0] ; eines schreibt sich wie „baden“.
       *[other] ; vielleicht war { NAME($near) } ({ $near }) gemeint.
    }
errors-unknown_box = „{ $word }“ legt keine Karte auf ein Feld; schreibe Feld=Karte mit einem der Felder { WORDS($boxes) }.
errors-box_twice = Das Feld „{ NAME($box, kind: "action") }“ ({ $box }) ist doppelt belegt; auf jedem Feld liegt genau eine Karte.
errors-no_odds_of = „{ $move }“ führt zu keinem Kampf und hat darum keine Wahrscheinlichkeiten; frage nach einem Angriff oder einem Aufstand.
errors-not_adjacent =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] grenzen
       *[singular] grenzt
    } nicht an { NAME($origin, form: "accusative") }. An { NAME($origin, form: "accusative") } grenzen: { LIST($neighbours) }.
errors-county_closed =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] sind
       *[singular] ist
    } zu dritt nicht im Spiel; aus { NAME($origin, form: "dative") } darf keine Armee dorthin.
errors-church_peace =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] können
       *[singular] kann
    } in dieser Jahreszeit nicht angegriffen werden: Dort steht eine Kirche, und das Ereignis „Kirchenfriede“ schützt Länder mit Kirche; ziehe aus { NAME($origin, form: "dative") } anderswohin.
errors-owner_immune =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] können
       *[singular] kann
    } in dieser Jahreszeit nicht mit „{ NAME($action, kind: "action") }“ angegriffen werden: { PLAYER($owner) } steht unter dem Schutz des Hofes; ziehe aus { NAME($origin, form: "dative") } anderswohin.
errors-own_county_only =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] gehören
       *[singular] gehört
    } dir nicht; mit dieser Aktion dürfen Armeen aus { NAME($origin, form: "dative") } nur in ein eigenes Nachbarland.
errors-must_move = Die Armeen { NAME($county, form: "in", before: "in") } dürfen nicht stehen bleiben: Nach den Regeln dieses Tisches muss mindestens eine ziehen.
errors-bad_number_of_armies =
    { $given ->
        [one] { $given } Armee kann
       *[other] { $given } Armeen können
    } { NAME($county, form: "accusative") } nicht verlassen: { $most ->
        [1] Nur 1 darf fort
       *[other] 1 bis { $most } dürfen fort
    }, denn eine muss zurückbleiben.
errors-no_such_card = { CAPITAL(NAME($card)) } ({ $card }) kann nicht auf dem Feld „{ NAME($box, kind: "action") }“ liegen; erlaubt sind eigene Länder und die Münz-, Blanko- oder Würfelturmkarten, die zu dem Feld passen.
errors-box_not_in_play = Das Feld „{ NAME($box, kind: "action") }“ ({ $box }) wird an diesem Tisch nicht benutzt; lass es weg.
errors-not_as_declared = Leer bleiben müssen die Felder, die du angesagt hast: { LIST($boxes, kind: "action") }.
errors-plan_expected = Gefragt ist ein Plan für die Jahreszeit, nicht „{ $move }“; schreibe plan Feld=Karte Feld=Karte und so weiter.
errors-card_twice = Die Karte { NAME($county, form: "von", before: "von") } liegt auf zwei Feldern; jedes Land kann in einer Jahreszeit nur einmal handeln.
errors-too_many_spare_cards =
    { $given ->
        [one] { $given } Münz- oder Blankokarte ist
       *[other] { $given } Münz- oder Blankokarten sind
    } verplant, das Gebot mitgezählt, du hast aber nur { $most }.
errors-too_many_tower_cards =
    { $given ->
        [one] { $given } Würfelturmkarte ist
       *[other] { $given } Würfelturmkarten sind
    } verplant, du hast aber nur { $most }.
errors-boxes_missing = Noch liegt nichts auf: { LIST($boxes, kind: "action") }; jedes Feld braucht eine Karte.
errors-wrong_number_of_gaps =
    { $given ->
        [one] { $given } Feld bleibt
       *[other] { $given } Felder bleiben
    } leer, nach der Zahl deiner Karten { $due ->
        [1] muss es 1 sein
       *[other] müssen es { $due } sein
    }.
errors-not_your_county =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] gehören
       *[singular] gehört
    } { PLAYER($seat) } nicht; planen lassen sich nur eigene Länder.
errors-bid_too_high =
    Ein Gebot von { $bid ->
        [one] { $bid } Taler
       *[other] { $bid } Talern
    } ist zu hoch; du hast { $thalers }.
errors-too_many_fallen = Es sind mehr Würfel gefallen, als im Turm gewesen sein können; höchstens: { CUBES($most) }.
errors-bad_number = „{ $option }“ kann nicht { $value } sein, sondern nur eine ganze Zahl von { $least } bis { $most }.
errors-unknown_rule = Eine Regel „{ $rule }“ gibt es nicht; ändern lassen sich { WORDS($allowed) }.
errors-bad_start_money = Das Startgeld kann nicht „{ $value }“ sein; es sind drei Zahlen von 0 bis 99, für 3, 4 und 5 Spieler, etwa 18,15,12.
errors-data_card_twice = „{ $where }“ in den Daten des Tisches nennt die Karte { $number } doppelt; jede Karte lässt sich einmal ersetzen.
errors-data_bad_costs = „favor_costs“ in den Daten des Tisches sind { $due } Zahlen, für die höchste, die mittlere und die niedrigste Gunst, nicht { $given }.
errors-data_empty_banner = „{ $where }“ in den Daten des Tisches kann keine Vorteile haben: Die erste Karte der Landsknechte hat ein leeres Banner.

## events

events-lineup_placed = Die empfohlene Aufstellung steht.
events-draft_opened = Die Auswahl der Länder beginnt, in dieser Reihenfolge: { PLAYERS($order) }. Offene Karten: { LIST($open) }.
events-county_taken = { PLAYER($seat) } nimmt { NAME($county, form: "accusative") }. Offene Karten: { LIST($open) }.
events-county_drawn = { PLAYER($seat) } zieht die oberste Karte des Stapels.
events-your_county = { PLAYER($seat) } hat { NAME($county, form: "accusative") } gezogen.
events-group_placed =
    { PLAYER($seat) } stellt { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } { NAME($county, form: "in", before: "in") } auf.
events-pair_exchanged = { PLAYER($seat) } legt { LIST($under) } unter den Stapel. Offene Karten: { LIST($open) }.
events-pair_set_aside = Eine ganze Runde lang hat niemand { LIST($aside) } genommen: Das Paar kommt beiseite. Offene Karten: { LIST($open) }.
events-draft_closed = Alle Gruppen sind aufgestellt; die übrigen Länder sind neutral.
events-tower_primed =
    Der Turm hat seine Grundfüllung.{ COUNT($courtiers) ->
        [0] { "" }
       *[other] { " " }Höflinge in der Empfangshalle: { SEATS($courtiers) }.
    }
events-year_begun = Das Jahr { $year } beginnt. Vier Ereigniskarten liegen aus, Nr. { WORDS($events) }.
events-season_begun = { NAME($season) } im Jahr { $year }.
events-season_closed = Der { NAME($season) } ist vorüber; alle Karten kommen auf die Hand zurück.
events-action_cards = Die ersten Aktionen der Jahreszeit: { LIST($open, kind: "action") }.
events-bonus_tiles = Vorteilsplättchen auf den Plätzen 1 bis 5: { LIST($tiles, kind: "tile") }.
events-favors_displayed = Gunstkarten am Hof: Nr. { WORDS($favors) }; sie kosten { WORDS($costs) } Höflinge.
events-planned =
    Alle Pläne stehen.{ COUNT($empty) ->
        [0] { "" }
       *[other] { " " }Leer bleiben: { SEATS($empty) }.
    }
events-your_plan = Der Plan von { PLAYER($seat) }. { PAIRS($plan) }.
events-boxes_declared = { PLAYER($seat) } lässt leer: { LIST($boxes, kind: "action") }.
events-event_drawn = Das Ereignis der Jahreszeit ist „{ NAME($effect, kind: "effect") }“ (Karte { $number }).
events-order_shuffled = Die Spielerreihenfolge wird gelost: { PLAYERS($order) }.
events-bids = Die Gebote: { SEATS($bids) }.
events-bidding_order = Die Plätze werden in dieser Reihenfolge gewählt: { PLAYERS($order) }.
events-position_taken = { PLAYER($seat) } nimmt Platz { $position } mit dem Plättchen „{ NAME($tile, kind: "tile") }“.
events-player_order = Spielerreihenfolge: { PLAYERS($order) }.
events-pile_advanced = { PLAYER($seat) } hat Länder in genügend Regionen; oben liegt jetzt Karte { $card } der Landsknechte.
events-granted =
    { PLAYER($seat) } erhält { $benefit ->
        [armies_to_tray] { $amount ->
            [one] { $amount } Armee
           *[other] { $amount } Armeen
        } in der Schale
        [thalers] { $amount } Taler
        [victory_points] { $amount ->
            [one] { $amount } Siegpunkt
           *[other] { $amount } Siegpunkte
        }
       *[grain] { $amount } Getreide
    }.
events-converted =
    { PLAYER($seat) } macht { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } aus { NAME($source, kind: "source", form: "dative") } { $armies ->
        [1] zu einem Höfling
       *[other] zu Höflingen
    } und hat nun { $courtiers } in der Empfangshalle.
events-court_order = In dieser Reihenfolge geht es in den Audienzsaal: { PLAYERS($order) }.
events-favor_taken =
    { PLAYER($seat) } nimmt Gunst Nr. { $favor } für { $cost ->
        [one] { $cost } Höfling
       *[other] { $cost } Höflinge
    }.
events-favor_kept = { PLAYER($seat) } behält Gunst Nr. { $favor } gegen den nächsten Unruhemarker.
events-favor_without_effect = Gunst Nr. { $favor } kann für { PLAYER($seat) } nichts bewirken; sie ist verbraucht.
events-favor_declined = { PLAYER($seat) } lässt das Ereignis der Jahreszeit gelten; Gunst Nr. { $favor } ist verbraucht.
events-no_favor = { PLAYER($seat) } nimmt keine Gunst.
events-event_removed = { PLAYER($seat) } hebt das Ereignis der Jahreszeit auf.
events-immune = { PLAYER($seat) } kann in dieser Jahreszeit nicht angegriffen werden mit: { LIST($actions, kind: "action") }.
events-court_closed = Der Hof schließt. Höflinge in der Empfangshalle: { SEATS($courtiers) }.
events-action_begun = Aktion { $turn }: { NAME($action, kind: "action") }.
events-action_card_turned = Aufgedeckt als Aktion { $place }: { NAME($action, kind: "action") }.
events-revealed = { PLAYER($seat) } zeigt für „{ NAME($action, kind: "action") }“: { NAME($card) }.
events-skipped = Für { PLAYER($seat) } fällt „{ NAME($action, kind: "action") }“ { NAME($county, form: "in", before: "in") } aus: { NAME($reason, kind: "reason") }.
events-built =
    { PLAYER($seat) } baut { $price ->
        [0] umsonst{ " " }
       *[other] { SIGN($price) ->
            [negative] umsonst{ " " }
           *[other] für { $price } Taler{ " " }
        }
    }{ NAME($building, form: "a") } { NAME($county, form: "in", before: "in") }{ SIGN($price) ->
        [negative] { " " }und erhält dafür { ABS($price) } Taler
       *[other] { "" }
    }.
events-collected =
    { PLAYER($seat) } zieht { NAME($county, form: "in", before: "in") } { $amount } { $action ->
        [taxes] Taler
       *[grain] Getreide
    } ein.
events-deployed =
    { PLAYER($seat) } stellt { $price ->
        [0] umsonst{ " " }
       *[other] für { $price } Taler{ " " }
    }{ $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } { NAME($county, form: "in", before: "in") } auf.
events-neutral_occupied =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] waren neutral und gehören
       *[singular] war neutral und gehört
    } nun { PLAYER($seat) }, ohne Kampf.
events-marched =
    { PLAYER($seat) } zieht mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } { NAME($origin, form: "von", before: "von") } { NAME($target, form: "nach", before: "nach") }.
events-attacked =
    { PLAYER($seat) } greift { NAME($target, form: "accusative") } ({ PLAYER($defender) }) aus { NAME($origin, form: "dative") } mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } an.
events-thrown = In den Turm: { CUBES($thrown) }. In der Schale: { CUBES($fallen) }.
events-battle_won =
    { PLAYER($attacker) } erobert { NAME($county, form: "accusative") } ({ PLAYER($defender) }): { $attackers } gegen { $defenders ->
        [0] { $peasants ->
            [0] 0
           *[other] { $peasants } Bauern
        }
       *[other] { $defenders }{ $peasants ->
            [0] { "" }
           *[other] { " " }und { $peasants } Bauern
        }
    }. { $survivors ->
        [one] { $survivors } Armee rückt
       *[other] { $survivors } Armeen rücken
    } ein.
events-battle_held =
    { PLAYER($defender) } hält { NAME($county, form: "accusative") } gegen { PLAYER($attacker) }: { $attackers } gegen { $defenders ->
        [0] { $peasants ->
            [0] 0
           *[other] { $peasants } Bauern
        }
       *[other] { $defenders }{ $peasants ->
            [0] { "" }
           *[other] { " " }und { $peasants } Bauern
        }
    }. { $survivors ->
        [0] Keine Armee bleibt
        [one] { $survivors } Armee bleibt
       *[other] { $survivors } Armeen bleiben
    } dort.
events-battle_tied =
    Niemand gewinnt { NAME($county, form: "accusative") }, weder { PLAYER($attacker) } noch { PLAYER($defender) }: { $attackers } gegen { $defenders ->
        [0] { $peasants ->
            [0] 0
           *[other] { $peasants } Bauern
        }
       *[other] { $defenders }{ $peasants ->
            [0] { "" }
           *[other] { " " }und { $peasants } Bauern
        }
    }. Das Land ist verwüstet und neutral.
events-peasants_alone = Nur Bauern hatten { NAME($county, form: "accusative") } gehalten, und von { PLAYER($defender) } war keine Armee übrig: Das gilt als Unentschieden.
events-battle_repelled =
    { PLAYER($attacker) } scheitert { NAME($county, form: "in", before: "in") } ({ PLAYER($defender) }): { $attackers } gegen { $defenders ->
        [0] { $peasants ->
            [0] 0
           *[other] { $peasants } Bauern
        }
       *[other] { $defenders }{ $peasants ->
            [0] { "" }
           *[other] { " " }und { $peasants } Bauern
        }
    }.
events-action_lost = { PLAYER($seat) } verliert die Karte { NAME($county, form: "von", before: "von") }, die auf „{ NAME($box, kind: "action") }“ lag.
events-marker_added =
    { CAPITAL(NAME($county, form: "in", before: "in")) } { $markers ->
        [one] liegt jetzt { $markers } Unruhemarker
       *[other] liegen jetzt { $markers } Unruhemarker
    }.
events-marker_removed =
    Ein Unruhemarker verlässt { NAME($county, form: "accusative") }; { $markers ->
        [0] keiner bleibt
        [one] { $markers } bleibt
       *[other] { $markers } bleiben
    }.
events-marker_warded_off =
    { PLAYER($seat) } verbraucht die behaltene Gunst: { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] bekommen
       *[singular] bekommt
    } keinen Unruhemarker.
events-no_marker_left =
    Kein Unruhemarker ist mehr im Vorrat: { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] bekommen
       *[singular] bekommt
    } keinen.
events-revolt =
    Aufstand { NAME($county, form: "in", before: "in") }: { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } von { PLAYER($seat) } gegen { $peasants } Bauern.
events-revolt_put_down =
    { PLAYER($seat) } schlägt den Aufstand { NAME($county, form: "in", before: "in") } nieder, { $armies } gegen { $peasants }; { $survivors ->
        [one] { $survivors } Armee bleibt
       *[other] { $survivors } Armeen bleiben
    } dort.
events-revolt_won = Die Bauern vertreiben { PLAYER($seat) } aus { NAME($county, form: "dative") }, { $armies } gegen { $peasants }. Das Land ist verwüstet und neutral.
events-grain_lost = Der Winter nimmt allen { $loss } Getreide (Karte { $number }). Übrig: { SEATS($grain) }.
events-supply_checked =
    { PLAYER($seat) }: { $shortage ->
        [0] alle Länder sind versorgt
        [one] { $shortage } Land ist nicht versorgt
       *[other] { $shortage } Länder sind nicht versorgt
    }.{ COUNT($revolts) ->
        [0] { "" }
       *[other] { " " }Die Bauern erheben sich { LIST($revolts, form: "in", before: "in") }.
    }
events-scored = Wertung. Länder: { SEATS($counties) }. Gebäude: { SEATS($buildings) }. Mehrheiten: { SEATS($majorities) }. Punkte jetzt: { SEATS($points) }.
events-markers_removed = Alle Unruhemarker kommen vom Spielplan.
events-year_ended = Das Jahr { $year } ist vorüber.
events-game_over = Das Spiel ist zu Ende. Punkte: { SEATS($points) }.

## prompts

prompts-plan = { PLAYER($seat) }, plane geheim die Jahreszeit: Lege eine Karte auf jedes Feld deines Tableaus.
prompts-leave = { PLAYER($seat) }, du hast zu wenige Karten: Welche Felder lässt du leer?
prompts-draft = { PLAYER($seat) }, nimm eines der offenen Länder ({ LIST($open) }) oder ziehe vom Stapel.
prompts-group = { PLAYER($seat) }, wie viele Armeen kommen { NAME($county, form: "nach", before: "nach") }?
prompts-position = { PLAYER($seat) }, wähle deinen Platz in der Spielerreihenfolge und damit ein Vorteilsplättchen.
prompts-move =
    { PLAYER($seat) }, „{ NAME($action, kind: "action") }“ { NAME($origin, form: "in", before: "in") }: { $most ->
        [1] Wohin zieht eine Armee
       *[other] Wohin ziehen bis zu { $most } Armeen
    }?
prompts-recruit =
    { PLAYER($seat) }, „{ NAME($action, kind: "action") }“ { NAME($origin, form: "in", before: "in") }: eine Armee aufstellen, { $most ->
        [1] eine bewegen
       *[other] bis zu { $most } Armeen bewegen
    } oder beides?
prompts-defend =
    { PLAYER($seat) }, { NAME($county, form: "nominative") } { TRAIT($county, "number") ->
        [plural] werden
       *[singular] wird
    } angegriffen ({ PLAYER($against) }): Wie viele der Armeen dort kämpfen?
prompts-revolt_order = { PLAYER($seat) }, in welchem dieser { $revolts } Länder kommt es zuerst zum Aufstand?
prompts-throw = Der Zufall ist gefragt: Was fiel in die Schale? Höchstens { CUBES($most) }.
prompts-favor = { PLAYER($seat) }, welche Gunst erbittest du vom Kaiser?
prompts-favor_use = { PLAYER($seat) }, wie nutzt du Gunst Nr. { $favor }?
prompts-benefit = { PLAYER($seat) }, welchen Vorteil der Landsknechte nimmst du?

## warnings

warnings-has_one = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: Ein solches Gebäude steht dort schon.
warnings-no_site = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: Kein Bauplatz ist frei.
warnings-revolt = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: Dort liegt ein Unruhemarker, also kommt es zum Aufstand.
warnings-one_army = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: Eine einzelne Armee kann nicht fort.
warnings-no_money = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: Das kannst du noch nicht bezahlen.
warnings-no_tile_left = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: Kein solches Gebäude ist mehr da.
warnings-cannot_move = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: Kein Nachbarland steht offen.
warnings-no_armies = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: Dein Vorrat hat zu wenige Armeen.
warnings-no_courtiers = { NAME($box, kind: "action") }: Du hast zu wenige Höflinge übrig.
warnings-too_few_armies = { NAME($box, kind: "action") }: Dort stehen zu wenige Armeen.
warnings-may_fail = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: { NAME($reason, kind: "reason") } in { $share } % der Fälle.
warnings-unpaid = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: unbezahlt in { $share } % der Fälle.
warnings-revolt_held = { NAME($box, kind: "action") } { NAME($county, form: "in", before: "in") }: Aufstand, gehalten in { $share } % der Fälle.

## rules

rules-event_market_calms = Wer ein Handelshaus baut, entfernt { $amount } Unruhemarker aus dem Land.
rules-event_peasants_rise = Jedes neutrale Land wird von { $amount } Bauern verteidigt.
rules-event_palace_guard =
    Wird ein Land mit Palast angegriffen, { $amount ->
        [one] kommt { $amount } Armee
       *[other] kommen { $amount } Armeen
    } aus dem Vorrat des Verteidigers dazu.
rules-event_church_peace = Länder mit einer Kirche können nicht angegriffen werden.
rules-event_tax_ceiling = Steuern bringen höchstens { $amount } Taler.
rules-event_tax_floor = Steuern bringen mindestens { $amount } Taler.
rules-event_harvest_floor = Getreide einziehen bringt mindestens { $amount }.
rules-event_harvest_ceiling = Getreide einziehen bringt höchstens { $amount }.
rules-event_short_levy = „5 Armeen aufstellen“ und „3 Armeen aufstellen“ bringen nur 3 und 2 Armeen ({ NAME($region, kind: "region") }).
rules-event_crop_failure =
    Getreide einziehen bringt { SIGN($amount) ->
        [negative] { ABS($amount) } weniger
       *[other] { $amount } mehr
    } ({ NAME($region, kind: "region") }).
rules-event_good_harvest =
    Getreide einziehen bringt { SIGN($amount) ->
        [negative] { ABS($amount) } weniger
       *[other] { $amount } mehr
    } ({ NAME($region, kind: "region") }).
rules-event_palace_peasants =
    Wird ein Land mit Palast angegriffen, { $amount ->
        [one] kommt { $amount } Bauer
       *[other] kommen { $amount } Bauern
    } dazu.
rules-event_weary_peasants =
    { $amount ->
        [0] Für ein neutrales Land wird kein Bauer geworfen
       *[other] Jedes neutrale Land wird von { $amount } Bauern verteidigt
    }.
rules-event_trade_bonus = Ein Handelshaus kostet nichts und bringt { $amount } Taler.

rules-favor_remove_event = Das Ereignis der Jahreszeit darf aufgehoben werden.
rules-favor_thalers = { $amount } Taler.
rules-favor_armies_to_tray =
    { $amount ->
        [one] { $amount } Armee
       *[other] { $amount } Armeen
    } aus dem Vorrat in die Schale.
rules-favor_remove_revolt_marker = Entfernt einen Unruhemarker aus einem eigenen Land; liegt in keinem einer, wehrt sie den nächsten ab.
rules-favor_grain = { $amount } Getreide.
rules-favor_victory_points =
    { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
rules-favor_building = Baut { NAME($building, form: "a") } umsonst.
rules-favor_immunity = In dieser Jahreszeit darf dich niemand angreifen mit: { LIST($against, kind: "action") }.
rules-favor_deploy =
    { $amount ->
        [one] { $amount } Armee
       *[other] { $amount } Armeen
    } umsonst in ein eigenes oder ein neutrales Land, das dann dir gehört.

rules-field_start_money = Taler zu Beginn bei 3, 4 und 5 Spielern.
rules-field_armies_each = Würfel in der Farbe jedes Spielers.
rules-field_turn_order = auction: Gebote entscheiden, wer zuerst einen Platz wählt; shuffled: Die Spielerreihenfolge wird gelost.
rules-field_spare_cards = Die fünf Karten neben den Ländern: Münzkarten (money), die auch als Gebot dienen, oder Blankokarten (blank).
rules-field_order_before_event = Ob die Spielerreihenfolge vor dem Ereignis festgelegt wird.
rules-field_event_cards = Welche Ereigniskarten gelten: die 12 der zweiten (second) oder die 25 der ersten Ausgabe (first).
rules-field_draft_order = Wer die Auswahl der Länder beginnt: der erste Platz und dann reihum (seats), oder durch das Los (shuffled).
rules-field_draft_exchange = own_turn: Wer dasselbe offene Paar wieder sieht, darf es austauschen; full_round: Ein Paar, das eine Runde lang niemand nahm, kommt beiseite.
rules-field_empty_boxes_declared = Ob Spieler mit zu wenigen Karten vor dem Planen ansagen, welche Felder leer bleiben.
rules-field_peasants_help_below = Bauern in der Schale verteidigen ein Land mit weniger Unruhemarkern als dieser Zahl.
rules-field_single_marker_peasants = Bauern, die dazukommen, wenn ein Land mit genau einem Unruhemarker angegriffen wird.
rules-field_defenders = Welche Armeen eines angegriffenen Landes kämpfen: alle (all) oder so viele, wie der Verteidiger will (chosen).
rules-field_revolt_defenders = Welche Armeen gegen einen Aufstand kämpfen: alle (all) oder so viele, wie der Besitzer will (chosen).
rules-field_peasants_alone = Verteidigen nur Bauern erfolgreich und ist keine Armee des Besitzers übrig: Unentschieden, das Land wird verwüstet (tie), oder es bleibt ohne Armee in seinem Besitz (hold).
rules-field_unguarded_revolts = Aufstand in einem Land, dessen Besitzer dort keine Armee hat: Seine Würfel, die herausfallen, verteidigen es (fought), oder die Bauern gewinnen immer (won).
rules-field_neutral_conquest_markers = Unruhemarker in einem eroberten neutralen Land.
rules-field_combat_may_be_declined = Ob man auf eine geplante Aktion „Kampf/Bewegung“ verzichten darf.
rules-field_deploy1 = deploy_first: Die Armee wird aufgestellt, dann dürfen Armeen ziehen; either: eines von beiden oder beides.
rules-field_revolt_before_income = Ob ein Aufstand beim Einziehen vor der Einnahme kommt, die dann mit dem Land verloren ist.
rules-field_tie_break = Was bei Gleichstand am Ende entscheidet: Taler (thalers) oder Gebäude (buildings: Paläste, Kirchen, Handelshäuser).
rules-field_favor_armies = Eine Gunst, die Armeen aufstellt, bei zu kleinem Vorrat: so viele, wie da sind (as_many_as_there_are), oder gar keine (all_or_none).
rules-field_court = Die Erweiterung Kaiserhof.
rules-field_landsknechte = Die Erweiterung Landsknechte.
rules-field_tower = aged2: an eine physikalische Simulation des Turms angepasst, große Würfe lösen mehr Würfel, und länger steckende sitzen etwas fester; classic: Jeder Würfel fällt mit Wahrscheinlichkeit 2/3 durch, ein steckender löst sich mit 1/3.
rules-field_throws = inside: Das Programm wirft; outside: Jemand wirft und gibt ein, was fiel.

## moves

moves-wallenstein_plan = { PAIRS($plan) }
moves-wallenstein_take = { CAPITAL(NAME($word1, form: "accusative")) } nehmen
moves-wallenstein_draw = Vom Stapel ziehen
moves-wallenstein_exchange = Die offenen Karten tauschen
moves-wallenstein_place =
    { $word1 ->
        [one] { $word1 } Armee
       *[other] { $word1 } Armeen
    }
moves-wallenstein_leave = Leer lassen: { LIST($rest, kind: "action") }
moves-wallenstein_position = Platz { $word1 }
moves-wallenstein_move =
    { $word2 ->
        [one] { $word2 } Armee
       *[other] { $word2 } Armeen
    } { NAME($word1, form: "nach", before: "nach") }
moves-wallenstein_recruit_0 = Eine Armee aufstellen und keine bewegen
moves-wallenstein_recruit =
    Eine Armee aufstellen, dann { $word2 ->
        [one] { $word2 } Armee
       *[other] { $word2 } Armeen
    } { NAME($word1, form: "nach", before: "nach") }
moves-wallenstein_defend =
    { $word1 ->
        [0] Keine Armee einwerfen
        [one] { $word1 } Armee einwerfen
       *[other] { $word1 } Armeen einwerfen
    }
moves-wallenstein_revolt = { CAPITAL(NAME($word1, form: "nominative")) } zuerst
moves-wallenstein_favor = Gunst { $word1 }
moves-wallenstein_remove_event = Das Ereignis aufheben
moves-wallenstein_calm = Einen Unruhemarker aus { NAME($word1, form: "dative") } entfernen
moves-wallenstein_build = { CAPITAL(NAME($word1, form: "in", before: "in")) } bauen
moves-wallenstein_deploy = { CAPITAL(NAME($word1, form: "in", before: "in")) } aufstellen
moves-wallenstein_benefit = { NAME($word1, kind: "benefit") }
