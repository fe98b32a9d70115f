### What the server says of ratings, friends and tournaments, in English.

## errors

errors-rated_needs_account = At a rated table everybody needs an account; guests have no rating.
errors-rated_needs_clock = A rated table needs a clock: choose live or by letter.
errors-rated_one_seat_each = At a rated table everybody has one seat, and the game begins at the beginning.
errors-table_closed = This table is closed to you.
errors-already_invited = { $name } is at this table already, or invited.
errors-follows_not = You can invite those who follow you; send others the link.
errors-tie_to_oneself = You can neither follow nor block yourself.
errors-too_many_ties = You follow or block { $most } people already, and cannot more.
errors-no_such_tournament = There is no such tournament.
errors-too_many_tournaments = You have { $most } tournaments that are not over; wait until one is, or cancel one.
errors-bad_table_size = A table of this game has { $least } to { $most } players, not { $given }.
errors-groups_need_rounds = Groups need at least two rounds: one or more in groups, and a final.
errors-too_few_places = A tournament with tables of { $size } needs places for at least { $size }, not { $places }.
errors-tournament_over = This tournament is over.
errors-tournament_not_open = That is possible only before the tournament begins.
errors-tournament_full = All places in this tournament are taken.
errors-not_entered = You have not entered this tournament.
errors-too_few_entered = { $needed } must have entered before it begins; so far there are { $entered }.
errors-no_such_game = There is no game "{ $game }"; there are: { WORDS($games) }.
errors-not_rated = The game at table { $table } did not count in the ratings.

## cli

cli-admin_ratings =
    { $games ->
        [one] One game counts
       *[other] { $games } games count
    } in the ratings; { $differing ->
        [0] all ratings are what they lead to.
        [one] one rating is not what they lead to.
       *[other] { $differing } ratings are not what they lead to.
    }
cli-admin_rated_anew =
    The ratings were made anew from { $games ->
        [one] one game
       *[other] { $games } games
    }; { $differing ->
        [0] none has changed.
        [one] one has changed.
       *[other] { $differing } have changed.
    }
cli-admin_rating_differs = { $person }: { $game }, { $pace }
cli-admin_counts_now = { $table }: did not count, and does now.
cli-admin_left_out = { $table }: should count, and does not.
cli-admin_unrated = The game at table { $table } no longer counts; the ratings were made anew.
