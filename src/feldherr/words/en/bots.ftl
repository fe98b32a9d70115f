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
cli-hint = A captain would play: { $told }. That is typed as: { $move }
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
why-plan_attack =
    { NAME($county) }: { NAME($box, kind: "action") }, to take { NAME($target, form: "the") } with up to { $number ->
        [one] { $number } army
       *[other] { $number } armies
    } against { $against ->
        [0] peasants alone
        [one] { $against } army
       *[other] { $against } armies
    }; that succeeds in about { $chance }% of cases, by how much of each colour lies in tray and tower.
why-plan_march =
    { NAME($county) }: { NAME($box, kind: "action") }, to move { $number } of { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } to { $target_known ->
        [0] where they are needed more
       *[1] { NAME($target, form: "the") }
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
why-to_court =
    { NAME($county) }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } there, { $number } of which can go to court. { $foes ->
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
why-plan_bid =
    Place { $position } ({ NAME($tile, kind: "tile") }) would serve you best, { $coins ->
        [0] but not by a Thaler more than the place that a bid of nothing usually leaves
        [one] and to choose among the first is worth { $coins } Thaler
       *[other] and to choose among the first is worth { $coins } Thalers
    }. That is on average over bids as they usually are: of a hundred { $nothing } are nothing, { $cards } a county, { $one } one Thaler, { $more } more.
why-plan_bid_county =
    A county as a bid comes before all who bid nothing, { $nothing } of a hundred. { NAME($county) } brings least elsewhere: { $taxes ->
        [one] { $taxes } Thaler
       *[other] { $taxes } Thalers
    }, { $grain } grain, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } there.
why-plan_last =
    { NAME($county) } does hardly anything here, and brings least elsewhere: { $taxes ->
        [one] { $taxes } Thaler
       *[other] { $taxes } Thalers
    }, { $grain } grain, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } there.
why-plan_spare =
    { $cause ->
        [nowhere] No county of yours can do this now.
        [dear] It costs { $price ->
            [one] { $price } Thaler
           *[other] { $price } Thalers
        }, and you have { $thalers }.
        [saved] { NAME($county) } could do it for { $price ->
            [one] { $price } Thaler
           *[other] { $price } Thalers
        }, but your { $thalers } do not last for everything, and the other boxes bring more for them.
        [needed] { NAME($county) } would do it best, and does more good there: { NAME($elsewhere, kind: "action") }.
       *[little] Even { NAME($county) } would bring less here than { $price ->
            [0] the unrest and the danger that it costs
            [one] the Thaler that it costs
           *[other] the { $price } Thalers that it costs
        }.
    }
why-plan_tower =
    { $number ->
        [0] Your { $armies ->
            [one] { $armies } army
           *[other] { $armies } armies
        } in the tray { $armies ->
            [one] is
           *[other] are
        } too few for this, and no county serves better here.
       *[other] In the tray you have { $armies ->
            [one] { $armies } army
           *[other] { $armies } armies
        }; { $number } of that can go to court.
    }
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
    } from { NAME($origin, form: "the") } with a chance of { $chance }%. { $left ->
        [one] { $left } army stays
       *[other] { $left } armies stay
    } behind. { $foes ->
        [0] Nobody else hostile borders the origin.
        [one] Else only { NAME($strongest, form: "the") } { TRAIT($strongest, "number") ->
            [plural] are
           *[singular] is
        } hostile beside it, with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
       *[other] { $foes } more hostile counties border the origin, the strongest is { NAME($strongest) } with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
    }
why-march =
    { $number ->
        [one] { $number } army is
       *[other] { $number } armies are
    } worth more in { NAME($target, form: "the") }, which { $foes_there ->
        [0] no hostile county borders
        [one] { $foes_there } hostile county borders ({ $most })
       *[other] { $foes_there } hostile counties border (the strongest has { $most })
    }, than in { NAME($origin, form: "the") }, which { $foes ->
        [0] no hostile county borders
        [one] { $foes } hostile county borders ({ $there })
       *[other] { $foes } hostile counties border (the strongest has { $there })
    }; { $left ->
        [one] { $left } army stays
       *[other] { $left } armies stay
    } there.
why-stay =
    { $number ->
        [0] No county can be attacked from { NAME($origin, form: "the") }.
       *[other] No attack from { NAME($origin, form: "the") } is worth its risk. The surest, on { NAME($target, form: "the") } with { $number ->
            [one] { $number } army
           *[other] { $number } armies
        }, succeeds with a chance of { $chance }%.
    } { $foes ->
        [0] Nobody hostile borders { NAME($origin, form: "the") }.
        [one] Hostile is only { NAME($strongest) } beside it, with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
       *[other] { $foes } hostile counties border the origin, the strongest is { NAME($strongest) } with { $there ->
            [one] { $there } army
           *[other] { $there } armies
        }.
    }
why-recruit =
    That way { NAME($origin, form: "the") }, with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } now, and the neighbours are safest. { $foes ->
        [0] Nobody hostile borders { NAME($origin, form: "the") }.
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
    With { $number } of { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } thrown in { NAME($county, form: "the") } { TRAIT($county, "number") ->
        [plural] are
       *[singular] is
    } kept with a chance of { $chance }%, and that brings most beside what armies are worth.
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
why-draw =
    The pile promises more than the open cards: of the counties that nobody has seen ({ $unseen }) each brings { NUMBER($taxes, maximumFractionDigits: 1) } Thalers, { NUMBER($grain, maximumFractionDigits: 1) } grain and { NUMBER($sites, maximumFractionDigits: 1) } building sites on average.
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
why-benefit =
    Worth most to you now: { NAME($benefit, kind: "benefit") } ({ $amount }). You have { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }, and { $grain } grain for { $counties ->
        [one] { $counties } county
       *[other] { $counties } counties
    }.
why-favor =
    { $effect ->
        [thalers] { $amount } Thalers are
        [grain] { $amount } grain is
        [victory_points] { $amount ->
            [one] { $amount } victory point is
           *[other] { $amount } victory points are
        }
        [armies_to_tray] More armies in the tray ({ $amount }) are
        [building] { CAPITAL(NAME($building, form: "a")) } free of charge is
        [deploy] To deploy free of charge ({ $amount }) is
        [remove_revolt_marker] One revolt marker less is
        [remove_event] The event of the season removed is
       *[immunity] A season without attacks by { LIST($against, kind: "action") } is
    } worth { $cost ->
        [one] { $cost } courtier
       *[other] { $cost } courtiers
    } of the { $has } that you have there.
why-no_favor =
    No favor on offer is worth its courtiers: the cheapest costs { $cheapest }, and you have { $has }.
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
why-event =
    { $stands ->
        [1] “{ NAME($event, kind: "effect") }” does you more good than harm.
       *[0] “{ NAME($event, kind: "effect") }” would do you more harm than good.
    }
why-bid =
    { NAME($country) }: { $markers ->
        [0] no VP marker of yours, but the vote is worth the cards
        [one] { $markers } VP marker of yours, and influence counts every turn up to the status of { $status }
       *[other] { $markers } VP markers of yours, and influence counts every turn up to the status of { $status }
    }; yours goes from { $before } to { $after }, the highest of the others is { $rival_has }.
why-no_bid =
    { NAME($country) }: { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } of yours, your influence is { $influence }, the highest of the others { $rival_has }, and the status { $status }: more would bring less than the cards are worth.
why-lobby =
    { NAME($country) }: { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } of yours; your influence is { $influence }, the highest of the others { $rival_has }. { $issue ->
        [war] War on { NAME($target, form: "the") }, of which you hold { $target_markers ->
            [0] no VP marker
            [one] { $target_markers } VP marker
           *[other] { $target_markers } VP markers
        }, is won in { $win }% of all throws and lost in { $loss }%; status goes to the winner.
        [league] A league with { NAME($target, form: "the") }, of which you hold { $target_markers ->
            [0] no VP marker
            [one] { $target_markers } VP marker
           *[other] { $target_markers } VP markers
        }, brings one point more this turn for each marker of both.
        [join] Its side decides on whom it may make war, and with whom it may be in a league.
       *[rearm] With an army it can make war again.
    }
why-vote =
    { $for_points ->
        [1] If { NAME($colour) } wins and not { NAME($other) }, that is worth about { NUMBER($points, maximumFractionDigits: 1) } points to your markers
       *[0] The outcome matters little to your markers, and losing a vote costs influence
    }; with your { $influence } influence { NAME($colour) } wins in about { $chance }% of the ways in which the others may vote, by what their markers probably want.
why-special =
    “{ NAME($card) }” brings more now than later. { NAME($country) }, status { $status }: you have { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } and influence of { $influence }, the highest of the others is { $rival_has }. { $card ->
        [increase_status] Influence counts up to the status.
        [unrest] Unrest hits whoever has most influence.
        [increase_army_size] A larger army survives more wars.
       *[military] Its wars are won more often.
    }
why-special_lobby =
    { NAME($country) }: { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } of yours; your influence is { $influence }, the highest of the others { $rival_has }. { $issue ->
        [war] War on { NAME($target, form: "the") }, of which you hold { $target_markers ->
            [0] no VP marker
            [one] { $target_markers } VP marker
           *[other] { $target_markers } VP markers
        }, is won in { $win }% of all throws and lost in { $loss }%; status goes to the winner.
        [league] A league with { NAME($target, form: "the") }, of which you hold { $target_markers ->
            [0] no VP marker
            [one] { $target_markers } VP marker
           *[other] { $target_markers } VP markers
        }, brings one point more this turn for each marker of both.
        [join] Its side decides on whom it may make war, and with whom it may be in a league.
       *[rearm] With an army it can make war again.
    }
why-special_assassin =
    { PLAYER($seat) } has influence of { $has } in { NAME($country, form: "the") }, and loses at least { $loses } of it; yours is { $influence }, with { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    }.
why-keep_cards =
    { $cards ->
        [0] You hold no special card.
        [one] Your special card brings no more now than later.
       *[other] None of your { $cards } special cards brings more now than later.
    }
why-to_market =
    Of your cards { $number ->
        [one] this one is
       *[other] these { $number } are
    } worth least to you: you hold { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } of their countries.
why-exchange =
    { $kind ->
        [special] { NAME($card) } is a special card
        [open] { NAME($card) } can be added in any country where a card of its own lies
       *[named] Of { NAME($country, form: "the") } you hold { $markers ->
            [0] no VP marker
            [one] { $markers } VP marker
           *[other] { $markers } VP markers
        }, with influence of { $influence } at a status of { $status }
    }; for { NAME($given) } you hold { $given_markers ->
        [0] no VP marker
        [one] { $given_markers } VP marker
       *[other] { $given_markers } VP markers
    }.
why-no_exchange =
    { $cards ->
        [0] No card is on offer.
        [one] One card is on offer, of { $wanted ->
            [0] no country whose VP marker you hold
           *[other] a country whose VP marker you hold
        }; it is not worth one of yours.
       *[other] { $cards } cards are on offer, { $wanted ->
            [0] none of them of a country whose VP marker you hold
            [one] one of them of a country whose VP marker you hold
           *[other] { $wanted } of them of countries whose VP markers you hold
        }; none is worth one of yours.
    }
why-collect =
    { $kind ->
        [special] { NAME($card) } is a special card, which you may play in a later round.
        [open] { NAME($card) } can be added in any country where a card of its own lies.
       *[named] This card is worth most to you: of { NAME($country, form: "the") } you hold { $markers ->
            [0] no VP marker
            [one] { $markers } VP marker
           *[other] { $markers } VP markers
        }, with influence of { $influence } at a status of { $status }.
    }
why-remove =
    In { NAME($country, form: "the") } this card is missed least: you hold { $markers ->
        [0] no VP marker
        [one] { $markers } VP marker
       *[other] { $markers } VP markers
    } there, with influence of { $influence } at a status of { $status }.
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
why-compared_box = { NAME($box, kind: "action") }: { NAME($mine) }; in the hint: { NAME($hint) }. { $more ->
        [1] Yours brings about { NUMBER($points, maximumFractionDigits: 1) } more.
       *[-1] Yours brings about { NUMBER($points, maximumFractionDigits: 1) } less.
    }
