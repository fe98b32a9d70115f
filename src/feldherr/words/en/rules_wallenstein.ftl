# The rulebook: a message for each anchor of feldherr/wallenstein/book. docs/rulebook.md says how it is written.

rules_wallenstein-book-in_force =
    { $edition ->
        [first] The game of 2002, condensed rules
        [manual] The game of 2002, reference manual
       *[second] Second edition
    }{ $court ->
        [true] , Emperor's Court
       *[false] { "" }
    }{ $landsknechte ->
        [true] , Landsknechte
       *[false] { "" }
    }{ $house_rules ->
        [0] { "" }
        [one] , { $house_rules } house rule
       *[other] , { $house_rules } house rules
    }
rules_wallenstein-preset-second = second edition
rules_wallenstein-preset-first = 2002
rules_wallenstein-preset-manual = manual
rules_wallenstein-ruling-c12 = The books do not say where idle peasants go. They are neutral, so they stay in the tray like any other bystander.

rules_wallenstein-combat = Combat and the tower
rules_wallenstein-combat-tray = Reading the tray
rules_wallenstein-combat-tray-counts = Only what lies in the tray after the throw counts. What got stuck is not lost: it may fall in a later battle. Cubes of players who are not part of this battle stay in the tray. **The side with more cubes wins.**
rules_wallenstein-combat-tray-peasants =
    Green cubes in the tray help the defender [[{ $peasants_help_below ->
        [0] never
        [1] unless a revolt marker lies in the county
       *[other] as long as fewer than { $peasants_help_below } revolt markers lie in the county
    }]]. If they do not help, they stay in the tray and count for nobody. In a neutral county they *are* the defender.
rules_wallenstein-combat-tower = The tower here
rules_wallenstein-combat-tower-model =
    { $tower ->
        [classic] [[Each cube thrown falls with a chance of two in three; each that is stuck comes loose with one in three.]]
       *[aged] Our tower is fitted to a physical simulation: about two thirds of what is thrown fall, and what lies longer sits faster.
    }
