doors-account = You
doors-account_of = Your account: { $email }
doors-address = E-mail address
doors-address_confirmed = Messages and links for a new password go to { $email }.
doors-address_name_only = You sign in with { $email }. This server sends no e-mail.
doors-address_unconfirmed = You sign in with { $email }. It is not confirmed yet, so nothing is sent there.
doors-agree_to_end = End the game now
doors-ahead_by_tie =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, ahead of { $name } by the tie-break
doors-ahead_of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } ahead of { $name }
doors-all_seated = Everybody is here.
doors-api_described = What programs can ask
doors-armies_on_map = Armies on the map
doors-battles = Battles
doors-bot_for_me = Let a bot play for me
doors-bot_on_seat = Put a bot on seat { $n }
doors-bot_plays_for_you = A bot plays for you.
doors-bots = Bots
doors-bots_and_start =
    Fill with { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    } and start
doors-buildings = Buildings
doors-by_invitation = Only with the link
doors-by_mail = By e-mail
doors-by_push = In this browser
doors-by_push_about = a message even when the page is closed
doors-check_it = Check it
doors-code_from_device = Code from your other device
doors-come_back = Come back
doors-commitment_kept = The seed is the one committed to before the first move.
doors-confirm_about = With this you say that the address to which the link was sent is yours.
doors-confirm_address = Confirm the address
doors-confirm_done = { $email } is confirmed.
doors-confirm_nothing = There is no link here. Open the one in the e-mail.
doors-confirm_title = Your e-mail address
doors-copied = Copied
doors-copy = Copy
doors-counties = Counties
doors-course_of_game = The course of the game
doors-court_about = courtiers win favors before the actions
doors-days_each = Time for a decision
doors-do_not_end = Do not end it after all
doors-drop = Remove
doors-drop_token = Remove the token “{ $label }”
doors-edition = Edition
doors-edition_default = default
doors-edition_first_about = 2002: order by lot, 25 events
doors-edition_manual_about = 2002, by its reference manual
doors-edition_second_about = auction, bonus tiles, 12 events
doors-email = E-mail
doors-ended = The game is over
doors-expansions = Expansions
doors-expected = Expected
doors-fair_command = To check it all again, with every throw:
doors-fair_commitment = Commitment to the seed
doors-fair_no = The proof does not hold.
doors-fair_nonces = The seats’ shares
doors-fair_numbers = The numbers
doors-fair_promise = Promise
doors-fair_secret = The server’s secret
doors-fair_seed = Seed
doors-fair_yes = Checked: the chance of this game was fair.
doors-fairness = Fairness proof
doors-fairness_about = Fairness proof: the seed was sealed before the first move.
doors-favors_short = Favors
doors-first_counties = First counties
doors-first_winter = Winter I
doors-forget_me = Delete
doors-forget_me_about = Your name, your notes and all you wrote are deleted. In running games bots take over your seats for good.
doors-forget_me_now = Delete for good
doors-forgot_password = Forgot the password?
doors-fortune = Fortune
doors-fortune_about = battles, measured by their odds
doors-free_seat = free seat
doors-free_seat_n = Free the seat { $n }
doors-from = From
doors-game = Game
doors-game_rests = The game rests.
doors-guest_seats_kept = Your games and seats stay yours.
doors-hints = Hints
doors-hints_alone = One person alone
doors-hints_alone_about = A bot may be asked for advice where one person plays against bots, or all sit at the same screen. Where several meet, nobody gets advice.
doors-hints_always = Always
doors-hints_always_about = Everybody may ask a bot for advice. It knows only what their own seat knows.
doors-hints_never = Never
doors-hints_never_about = Everybody thinks for themselves.
doors-house_rules = House rules
doors-invited_title = Take a seat
doors-is_here = here
doors-join = Join
doors-keep_me = Keep everything
doors-kept_for = kept for { $name }
doors-landsknechte_about = a benefit for counties in four regions
doors-level_captain = Captain
doors-level_random = Random
doors-level_recruit = Recruit
doors-lineup_default = Default line-up
doors-lineup_default_about = recommended for a first game
doors-lineup_draft = Draft
doors-lineup_draft_about = all choose their counties in turn
doors-link = Link
doors-link_sent = We have sent a link to { $email }. Open it within a day to confirm the address; until then nothing changes.
doors-look = Look
doors-look_at_table = Look at the table
doors-luck = Luck
doors-mail_needs_account = for accounts with an e-mail address
doors-mail_needs_confirmation = for confirmed addresses
doors-majorities_short = Majorities
doors-make_free = Free the seat
doors-make_token = Make a token
doors-minutes_each = Time each, and 30 s a decision
doors-my_games = My games
doors-my_share = My own share of the chance is in it.
doors-n_agree =
    { $n ->
        [one] { $n } player wants
       *[other] { $n } players want
    } to end it; all must agree.
doors-n_changed = { $n } changed
doors-n_days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
doors-n_minutes = { $n } minutes
doors-n_players = { $n } players
doors-name_of_seat = Name for seat { $n }
doors-nav = Pages
doors-nav_new = New table
doors-nav_play = Play
doors-nav_rules = Rules
doors-nav_statistics = Statistics
doors-nav_watch = Watch
doors-new_address = New e-mail address
doors-new_code = Make a new code
doors-new_password = New password (8 characters or more)
doors-new_table = A new table
doors-new_table_about = Everything has a good default. Change what you like, then invite.
doors-no = no
doors-no_account_needed = No account needed.
doors-no_open_tables = No open table just now.
doors-no_proof = This game came from a record and carries no proof.
doors-no_running_tables = Nobody plays in public just now.
doors-no_seat_left = All seats are taken. You can watch once the game has begun.
doors-nobody_yet = nobody yet
doors-none_changed = none changed
doors-notices = Messages
doors-notices_about = When a decision of yours has waited for a while, and you are not here.
doors-old_password = Present password
doors-open_one = Open one
doors-open_table = Open the table
doors-open_table_about = You get a link to send. The game starts when all seats are taken; an empty seat can become a bot at any time.
doors-open_tables = Open tables
doors-open_to_all = Everybody
doors-other_device = Another device
doors-other_device_about = A code brings you back to your seats on another device. Keep it to yourself.
doors-other_device_account = Sign in there with your e-mail address and password.
doors-own_figures = own figures
doors-pace = Pace
doors-pace_days = By letter
doors-pace_days_about =
    { $n ->
        [one] { $n } day a decision
       *[other] { $n } days a decision
    }
doors-pace_days_note = days for each decision
doors-pace_free = No clock
doors-pace_free_note = take the time you need
doors-pace_live = Live
doors-pace_live_about = { $n } min each
doors-pace_live_note = everybody at the table, with a clock
doors-password = Password
doors-password_about = Everybody else who is signed in with your account is signed out then, and its tokens and codes end.
doors-password_changed = Your password is changed.
doors-pause_game = Pause the game
doors-paused = paused
doors-place = Place
doors-play_again = Play again myself
doors-play_on = Play on
doors-play_on_from = What if? Play on against bots from
doors-played_now = Being played now
doors-profile = Name and language
doors-promise_as_seen = The promise is the one this browser saw when you sat down.
doors-promise_kept = The secret fits the promise made before anybody sat down.
doors-push_denied = The browser does not allow messages from here. You can change that in its settings.
doors-push_failed = The browser’s message service does not answer.
doors-push_impossible = this browser cannot do it
doors-put_bot = Bot
doors-quiet_about = nothing is sent in these hours ({ $zone })
doors-quiet_hours = Quiet hours
doors-record = Record
doors-register = Create an account
doors-rematch = Rematch
doors-reset_about = We send you a link with which you choose a new password.
doors-reset_choose = Choose a new password. You will be signed out everywhere.
doors-reset_done = Your password is changed.
doors-reset_sent = If there is an account with this address, a link is on its way.
doors-reset_title = A new password
doors-room_title = The table is open
doors-rule_armies_each = Armies each
doors-rule_combat_may_be_declined = Combat/movement may be declined
doors-rule_defenders = Defenders
doors-rule_deploy1 = Deploy 1 and move
doors-rule_draft_exchange = Exchange in the draft
doors-rule_draft_order = Order of the draft
doors-rule_empty_boxes_declared = Empty boxes declared
doors-rule_event_cards = Event cards
doors-rule_favor_armies = Armies of a favor, with too few in the supply
doors-rule_league_bonus_without_influence = League bonus
doors-rule_neutral_conquest_markers = Revolt markers in neutral counties won
doors-rule_order_before_event = Order before the event
doors-rule_peasants_alone = Peasants alone
doors-rule_peasants_help_below = Peasants help the defender
doors-rule_revolt_before_income = Revolt before income
doors-rule_revolt_defenders = Armies against revolts
doors-rule_single_marker_peasants = Peasants at one revolt marker
doors-rule_spare_cards = Money or blank cards
doors-rule_tie_break = Tie-break
doors-rule_tower = Tower
doors-rule_turn_order = Player order
doors-rule_unguarded_revolts = Revolt in a county without armies
doors-save = Save
doors-saved = Saved.
doors-seat_bot = Bot, { $level }
doors-seat_me = { $name } (you)
doors-seat_n = Seat { $n }
doors-seat_open = Invite a friend
doors-seat_screen = Somebody at this screen
doors-seats = Seats
doors-seats_free =
    { $n ->
        [one] { $n } seat is
       *[other] { $n } seats are
    } still free.
doors-seats_taken = { $n } of { $all } seats taken
doors-second_only = second edition only
doors-seed_follows = The seed follows from the secret and the shares of all seats.
doors-send_link = Send the link
doors-server_sends_none = this server sends no e-mail
doors-share = Share
doors-share_about = Whoever has this link can take a seat, with a name and nothing else.
doors-share_about_public = Everybody sees this table on the start page. The link leads straight to it.
doors-share_picture = Share a picture
doors-share_text = Come and play at my table.
doors-share_title = Invite
doors-show_code = Show my code
doors-show_less = Show fewer
doors-show_more = { $n } more
doors-sign_in = Sign in
doors-sign_in_about = You can play without one. An account has a password, gets e-mail, and works on every device.
doors-sign_in_title = Account
doors-sign_out = Sign out
doors-sit_here = Sit here
doors-sixteenthirty_about = 3 to 6 players, about 2 hours
doors-skip_to_content = To the content
doors-stand_up = Stand up
doors-start_at_once_about = All seats are taken: the game starts at once.
doors-start_game = Start the game
doors-table_for_friends = A table for friends
doors-their_name = Name
doors-to_account = To your account
doors-to_rematch = To the rematch
doors-to_table = To the table
doors-token_label = What is it for?
doors-token_once = Copy it now; it is not shown again.
doors-tokens = Access for programs
doors-tokens_about = With a token a script or bot plays and reads in your name.
doors-unreachable = The server cannot be reached.
doors-until = Until
doors-value_defenders_all = all armies
doors-value_defenders_chosen = as many as chosen
doors-value_deploy1_deploy_first = deploy, then move
doors-value_deploy1_either = one or both
doors-value_draft_exchange_full_round = after a full round
doors-value_draft_exchange_own_turn = on one’s own turn
doors-value_draft_order_seats = around the table
doors-value_draft_order_shuffled = by lot
doors-value_event_cards_first = the 25 of the first edition
doors-value_event_cards_second = the 12 of the second edition
doors-value_favor_armies_all_or_none = none at all
doors-value_favor_armies_as_many_as_there_are = as many as there are
doors-value_peasants_alone_hold = they hold the county
doors-value_peasants_alone_tie = the county is laid waste
doors-value_revolt_defenders_all = all armies
doors-value_revolt_defenders_chosen = as many as chosen
doors-value_spare_cards_blank = blank cards
doors-value_spare_cards_money = money cards
doors-value_tie_break_buildings = buildings
doors-value_tie_break_thalers = Thalers
doors-value_tower_aged2 = after a physical simulation
doors-value_tower_classic = classic
doors-value_turn_order_auction = auction
doors-value_turn_order_shuffled = by lot
doors-value_unguarded_revolts_fought = the owner’s falling cubes defend it
doors-value_unguarded_revolts_won = the peasants always win
doors-wait_for_you =
    { $n ->
        [one] { $n } waits
       *[other] { $n } wait
    } for you
doors-waits_for = { $names }
doors-wallenstein_about = 3 to 5 players, about 90 minutes
doors-watch = Watch
doors-watch_about = Look on at public tables: you see all that is public, and no plan before its time.
doors-watch_title = Watch
doors-who_may_join = Who may join
doors-whole_result = The whole result
doors-with_hints = hints for all
doors-without_hints = no hints
doors-won = Won
doors-yes = yes
doors-you_are_guest = You are here as a guest. Your seats stay with this browser.
doors-your_name = Your name
doors-quoted = “{ $words }”
doors-guest_names = Bold Ensign, Calm Miller, Quick Drummer, Merry Piper, Keen Scout, Wise Sutler, Old Ferryman, Fair Provost, Early Baker, Quiet Scribe
