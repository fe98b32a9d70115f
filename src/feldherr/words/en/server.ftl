### What the server says, in English.

## errors

errors-table_set_aside = This table was set aside: its game can no longer be rebuilt. Nothing of it is lost; ask whoever runs the server.
errors-cannot_be_told = This cannot be worked out for this game: it took more than the server spends on it, or failed.
errors-too_costly = This takes more time or memory than the server spends on it.
errors-too_much_work = You have { $most } such requests under way already; wait until they are answered.
errors-server_busy = The server has too much to do just now; try again.
errors-worker_died = Something went wrong while this was worked out; try again.
errors-nobody_waits = Nobody waited for the answer any more.
errors-bad_setting = The setting "{ $setting }" is wrong: { $reason }.
errors-bad_config_file = The configuration file { $file } cannot be read: { $reason }.
errors-bad_database = The setting "database" is no address of a database: write postgresql://user:password@host/name, or a file.
errors-database_in_use = Another Feldherr uses the database { $database } and is served at { $url }: play there, end it, or choose another with --database.
errors-database_being_opened = Another Feldherr that has just been started uses the database { $database }; wait for it, end it, or choose another with --database.
errors-bad_host = There is no address "{ $host }" on this machine to listen at; leave --host out, or give 0.0.0.0 for all.
errors-port_in_use = Port { $port } is in use by another program, perhaps another Feldherr; choose another with --port, or 0 for any that is free.
errors-port_forbidden = Port { $port } is only for administrators; choose one above 1023 with --port.
errors-cannot_listen = The server cannot listen at { $host }, port { $port } ({ $reason }).
errors-worker_failed = A worker process ended before it served anything (exit code { $exitcode }); the log says why.
errors-unhealthy = The database cannot be read or written just now; the log says why.
errors-draining = This process is about to end and is to be sent nobody any more; what is under way goes on.
errors-hears_nothing = This process does not hear from the others just now, and shows their moves a second late; the log says why.
errors-nats_needs_postgresql = The setting "nats" is for several processes on PostgreSQL; with SQLite there is one, which needs no news. Set "database" to postgresql://..., or leave "nats" out.
errors-bad_nats = The setting "nats" names no NATS server: write nats://host:4222 or tls://user:password@host:4222, several with commas between them.
errors-bad_nats_ca = The certificate { $file } of the setting "nats_ca" cannot be read: { $reason }.
errors-nats_not_installed = The setting "nats" needs a package that is not installed: pip install 'feldherr[nats]'.
errors-no_handbook = The folder { $folder } of the setting "docs_folder" has no index.html: name the one that "make docs" has built, or none.
errors-bad_traces = The setting "traces" is no address of a collector: write http://host:4318 instead of { $address }.
errors-traces_not_installed = The setting "traces" needs packages that are not installed: pip install 'feldherr[tracing]'.
errors-one_worker_on_sqlite = Several worker processes need PostgreSQL; with SQLite there is one. Give --database postgresql://... or leave --workers out.
errors-no_such_table = There is no such table, or it is by invitation only.
errors-not_your_seat = Seat { $seat } is not yours.
errors-reclaim_first = A bot plays for you at seat { $seat }; reclaim the seat first.
errors-not_stood_in = No bot stands in at seat { $seat }.
errors-not_running = The game is not running; its status is "{ $status }".
errors-wrong_status = That needs a table whose status is "{ $needed }"; this one is "{ $status }".
errors-late_move = This answer came too late, or is not asked for: the present question is number { $question }.
errors-stale_move = This is an old request: the seat has answered, taken back or undone something since.
errors-cannot_undo = This cannot be undone: only your own last decision can, if nothing was revealed, nothing was drawn and nobody else has decided since.
errors-no_hints = This table is played without hints.
errors-no_hint_now = No hint could be found just now; try again.
errors-not_over = That is possible only when the game is over.
errors-position_over = At that position the game is over; choose an earlier one.
errors-no_such_move =
    The game has { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; there is no position after move { $at }.
errors-option_refused = A server does not accept "{ $option }" set to "{ $value }".
errors-too_many_seats = { $given } seats were given for a table with { $seats } seats.
errors-no_such_level = There is no bot of level "{ $level }"; the levels are { WORDS($levels) }.
errors-invitation_needed = This table is by invitation; the code is missing or wrong.
errors-one_seat_each = At a public table everyone but its creator takes one seat.
errors-no_open_seat = No such seat is open.
errors-creator_only = Only the one who made the table can do that.
errors-members_only = Only those at the table can do that.
errors-players_only = Only those who play can do that.
errors-seats_open = Seats are still open: { WORDS($seats) }. Wait for players, or put bots there.
errors-storage_failed = The server cannot store anything just now; nothing has changed. Try again.
errors-too_busy = Too much happened at this table at once; try again.
errors-too_many_requests = Too many requests; wait a little.
errors-too_many_streams = At most { $most } streams can be open at once.
errors-too_many_tokens = At most { $most } tokens can exist at once; remove one first.
errors-no_such_player = There is no player with such an account here.
errors-no_such_token = There is no such token.
errors-no_such_line = There is no such line.
errors-bad_token = This token is not valid.
errors-who_are_you = Say who you are first: come as a guest, or log in.
errors-foreign_origin = Requests from other sites are refused.
errors-header_needed = The header "X-Feldherr: 1" is missing; it protects against requests from other sites.
errors-wrong_code = No guest has this code.
errors-wrong_password = The e-mail address or the password is wrong.
errors-wrong_token = This link is no longer valid; ask for a new one.
errors-already_registered = You have an account already.
errors-email_taken = There is an account with this e-mail address already.
errors-body_too_large = The request is too large; { $most } bytes are allowed.
errors-body_too_slow = The request did not arrive in time.
errors-body_incomplete = The request ended before it was complete.
errors-bad_request =
    "{ NAME($where, kind: "field") }" is wrong: { $reason ->
        [missing] it is needed
        [extra_forbidden] there is no such field
        [string_too_short] at least { $limit } characters
        [string_too_long] at most { $limit } characters
        [too_short] at least { $limit } of them
        [too_long] at most { $limit } of them
        [greater_than_equal] at least { $limit }
        [less_than_equal] at most { $limit }
        [greater_than] more than { $limit }
        [less_than] less than { $limit }
        [string_type] this is no text
        [int_type] this is no whole number
        [int_parsing] this is no whole number
        [int_from_float] this is no whole number
        [bool_type] neither true nor false
        [bool_parsing] neither true nor false
        [dict_type] this is no object
        [list_type] this is no list
        [json_invalid] this is not JSON
        [string_pattern_mismatch] it has another form
        [literal_error] there is no such choice
        [enum] there is no such choice
        [control_characters] no control characters
        [no_letters] a name has letters
        [nothing_to_read] there is nothing to read
        [many_marks] at most { $limit } marks on a letter
        [no_address] one e-mail address, such as anna@example.org
        [not_replacing] it is for the proposal to replace somebody
        [all_shown] none is named where everything is shown
       *[other] this cannot be taken
    }.
errors-no_such_page = There is nothing at this address.
errors-wrong_method = This address does not take requests of this kind.
errors-bad_address = The address has characters that cannot be in one.
errors-bad_json = The request is not JSON: { $reason }.
errors-json_too_deep = The request is nested too deep; { $most } levels are allowed.
errors-json_too_large = The request has too many parts; { $most } are allowed.
errors-number_too_long = A number in the request is too long; whole numbers have at most { $most } digits.
errors-head_too_large = The head of the request is too large; { $most } bytes and { $lines } headers are allowed.
errors-url_too_long = The address of the request is too long; { $most } bytes are allowed.
errors-too_many_connections = At most { $most } connections can be open at once.
errors-too_much_talk = That was said too fast; wait a little.
errors-server_failed = Something went wrong in the server. It has been noted.
errors-bad_http = The request cannot be understood.

## cli

cli-serving = Feldherr is served at { $url } (Ctrl+C ends it).
cli-no_browser = No browser could be opened here; open { $url } yourself.
cli-help_serve = Open tables that people join from their browsers, and scripts through the API.
cli-help_host = address to listen at; 0.0.0.0 lets others on the network join
cli-help_port = port to listen at
cli-help_database = where to store everything; without it, SQLite in your data folder
cli-help_config = file with settings (TOML)
cli-help_workers = number of processes; more than one needs PostgreSQL
cli-help_open = open the browser
cli-help_show_config = print the settings in force and end

# Fields of forms.
names-field_email = e-mail address
names-field_name = name
names-field_password = password
names-field_text = text
names-field_label = label
