### What the terminal says, in English.

## errors

errors-bad_command_line = The command line cannot be read: { $message }. "{ $command } --help" shows what is possible.
errors-unknown_arguments = These words mean nothing here: { WORDS($words) }. "feldherr { $command } --help" shows what is possible.
errors-unknown_command = There is no command "{ $command }"; the commands are { WORDS($commands) }.
errors-no_file_given = "feldherr { $command }" needs the file of a record, such as "feldherr { $command } game.json".
errors-bad_argument = "{ $option }" cannot be "{ $value }"; it is a whole number from { $least } to { $most }.
errors-needed_argument = "{ $option }" is needed, with a number, such as "{ $option } 4".
errors-bad_rule = "{ $word }" sets no rule; write name=value, such as defenders=chosen.
errors-bad_humans = "{ $value }" names no seats; write numbers from 0 to { $most } with commas between them, or all.
errors-too_many_names =
    { $given ->
        [one] { $given } name
       *[other] { $given } names
    } were given for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }; give one for each seat at most.
errors-same_names = Every player needs a name of their own, and these are not all different: { WORDS($names) }.
errors-bots_again = A saved game starts no programs of its own accord; say once more who sits there: --bots { $bots }
errors-no_game_yet = There is no game to resume in { $folder }; start one with "feldherr play".
errors-cannot_save = The game cannot be saved in { $file } ({ $reason }); name another file with --save.
errors-not_in_the_rules = Nothing in the rules has the words "{ $words }"; try fewer or others.
errors-cannot_read = The file { $file } cannot be read ({ $reason }).
errors-not_json = The file { $file } holds no complete record of a game; perhaps it was cut off or changed.
errors-unknown_topic = There is no help on "{ $topic }"; there is help on { WORDS($topics) }.
errors-nothing_to_undo = Only a sealed plan can be taken back, and only while somebody else is still planning; there is none.
errors-ambiguous = "{ $word }" may mean { LIST($found) }; type more of it.
errors-plan_is_full = Every box has its card: type seal, back, or box=card to change one.
errors-no_such_card_left = "{ $word }" is no card left for the box "{ NAME($box, kind: "action") }"; left are: { WORDS($cards) }.
errors-bad_modifiers = "{ $word }" names no two modifiers; write what the attacker and the defender add to their dice, from { $least } to { $most }, such as --war 4:2.
errors-war_alone = --war asks about a war of Sixteen Thirty Something; { WORDS($options) } belong to battles and revolts of Wallenstein: leave one or the other out.
errors-bad_cubes = "{ $word }" in { $option } names no cubes; write side=number with one of the sides { WORDS($sides) }, numbers up to 62.

## cli

cli-welcome = Feldherr: a game of the Thirty Years' War.
cli-ask_players = How many players ({ WORDS($seats) })?
cli-ask_humans = How many of them sit at this keyboard (1 to { $most })?
cli-ask_lineup = Counties by the recommended line-up (Enter), or by draft (d)?
cli-more = -- Enter for more --
cli-pass_keyboard = Pass the keyboard to { $player } and press Enter. Nobody else looks.
cli-hide_again = Press Enter to hide it again
cli-ordered = Your standing order answers with "{ $move }": { $order }
cli-no_orders = You have given no standing orders; they begin with one of { WORDS($verbs) }.
cli-commands_hint = Type ? for help, quit to stop; the game is saved all the time.
cli-commands = Commands: ? topic, board, odds, hint, mat (your plan), log, undo (a sealed plan), order (a standing order; order - withdraws all), save, quit. Topics: { WORDS($topics) }.
cli-more_in_the_rules = More on this: ? { $anchor }
cli-saved_in = The game is saved in { $file }.
cli-no_odds_now = There is nothing to give odds for now; ask when an attack, a revolt or a war can be chosen.
cli-no_mat = No plan lies on your mat now.
cli-result = Won by { PLAYERS($winners) }.
cli-result_line =
    { $place }. { PLAYERS($seats) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-building_letters = PCT
cli-legend =
    P palace C church
    T trading post · site
    !1 revolt markers
    6/2 taxes/grain
cli-legend_court = Courtiers 6*: favor kept
cli-player_heads = Player|Points|Thalers|Grain|Counties|P C T|Place|Supply
cli-head_court = Courtiers
cli-head_landsknechte = Card
cli-header = { NAME($season) } of year { $year }: { NAME($phase, kind: "phase") }
cli-label_actions = Actions:
cli-label_tiles = Places:
cli-label_event = Event:
cli-label_events = One of these events will be drawn:
cli-label_favors = Favors at court:
cli-label_tower = In the tower:
cli-label_tray = In the tray:
cli-event_is_removed = removed by a favor
cli-grain_loss = { " " }(winter −{ $grain_loss })
cli-courtiers =
    { $number ->
        [one] { $number } courtier
       *[other] { $number } courtiers
    }
cli-many_answers = Too many answers to list; write "{ $form }".
cli-to_own = yours: just a march
cli-to_neutral = neutral: battle against peasants
cli-to_other = battle against { PLAYER($owner) }
cli-move_hint = Type county and armies, such as "{ $target } { $most }" or "1 { $most }"; odds shows the chances.
cli-recruit_hint = "recruit" deploys an army, "recruit county armies" moves as well.
cli-pass_hint = "pass": no army moves.
cli-note_pass = do without
cli-note_draw = the top card of the pile
cli-note_exchange = put both open cards under the pile and see two new ones
cli-note_place =
    { $number ->
        [one] { $number } army
       *[other] { $number } armies
    }
cli-note_defend =
    { $number ->
        [0] no army fights
        [one] { $number } army fights
       *[other] { $number } armies fight
    }
cli-note_remove_event = ignore the event of the season
cli-note_leave = these boxes stay empty
cli-odds_heads = Move|Win|Tie|Loss|Armies left
cli-plan_seal = Complete: seal?
cli-plan_hint =
    Type a county{ $numbered ->
        [0] { "" }
       *[other] { " " }or its number
    }{ COUNT($spare) ->
        [0] { "" }
       *[other] , { $spare }
    }, box=card or a whole plan; back, clear, rest, seal, ?
cli-plan_full_hint = Type seal to hand the plan in; back, clear, or box=card to change a box.
cli-price =
    { $number ->
        [one] { $number } Thaler
       *[other] { $number } Thalers
    }
cli-forecast =
    Outlook, if nobody interferes: Thalers { $thalers } (lowest { $lowest }), grain { $grain } for { $counties ->
        [one] { $counties } county
       *[other] { $counties } counties
    } (winter loss { $losses }), armies { $armies } of { $supply }.
cli-simulating = Playing
cli-simulate_heads = Seat|Points|SD|Wins|95% interval
cli-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with seed { $seed }: { $counts } a game, { NUMBER($decisions_per_game, maximumFractionDigits: 0) } decisions; { NUMBER($games_per_second, maximumFractionDigits: 0) } games a second.
cli-verified =
    The record is genuine so far: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } of { NAME($game) } replayed, seed as promised ({ $commitment }...), game not over.
cli-verified_over =
    The record is genuine: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } of { NAME($game) } replayed, seed as promised ({ $commitment }...), points { WORDS($scores) }.
cli-replay_move = { $number }. { $player }: { $move }
cli-replay_hint = Enter: next move. A number up to { $last }: go there. b: board. q: quit.
cli-replay_end = This is the end of the record (move { $last }). A number goes back, q quits.
cli-odds_battle_win = attacker conquers the county
cli-odds_battle_tie = tie: county laid waste
cli-odds_battle_loss = defender holds the county
cli-odds_neutral_win = attacker conquers the county
cli-odds_neutral_tie = tie: the county stays neutral
cli-odds_neutral_loss = peasants hold the county
cli-odds_revolt_win = owner puts the revolt down
cli-odds_revolt_tie = tie: county lost
cli-odds_revolt_loss = peasants win: county lost
cli-odds_war_win = attacker wins the war
cli-odds_war_draw = draw: both are weakened
cli-odds_war_loss = defender wins the war
cli-odds_survivors = Armies in the county after a win: { $number } on average.
cli-odds_armies =
    with { $number ->
        [one] { $number } army
       *[other] { $number } armies
    }
cli-rules_title = Rules in force: { $preset }
cli-rules_unchanged = Nothing differs from the rules as printed ({ $preset }).
cli-rules_changed = House rule: { $rule } is { $now }, as printed { $was }.
cli-rules_figure = Figure of your own: { $figure } is { $now }, in the package { $was }.
cli-reconstructed = reconstructed

cli-help_usage = usage:
cli-help_positionals = arguments
cli-help_options = options
cli-help_feldherr = Board games of the Thirty Years' War, by the full rules.
cli-help_help = show this help
cli-help_version = show the version
cli-help_language = language; otherwise that of the system
cli-help_play = Play in this terminal, against bots or with others at the same keyboard.
cli-help_simulate = Play many games and sum them up.
cli-help_replay = Step through the record of a game.
cli-help_picture = Draw a position of a record, as SVG or PNG.
cli-help_position = after how many moves (as replay counts them); the last position if left out
cli-help_picture_seat = the seat whose knowledge is drawn; a spectator's if left out
cli-help_shape = the large board, or a card of 1200 by 630; board if left out
cli-help_width = how wide a PNG is; as wide as the SVG if left out
cli-help_output = where to; the ending chooses SVG or PNG; beside the record, as SVG, if left out
cli-drawn = Drawn: { $file }
cli-help_verify = Check that a record tells a possible game, played with the seed that was promised.
cli-help_odds = Exact odds of a battle, with --revolt of a revolt, or with --war of a war of Sixteen Thirty Something.
cli-help_rules = Show the rules in force, each explained.
cli-help_book = the whole rulebook, for these rules
cli-help_find = the sections of the rulebook that have these words
cli-help_compare = where these rules differ from another edition
cli-help_book_output = write the rulebook there as one page to print
cli-written = Written: { $file }
cli-help_metavar_game = GAME
cli-help_metavar_file = FILE
cli-help_metavar_last = FILE|last
cli-help_game = which game; wallenstein if left out
cli-help_players = number of players
cli-help_seed = a whole number; the same seed and answers give the same game
cli-help_edition = rules of the second or the first edition, or of the reference manual to the first
cli-help_court = with the expansion Emperor's Court
cli-help_landsknechte = with the expansion Landsknechte
cli-help_tower_model = model of the dice tower: fitted to a physical simulation (aged2), or independent coins (classic)
cli-help_rule = a house rule, may be repeated; "feldherr rules" lists them
cli-help_data = a TOML file with figures of your own in place of reconstructed ones
cli-help_lineup = counties by the recommended line-up or by draft
cli-help_bots_seated = who sits at the other seats, in turn: levels of bots or package.module:Class; a recruit otherwise
cli-help_human = seats at this keyboard, counted from 0
cli-help_names = names by seat
cli-help_save = file of the game, instead of one in the data folder
cli-help_resume = go on with a saved game
cli-help_games = number of games, 1000 if left out
cli-help_jobs = number of processes; otherwise one a core
cli-help_json = print JSON and nothing else
cli-help_file = a record, or a saved game
cli-help_seat = what this seat knows, or everything
cli-help_to = up to this move
cli-help_plain = print the log without asking
cli-help_attackers = attacking armies
cli-help_defenders = armies of the defender, or of the owner in a revolt
cli-help_neutral = the county is neutral
cli-help_war = a war instead: what the attacker and the defender add to their dice
cli-help_revolt = a revolt instead of a battle
cli-help_markers = revolt markers in the county
cli-help_peasants = peasants thrown in; otherwise as the rules say
cli-help_inside = cubes in the tower (attacker, defender, others, peasants); empty if left out
cli-help_tray = cubes in the tray, thrown in as well
cli-help_age = throws since the cubes inside went in, 4 if left out

# Sixteen Thirty Something
cli-own_hand = Your hand
cli-own_vp_markers = Your VP markers
cli-own_market = Your market place
cli-turn_of = Turn { $turn } of 10, card limit { $limit }
cli-pile_sizes = deck { $deck }, discard pile { $discard }
cli-issue_called = Lobbied
cli-country_heads = Country|Status|Army|Ability|Faction|Markers
cli-politician_heads = Player|Points|Hand|Market
cli-display_signs = ↑ ascending, ↓ descending, 2* an Open card
cli-leader = military leader
cli-unrest = unrest
cli-league = League of Princes
cli-some_answers = There are { $number } answers, for example these; type any of that form.
cli-war_heads = War|won|drawn|lost
cli-counted_battles = battles
cli-counted_revolts = revolts
cli-counted_wars = wars
cli-counted_leagues = leagues
