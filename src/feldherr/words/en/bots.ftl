### What bots and the arena say, in English.

## errors

errors-analysis_not_over = This game is not over. Only a finished game can be analysed.
errors-analysis_under_way = Another game is being analysed for you. Wait until that is done.
errors-analysis_no_game = Games of "{ $game }" cannot be analysed.
errors-bot_silent = The bot at { $address } gave no move: { $reason }.
errors-bot_not_found = "{ $path }" names no bot: { $reason }. An import path looks like package.module:Class.
errors-no_bot = "{ $path }" names no bot: it is no subclass of feldherr.bots.Bot.
errors-no_such_temper = No bot has the temper "{ $temper }"; there are { WORDS($tempers) }.
errors-no_temper = Bots of level "{ $level }" have no temper; { WORDS($levels) } can have one.
errors-no_plan_to_compare = Only plans of a season can be compared with a hint.
errors-no_scripts = There are no scripts for { NAME($game) } that could exploit a bot.
errors-exploit_alone = --exploit names the bot to be exploited, as in "feldherr arena --exploit captain", and no others play.
errors-bad_entrants = The arena needs bots, each named once, such as "feldherr arena captain recruit".
errors-other_contest = The file { $file } holds another contest; name a new file, or give the same bots, table, seed and budget.

## names

names-bot_random = Random
names-bot_recruit = Recruit
names-bot_captain = Captain
names-bot_marshal = Marshal
names-bot_wallenstein = Wallenstein, the Generalissimo

## bots

bots-about_random = Any legal move; for tests, and to see what the rules allow.
bots-about_recruit = Knows the rules and plays by simple habits. Beat it in your second game.
bots-about_captain = Counts points, odds and grain, and plans a whole season at once.
bots-about_marshal = Plays the season out in its head many times, and improves its plan.
bots-about_wallenstein = Thinks longest of all, expects the others to think, and never forgets the last scoring.

## cli

cli-help_arena = Let bots play against each other and measure them.
cli-help_bots = List the levels of bots and how strong they are.
cli-help_entrants = bots: levels, import paths (package.module:Class) or addresses (http://...), perhaps with seconds of their own (marshal@0.2)
cli-help_metavar_bots = bot
cli-help_arena_game = game, wallenstein if left out
cli-help_arena_games = number of games, 400 if left out
cli-help_format = one seat of the first bot against the others (one), or all in equal numbers (mixed)
cli-help_seconds = seconds a decision, 5 if left out; a bot that takes longer is replaced for that decision
cli-help_simulations = simulations a decision, for bots that search
cli-help_clock = how seconds are counted: as they pass (wall), or as the bot works (cpu)
cli-help_json_file = write everything measured to this file
cli-help_plot = draw the shares of games won into this file (SVG)
cli-help_resume_contest = file of results (JSON lines): games found there are not played again
cli-help_exploit = instead of a contest: search scripts and parameters for the best answer to this bot; --games is the budget
cli-help_write_ratings = make these the ratings of the levels
cli-hint = A captain would play: { $move }. { $why }
cli-arena_playing = Games
cli-arena_heads = Bot|Won|95% interval|If equal|Points|Rating|ms|ms (99%)|ms (CPU)|Replaced
cli-arena_done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players } players, seed { $seed }, { $seconds } seconds.
cli-arena_title = { NAME($game) }, { $players } players, { $games } games: share of games won
cli-arena_failure = { $entrant } was replaced at question { $question }: { $error }
cli-exploit_heads = Best answer|Games|Won|95% interval|Points
cli-exploit_done = Measured in fresh games against { $level } alone, { $players } players, { $share } is even; { $games } games in all, { $seconds } seconds.
cli-bots_heads = Bot|Name|Wallenstein|Sixteen Thirty Something|What it does

cli-help_analyse = Chances, fortune and costly decisions of a finished game.
cli-help_analyse_seat = the seat whose decisions are judged, counted from 0
cli-help_analyse_effort = percent of the usual number of imagined games: less is quicker and less sure
cli-help_analyse_seed = of the imagined games; the same one gives the same analysis
cli-analyse_chances = Chances to win, by season or turn
cli-analyse_fortune = Fortune { $by }
cli-analyse_decisions = Decisions { $by }
cli-analyse_sum = { $start } to begin with, fortune { $fortune }, decisions { $decisions }, the longer look ahead { $outlook }: { $end }.
cli-analyse_costly = Your most costly decisions
cli-analyse_none = No decision surely cost 2% or more.
cli-analyse_cost = { $number }. { $part }: { $cost } (± { $error }, { $games } imagined games)
cli-analyse_own = You: { $move }
cli-analyse_better = { $level }: { $move }
cli-analyse_more =
    { $number ->
        [one] and { $number } more box otherwise
       *[other] and { $number } more boxes otherwise
    }

## why

why-only_choice = Nothing else is possible.
why-habit = That is what a recruit does.
why-build =
    { NAME($county) }: { NAME($box, kind: "action") }. { $stands ->
        [alone] Nobody else has one in { NAME($region, kind: "region") }
        [ahead] With it you lead in { NAME($region, kind: "region") }, { $own } to { $rivals }
        [level] With it you are level with { PLAYER($rival) } in { NAME($region, kind: "region") }, { $own } each
       *[behind] In { NAME($region, kind: "region") } { PLAYER($rival) } leads, { $rivals } to { $own }
    }; worth about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } until the end, on average over what the others may build. { $foes ->
        [0] Nobody hostile borders it.
        [one] Hostile is only { NAME($strongest) } beside it, with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
       *[other] { $foes } hostile counties border it, the strongest is { NAME($strongest) } with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
    }
why-collect_taxes =
    { NAME($county) }: { $average ->
        [0] { "" }
       *[other] on average over the events{ " " }
    }{ $amount ->
        [one] { $amount } Thaler
       *[other] { $amount } Thalers
    }{ $average ->
        [0] { "" }
       *[other] { " " }(only { $least } with “{ NAME($event, kind: "effect") }”)
    }, { $markers ->
        [0] no revolt marker
        [one] { $markers } revolt marker
       *[other] { $markers } revolt markers
    }. { $foes ->
        [0] Nobody hostile borders it.
        [one] Hostile is only { NAME($strongest) } beside it, with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
       *[other] { $foes } hostile counties border it, the strongest is { NAME($strongest) } with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
    }
why-collect_grain =
    { NAME($county) }: { $average ->
        [0] { "" }
       *[other] on average over the events{ " " }
    }{ $amount } grain{ $average ->
        [0] { "" }
       *[other] { " " }(only { $least } with “{ NAME($event, kind: "effect") }”)
    }, { $markers ->
        [0] no revolt marker
        [one] { $markers } revolt marker
       *[other] { $markers } revolt markers
    }. { $foes ->
        [0] Nobody hostile borders it.
        [one] Hostile is only { NAME($strongest) } beside it, with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
       *[other] { $foes } hostile counties border it, the strongest is { NAME($strongest) } with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
    }
why-deploy =
    { NAME($county) }: { NAME($box, kind: "action") }, where { $armies ->
        [one] { $armies } army stands
       *[other] { $armies } armies stand
    }. { $foes ->
        [0] Nobody hostile borders it.
        [one] Hostile is only { NAME($strongest) } beside it, with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
       *[other] { $foes } hostile counties border it, the strongest is { NAME($strongest) } with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
    }
why-plan_attack = { NAME($county) }: { NAME($box, kind: "action") }, to take { NAME($target, form: "the") } with a chance of about { $chance }%.
why-plan_march =
    { NAME($county) }: { NAME($box, kind: "action") }, to move some of its { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } to where they are needed more. { $foes ->
        [0] Nobody hostile borders it.
        [one] Hostile is only { NAME($strongest) } beside it, with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
       *[other] { $foes } hostile counties border it, the strongest is { NAME($strongest) } with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
    }
why-to_court =
    { NAME($county) }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } there, some of which can go to court.
why-plan_bid =
    { $coins ->
        [0] Place { $position } ({ NAME($tile, kind: "tile") }) would serve you best, but not by a Thaler more than the place that a bid of nothing usually leaves.
        [one] Place { $position } ({ NAME($tile, kind: "tile") }) would serve you best; to choose among the first is worth { $coins } Thaler, if the others bid as usual.
       *[other] Place { $position } ({ NAME($tile, kind: "tile") }) would serve you best; to choose among the first is worth { $coins } Thalers, if the others bid as usual.
    }
why-plan_last = { NAME($county) } is missed least elsewhere.
why-plan_spare =
    { $cause ->
        [nowhere] No county of yours can do this now.
        [dear] It costs { $price ->
            [one] { $price } Thaler
           *[other] { $price } Thalers
        }, and you have fewer.
        [needed] { NAME($county) } would do it best, and does more good there: { NAME($elsewhere, kind: "action") }.
       *[little] Even { NAME($county) } would bring less here than it costs.
    }
why-plan_tower = Your armies in the tray can go to court.
why-mixed = { $plans } plans are about as good; this one comes { $share }% of the time, so that nobody can count on it.
why-searched =
    Of { $plans ->
        [one] { $plans } plan
       *[other] { $plans } plans
    } tried in imagined seasons this one came out best.
why-attack =
    { CAPITAL(NAME($target, form: "the")) } { TRAIT($target, "number") ->
        [plural] fall
       *[singular] falls
    } to { $number ->
        [one] { $number } army
       *[other] { $number } armies
    } from { NAME($origin, form: "the") } with a chance of { $chance }%.
why-march =
    { $number ->
        [one] { $number } army is
       *[other] { $number } armies are
    } worth more in { NAME($target, form: "the") } than in { NAME($origin, form: "the") }.
why-stay = No attack from { NAME($origin, form: "the") } is worth its risk.
why-recruit =
    That way { NAME($origin, form: "the") } and the neighbours are safest. { $foes ->
        [0] Nobody hostile borders it.
        [one] Hostile is only { NAME($strongest) } beside it, with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
       *[other] { $foes } hostile counties border it, the strongest is { NAME($strongest) } with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
    }
why-defend =
    { CAPITAL(NAME($county, form: "the")) } { TRAIT($county, "number") ->
        [plural] are
       *[singular] is
    } kept best with { $number } of { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } thrown in.
why-revolt_first =
    In { NAME($county, form: "the") } there is most to be saved: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } against { $markers ->
        [one] { $markers } revolt marker
       *[other] { $markers } revolt markers
    }.
why-take =
    { NAME($county) }: { $taxes ->
        [one] { $taxes } Thaler
       *[other] { $taxes } Thalers
    }, { $grain } grain, { $sites ->
        [one] { $sites } building site
       *[other] { $sites } building sites
    }.
why-draw = The pile promises more than the open cards.
why-place =
    { CAPITAL(NAME($county, form: "the")) } { TRAIT($county, "number") ->
        [plural] have
       *[singular] has
    } { $foes ->
        [0] no neighbour that is not
        [one] { $foes } neighbour that is not
       *[other] { $foes } neighbours that are not
    } yours.
why-position =
    Place { $position } with its tile ({ NAME($tile, kind: "tile") }) is worth most now: { $defence ->
        [1] it helps wherever you are attacked
       *[0] { $orders ->
            [0] none of your orders needs another tile more
            [one] it helps one of your orders
           *[other] it helps { $orders } of your orders
        }
    }.
why-leave =
    You have { $counties ->
        [one] { $counties } county
       *[other] { $counties } counties
    }; these boxes would bring least: { LIST($boxes, kind: "action") }.
why-benefit = Worth most to you now: { NAME($benefit, kind: "benefit") } ({ $amount }).
why-favor =
    Favor { $favor } is worth its price, { $cost ->
        [one] { $cost } courtier
       *[other] { $cost } courtiers
    }.
why-no_favor =
    No favor on offer is worth its courtiers; the cheapest costs { $cheapest }.
why-favor_here =
    In { NAME($county, form: "the") } the favor brings most: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } there, { $markers ->
        [0] no revolt marker
        [one] { $markers } revolt marker
       *[other] { $markers } revolt markers
    }. { $foes ->
        [0] Nobody hostile borders it.
        [one] Hostile is only { NAME($strongest) } beside it, with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
       *[other] { $foes } hostile counties border it, the strongest is { NAME($strongest) } with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
    }
why-event = That is better with this event.
why-bid =
    { NAME($country) }: { $markers ->
        [0] no VP marker of yours, but the vote is worth the cards
        [one] { $markers } VP marker of yours, and influence counts every turn up to the status of { $status }
       *[other] { $markers } VP markers of yours, and influence counts every turn up to the status of { $status }
    }; yours goes from { $before } to { $after }.
why-no_bid =
    { NAME($country) }: { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } of yours, your influence is { $before } and the status { $status }: more would bring less than the cards are worth.
why-lobby =
    { NAME($country) }: { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } of yours, and this issue promises most.
why-vote =
    { $for_points ->
        [1] If { NAME($colour) } wins and not { NAME($other) }, that is worth about { NUMBER($points, maximumFractionDigits: 1) } points to your markers
       *[0] The outcome matters little to your markers, and losing a vote costs influence
    }; with your { $influence } influence { NAME($colour) } wins in about { $chance }% of the ways in which the others may vote.
why-special =
    “{ NAME($card) }” brings more now than later{ $named ->
        [1] : { NAME($country) }, status { $status }, where you have { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } and influence of { $influence }
       *[0] { "" }
    }.
why-keep_cards =
    { $cards ->
        [0] You hold no special card.
        [one] Your special card brings no more now than later.
       *[other] None of your { $cards } special cards brings more now than later.
    }
why-to_market =
    These cards are worth least to you; you hold { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } of their countries.
why-exchange =
    The card you take is worth more to you than the one you give: you hold { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } of its country, and { $given } of the other’s.
why-no_exchange = Nothing there is worth one of your cards.
why-collect =
    This card is worth most to you: you hold { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } of its country.
why-remove =
    In { NAME($country, form: "the") } this card is missed least; you hold { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } there.
why-initial = These cards score from the first turn on; countries among them of which you hold VP markers: { LIST($countries) }.
why-pass_marker =
    { CAPITAL(NAME($country, form: "the")) } would bring you least: status { $status }, and { $cards ->
        [0] no card of it
        [one] { $cards } card of it
       *[other] { $cards } cards of it
    } in your hand.
why-imagined_win =
    In { $games ->
        [one] { $games } imagined game
       *[other] { $games } imagined games
    } this led to a chance of about { $chance }% to win, the next best move to { $other }%.
why-compared =
    By a captain's reckoning your plan brings { $more ->
        [0] as much as the hint's
        [1] about { NUMBER($points, maximumFractionDigits: 1) } points more than the hint's
       *[-1] about { NUMBER($points, maximumFractionDigits: 1) } points less than the hint's
    }, on average over the events that may come, usual bids, and what the others may do.{ $payable ->
        [0] { " " }Your Thalers may not last for all of it.
       *[1] { "" }
    }
why-compared_box = { NAME($box, kind: "action") }: { NAME($mine) } instead of { NAME($hint) }, { $more ->
        [1] +
       *[-1] −
    }{ NUMBER($points, maximumFractionDigits: 1) }
