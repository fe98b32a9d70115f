### What `feldherr admin` says, in English.

## errors

errors-unknown_action = "feldherr admin" cannot do "{ $action }"; it can { WORDS($actions) }.
errors-wrong_words = Write: feldherr admin { $form }. An id that begins with a dash stands after --.
errors-no_database = There is no database at { $database }; "feldherr serve" or "feldherr admin migrate" makes one.
errors-old_database = The database has an older form; "feldherr admin migrate" brings it to the present one.
errors-new_database = This comes from a newer Feldherr (form { $form }); install that version.
errors-other_database = The database { $database } belongs to another program; name another, or none.
errors-damaged_database = The database { $database } is damaged: move it away, and bring back a backup with "feldherr admin restore".
errors-database_unwritable = The database { $database } cannot be written ({ $reason }): look at the room on the disk and at who may write there.
errors-database_unreachable = The database { $database } cannot be reached ({ $reason }).
errors-database_failed = The database { $database } does not do what it should: { $reason }.
errors-unknown_table = There is no table "{ $table }"; "feldherr admin games" lists them.
errors-unknown_person = There is nobody with the id, e-mail address or name "{ $person }"; "feldherr admin players" lists them.
errors-several_people = Several people are called "{ $person }"; name one of the ids { WORDS($ids) }.
errors-table_over = The game at table { $table } is over; no seat can be handed over.
errors-sits_there = { $person } sits at seat { $seat } already.
errors-has_no_address = { $person } has no address to sign in with.
errors-table_busy = The table changes faster than it can be changed from here; try again.
errors-file_exists = The file { $file } is there already; name another.
errors-no_such_file = There is no file { $file }.
errors-not_a_folder = { $folder } is a file, and should be a folder.
errors-not_a_file = { $file } is a folder, and should be a file.
errors-cannot_write = The file { $file } cannot be written ({ $reason }).
errors-bad_backup = The file { $file } is not a backup, or is damaged.
errors-database_not_empty =
    The database holds { $people ->
        [one] { $people } person
       *[other] { $people } people
    } and { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }; --replace puts the backup in their place, and they are lost.

## cli

cli-help_admin = Look after a server: games, players, reports, lessons, backup, restore, remove-player, confirm-address, reset-password, hand-over, try-again, recheck, statistics, ratings, unrate, migrate.
cli-help_metavar_action = ACTION
cli-help_metavar_words = WORDS
cli-help_action = games, show TABLE, players, reports, lessons, backup FILE, restore FILE, remove-player PERSON, confirm-address PERSON, reset-password PERSON, hand-over TABLE SEAT PERSON, try-again TABLE, recheck, statistics, ratings, unrate TABLE, migrate
cli-help_words = what the action needs; a person by id, e-mail address or name
cli-help_status = only games that are open, running, paused or over
cli-help_anew = statistics: forget all sums and count every game anew; ratings: make them anew from the games that counted
cli-help_replace = restore: replace what the database holds
cli-admin_games_heads = Table|Game|Status|Moves|Changed|Players
cli-admin_seats_heads = Seat|Kind|Level|Name|Person|Stand-in
cli-admin_players_heads = Person|Name|E-mail|Tables|Since
cli-admin_reports_heads = Reported|Table|Line|Person|Name|Said|Reported by|Reason
cli-admin_lessons_heads = Lesson|Steps|Begun|Done|Stopped at step: people
cli-admin_yes = yes
cli-admin_backed_up =
    { $file } holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } and { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.
cli-admin_restored =
    Restored from { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } and { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.
cli-admin_removed =
    { $name } ({ $person }) is forgotten; { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } went on without them.
cli-admin_confirmed = The address { $email } of { $name } counts as confirmed.
cli-admin_reset = A link for { $name } ({ $email }), good once and for a day, to choose a new password: { $link }
cli-admin_handed_over = Seat { $seat } at table { $table } now belongs to { $name }.
cli-admin_aside = set aside
cli-admin_try_again = At table { $table } everything is tried again when somebody asks for it.
cli-admin_not_aside = Nothing is set aside at table { $table }.
cli-admin_counted =
    { $counted ->
        [one] { $counted } game
       *[other] { $counted } games
    } counted for the statistics; { $failed } could not be replayed.
cli-admin_rechecked =
    { $checked ->
        [one] { $checked } game
       *[other] { $checked } games
    } replayed: { $differing } would differ, { $others ->
        [one] { $others } only carries
       *[other] { $others } only carry
    } another version of the rules.
cli-admin_migrated = The database now has form { $form }.
cli-admin_up_to_date = The database has form { $form } already.
cli-recheck_failed = { $table }: the game cannot be played again: { $reason }
cli-recheck_version = { $table }: begun by version { $version } of the rules, now { $current }; it plays the same.
cli-recheck_move = { $table }: differs at move { $number }: { $reason }
cli-recheck_crash = { $table }: the rules fail at move { $number } ({ $reason }).
cli-recheck_position = { $table }: after move { $number } the position is another than the one stored.
cli-recheck_outcome = { $table }: the points were { WORDS($was) }, and would be { WORDS($now) }.
cli-recheck_question = { $table }: waits at question { $was }, but would wait at question { $now }, or for others.
