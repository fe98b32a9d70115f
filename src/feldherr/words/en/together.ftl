### Tables that people come back to: agreement, stand-ins, my games, vacations, in English.

## together

together-my_games = My games
together-tables_wait =
    { $n ->
        [0] No table waits for you
        [one] One table waits for you
       *[other] { $n } tables wait for you
    }
together-next_game = Next game
together-next_named = Next: { $name } ({ $n })
together-live_now = Played now
together-for_you = Waiting for you
together-for_others = Waiting for others
together-before_start = Before the start
together-finished = Finished
together-all_games = All games
together-archive_search = Search by table or player
together-nothing_found = No finished game fits.
together-no_games = You play nowhere yet.
together-more = Show more
together-your_turn = Your decision
together-to_table = To the table
together-season = { NAME($season) }, year { $year }
together-year = Year { $year }
together-turn = Turn { $turn }
together-until = until { $moment }
together-with = With { $names }
together-alone_here = Alone at the table
together-others_decide = { $names } to decide
together-won_by = { $names } won
together-ended_early = ended early
together-place = You came { $place } of { $of }
together-paused = paused
together-played_for_you = A captain plays for you
together-all_left = waits for somebody to come back

together-why_time = { $name } ran out of time; a captain plays for them.
together-why_left = { $name } has left; a captain plays for them.
together-why_silent = { $name } did not answer for long; a captain plays for them.
together-why_deleted = This account was deleted; a captain plays the seat.
together-why_time_you = Your time ran out. A captain plays for you until you take your seat back.
together-why_left_you = A captain plays for you until you take your seat back.
together-why_silent_you = You did not answer for a day, and the others agreed that a captain plays for you until you take your seat back.
together-offered = This seat is offered to somebody else.
together-away = On vacation until { $moment }; the clock stands still.
together-take_back_seat = Play again
together-take_seat = Take this seat
together-seat_offered = { $name }’s seat is free. Read the position, then take it: you play it to the end, with a clock of your own. The game counts for nobody’s record at this seat.
together-seat_own_tower = Here the players throw into a tower of their own, and say what fell. Whoever takes the seat agrees to that.
together-seat_offered_link = Whoever has this link can take the seat:

together-rests_person = Paused at the wish of { $name }. All clocks stand still.
together-rests_nobody = The game rests, since nobody is here.
together-rests_left = Captains would play alone: the game waits until one of those who left comes back.
together-go_on = Go on

together-wants_end = { $name } wants to end the game.
together-wants_own_tower = { $name } wants to play with your own tower.
together-wants_pause = { $name } wants to pause the game.
together-wants_resume = { $name } wants to go on.
together-wants_extend = { $name } wants more time for everybody.
together-wants_replace = { $name } wants to offer the seat of { $whom } to somebody else.
together-wants_replace_silent = { $name } wants a captain to play for { $whom }, who has not answered for a day, and the seat to be offered to somebody else.
together-agreed_by = Agreed: { $names }
together-still_to = Still to agree: { $names }
together-agree = Agree
together-disagree = No longer
together-go_alone = Go on now
together-silence = Who says nothing until { $moment } does not stop it any more.

together-propose = Propose to all
together-propose_end = End the game
together-propose_pause = Pause
together-propose_resume = Go on
together-propose_extend = More time
together-propose_replace = Offer { $name }’s seat
together-propose_replace_silent = A captain for { $name }, silent for a day
together-leave_to_captain = Let a captain play for me
together-rename = Rename
together-table_name = Name of the table
together-rules_of_proposals = It is done when all who play agree; everybody sees who asked.

together-line_stood_in =
    { $why ->
        [time] { $name }’s time is up: a captain plays for them.
        [silent] { $name } has not answered for long: a captain plays for them.
        [deleted] An account was deleted: a captain plays its seat.
       *[left] { $name } has left: a captain plays for them.
    }
together-line_reclaimed = { $name } plays again.
together-line_taken_over = { $name } takes over seat { $number }.
together-line_full = { $name } has come: every seat is taken.
together-line_removed = { $name } no longer sits here.
together-line_renamed = { $name } calls the table “{ $to }”.
together-line_went_away = { $name } is on vacation until { $moment }; the clock stands still.
together-line_came_back = { $name } is back from vacation.
together-line_proposed = { $name } proposes: { $deed }.
together-line_agreed = { $name } agrees: { $deed }.
together-line_withdrew = { $name } no longer agrees: { $deed }.
together-line_carried_out = All agree: { $deed }.
together-line_waited = The tournament waits no longer: { $deed }.
together-deed_end = end the game
together-deed_pause = pause the game
together-deed_resume = go on
together-deed_extend = more time for everybody
together-deed_replace = offer seat { $number } to somebody else

together-vacation = Vacation
together-vacation_about = On these days your clocks stand still at tables by letter, as far as each allows it. { $left } of { $all } days are left this year.
together-vacation_guest = With an account you can take days off, on which your clocks stand still.
together-vacation_first = First day
together-vacation_days = Days
together-vacation_plan = Take these days off
together-vacation_is = { $first }, { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
together-vacation_end = End it
together-vacation_drop = Take it back

together-remove = Remove
together-remove_named = Remove { $name }
together-chat = Talk before the game
together-write = Write to the table, @all calls everybody
together-starts_when_full = The game starts by itself when the last seat is taken.
together-name_made_up = Made up if you give none
together-when_full = Start when the last seat is taken
together-vacation_allowed = Vacation
together-vacation_none = Clocks never stand still
together-vacation_up_to = { $n ->
        [one] up to { $n } day a player
       *[other] up to { $n } days a player
    }
together-time_up_live = When somebody’s time is up, a captain plays for them until they take the seat back. If nobody is left, the game waits.
together-time_up_days = When somebody’s days are up, a captain plays for them until they take the seat back. The others may agree to offer the seat to somebody else.
together-time_up_free = No clock runs here. If somebody does not answer for a day, the others may agree that a captain plays for them, and offer the seat.

together-since_quiet = Nothing happened to you.
together-since_hit =
    { $n ->
        [one] One thing happened to you.
       *[other] { $n } things happened to you.
    }
together-only_mine = Only what hit me
together-do_plan = Seal your plan
together-do_leave = Leave boxes empty
together-do_draft = Take a county
together-do_group = Place armies
together-do_position = Choose your place
together-do_move = March or stay
together-do_recruit = Recruit armies
together-do_defend = Defend
together-do_revolt_order = Order the revolts
together-do_favor = Ask for a favor
together-do_favor_use = Use your favor
together-do_benefit = Choose a benefit
together-do_throw = Say what fell
together-do_pass_marker = Pass a marker on
together-do_initial_influence = Lay out influence
together-do_remove_influence = Remove influence
together-do_lose_influence = Give up influence
together-do_special_card = Special card?
together-do_lobby = Lobby a Crown
together-do_bid = Bid or pass
together-do_vote = Cast your vote
together-do_excess_cards = Cards to the market
together-do_exchange = Exchange a card
together-do_collect = Pick up a card
together-all_sealed = All others have sealed.
together-have_orders = Standing orders answer here for you.
together-happened = { $n ->
        [one] One more thing happened to you.
       *[other] { $n } more things happened to you.
    }
together-bundle = { $line } { $n ->
        [0] { "" }
        [one] And { $n } thing more.
       *[other] And { $n } things more.
    }
