people-abandoned = { $n ->
        [one] one given up
       *[other] { $n } given up
    }
people-after = Next
people-ahead = Ahead
people-all_tournaments = All tournaments
people-at_a_table = Players at a table
people-before = Back
people-begin_now = Begin now
people-block = Block
people-block_about = { $name } will not be able to join your tables before they start, nor to invite or follow you, and you read nothing of what they say. In tournaments the draw decides, and you may still meet. They are not told.
people-block_now = Block them
people-blocked = Blocked
people-by = by { $name }
people-campaign_of = Campaign of { $name }
people-cancel = Cancel it
people-clock = Pace
people-come_back = Take part again
people-comes_by = be at your table by { $moment }, else a bot plays for you
people-course_said = The rating over { $games } games, from { $first } to { $last }.
people-end_now = End it as it stands
people-ended_early = It ended early, in round { $round } of { $rounds }. In front: { $names }.
people-ended_unplayed = It ended before there was a result.
people-enter = Enter
people-entered_of = { $n } of { $places }
people-entrants = Who has entered
people-everybody = People and bots
people-final = Final
people-final_place = { $n ->
        [1] won the final
       *[other] place { $n } in the final
    }
people-follow = Follow
people-follow_name = Follow { $name }
people-followers = They follow you
people-form = Form
people-friends = Friends
people-friends_about = Who follows you back is a friend: you see each other here and can invite each other to a table. Find people on the list, or by their names at a table.
people-games = Games
people-give_or_take = give or take
people-has_left = takes no part in the next round
people-invite = Invite
people-invite_about = A seat is kept for them, and the table is among their games.
people-invite_friends = Invite friends
people-invite_name = Invite { $name }
people-is_away = away
people-is_here = here now
people-is_over = over
people-kind = Kind
people-kind_groups = Groups with final
people-kind_groups_about = The same people meet in every round; the best of the groups play the last one.
people-kind_swiss = Swiss
people-kind_swiss_about = Everybody plays every round, with their neighbours in the standings.
people-last_places = Last ten places
people-leave = Leave
people-leave_later = Leave after this round
people-looks_for_players = looks for players
people-mean_place = Mean place
people-met = Met
people-n_rounds = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
people-name_of_tournament = Name of the tournament
people-needs_account = You need an account for that.
people-never_mind = Never mind
people-no_friends = You follow nobody yet.
people-no_show_days = Each round everybody has as long to come to their table as for a decision. A captain plays for those who are missing; they get no points, and take part again when they say so.
people-no_show_live = Each round everybody has ten minutes to come to their table. A captain plays for those who are missing; they get no points, and take part again when they say so.
people-no_tournament = No such tournament
people-no_tournaments = There is no tournament yet.
people-nobody_entered = Nobody yet.
people-nobody_rated = Nobody has a rating here yet. It comes with the first rated table.
people-not_come = not here yet
people-open_state = { $n ->
        [one] { $n } of { $places } places is taken.
       *[other] { $n } of { $places } places are taken.
    } It begins when all are, or when its maker says so.
people-open_tournament = Open the tournament
people-places = Places
people-places_by_round = By round
people-places_said = Places: { $places }
people-player = Player
people-players = Players
people-plays_now = plays now
people-points = Points
people-points_about = A table's first gets 12 points, its last none, the others evenly between. Ties are broken by the points of all one has met, then by tables won.
people-points_about_groups = A table's first gets 12 points, its last none, the others evenly between; the final decides among those in it. Ties are broken by the points of all one has met, then by tables won.
people-provisional = provisional
people-provisional_about = provisional, until more games and three opponents have shown it
people-rank = Rank
people-rank_n = number { $n } here
people-rated_about = The results count in everybody's ratings.
people-rating = Rating
people-ratings_about = Ratings come from the places of whole tables, not from wins alone, with OpenSkill. Bots are the yardstick; they never grow. What counts: rated tables with a clock, played to the end by at least two people with accounts. A game given up does not count as one's own, and more than three a day between the same two do not count.
people-rivals = Met most often
people-round_n = Round { $n }
people-round_of = Round { $n } of { $rounds }
people-rounds = Rounds
people-sit_down = Sit down
people-sit_with = Sit down with { $name }
people-size = Size
people-standings = Standings
people-start_tournament = Start a tournament
people-strongest = Strongest in
people-table_n = Table { $n }
people-table_open = players are coming
people-table_over = finished
people-table_paused = paused
people-table_running = being played
people-tables_of = tables of { $n }
people-tables_won = Tables won
people-to_statistics = Statistics of the server
people-to_your_table = To your table
people-tournaments = Tournaments
people-tournaments_about = Anyone with an account can open a tournament. Tables are made by themselves each round, seats change, and all results are public.
people-unblock = Unblock
people-unblock_name = Unblock { $name }
people-unfollow = Unfollow
people-unrated_yet = No rated game yet.
people-was_cancelled = It was cancelled.
people-watch = Watch
people-watch_name = Watch { $name }
people-who = Who is shown
people-won_by = { $n ->
        [one] { $names } has won the tournament.
       *[other] { $names } have won the tournament together.
    }
people-you_are_in = You take part.
people-you_blocked = You have blocked { $name }.
people-you_follow = you follow them
people-you_follow_name = You follow { $name }.
