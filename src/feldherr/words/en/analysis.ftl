### The analysis after a game, in English.

analysis-luck_start = Start
analysis-luck_tower = Tower
analysis-luck_event = Events drawn
analysis-luck_order = Lots among equal bids
analysis-luck_cards = Cards drawn
analysis-luck_dice = Dice
analysis-luck_winter = Winter draws
analysis-made_plans = Plans
analysis-made_order = Places in the order
analysis-made_marches = Marches and battles
analysis-made_court = Court and Landsknechte
analysis-made_lobbies = Lobbies
analysis-made_bids = Bids
analysis-made_votes = Votes
analysis-made_cards = Cards played
analysis-made_others = The others' decisions

analysis-title = How it was won and lost
analysis-whose = Whose game
analysis-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
analysis-about = Bots imagine some thousand seasons or turns of this game, and say what fortune and decisions did. It takes a minute or two; whoever looks later finds it here.
analysis-begin = Analyse
analysis-running = Bots are looking at the game …
analysis-failed = The analysis could not be finished. Try it again.
analysis-chances = Chances to win
analysis-legend_costly = costly decisions
analysis-legend_good = better than { $level }
analysis-legend_games = { $games } imagined games a point
analysis-as_table = Chances as a table
analysis-at_the_end_of = At the end of
analysis-fortune = Fortune
analysis-decisions = Decisions
analysis-times = { $number } times
analysis-sum = { $start } to begin with, fortune { $fortune }, decisions { $decisions }, a longer look ahead { $outlook }: { $end }.
analysis-outlook_about = The longer look: when a season or turn begins, the estimate sees further than before.
analysis-costly =
    { $number ->
        [one] The most costly decision
       *[other] The most costly decisions
    }
analysis-none = No decision surely cost 2% or more.
analysis-turn = Turn { $turn }
analysis-played = Played: { $move }
analysis-bot = { $level }:
analysis-sure = Chance to win: { $chance } as played, { $better } so; standard error of the difference { $error }, from { $games } imagined games that fit what the seat knew.
analysis-again = Try it again from here
analysis-freely = Try it freely, on all seats
analysis-puzzle = Position of the day
analysis-show = Show the moment
analysis-more =
    (and { $number ->
        [one] { $number } more box otherwise
       *[other] { $number } more boxes otherwise
    })
