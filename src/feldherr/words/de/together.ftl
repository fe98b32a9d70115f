### Tische, an die man zurückkehrt: Einigung, Vertretung, meine Spiele, Urlaub, auf Deutsch.

## together

together-my_games = Meine Spiele
together-tables_wait =
    { $n ->
        [0] Kein Tisch wartet auf dich
        [one] Ein Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
together-next_game = Nächstes Spiel
together-next_named = Weiter: { $name } ({ $n })
together-live_now = Gerade gespielt
together-for_you = Warten auf dich
together-for_others = Warten auf andere
together-before_start = Vor dem Beginn
together-finished = Beendet
together-all_games = Alle Spiele
together-archive_search = Nach Tisch oder Mitspieler suchen
together-nothing_found = Kein beendetes Spiel passt.
together-no_games = Noch spielst du nirgends.
together-more = Mehr zeigen
together-your_turn = Deine Entscheidung
together-to_table = Zum Tisch
together-season = { NAME($season) }, Jahr { $year }
together-year = Jahr { $year }
together-turn = Runde { $turn }
together-until = bis { $moment }
together-with = Mit { $names }
together-alone_here = Allein am Tisch
together-others_decide = { $names } ist dran
together-won_by = Gewonnen: { $names }
together-ended_early = vorzeitig beendet
together-place = Du wurdest { $place }. von { $of }
together-paused = angehalten
together-played_for_you = Ein Hauptmann spielt für dich
together-all_left = wartet, dass jemand zurückkommt

together-why_time = { $name } hatte keine Zeit mehr; ein Hauptmann vertritt den Platz.
together-why_left = { $name } ist gegangen; ein Hauptmann vertritt den Platz.
together-why_silent = { $name } hat lange nicht geantwortet; ein Hauptmann vertritt den Platz.
together-why_deleted = Dieses Konto wurde gelöscht; ein Hauptmann spielt den Platz.
together-why_time_you = Deine Zeit ist abgelaufen. Ein Hauptmann spielt für dich, bis du deinen Platz zurücknimmst.
together-why_left_you = Ein Hauptmann spielt für dich, bis du deinen Platz zurücknimmst.
together-why_silent_you = Du hast einen Tag lang nicht geantwortet, und die anderen haben sich geeinigt, dass ein Hauptmann für dich spielt, bis du deinen Platz zurücknimmst.
together-offered = Dieser Platz wird jemand anderem angeboten.
together-away = Im Urlaub bis { $moment }; die Uhr steht still.
together-take_back_seat = Wieder spielen
together-take_seat = Diesen Platz nehmen
together-seat_offered = Der Platz von { $name } ist frei. Lies die Stellung, dann nimm ihn: Du spielst ihn zu Ende, mit einer eigenen Uhr. An diesem Platz zählt das Spiel für niemanden.
together-seat_own_tower = Hier wird in einen eigenen Turm geworfen, und gesagt, was fiel. Wer den Platz nimmt, stimmt dem zu.
together-seat_offered_link = Wer diesen Link hat, kann den Platz nehmen:

together-rests_person = Auf Wunsch von { $name } angehalten. Alle Uhren stehen still.
together-rests_nobody = Das Spiel ruht, weil niemand hier ist.
together-rests_left = Hauptleute würden allein spielen: Das Spiel wartet, bis jemand von denen zurückkommt, die gegangen sind.
together-go_on = Weiter

together-wants_end = { $name } möchte das Spiel beenden.
together-wants_own_tower = { $name } möchte mit eurem eigenen Turm spielen.
together-wants_pause = { $name } möchte das Spiel anhalten.
together-wants_resume = { $name } möchte weiterspielen.
together-wants_extend = { $name } möchte mehr Zeit für alle.
together-wants_replace = { $name } möchte den Platz von { $whom } jemand anderem anbieten.
together-wants_replace_silent = { $name } möchte, dass ein Hauptmann für { $whom } spielt, wo seit einem Tag keine Antwort kommt, und der Platz jemand anderem angeboten wird.
together-agreed_by = Einverstanden: { $names }
together-still_to = Es fehlen: { $names }
together-agree = Einverstanden
together-disagree = Doch nicht
together-go_alone = Jetzt weiter
together-silence = Wer bis { $moment } nichts sagt, hält es nicht mehr auf.

together-propose = Allen vorschlagen
together-propose_end = Spiel beenden
together-propose_pause = Anhalten
together-propose_resume = Weiterspielen
together-propose_extend = Mehr Zeit
together-propose_replace = Platz von { $name } anbieten
together-propose_replace_silent = Ein Hauptmann für { $name }, seit einem Tag still
together-leave_to_captain = Einen Hauptmann für mich spielen lassen
together-rename = Umbenennen
together-table_name = Name des Tisches
together-rules_of_proposals = Es geschieht, wenn alle zustimmen, die spielen; alle sehen, wer gefragt hat.

together-line_stood_in =
    { $why ->
        [time] Die Zeit von { $name } ist um: Ein Hauptmann vertritt den Platz.
        [silent] { $name } hat lange nicht geantwortet: Ein Hauptmann vertritt den Platz.
        [deleted] Ein Konto wurde gelöscht: Ein Hauptmann spielt den Platz.
       *[left] { $name } ist gegangen: Ein Hauptmann vertritt den Platz.
    }
together-line_reclaimed = { $name } spielt wieder.
together-line_taken_over = { $name } übernimmt Platz { $number }.
together-line_full = { $name } ist da: Alle Plätze sind besetzt.
together-line_removed = { $name } sitzt nicht mehr hier.
together-line_renamed = { $name } nennt den Tisch „{ $to }“.
together-line_went_away = { $name } ist bis { $moment } im Urlaub; die Uhr steht still.
together-line_came_back = { $name } ist aus dem Urlaub zurück.
together-line_proposed = { $name } schlägt vor: { $deed }.
together-line_agreed = { $name } ist einverstanden: { $deed }.
together-line_withdrew = { $name } ist nicht mehr einverstanden: { $deed }.
together-line_carried_out = Alle sind einverstanden: { $deed }.
together-line_waited = Das Turnier wartet nicht länger: { $deed }.
together-deed_end = das Spiel beenden
together-deed_pause = das Spiel anhalten
together-deed_resume = weiterspielen
together-deed_extend = mehr Zeit für alle
together-deed_replace = Platz { $number } jemand anderem anbieten

together-vacation = Urlaub
together-vacation_about = An diesen Tagen stehen deine Uhren an Tischen mit Bedenktagen still, soweit jeder es erlaubt. Dieses Jahr sind noch { $left } von { $all } Tagen übrig.
together-vacation_guest = Mit einem Konto kannst du Tage freinehmen, an denen deine Uhren stillstehen.
together-vacation_first = Erster Tag
together-vacation_days = Tage
together-vacation_plan = Diese Tage freinehmen
together-vacation_is = { $first }, { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
together-vacation_end = Beenden
together-vacation_drop = Zurücknehmen

together-remove = Entfernen
together-remove_named = { $name } entfernen
together-chat = Gespräch vor dem Spiel
together-write = Schreib an den Tisch, @all ruft alle
together-starts_when_full = Das Spiel beginnt von selbst, wenn der letzte Platz besetzt ist.
together-name_made_up = Sonst wird einer erfunden
together-when_full = Beginnen, sobald der letzte Platz besetzt ist
together-vacation_allowed = Urlaub
together-vacation_none = Uhren stehen nie still
together-vacation_up_to = { $n ->
        [one] bis zu { $n } Tag je Spieler
       *[other] bis zu { $n } Tage je Spieler
    }
together-time_up_live = Ist jemandes Zeit um, vertritt ein Hauptmann den Platz, bis er zurückgenommen wird. Ist niemand mehr da, wartet das Spiel.
together-time_up_days = Sind jemandes Tage um, vertritt ein Hauptmann den Platz, bis er zurückgenommen wird. Die anderen können sich einigen, den Platz jemand anderem anzubieten.
together-time_up_free = Hier läuft keine Uhr. Antwortet jemand einen Tag lang nicht, können sich die anderen einigen, dass ein Hauptmann den Platz spielt, und ihn jemand anderem anbieten.

together-since_quiet = Dir ist nichts geschehen.
together-since_hit =
    { $n ->
        [one] Eines ist dir geschehen.
       *[other] { $n } Dinge sind dir geschehen.
    }
together-only_mine = Nur was mich traf
together-do_plan = Plan versiegeln
together-do_leave = Felder leer lassen
together-do_draft = Land nehmen
together-do_group = Armeen aufstellen
together-do_position = Platz wählen
together-do_move = Marschieren oder bleiben
together-do_recruit = Armeen werben
together-do_defend = Verteidigen
together-do_revolt_order = Aufstände ordnen
together-do_favor = Um Gunst bitten
together-do_favor_use = Gunst nutzen
together-do_benefit = Vorteil wählen
together-do_throw = Sagen, was fiel
together-do_pass_marker = Marker weitergeben
together-do_initial_influence = Einfluss auslegen
together-do_remove_influence = Einfluss entfernen
together-do_lose_influence = Einfluss abgeben
together-do_special_card = Sonderkarte?
together-do_lobby = Bei einer Krone vorsprechen
together-do_bid = Bieten oder passen
together-do_vote = Abstimmen
together-do_excess_cards = Karten auf den Markt
together-do_exchange = Karte tauschen
together-do_collect = Karte aufnehmen
together-all_sealed = Alle anderen haben versiegelt.
together-have_orders = Dauerbefehle antworten hier für dich.
together-happened = { $n ->
        [one] Noch etwas ist dir geschehen.
       *[other] Noch { $n } Dinge sind dir geschehen.
    }
together-bundle = { $line } { $n ->
        [0] { "" }
        [one] Und noch { $n } Sache.
       *[other] Und noch { $n } Dinge.
    }
