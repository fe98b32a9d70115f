### What every game says, in English.

## names

names-player = Player
names-chance = chance
names-nobody = neutral
names-nothing = none
names-all = everything

## errors

errors-data_unreadable = "{ $path }" cannot be read: { $reason }.
errors-data_no_toml = "{ $path }" is no TOML file: { $reason }.
errors-data_no_table = "{ $where }" of the table's data has to be a table with some of the keys { WORDS($keys) }.
errors-data_no_list = "{ $where }" of the table's data has to be a list, not "{ $value }".
errors-data_unknown_key = "{ $where }" of the table's data has no key "{ $key }"; possible are { WORDS($keys) }.
errors-data_missing_key = "{ $where }" of the table's data lacks the key "{ $key }".
errors-data_bad_number = "{ $where }" of the table's data cannot be "{ $value }"; it is a whole number from { $least } to { $most }.
errors-unknown_game = There is no game "{ $game }"; the games are { WORDS($games) }.
errors-no_such_package = There is no package "{ $package }", which { $setting } names: put it where Python finds it, as with PYTHONPATH, or take it out of the setting.
errors-bad_seed = A seed is a whole number from 0 up to 2 to the power of 256, less one, exactly 32 bytes, or their 64 hexadecimal digits as a record has them.
errors-not_offered =
    "{ $move }" is not possible here{ COUNT($options) ->
        [0] { "" }
       *[other] ; possible are{ $more ->
            [0] { "" }
           *[other] , among others
        }: { WORDS($options) }
    }.
errors-unknown_order = "{ $text }" is no order; orders begin with one of { WORDS($verbs) }.
errors-unreadable_order = "{ $text }" cannot be read as an order "{ $form }".
errors-order_too_long = An order may not be longer than { $most }.
errors-too_many_orders = { $given } orders are too many; up to { $most } can be kept.
errors-unknown_verb = "{ $text }" is not a move; moves begin with one of { WORDS($verbs) }.
errors-unreadable_move = "{ $text }" cannot be read; this move is written "{ NAME($verb, kind: "form") }".
errors-not_pending_move = Nobody may play "{ $move }" now, so it has no odds; ask for a move that is pending.
errors-no_such_seat = There is no seat { $seat }; this table has { $seats } seats, counted from 0.
errors-nothing_sealed = { PLAYER($seat) } has no sealed answer to take back; that is possible only while others still have to answer.
errors-game_over = The game is over, and { PLAYER($seat) } has nothing more to decide.
errors-not_asked = { PLAYER($seat) } has nothing to decide now.
errors-already_sealed = { PLAYER($seat) } has already answered; take the sealed answer back to give another.
errors-no_record = This is not a record of a game of Feldherr.
errors-bad_key = The record's entry "{ $key }" is missing or has no value of its kind.
errors-unsound = This position cannot be: "{ $part }" is { $found }.
errors-too_many_moves = A record has at most { $most } moves, and this one has { $given }.
errors-options_too_large = These options are too large or nested too deep for any table.
errors-digest_differs = The moves of this record do not lead to the position that it claims.
errors-outcome_differs = The moves of this record do not lead to the outcome that it claims.
errors-other_version = This record was made with version { $version } of the rules; this program plays version { $current } and cannot replay it faithfully.
errors-commitment_differs = The seed of this record is not the one that was promised when the game began.
errors-not_fair = The seed of this record does not follow from the secret and the numbers that were promised and given for it.
errors-bad_line = Move { $number } of this record is no line of a seat and a move, such as "0 pass".
errors-bad_start = This record starts from no possible table: { $reason }
errors-impossible_move = Move { $number } of this record, "{ $move }", is impossible: { $reason }
errors-no_odds = No odds are known for the game "{ $game }".
errors-bad_value = "{ $option }" cannot be "{ $value }"; allowed are { WORDS($allowed) }.
errors-bad_players = "{ $game }" is played by { $least } to { $most }, not by { $given }.
errors-unknown_option = There is no option "{ $option }"; the options are { WORDS($allowed) }.
errors-not_listable = There are far too many answers to list; check one, or draw one at random.

## moves

moves-pass = Pass

## language

# How the language calls itself, at length and in a word; its locale where one is asked for; a moment (for strftime)
language-name = English
language-short = EN
language-locale = en_GB
language-moment = %Y-%m-%d, %H:%M
