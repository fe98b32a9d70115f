# The rulebook: a message for each anchor of feldherr/wallenstein/book. docs/rulebook.md says how it is written.

rules_wallenstein-book-in_force =
    { $edition ->
        [first] Das Spiel von 2002, Kurzregeln
        [manual] Das Spiel von 2002, Handbuch
       *[second] Zweite Ausgabe
    }{ $court ->
        [true] , Am Kaiserhof
       *[false] { "" }
    }{ $landsknechte ->
        [true] , Landsknechte
       *[false] { "" }
    }{ $house_rules ->
        [0] { "" }
        [one] , { $house_rules } Hausregel
       *[other] , { $house_rules } Hausregeln
    }
rules_wallenstein-preset-second = zweite Ausgabe
rules_wallenstein-preset-first = 2002
rules_wallenstein-preset-manual = Handbuch
rules_wallenstein-ruling-c12 = Die Regeln sagen nicht, wohin untätige Bauern kommen. Sie sind neutral, also bleiben sie wie alle Unbeteiligten in der Schale liegen.

rules_wallenstein-combat = Kampf und Turm
rules_wallenstein-combat-tray = Die Schale lesen
rules_wallenstein-combat-tray-counts = Es zählt nur, was nach dem Wurf in der Schale liegt. Was stecken blieb, ist nicht verloren: Es kann bei einem späteren Kampf herausfallen. Würfel von Unbeteiligten bleiben in der Schale liegen. **Wer mehr Würfel hat, gewinnt.**
rules_wallenstein-combat-tray-peasants =
    Grüne Würfel in der Schale helfen dem Verteidiger[[{ $peasants_help_below ->
        [0] { " nie" }
        [1] , außer es liegt ein Unruhemarker im Land
       *[other] , solange weniger als { $peasants_help_below } Unruhemarker im Land liegen
    }]]. Helfen sie nicht, bleiben sie liegen und zählen für niemanden. In einem neutralen Land *sind* sie der Verteidiger.
rules_wallenstein-combat-tower = Der Turm hier
rules_wallenstein-combat-tower-model =
    { $tower ->
        [classic] [[Jeder geworfene Würfel fällt mit einer Aussicht von zwei zu drei durch, jeder steckende löst sich mit eins zu drei.]]
       *[aged] Unser Turm ist einer physikalischen Simulation nachgebildet: Etwa zwei Drittel des Geworfenen fallen durch, und was länger liegt, sitzt fester.
    }
