# The rulebook: a message for each anchor of feldherr/sixteenthirty/book. docs/rulebook.md says how it is written.

rules_sixteenthirty-book-in_force =
    Die Regeln von 2007{ $house_rules ->
        [0] { "" }
        [one] , { $house_rules } Hausregel
       *[other] , { $house_rules } Hausregeln
    }
rules_sixteenthirty-preset-printed = gedruckt

rules_sixteenthirty-game = Das Spiel auf einer Seite
rules_sixteenthirty-game-goal = Das Ziel
rules_sixteenthirty-game-goal-points = Wer am Ende die meisten Siegpunkte hat, gewinnt. Zu Ende ist das Spiel spätestens nach Runde { $last_turn }.
