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
