# The rulebook: a message for each anchor of feldherr/sixteenthirty/book. docs/rulebook.md says how it is written.

rules_sixteenthirty-book-in_force =
    The rules of 2007{ $house_rules ->
        [0] { "" }
        [one] , { $house_rules } house rule
       *[other] , { $house_rules } house rules
    }
rules_sixteenthirty-preset-printed = printed

rules_sixteenthirty-game = The game in a page
rules_sixteenthirty-game-goal = The goal
rules_sixteenthirty-game-goal-points = Whoever has the most victory points when the game ends has won. It ends after turn { $last_turn } at the latest.
