### Was `feldherr admin` sagt, auf Deutsch.

## errors

errors-unknown_action = „feldherr admin“ kann „{ $action }“ nicht; es kann { WORDS($actions) }.
errors-wrong_words = Schreibe: feldherr admin { $form }. Eine Kennung, die mit einem Strich beginnt, steht hinter --.
errors-no_database = Unter { $database } gibt es keine Datenbank; „feldherr serve“ oder „feldherr admin migrate“ legt eine an.
errors-old_database = Die Datenbank hat eine ältere Form; „feldherr admin migrate“ bringt sie auf die heutige.
errors-new_database = Das stammt von einem neueren Feldherr (Form { $form }); installiere diese Version.
errors-other_database = Die Datenbank { $database } gehört zu einem anderen Programm; nenne eine andere oder gar keine.
errors-damaged_database = Die Datenbank { $database } ist beschädigt: Lege sie beiseite, und hole mit „feldherr admin restore“ eine Sicherung zurück.
errors-database_unwritable = In die Datenbank { $database } lässt sich nicht schreiben ({ $reason }): Sieh nach, ob noch Platz ist und wer dort schreiben darf.
errors-database_unreachable = Die Datenbank { $database } ist nicht zu erreichen ({ $reason }).
errors-database_failed = Die Datenbank { $database } tut nicht, was sie soll: { $reason }.
errors-unknown_table = Einen Tisch „{ $table }“ gibt es nicht; „feldherr admin games“ zeigt alle.
errors-unknown_person = Niemand hat die Kennung, E-Mail-Adresse oder den Namen „{ $person }“; „feldherr admin players“ zeigt alle.
errors-several_people = Mehrere heißen „{ $person }“; nenne eine der Kennungen { WORDS($ids) }.
errors-table_over = Die Partie am Tisch { $table } ist zu Ende; kein Platz kann mehr übergeben werden.
errors-sits_there = { $person } sitzt schon auf Platz { $seat }.
errors-has_no_address = { $person } hat keine Adresse, mit der man sich anmeldet.
errors-table_busy = Der Tisch ändert sich schneller, als er von hier geändert werden kann; versuche es noch einmal.
errors-file_exists = Die Datei { $file } gibt es schon; nenne eine andere.
errors-no_such_file = Eine Datei { $file } gibt es nicht.
errors-not_a_folder = { $folder } ist eine Datei und müsste ein Ordner sein.
errors-not_a_file = { $file } ist ein Ordner und müsste eine Datei sein.
errors-cannot_write = Die Datei { $file } kann nicht geschrieben werden ({ $reason }).
errors-bad_backup = Die Datei { $file } ist keine Sicherung, oder sie ist beschädigt.
errors-database_not_empty =
    In der Datenbank stehen { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    } und { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }; mit --replace tritt die Sicherung an ihre Stelle, und sie sind verloren.

## cli

cli-help_admin = Einen Server betreuen: games, players, reports, lessons, backup, restore, remove-player, confirm-address, reset-password, hand-over, try-again, recheck, statistics, ratings, unrate TISCH, migrate.
cli-help_metavar_action = AUFGABE
cli-help_metavar_words = WÖRTER
cli-help_action = games, show TISCH, players, reports, lessons, backup DATEI, restore DATEI, remove-player PERSON, confirm-address PERSON, reset-password PERSON, hand-over TISCH PLATZ PERSON, try-again TISCH, recheck, statistics, ratings, unrate TISCH, migrate
cli-help_words = was die Aufgabe braucht; eine Person mit Kennung, E-Mail-Adresse oder Name
cli-help_status = nur Partien, die open, running, paused oder over sind
cli-help_anew = statistics: alle Summen verwerfen und jede Partie neu zählen; ratings: sie aus den gewerteten Partien neu machen
cli-help_replace = restore: ersetzt, was in der Datenbank steht
cli-admin_games_heads = Tisch|Spiel|Stand|Züge|Geändert|Spieler
cli-admin_seats_heads = Platz|Art|Stufe|Name|Person|Vertreten
cli-admin_players_heads = Person|Name|E-Mail|Tische|Seit
cli-admin_reports_heads = Gemeldet|Tisch|Zeile|Person|Name|Text|Gemeldet von|Grund
cli-admin_lessons_heads = Lektion|Schritte|Begonnen|Geschafft|Aufgehört bei Schritt: Leute
cli-admin_yes = ja
cli-admin_backed_up =
    { $file } enthält { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } und { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }.
cli-admin_restored =
    Aus { $file } wiederhergestellt: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } und { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }.
cli-admin_removed =
    { $name } ({ $person }) ist vergessen; { $tables ->
        [one] { $tables } Tisch geht
       *[other] { $tables } Tische gehen
    } ohne diese Person weiter.
cli-admin_confirmed = Die Adresse { $email } von { $name } gilt als bestätigt.
cli-admin_reset = Ein Link für { $name } ({ $email }), gut für einmal und einen Tag, um ein neues Passwort zu wählen: { $link }
cli-admin_handed_over = Platz { $seat } am Tisch { $table } gehört nun { $name }.
cli-admin_aside = beiseitegestellt
cli-admin_try_again = Am Tisch { $table } wird alles wieder versucht, sobald jemand danach fragt.
cli-admin_not_aside = Am Tisch { $table } ist nichts beiseitegestellt.
cli-admin_counted =
    { $counted ->
        [one] { $counted } Partie
       *[other] { $counted } Partien
    } für die Statistik gezählt; { $failed ->
        [one] { $failed } ließ
       *[other] { $failed } ließen
    } sich nicht nachspielen.
cli-admin_rechecked =
    { $checked ->
        [one] { $checked } Partie
       *[other] { $checked } Partien
    } nachgespielt: { $differing ->
        [one] { $differing } würde
       *[other] { $differing } würden
    } anders verlaufen, { $others ->
        [one] { $others } trägt
       *[other] { $others } tragen
    } nur eine andere Regelversion.
cli-admin_migrated = Die Datenbank hat jetzt Form { $form }.
cli-admin_up_to_date = Die Datenbank hat schon Form { $form }.
cli-recheck_failed = { $table }: Die Partie lässt sich nicht noch einmal spielen: { $reason }
cli-recheck_version = { $table }: nach Regelversion { $version } begonnen, jetzt gilt { $current }; die Partie verläuft gleich.
cli-recheck_move = { $table }: anders ab Zug { $number }: { $reason }
cli-recheck_crash = { $table }: Die Regeln scheitern bei Zug { $number } ({ $reason }).
cli-recheck_position = { $table }: Nach Zug { $number } ist die Stellung eine andere als die gespeicherte.
cli-recheck_outcome = { $table }: Die Punkte waren { WORDS($was) } und wären { WORDS($now) }.
cli-recheck_question = { $table }: wartet bei Frage { $was }, würde aber bei Frage { $now } oder auf andere warten.
