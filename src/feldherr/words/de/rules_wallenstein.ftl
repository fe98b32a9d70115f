# The rulebook: a message for each anchor of feldherr/wallenstein/book. docs/rulebook.md says how it is written.

rules_wallenstein-book-in_force =
    { $edition ->
        [first] Das Spiel von 2002, Kurzregeln
        [manual] Das Spiel von 2002, Handbuch
       *[second] Zweite Ausgabe
    }{ $court ->
        [true] , Kaiserhof
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
rules_wallenstein-preset-manual = 2002, Handbuch

rules_wallenstein-game = Das Spiel auf einer Seite
rules_wallenstein-game-goal = Das Ziel
rules_wallenstein-game-goal-war = Deutschland im Dreißigjährigen Krieg. Du bist einer von drei bis fünf Heerführern. Du hältst Länder mit deinen Armeen, du baust in ihnen, und du nimmst anderen ihre Länder weg.
rules_wallenstein-game-goal-points = Punkte gibt es zweimal, im Winter jedes der beiden Jahre: für jedes Land, für jedes Gebäude und für die meisten Paläste, Kirchen und Handelshäuser einer Region. **Wer nach dem zweiten Winter die meisten Punkte hat, gewinnt.**
rules_wallenstein-game-course = Wie es geht
rules_wallenstein-game-course-plan = Ein Jahr hat drei Jahreszeiten, in denen gehandelt wird, und einen Winter, in dem du dafür bezahlst. Im Frühling, Sommer und Herbst planen zuerst alle geheim: Auf jede der zehn Aktionen legst du die Karte eines deiner Länder, und dort wird sie ausgeführt. Ein Land tut in einer Jahreszeit nur eines.
rules_wallenstein-game-course-act = Dann werden die Pläne ausgeführt, Aktion für Aktion, von allen der Reihe nach. Niemand kennt im Voraus die ganze Folge der Aktionen, und niemand weiß, was die anderen geplant haben.
rules_wallenstein-game-course-winter = Im Winter braucht jedes Land Getreide. Wo es fehlt, erheben sich die Bauern. Was du danach noch hältst, bringt Punkte.
rules_wallenstein-game-words = Die Wörter dieses Buches
rules_wallenstein-game-words-terms = Glossar Begriffe Provinz Landvolk Unruhe Gold Würfel Heerführer
rules_wallenstein-game-words-county = **Land**: ein Gebiet auf dem Spielplan, zu dem eine Länderkarte gehört. Es ist deines, solange mindestens eine deiner Armeen dort steht, und dann hast du auch seine Karte. Ein Land ohne Armeen gehört niemandem: Es ist *neutral*, und seine Karte liegt im allgemeinen Vorrat.
rules_wallenstein-game-words-county-hold = **Land**: ein Gebiet auf dem Spielplan, zu dem eine Länderkarte gehört. Es ist deines, solange du seine Karte hast. Meist steht dort eine deiner Armeen, doch können auch Bauern allein ein Land für dich halten: Dann ist es leer und trotzdem deines. Du kannst mit seiner Karte planen, es zählt für dich, und wer es angreift, trifft nicht auf den Bauern eines neutralen Landes. Ein Land, dessen Karte niemand hat, ist *neutral*.
rules_wallenstein-game-words-mat = **Tableau**: das Blatt vor dir mit einem Feld für jede Aktion. Dort liegt verdeckt dein Plan.
rules_wallenstein-game-words-army = **Armee**: ein Würfel in der Farbe eines Spielers. Armeen, die nicht auf dem Spielplan, im Turm oder in seiner Schale sind, liegen in deinem *Vorrat*.
rules_wallenstein-game-words-peasants = **Bauern**: die grünen Würfel. Sie gehören niemandem. Sie verteidigen neutrale Länder, sie helfen manchmal dem Angegriffenen, und sie erheben sich gegen ihren Herrn.
rules_wallenstein-game-words-tower = **Turm und Schale**: Oben werden Würfel in den Turm geworfen. Manche fallen unten in die Schale, andere bleiben stecken, und manche, die steckten, lösen sich. Was in der Schale liegt, entscheidet den Kampf.
rules_wallenstein-game-words-marker = **Unruhemarker**: eine Flamme in einem Land, dessen Bauern zornig sind. Das Einziehen von Getreide oder Steuern entfacht sie.
rules_wallenstein-game-words-thalers =
    { "" }**Taler und Getreide**: Mit Talern bezahlst du Gebäude{ $turn_order ->
        [auction] , Armeen und Gebote
       *[shuffled] { " " }und Armeen
    }. Getreide ernährt im Winter deine Länder.

rules_wallenstein-setup = Aufbau
rules_wallenstein-setup-players = Spieler und ihre Sachen
rules_wallenstein-setup-players-number = Zu dritt, zu viert oder zu fünft kann gespielt werden. Farben, die niemand spielt, bleiben in der Schachtel: Von ihnen ist kein Würfel im Turm, und in der Spielerreihenfolge kommen sie nicht vor.
rules_wallenstein-setup-players-money = Alle beginnen mit gleich viel Geld: [[zu dritt mit { $thalers_3 }, zu viert mit { $thalers_4 }, zu fünft mit { $thalers_5 } Talern]].
rules_wallenstein-setup-players-cubes =
    Alle haben [[{ $armies_each } Würfel]] ihrer Farbe, und jeder davon ist eine Armee. { $armies_each ->
        [61] Ein weiterer deiner Würfel zeigt dein Getreide an und wird nie zur Armee.
       *[other] Getreide und Punkte werden mit anderen Steinen angezeigt.
    }
rules_wallenstein-setup-players-zero = Du beginnst ohne Getreide und ohne Siegpunkte.
rules_wallenstein-setup-players-money-cards =
    Du hast { $spare_cards_each ->
        [one] { $spare_cards_each } Münzkarte
       *[other] { $spare_cards_each } Münzkarten
    }, sie zeigen 0 bis { $highest_money_card } Taler. { $turn_order ->
        [auction] Sie dienen zu zweierlei: Als Gebot zählt eine Münzkarte, was sie zeigt; auf einer Aktion sagt sie, dass du auf sie verzichtest.
       *[shuffled] Eine Münzkarte auf einer Aktion sagt, dass du auf sie verzichtest.
    }
rules_wallenstein-setup-players-blank-cards =
    Du hast { $spare_cards_each ->
        [one] { $spare_cards_each } Blankokarte
       *[other] { $spare_cards_each } Blankokarten
    }. Eine Blankokarte auf einer Aktion sagt, dass du auf sie verzichtest.
rules_wallenstein-setup-map = Der Spielplan
rules_wallenstein-setup-map-regions = Der Spielplan hat { $regions } Regionen: Brandenburg (rot), Sachsen (blau), Österreich (grün), Bayern (violett) und Kurpfalz (gelb). Jede hat { $counties_of_a_region } Länder, zusammen sind es { $counties_in_all }, und zu jedem gehört eine Länderkarte. Sie zeigt, wie viele Steuern und wie viel Getreide das Land bringt; auf dem Spielplan siehst du seine ein bis drei Städte, und jede Stadt ist ein Bauplatz. Diese Zahlen und alle Grenzen sind hier in jeder Ausgabe dieselben.
rules_wallenstein-setup-map-three =
    Zu dritt sind diese Länder nicht im Spiel: { LIST($out_with_three) }. Ihre Karten kommen in die Schachtel, { $counties_with_three } Länder bleiben, und keine Armee darf die gesperrten je betreten{ $court ->
        [true] , auch nicht durch eine Gunst
       *[false] { "" }
    }. Zu viert und zu fünft sind alle { $counties_in_all } im Spiel.
rules_wallenstein-setup-start = Die ersten Armeen
rules_wallenstein-setup-start-groups = Deine ersten Armeen stehen in Gruppen von { WORDS($groups) }: zu dritt alle diese ({ $groups_3 } Gruppen, { $armies_3 } Armeen), zu viert eine Zweiergruppe weniger ({ $groups_4 } Gruppen, { $armies_4 } Armeen), zu fünft zwei weniger ({ $groups_5 } Gruppen, { $armies_5 } Armeen). Jede Gruppe beginnt in einem eigenen Land.
rules_wallenstein-setup-start-lineup = Wo sie beginnen, wird auf eine von zwei Arten bestimmt. Bei der **empfohlenen Aufstellung** hat jede Gruppe ihr Land aus den Tabellen am Ende dieses Buches: Der erste Platz nimmt Spalte A, der zweite Spalte B und so weiter. Du bekommst die Karten deiner Länder, und sonst ändert sich am Aufbau nichts. Für eine erste Partie ist das die bessere Wahl.
rules_wallenstein-setup-start-draft = Oder ihr **wählt eure Länder** selbst, wie der nächste Abschnitt sagt.
rules_wallenstein-setup-start-neutral = Länder, die niemand hat, sind neutral: Keine Armee steht dort, die Karte liegt im allgemeinen Vorrat, und jeder darf sie erobern. Zu dritt sind es { $neutral_3 }, zu viert { $neutral_4 }, zu fünft { $neutral_5 }.
rules_wallenstein-setup-draft = Die Auswahl der Länder
rules_wallenstein-setup-draft-pair = Alle Länderkarten werden gemischt und bilden einen verdeckten Stapel; die zwei obersten werden aufgedeckt.
rules_wallenstein-setup-draft-order-seats = [[Der erste Platz beginnt, und es geht reihum.]] (Gedruckt steht: Der Älteste beginnt.)
rules_wallenstein-setup-draft-order-shuffled = [[Die Reihenfolge wird gelost]] und bleibt während der ganzen Auswahl gleich.
rules_wallenstein-setup-draft-take = Bist du an der Reihe, nimmst du eine Karte: eine der zwei offenen, oder ungesehen die oberste des Stapels, und die musst du behalten. Eine genommene offene Karte wird sofort vom Stapel ersetzt. Niemand kennt die Folge des Stapels; eine gezogene Karte wird gezeigt, sobald ihre Armeen stehen.
rules_wallenstein-setup-draft-place = Dann stellst du eine deiner Gruppen, welche du willst, aber ganz, in dieses Land. Die Karte kommt auf deine Hand.
rules_wallenstein-setup-draft-exchange = Liegen dieselben zwei Karten offen wie damals, als du deine letzte Karte nahmst, so darfst du beide unter den Stapel legen und zwei neue aufdecken, bevor du nimmst. Das geht einmal je Zug, nicht bei deinem ersten Zug und nicht, wenn eine der beiden eine andere ist.
rules_wallenstein-setup-draft-aside = Haben alle der Reihe nach dieselben zwei offenen Karten liegen lassen, kommen beide beiseite und zwei neue werden aufgedeckt; gefragt wird niemand. Geht der Stapel zu Ende, werden die beiseitegelegten Karten gemischt und bilden den neuen.
rules_wallenstein-setup-draft-end = So geht es weiter, bis alle Gruppen stehen: zu dritt hat jeder { $groups_3 } Züge, zu viert { $groups_4 }, zu fünft { $groups_5 }. Die zwei offenen Karten sind dann neutral wie der Rest des Stapels.
rules_wallenstein-setup-tower = Die Grundfüllung des Turms
rules_wallenstein-setup-tower-throw = Vor der ersten Jahreszeit bekommt der Turm seine ersten Würfel: { $primed_armies } Armeen jedes Spielers und { $primed_peasants } Bauern, alle in einem Wurf ({ $primed_3 } Würfel zu dritt, { $primed_4 } zu viert, { $primed_5 } zu fünft). Was durchfällt, kommt in die Vorräte zurück, die Schale ist also leer, wenn es losgeht.
rules_wallenstein-setup-tower-supply = Alle deine Würfel, die weder auf dem Spielplan noch in Turm oder Schale sind, bilden deinen Vorrat. Zu Beginn sind das zu dritt { $supply_3 }, zu viert { $supply_4 }, zu fünft { $supply_5 } Würfel, und dazu die deinen, die durchgefallen sind.
rules_wallenstein-setup-stock = Wie viel es wovon gibt
rules_wallenstein-setup-stock-buildings = Es gibt { $stock_palace } Paläste, { $stock_church } Kirchen, { $stock_trading_post } Handelshäuser, { $stock_revolt_markers } Unruhemarker und { $stock_peasants } Bauern. Was vom Spielplan kommt, geht in den Vorrat zurück. Ist kein Unruhemarker mehr da, wird keiner gelegt, und das Spiel geht weiter.
rules_wallenstein-setup-stock-coins = Das Geld geht nie aus: Was fällig ist, wird ganz bezahlt.
rules_wallenstein-setup-stock-pieces = Außerdem gibt es zehn Aktionskarten, { $tiles } Vorteilsplättchen (von jeder Art eines) und für jeden Spieler ein Tableau, einen Heerführer und Marker für Getreide und Punkte.

rules_wallenstein-season = Eine Jahreszeit
rules_wallenstein-season-year = Zwei Jahre
rules_wallenstein-season-year-rounds = Das Spiel dauert zwei Jahre. Jedes hat Frühling, Sommer und Herbst, in denen geplant und gehandelt wird, und danach einen Winter ohne Pläne und Aktionen.
rules_wallenstein-season-steps = Der Ablauf einer Jahreszeit
rules_wallenstein-season-steps-list = Frühling, Sommer und Herbst laufen in denselben Schritten ab:
rules_wallenstein-season-steps-cards = Die Aktionskarten werden ausgelegt.
rules_wallenstein-season-steps-tiles = Die Vorteilsplättchen werden ausgelegt.
rules_wallenstein-season-steps-favors = Am Hof werden drei Gunstkarten ausgelegt.
rules_wallenstein-season-steps-plan =
    Alle planen geheim{ $turn_order ->
        [auction] { " " }und bieten um einen Platz in der Spielerreihenfolge
       *[shuffled] { "" }
    }.
rules_wallenstein-season-steps-order-early = Die Spielerreihenfolge wird festgelegt.
rules_wallenstein-season-steps-event = Das Ereignis wird gezogen.
rules_wallenstein-season-steps-order = Die Spielerreihenfolge wird festgelegt.
rules_wallenstein-season-steps-landsknechte = Die Landsknechte kommen an die Reihe.
rules_wallenstein-season-steps-court = Armeen werden zu Höflingen, und der Kaiser gewährt Gunst.
rules_wallenstein-season-steps-actions = Die zehn Aktionen werden ausgeführt.
rules_wallenstein-season-actions = Die Folge der Aktionen
rules_wallenstein-season-actions-ten =
    Es gibt zehn Aktionen, und jeder kann jede von ihnen einmal in einer Jahreszeit ausführen: einen Palast, eine Kirche, ein Handelshaus bauen; Getreide einziehen, Steuern einziehen; { $armies_deploy5 ->
        [one] { $armies_deploy5 } Armee
       *[other] { $armies_deploy5 } Armeen
    } aufstellen, { $armies_deploy3 } aufstellen, { $armies_deploy1 } aufstellen oder bewegen; und zweimal Kampf/Bewegung, A und B.
rules_wallenstein-season-actions-dealt = In jeder Jahreszeit werden die zehn Aktionskarten gemischt und in eine Reihe gelegt. Die ersten fünf liegen offen, die letzten fünf verdeckt: Niemand kennt ihre Folge.
rules_wallenstein-season-actions-next = Nach jeder der ersten fünf Aktionen wird die nächste verdeckte Karte aufgedeckt; die nächsten fünf Aktionen sind also immer bekannt, solange es noch so viele sind.
rules_wallenstein-season-acting = Eine Aktion ausführen
rules_wallenstein-season-acting-turns = Die Aktionen folgen aufeinander, von der ersten Karte bis zur zehnten. Jede wird von allen in der Spielerreihenfolge ausgeführt, bevor die nächste beginnt. Deine Karte deckst du erst auf, wenn du dran bist; die Karten derer, die nach dir kommen, sind dann noch verdeckt.
rules_wallenstein-season-acting-nothing =
    Liegt dort eine { $spare_cards ->
        [money] Münzkarte
       *[blank] Blankokarte
    } oder keine Karte, tust du nichts, und es kostet nichts.
rules_wallenstein-season-acting-must = Was du geplant hast und kannst, musst du tun; nur wo in diesem Buch „darfst“ steht, kannst du verzichten.
rules_wallenstein-season-acting-whole = **Ganz oder gar nicht**: Kannst du eine Aktion nicht ganz ausführen, fällt sie aus. Du zahlst nichts, bekommst nichts und kannst sie in dieser Jahreszeit nicht nachholen.
rules_wallenstein-season-acting-together = Die gedruckten Regeln erlauben, gleichzeitig zu handeln, wo man sich nicht in die Quere kommt. Hier geschieht alles in der Spielerreihenfolge; das Ergebnis ist dasselbe.
rules_wallenstein-season-cards = Was aus den Karten wird
rules_wallenstein-season-cards-stay = Karten, die ihren Dienst getan haben, bleiben auf dem Tableau. Erst wenn die zehnte Aktion vorüber ist, kommen alle auf die Hand zurück.
rules_wallenstein-season-cards-lost =
    Wer ein Land verliert, verliert sofort auch seine Karte, selbst wenn sie verdeckt auf dem Tableau liegt: Diese Aktion ist dahin.{ $turn_order ->
        [auction] { " " }Ein Gebot, über das schon entschieden ist, bleibt gültig.
       *[shuffled] { "" }
    } Nach einem Aufstand kommt die Karte in den allgemeinen Vorrat, und noch in derselben Jahreszeit kann jemand das Land erobern.
rules_wallenstein-season-cards-won = Die Karte eines Landes, das du gewinnst, kommt auf deine Hand. Das Land kann erst in der nächsten Jahreszeit handeln, auch wenn es vorher schon dir gehörte.
rules_wallenstein-season-cards-end = Am Ende der Jahreszeit kommen die Vorteilsplättchen zurück, und ihre Ereigniskarte kommt aus dem Spiel. Die Heerführer verlassen die Leiste, nach dem Herbst erst, wenn der Winter vorüber ist.
rules_wallenstein-season-alone = Ohne Land
rules_wallenstein-season-alone-stay =
    Niemand scheidet aus. Wer alle Länder verloren hat, behält Taler und Punkte und macht mit { $spare_cards ->
        [money] Münzkarten
       *[blank] Blankokarten
    } weiter. { $court ->
        [true] Eine Gunst, die Armeen in ein neutrales Land stellt, kann ihn zurückbringen.
       *[false] Ohne Land führt kein Weg auf den Spielplan zurück.
    }
rules_wallenstein-season-open = Offen und geheim
rules_wallenstein-season-open-all = Alle sehen immer, was jeder hat: Taler, Getreide, Punkte und Armeen im Vorrat; und was auf dem Spielplan ist: Besitzer, Armeen, Gebäude, Unruhemarker und die Würfel in der Schale.
rules_wallenstein-season-open-plans =
    Welche Karte wo auf deinem Tableau liegt und welche du behalten hast, weißt du allein, bis eine Karte aufgedeckt wird. Alle planen gleichzeitig{ $empty_boxes_declared ->
        [true] ; nur angesagte leere Felder sind bekannt
       *[false] { "" }
    }.
rules_wallenstein-season-open-order = Während du planst, siehst du die Ereigniskarten, die gezogen werden können, aber weder, welche es sein wird, noch die Spielerreihenfolge.
rules_wallenstein-season-open-tiles =
    Die Vorteilsplättchen liegen offen, bevor du planst. Gebote sind geheim, bis alle zugleich aufgedeckt werden; dann sehen alle die { $spare_cards ->
        [money] Münzkarte
       *[blank] Karte
    } oder das Land.
rules_wallenstein-season-open-chance = Aller Zufall gehört der Partie: der Turm, das Mischen, jedes Los. Er steht fest, bevor sie beginnt, niemand kann ihn kennen, und wenn sie zu Ende ist, kann ihn jeder nachprüfen.

rules_wallenstein-planning = Planen
rules_wallenstein-planning-boxes = Auf jedes Feld eine Karte
rules_wallenstein-planning-boxes-cover =
    Dein Tableau hat [[zehn Felder für die Aktionen{ $turn_order ->
        [auction] { " " }und eines für dein Gebot
       *[shuffled] { "" }
    }{ $court ->
        [true] ; die Tafel des Hofes hat drei weitere, das macht { $boxes }
       *[false] { "" }
    }]]. Lege auf jedes verdeckt eine Karte. Ein Plan mit Lücke wird nicht angenommen, solange deine Karten reichen.
rules_wallenstein-planning-boxes-county = Eine Länderkarte auf einer Aktion sagt: Dort soll es geschehen. Planen kannst du nur eigene Länder. Auf jedem Feld liegt eine Karte, und jede Karte liegt auf einem Feld; ein Land handelt also nur einmal in einer Jahreszeit.
rules_wallenstein-planning-boxes-pass =
    Willst du eine Aktion nicht, so lege eine { $spare_cards ->
        [money] Münzkarte darauf. Was sie zeigt, ist dort gleich, und du zahlst es nicht
       *[blank] Blankokarte darauf
    }. Das darfst du auch, wenn ein Land handeln könnte.
rules_wallenstein-planning-boxes-anything = Du darfst planen, was du noch gar nicht kannst: zu wenig Geld, kein freier Bauplatz, nur eine Armee. Ob es geht, zeigt sich, wenn es an der Reihe ist.
rules_wallenstein-planning-short = Zu wenige Karten
rules_wallenstein-planning-short-all =
    Hast du weniger als { $boxes } Karten, musst du alle legen. Welche Felder leer bleiben, bestimmst du{ $turn_order ->
        [auction] , auch das Gebot kann es sein
       *[shuffled] { "" }
    }. Auf einem leeren Feld geschieht nichts.
rules_wallenstein-planning-short-declared = [[Bevor geplant wird, sagt jeder, der zu wenige Karten hat, welche Felder leer bleiben]], in der Spielerreihenfolge der vorigen Jahreszeit; im ersten Frühling in der des Aufbaus.
rules_wallenstein-planning-short-seen = Welche Felder leer sind, sehen alle, sobald alle Pläne stehen, und nicht früher.
rules_wallenstein-planning-bid = Das Gebot
rules_wallenstein-planning-bid-must =
    Mit dem Plan bietest du um einen Platz in der Spielerreihenfolge: Lege eine Karte, die du sonst nicht brauchst, auf das Versteigerungsfeld, { $spare_cards ->
        [money] eine Münzkarte
       *[blank] eine Blankokarte
    } oder ein Land. Alle müssen bieten; nur wer zu wenige Karten hat, darf das Feld leer lassen.
rules_wallenstein-planning-bid-limit = Du kannst nicht mehr Taler bieten, als du beim Planen hast.
rules_wallenstein-planning-bid-hint =
    Ein Land als Gebot kostet nichts{ $spare_cards ->
        [money] { " " }und schlägt ein Gebot von 0
       *[blank] { " " }und schlägt eine Blankokarte
    }. Dafür tut das Land in dieser Jahreszeit sonst nichts, und alle erfahren es.

rules_wallenstein-order = Ereignis und Spielerreihenfolge
rules_wallenstein-order-event = Das Ereignis
rules_wallenstein-order-event-open = Zu Beginn jedes Jahres werden vier Ereigniskarten offen ausgelegt.
rules_wallenstein-order-event-draw = In jeder Jahreszeit wird nach dem Planen eine davon gelost: im Frühling aus vier, im Sommer aus drei, im Herbst aus zwei. Sie gilt für alle und nur in dieser Jahreszeit. Die übrigen bleiben offen liegen und bewirken nichts.
rules_wallenstein-order-event-winter = Die Karte, die nie gezogen wird, gehört dem Winter: Ihre Zahl sagt, wie viel Getreide dann alle verlieren. Ihr Ereignis tritt nicht ein, und die Getreidezahlen der drei anderen zählen nicht.
rules_wallenstein-order-event-year = Die Karten des ersten Jahres sind aus dem Spiel, auch die des Winters: Das zweite Jahr nimmt seine vier aus dem Rest der { $event_cards_in_all }.
rules_wallenstein-order-event-tile = Ändern ein Ereignis und ein Vorteilsplättchen dieselbe Aktion, so gilt zuerst das Ereignis, und das Plättchen kommt zu dem, was übrig ist.
rules_wallenstein-order-events = Was Ereignisse ändern
rules_wallenstein-order-events-attack = Ereignisse, die Angriffe betreffen, gelten nicht bei Aufständen: Ein Palast bringt dann niemanden, und eine Kirche schützt nicht.
rules_wallenstein-order-events-levy = Ist die Aushebung knapp, bringt „{ $armies_deploy5 } Armeen aufstellen“ { $short_deploy5 } und „{ $armies_deploy3 } Armeen aufstellen“ { $short_deploy3 }, zu den üblichen Preisen. „{ $armies_deploy1 } Armee aufstellen/bewegen“ bleibt, wie es ist.
rules_wallenstein-order-events-market = Beruhigt ein neues Handelshaus ein Land, so geht nur ein Unruhemarker, wie viele auch dort liegen. Liegt keiner dort, wird das Haus wie sonst gebaut.
rules_wallenstein-order-events-guard = Palastwache und das Plättchen für die Verteidigung gelten zusammen.
rules_wallenstein-order-events-region = Missernte, gute Ernte und knappe Aushebung nennen eine Region und gelten nur dort.
rules_wallenstein-order-events-crop = Lässt eine Missernte nichts übrig, gilt die Aktion trotzdem als ausgeführt: Aufstand und Unruhemarker folgen wie sonst.
rules_wallenstein-order-events-trade = Bei der Handelsprämie baut auch ein Spieler ohne Geld ein geplantes Handelshaus, und muss es, wenn ein Bauplatz frei ist.
rules_wallenstein-order-events-weary = Müde Bauern heißt nur, dass für ein neutrales Land keiner geworfen wird. Die aus dem Turm fallen, verteidigen es trotzdem.
rules_wallenstein-order-events-palace = Der Bauer, den ein Palast bringt, wird immer geworfen. Ob er hilft, entscheidet sich wie bei allen Bauern nach den Unruhemarkern.
rules_wallenstein-order-auction = Die Versteigerung der Plätze
rules_wallenstein-order-auction-terms = Zugreihenfolge Startspieler bieten Versteigerungsfeld
rules_wallenstein-order-auction-tiles = Vor dem Planen werden alle { $tiles } Vorteilsplättchen gemischt und auf die Plätze 1 bis { $tiles } gelegt, gleich wie viele mitspielen.
rules_wallenstein-order-auction-pay =
    Alle Gebote werden zugleich aufgedeckt. { $spare_cards ->
        [money] Eine Münzkarte wird bezahlt, welchen Platz du auch bekommst; ein Land kostet nichts.
       *[blank] Kein Gebot kostet etwas.
    } Die Karten bleiben bis zum Ende der Jahreszeit auf den Tableaus.
rules_wallenstein-order-auction-rank =
    Das beste Gebot wählt zuerst. Die Rangfolge: { $spare_cards ->
        [money] 4, 3, 2, 1, dann ein Land, dann 0{ $court ->
            [true] { " " }(eine Würfelturmkarte gilt als 0)
           *[false] { "" }
        }, dann keine Karte.
       *[blank] ein Land, dann eine Blankokarte{ $court ->
            [true] { " " }(oder eine Würfelturmkarte)
           *[false] { "" }
        }, dann keine Karte.
    }
rules_wallenstein-order-auction-tie = Über gleiche Gebote, auch über zwei Länder, entscheidet das Los.
rules_wallenstein-order-auction-choose = Nacheinander stellt jeder seinen Heerführer auf einen freien Platz und nimmt das Plättchen, das dort liegt. Der niedrigste Platz handelt zuerst; Plätze, die niemand nahm, werden übersprungen. Ein Plättchen gilt nur für seinen Besitzer und nur in dieser Jahreszeit; übrige Plättchen bewirken nichts.
rules_wallenstein-order-tiles = Die Vorteilsplättchen
rules_wallenstein-order-tiles-thaler = **+{ $tile_thaler } Taler**: Du bekommst { $tile_thaler } mehr, wenn du Steuern einziehst.
rules_wallenstein-order-tiles-grain = **+{ $tile_grain } Getreide**: Du bekommst { $tile_grain } mehr, wenn du Getreide einziehst.
rules_wallenstein-order-tiles-armies = **{ $tile_six_armies } Armeen**: „{ $armies_deploy5 } Armeen aufstellen“ bringt { $tile_six_armies }, zum selben Preis. Das gilt auch bei einem Ereignis, das die Aushebung knapp macht. Hat dein Vorrat weniger als { $tile_six_armies }, stellst du auf, was da ist, sofern es nicht weniger ist als ohne das Plättchen; sonst fällt die Aktion aus.
rules_wallenstein-order-tiles-attack =
    { "" }**+{ $tile_attack ->
        [one] { $tile_attack } Armee
       *[other] { $tile_attack } Armeen
    } im Angriff**: Sooft du mit Kampf/Bewegung angreifst, wird { $tile_attack } mehr aus deinem Vorrat geworfen.
rules_wallenstein-order-tiles-defence =
    { "" }**+{ $tile_defence ->
        [one] { $tile_defence } Armee
       *[other] { $tile_defence } Armeen
    } in der Verteidigung**: Sooft eines deiner Länder mit Kampf/Bewegung angegriffen wird, wird { $tile_defence } mehr aus deinem Vorrat geworfen.
rules_wallenstein-order-tiles-limits = Die Armee eines Plättchens oder eines Palastes kommt aus deinem Vorrat; ist er leer, kommt keine. Sie ist eine Armee wie jede andere: Sie kann stecken bleiben, sie zählt in der Schale, sie kann im Land stehen bleiben. Bei Aufständen und beim Ziehen zwischen eigenen Ländern bewirken diese Plättchen nichts.
rules_wallenstein-order-lot = Die Spielerreihenfolge durch das Los
rules_wallenstein-order-lot-terms = Zugreihenfolge Startspieler Karten der Heerführer
rules_wallenstein-order-lot-draw = Stehen alle Pläne, wird die Spielerreihenfolge gelost, in jeder Jahreszeit neu. Niemand bietet, und es gibt keine Vorteilsplättchen.

rules_wallenstein-actions = Die zehn Aktionen
rules_wallenstein-actions-build = Bauen
rules_wallenstein-actions-build-terms = Stadt Preis Kosten
rules_wallenstein-actions-build-palace = **Palast bauen**: Zahle { $price_palace } Taler, und im geplanten Land steht ein Palast.
rules_wallenstein-actions-build-church = **Kirche bauen**: Zahle { $price_church } Taler, und dort steht eine Kirche.
rules_wallenstein-actions-build-post = **Handelshaus bauen**: Zahle { $price_trading_post } Taler, und dort steht ein Handelshaus.
rules_wallenstein-actions-build-sites = Jedes Gebäude braucht einen freien Bauplatz; ein Land hat einen bis drei. Zwei Gebäude derselben Art stehen nie im selben Land.
rules_wallenstein-actions-build-skipped = Ohne das Geld, ohne Bauplatz oder wenn kein Gebäude dieser Art mehr im Vorrat ist, wird nichts gebaut und nichts bezahlt.
rules_wallenstein-actions-collect = Getreide und Steuern einziehen
rules_wallenstein-actions-collect-grain = **Getreide einziehen**: Du bekommst so viel Getreide, wie die Karte des Landes zeigt. Dein Speicher hat keine Grenze.
rules_wallenstein-actions-collect-taxes = **Steuern einziehen**: Du bekommst so viele Taler, wie die Karte des Landes zeigt.
rules_wallenstein-actions-collect-marker = Den Bauern gefällt das nicht. Liegt im Land kein Unruhemarker, wird danach einer gelegt. Liegt dort einer oder liegen mehrere, kommt es zum Aufstand; nur wenn du ihn niederschlägst, kommt ein weiterer Marker dazu.
rules_wallenstein-actions-collect-first = [[Du bekommst zuerst das Getreide oder die Taler]] und behältst sie, wie der Aufstand auch ausgeht.
rules_wallenstein-actions-collect-after = [[Der Aufstand kommt zuerst.]] Verlierst du das Land, bekommst du nichts.
rules_wallenstein-actions-collect-example =
    Du ziehst Steuern in Lüneburg ein, wo 2 Unruhemarker und 4 deiner Armeen sind. { $revolt_before_income ->
        [true] Zuerst kommt der Aufstand: Die Armeen und 2 Bauern kommen in den Turm, dazu alles aus der Schale. Gewinnst du, so bekommst du die Steuern, und in Lüneburg liegen 3 Marker.
       *[false] Du bekommst die Steuern. Dann kommen die Armeen und 2 Bauern in den Turm, dazu alles aus der Schale. Gewinnst du, so liegen in Lüneburg 3 Marker.
    }
rules_wallenstein-actions-deploy = Armeen aufstellen
rules_wallenstein-actions-deploy-terms = rekrutieren ausheben Preis Kosten
rules_wallenstein-actions-deploy-five = **{ $armies_deploy5 } Armeen aufstellen**: Zahle { $price_deploy5 } Taler, und { $armies_deploy5 } Armeen aus deinem Vorrat stehen im geplanten Land.
rules_wallenstein-actions-deploy-three = **{ $armies_deploy3 } Armeen aufstellen**: Zahle { $price_deploy3 } Taler, und dort stehen { $armies_deploy3 } Armeen.
rules_wallenstein-actions-deploy-one = **{ $armies_deploy1 } Armee aufstellen/bewegen**: Zahle { $price_deploy1 } Taler, und dort steht { $armies_deploy1 } Armee. [[Danach darfst du mit Armeen]] aus diesem Land in ein eigenes Nachbarland [[ziehen]]. Ist dein Vorrat leer, fällt die ganze Aktion aus, auch der Zug.
rules_wallenstein-actions-deploy-either = **{ $armies_deploy1 } Armee aufstellen/bewegen**: Zahle { $price_deploy1 } Taler. [[Dann stelle { $armies_deploy1 } Armee auf oder ziehe mit Armeen]] aus diesem Land in ein eigenes Nachbarland, [[oder beides; mindestens eines davon, wenn du kannst]]. Ist dein Vorrat leer, zahlst du und ziehst nur; kannst du auch das nicht, fällt die Aktion aus und kostet nichts.
rules_wallenstein-actions-deploy-move = Dieser Zug führt nie in ein neutrales oder fremdes Land. Die neue Armee darf gleich weiterziehen, doch bleibt eine Armee zurück. Ohne den Taler gibt es weder Armee noch Zug.
rules_wallenstein-actions-deploy-short = Reichen deine Taler oder die Armeen in deinem Vorrat nicht, fällt die Aktion aus und kostet nichts. In einem Land dürfen beliebig viele Armeen stehen.
rules_wallenstein-actions-move = Kampf und Bewegung
rules_wallenstein-actions-move-terms = Angriff marschieren benachbart Nachbarland
rules_wallenstein-actions-move-march = Kampf/Bewegung A und B sind gleich: Armeen ziehen aus dem geplanten Land in ein Nachbarland, so viele du willst, gemeinsam und nicht weiter. **Mindestens eine bleibt zurück.**
rules_wallenstein-actions-move-battle = In ein eigenes Land ziehen sie einfach. In einem neutralen oder fremden kommt es sofort zum Kampf.
rules_wallenstein-actions-move-two =
    Eine einzelne Armee kann nicht fort: Die Aktion fällt aus{ $turn_order ->
        [auction] , und daran ändert auch ein Vorteilsplättchen nichts
       *[shuffled] { "" }
    }.
rules_wallenstein-actions-move-may = [[Du darfst auch stehen bleiben]], wenn die Aktion kommt.
rules_wallenstein-actions-move-must = [[Mindestens eine Armee muss ziehen, wenn eine kann]] und ein Land offensteht.
rules_wallenstein-actions-move-protected =
    Manche Länder können nicht angegriffen werden: die mit Kirche, solange „Kirchenfriede“ gilt{ $court ->
        [true] , und die eines Spielers, den eine Gunst schützt
       *[false] { "" }
    }. Ihr Besitzer darf wie immer aus ihnen und in sie ziehen. Steht kein Land offen, fällt die Aktion aus.

rules_wallenstein-combat = Kampf und Turm
rules_wallenstein-combat-when = Wann gekämpft wird
rules_wallenstein-combat-when-causes = Drei Dinge führen zum Kampf: Armeen ziehen in das Land eines anderen, Armeen ziehen in ein neutrales Land, oder die Bauern eines deiner Länder erheben sich. Wer zwischen eigenen Ländern zieht, kämpft nie.
rules_wallenstein-combat-throw = Was in den Turm kommt
rules_wallenstein-combat-throw-once = Alles kommt mit einem einzigen Wurf hinein:
rules_wallenstein-combat-throw-attackers = alle Armeen, die eingerückt sind;
rules_wallenstein-combat-throw-all = [[alle Armeen, die im Land stehen]];
rules_wallenstein-combat-throw-chosen = [[so viele der Armeen im Land, wie der Besitzer will]], auch keine; er kennt dabei den Angriff, und die anderen warten im Land;
rules_wallenstein-combat-throw-neutral =
    bei einem neutralen Land stattdessen ein Bauer{ $event_cards ->
        [first] { " " }(zwei, solange „Bauern erheben sich“ gilt, keiner, solange „Müde Bauern“ gilt)
       *[second] { " " }(zwei, solange „Bauern erheben sich“ gilt)
    };
rules_wallenstein-combat-throw-marker =
    { "" }[[{ $single_marker_peasants ->
        [one] { $single_marker_peasants } weiterer Bauer
       *[other] { $single_marker_peasants } weitere Bauern
    }, wenn in einem Land, das jemandem gehört, genau ein Unruhemarker liegt]]; bei keinem oder bei mehreren kommt dafür keiner;
rules_wallenstein-combat-throw-palace =
    { $event_cards ->
        [first] ein weiterer Bauer, wenn im Land ein Palast steht und „Palastbauern“ gilt
       *[second] eine Armee aus dem Vorrat des Besitzers, wenn im Land ein Palast steht und „Palastwache“ gilt
    };
rules_wallenstein-combat-throw-tiles = eine Armee aus dem Vorrat für den, der das Plättchen dafür hat, Angreifer oder Verteidiger;
rules_wallenstein-combat-throw-tray = alles, was in der Schale liegt, gleich von wem.
rules_wallenstein-combat-throw-short = Zusätzliche Würfel kommen aus den Vorräten. Sind zu wenige Bauern da, werden so viele geworfen, wie es gibt.
rules_wallenstein-combat-tray = Die Schale lesen
rules_wallenstein-combat-tray-counts = Es zählt nur, was nach dem Wurf in der Schale liegt, gleich wie viele geworfen wurden. Was stecken blieb, ist nicht verloren: Es kann bei einem späteren Kampf herausfallen. Würfel von Unbeteiligten zählen für niemanden und bleiben in der Schale liegen. **Wer mehr Würfel hat, gewinnt.**
rules_wallenstein-combat-peasants = Auf wessen Seite die Bauern stehen
rules_wallenstein-combat-peasants-help =
    Grüne Würfel in der Schale helfen dem Verteidiger[[{ $peasants_help_below ->
        [0] { " " }nie
        [1] , außer es liegt ein Unruhemarker im Land
       *[other] , solange weniger als { $peasants_help_below } Unruhemarker im Land liegen
    }]]. Helfen sie nicht, bleiben sie liegen und zählen für niemanden. { $peasants_help_below ->
        [0] Auch einem neutralen Land helfen sie nicht.
       *[other] In einem neutralen Land *sind* sie der Verteidiger.
    }
rules_wallenstein-combat-peasants-terms = Landvolk grüne Würfel
rules_wallenstein-combat-win = Sieg
rules_wallenstein-combat-win-losses = Die Würfel des Verlierers in der Schale kommen in den Vorrat zurück, die Bauern, die ihm halfen, ebenso. Der Sieger verliert gleich viele. Haben ihm Bauern geholfen, so gehen sie zuerst. Bauern, die übrig sind, kommen in den Vorrat: In einem Land stehen sie nie.
rules_wallenstein-combat-win-place = Was dem Sieger in der Schale bleibt, steht im Land. Danach liegt kein Würfel der beiden Seiten mehr in der Schale. Das Land, aus dem der Angriff kam, bleibt, wie es ist.
rules_wallenstein-combat-win-attacker = Gewinnt der Angreifer, so nimmt er die Karte des Landes, vom Besitzer oder aus dem allgemeinen Vorrat. Ein Land, das einem Spieler abgenommen wird, behält Gebäude und Unruhemarker.
rules_wallenstein-combat-win-calm = Ein erobertes neutrales Land bekommt [[keinen Unruhemarker]].
rules_wallenstein-combat-win-angry = Ein erobertes neutrales Land bekommt sofort [[{ $neutral_conquest_markers } Unruhemarker]]; eines, das jemandem abgenommen wird, bekommt keinen.
rules_wallenstein-combat-win-defender = Gewinnt der Verteidiger, bleibt das Land seines, wie es ist. Gewinnen die Bauern eines neutralen Landes oder sind auf beiden Seiten gleich viele Würfel, bleibt es neutral.
rules_wallenstein-combat-win-waiting = Armeen, die im Land gewartet haben, bleiben dort, wenn der Verteidiger gewinnt, und kommen sonst in den Vorrat zurück.
rules_wallenstein-combat-alone = Nur von Bauern gehalten
rules_wallenstein-combat-alone-tie = Hat der Verteidiger mehr Würfel, aber nur Bauern, und ist keine Armee des Besitzers übrig, [[gilt das als Unentschieden]].
rules_wallenstein-combat-alone-waiting = Hat der Verteidiger mehr Würfel, aber nur Bauern, und steht im Land keine Armee des Besitzers mehr, [[gilt das als Unentschieden]]. Haben dort Armeen gewartet, so ist es keines: Sie halten das Land.
rules_wallenstein-combat-alone-hold = Gewinnt der Verteidiger nur mit Bauern, so [[behält er das Land]], auch wenn keine seiner Armeen mehr dort steht.
rules_wallenstein-combat-tie = Unentschieden
rules_wallenstein-combat-tie-waste = Haben beide Seiten gleich viele Würfel, auch gar keine, so gewinnt niemand. Alle Würfel beider Seiten kommen aus der Schale in die Vorräte, und das Land wird neutral: Armeen, Gebäude und Unruhemarker kommen weg, die Karte in den allgemeinen Vorrat.
rules_wallenstein-combat-tie-terms = verwüstet
rules_wallenstein-combat-tower = Der Turm hier
rules_wallenstein-combat-tower-glass = Geworfene Würfel können stecken bleiben, und Würfel früherer Würfe können sich lösen; von einer Farbe können mehr fallen, als geworfen wurden. Verloren geht keiner. Unser Turm ist aus Glas: Alle sehen, was darin ruht und seit wie vielen Würfen.
rules_wallenstein-combat-tower-model =
    { $tower ->
        [classic] [[Jeder geworfene Würfel fällt mit zwei Dritteln Wahrscheinlichkeit durch, jeder steckende löst sich mit einem Drittel.]]
        [aged] Er ist einer ersten physikalischen Simulation nachgebildet: Etwa zwei Drittel des Geworfenen fallen durch, und je länger ein Würfel steckt, desto fester sitzt er.
       *[aged2] Er ist einer physikalischen Simulation nachgebildet: Etwa drei Viertel des Geworfenen fallen durch, große Würfe lösen mehr Würfel, und länger steckende sitzen etwas fester.
    } Die Aussichten, die am Tisch stehen, sind für diesen Turm genau.
rules_wallenstein-combat-tower-keeps =
    Nur ein Wurf holt Würfel aus dem Turm, und er wird nie geleert. Was in der Schale bleibt, liegt dort bis zum nächsten Wurf{ $court ->
        [true] , wenn es nicht zu Höflingen wird
       *[false] { "" }
    }, über Jahreszeiten und Jahre; so lange ist es in keinem Vorrat.
rules_wallenstein-combat-tower-outside = [[An diesem Tisch steht der Turm außerhalb des Programms]]: Jemand wirft, zählt nach Farben, was in der Schale liegt, und gibt es ein.
rules_wallenstein-combat-example = Ein Beispiel
rules_wallenstein-combat-example-paderborn =
    Rot zieht mit 4 Armeen aus der Mark gegen 4 blaue in Paderborn.{ $defenders ->
        [chosen] { " " }Blau wirft sie alle.
       *[all] { "" }
    } Es fallen vier rote, ein blauer und zwei grüne Würfel. { $peasants_help_below ->
        [0] Bauern helfen nie, also steht es 4 gegen 1: Drei rote Armeen halten das Land, und die grünen Würfel bleiben in der Schale.
       *[other] { $peasants_help_below ->
            [1] Dort liegt kein Unruhemarker
           *[other] Dort liegen weniger als { $peasants_help_below } Unruhemarker
        }, also steht es 4 gegen 3: Eine rote Armee hält das Land. Mit { $peasants_help_below ->
            [one] { $peasants_help_below } Unruhemarker
           *[other] { $peasants_help_below } Unruhemarkern
        } in Paderborn stünde es 4 gegen 1: Drei hielten es, und die grünen blieben in der Schale.
    }

rules_wallenstein-revolts = Aufstände
rules_wallenstein-revolts-when = Wann Bauern sich erheben
rules_wallenstein-revolts-when-terms = Unruhe Bauernaufstand Rebellion
rules_wallenstein-revolts-when-causes = Es gibt zwei Gründe: Du ziehst Getreide oder Steuern ein, wo ein Unruhemarker liegt; oder dir fehlt im Winter Getreide. Angriffe, Züge und Bauten lösen nie einen Aufstand aus.
rules_wallenstein-revolts-throw = Was in den Turm kommt
rules_wallenstein-revolts-throw-once = Wie im Kampf kommt alles mit einem Wurf hinein:
rules_wallenstein-revolts-throw-all = [[alle deine Armeen im Land]];
rules_wallenstein-revolts-throw-chosen = [[so viele deiner Armeen im Land, wie du willst]], auch keine;
rules_wallenstein-revolts-throw-peasants = ein Bauer für jeden Unruhemarker im Land, im Winter einige mehr;
rules_wallenstein-revolts-throw-tray = alles, was in der Schale liegt.
rules_wallenstein-revolts-result = Wie es ausgeht
rules_wallenstein-revolts-result-against = Alle grünen Würfel in der Schale sind gegen dich, wie viele Marker auch dort liegen. Würfel anderer Spieler zählen nicht und bleiben liegen.
rules_wallenstein-revolts-result-won = **Du hast mehr Würfel**: Die Bauern kommen in den Vorrat zurück und ebenso viele der deinen. Der Rest steht wieder im Land. Karte, Gebäude und Unruhemarker bleiben.
rules_wallenstein-revolts-result-lost = **Die Bauern haben mindestens ebenso viele**: Das Land ist neutral. Alle Würfel, die gekämpft haben, kommen in ihre Vorräte, Gebäude und Unruhemarker kommen weg, die Karte in den allgemeinen Vorrat.
rules_wallenstein-revolts-result-waiting = Armeen, die du zurückgehalten hast, bleiben im Land, wenn du gewinnst, und kommen in den Vorrat, wenn du es verlierst.
rules_wallenstein-revolts-result-empty-fought = In einem deiner Länder ohne Armee verteidigen es deine Würfel, die aus Schale und Turm fallen: Sind es mehr als die Bauern, scheitert der Aufstand, und was von ihnen bleibt, steht dort.
rules_wallenstein-revolts-result-empty-won = [[In einem deiner Länder ohne Armee gewinnen die Bauern immer.]]

rules_wallenstein-winter = Winter
rules_wallenstein-winter-steps = Der Ablauf des Winters
rules_wallenstein-winter-steps-order = Auf den Herbst folgt der Winter: Getreide geht verloren, die Länder werden versorgt, hungrige erheben sich, Punkte werden vergeben, und alle Unruhemarker kommen weg. Nach dem ersten Winter beginnt ein neues Jahr.
rules_wallenstein-winter-grain = Getreide
rules_wallenstein-winter-grain-terms = Versorgung Hunger Nahrung Ernte
rules_wallenstein-winter-grain-loss = Zuerst verlieren alle so viel Getreide, wie die letzte Ereigniskarte des Jahres zeigt, alle gleich viel. Unter 0 fällt niemand.
rules_wallenstein-winter-grain-need = Dann brauchst du für jedes deiner Länder 1 Getreide. Reicht es, geschieht nichts. Reicht es nicht, zähle, wie viele fehlen.
rules_wallenstein-winter-grain-table = Getreide fehlt | Länder im Aufstand | Zusätzliche Bauern in jedem
rules_wallenstein-winter-grain-table-row =
    { $span ->
        [one] { $least }
        [range] { $least }–{ $most }
       *[more] { $least } und mehr
    } | { $revolts } | { $peasants }
rules_wallenstein-winter-revolts = Hungrige Länder
rules_wallenstein-winter-revolts-draw = Die Länder im Aufstand werden aus allen deinen gelost, jedes mit gleicher Aussicht. Hast du weniger, als die Tabelle verlangt, erheben sich alle.
rules_wallenstein-winter-revolts-peasants = Geworfen wird ein Bauer für jeden Unruhemarker im Land, und dazu die zusätzlichen der Tabelle. Ein Land ohne Marker erhebt sich mit diesen allein.
rules_wallenstein-winter-revolts-order = Bei mehreren Aufständen bestimmst du die Folge. Wie viele es sind und wie stark, steht vor dem ersten fest, was du auch inzwischen verlierst.
rules_wallenstein-winter-revolts-players = Die Spieler kommen in der Spielerreihenfolge des Herbstes dran; sie gilt den Winter über weiter.
rules_wallenstein-winter-revolts-lot = Die Spieler kommen in der Spielerreihenfolge des Herbstes dran.
rules_wallenstein-winter-revolts-marker = Einen Aufstand im Winter niederzuschlagen bringt keinen Unruhemarker.
rules_wallenstein-winter-revolts-example =
    Du hast 9 Länder und noch 7 Getreide, also fehlen 2. Nach der Tabelle { $example_revolts ->
        [one] erhebt sich { $example_revolts } deiner Länder
       *[other] erheben sich { $example_revolts } deiner Länder
    }, mit { $example_peasants ->
        [one] { $example_peasants } zusätzlichen Bauern
       *[other] { $example_peasants } zusätzlichen Bauern
    }. Liegt dort 1 Unruhemarker, werden { $example_peasants_in_all } geworfen.
rules_wallenstein-winter-end = Nach der Wertung
rules_wallenstein-winter-end-markers = Alle Unruhemarker kommen vom Spielplan. Zwischen den Jahren verdirbt alles Getreide: Das zweite Jahr beginnen alle ohne.
rules_wallenstein-winter-end-rest = Alles andere bleibt: Taler, Armeen, Gebäude, Länder, Punkte und was in Turm und Schale ist.

rules_wallenstein-score = Punkte und Ende
rules_wallenstein-score-points = Punkte
rules_wallenstein-score-points-terms = Wertung Siegpunkte
rules_wallenstein-score-points-when = Punkte gibt es in beiden Wintern nach denselben Regeln, und zwar nach den Aufständen: Was bis dahin verloren ist, zählt für niemanden. Die Punkte beider Jahre werden zusammengezählt.
rules_wallenstein-score-points-county =
    { $score_county ->
        [one] { $score_county } Punkt
       *[other] { $score_county } Punkte
    } für jedes deiner Länder;
rules_wallenstein-score-points-building =
    { $score_building ->
        [one] { $score_building } Punkt
       *[other] { $score_building } Punkte
    } für jedes Gebäude darin, gleich welcher Art und wer es gebaut hat.
rules_wallenstein-score-majorities = Mehrheiten
rules_wallenstein-score-majorities-most =
    In jeder der { $regions } Regionen bekommt, wer dort die meisten Paläste hat, { $score_palace ->
        [one] { $score_palace } Punkt
       *[other] { $score_palace } Punkte
    }, wer die meisten Kirchen hat, { $score_church }, wer die meisten Handelshäuser hat, { $score_trading_post }.
rules_wallenstein-score-majorities-tied = Haben mehrere gleich viele, bekommt jeder von ihnen einen Punkt weniger: { $tied_palace } für Paläste, { $tied_church } für Kirchen, { $tied_trading_post } für Handelshäuser. Der Zweite bekommt nichts. Ein einziges Gebäude genügt, doch ganz ohne gibt es keine Mehrheit.
rules_wallenstein-score-majorities-example = In einer Region haben Anna und Ben je zwei Paläste, Cleo hat einen. Anna und Ben bekommen je { $tied_palace }, Cleo keinen. Eine Kirche hat dort nur Cleo und bekommt dafür { $score_church }.
rules_wallenstein-score-end = Das Ende des Spiels
rules_wallenstein-score-end-terms = Sieger Gleichstand Sieg
rules_wallenstein-score-end-winner = Das Spiel endet mit der Wertung des zweiten Winters, nie früher. Wer die meisten Punkte hat, gewinnt.
rules_wallenstein-score-end-thalers = Bei gleichen Punkten [[gewinnt, wer mehr Taler hat]]; sind auch sie gleich, wird der Sieg geteilt.
rules_wallenstein-score-end-buildings = Bei gleichen Punkten [[gewinnt, wer mehr Paläste auf dem Spielplan hat, dann mehr Kirchen, dann mehr Handelshäuser]]; Geld zählt nicht. Wer auch darin gleich ist, teilt den Sieg.

rules_wallenstein-court = Der Kaiserhof
rules_wallenstein-court-idea = Was der Hof dazubringt
rules_wallenstein-court-idea-base = Du schickst Höflinge zum Kaiser, und für sie gewährt er Gunst. Alle anderen Regeln bleiben, wie sie sind; Winter, Wertung und Ende ändern sich nicht.
rules_wallenstein-court-idea-kit =
    Du bekommst { $courtiers ->
        [one] { $courtiers } Höfling
       *[other] { $courtiers } Höflinge
    }, { $tower_cards ->
        [one] { $tower_cards } Würfelturmkarte
       *[other] { $tower_cards } Würfelturmkarten
    } und eine Tafel mit drei Feldern: 3 Armeen umwandeln, 2 umwandeln, 1 umwandeln. Es gibt { $favor_cards } Gunstkarten.
rules_wallenstein-court-idea-halls = Höflinge, die entsandt sind, warten in der Empfangshalle. Wenn der Kaiser Gunst gewährt, treten sie in den Audienzsaal.
rules_wallenstein-court-idea-start = Wenn der Turm zu Beginn gefüllt wird, bringt jede deiner Armeen, die in die Schale fällt, einen deiner Höflinge in die Empfangshalle; die Armee kommt in den Vorrat zurück.
rules_wallenstein-court-idea-total = Mehr als { $courtiers } Höflinge hast du nie. Alle sehen, wie viele am Hof sind und wie viele übrig.
rules_wallenstein-court-display = Die Auslage
rules_wallenstein-court-display-three =
    Vor dem Planen werden die drei obersten Gunstkarten offen ausgelegt. Die mit der höchsten Nummer kostet { $favor_cost_1 ->
        [one] { $favor_cost_1 } Höfling
       *[other] { $favor_cost_1 } Höflinge
    }, die mittlere { $favor_cost_2 }, die niedrigste { $favor_cost_3 }. Im Winter gibt es keine. Niemand kennt die Folge des Stapels.
rules_wallenstein-court-display-eighteen = Gunstkarten, die niemand nimmt, kommen aus dem Spiel. So erscheinen { $favors_shown } der { $favor_cards }, jede einmal.
rules_wallenstein-court-plan = Planen für den Hof
rules_wallenstein-court-plan-cards =
    Auf die drei Felder des Hofes legst du Karten wie auf die anderen, und ebenso geheim: ein Land, eine Würfelturmkarte oder eine { $spare_cards ->
        [money] Münzkarte
       *[blank] Blankokarte
    }. Jede Art darf auf jedem Feld liegen. Ein Land, das hier liegt, tut in dieser Jahreszeit sonst nichts.
rules_wallenstein-court-plan-mat = Eine Würfelturmkarte auf einer Aktion heißt, dass du auf sie verzichtest.
rules_wallenstein-court-convert = Armeen werden Höflinge
rules_wallenstein-court-convert-order = In der Spielerreihenfolge deckt jeder seine drei Felder auf, 3 vor 2 vor 1, und führt alle aus, bevor der Nächste drankommt.
rules_wallenstein-court-convert-county = **Ein Land**: So viele deiner Armeen dort kommen in deinen Vorrat zurück, und ebenso viele deiner Höflinge betreten die Empfangshalle. Mindestens eine Armee muss im Land bleiben.
rules_wallenstein-court-convert-tower = **Eine Würfelturmkarte**: dasselbe mit deinen Armeen in der Schale. Dort muss keine bleiben.
rules_wallenstein-court-convert-money =
    { "" }**Eine { $spare_cards ->
        [money] Münzkarte
       *[blank] Blankokarte
    }**: Nichts geschieht, und nichts wird bezahlt.
rules_wallenstein-court-convert-whole = Reichen Armeen oder Höflinge nicht für die ganze Zahl, wird nichts umgewandelt. Reichen sie, so musst du.
rules_wallenstein-court-favors = Um Gunst bitten
rules_wallenstein-court-favors-order = Haben alle umgewandelt, bittet zuerst, wer die meisten Höflinge in der Empfangshalle hat, die aus früheren Jahreszeiten mitgezählt. Bei gleicher Zahl gilt die Spielerreihenfolge.
rules_wallenstein-court-favors-one = Bist du dran, treten alle deine Höflinge vor. Du darfst eine Gunst nehmen und zahlst so viele Höflinge, wie sie kostet; sie kommen in deinen Vorrat zurück. Du darfst auch verzichten. Wer nicht einmal die billigste übrige bezahlen kann, wird übergangen.
rules_wallenstein-court-favors-end = Zu Ende ist es, wenn alle gebeten haben oder alle drei vergeben sind. Nicht ausgegebene Höflinge bleiben für spätere Jahreszeiten am Hof, auch über den Winter.
rules_wallenstein-court-use = Eine Gunst nutzen
rules_wallenstein-court-use-once = Eine Gunst wird sofort genutzt und ist dann weg, ob sie etwas bewirken kann oder nicht. Nur bei der, die das Ereignis aufhebt, hast du die Wahl.
rules_wallenstein-court-use-marker = Die Gunst gegen einen Unruhemarker wird behalten, wenn in keinem deiner Länder einer liegt. Sie liegt offen vor dir, gilt über den Winter und wehrt von selbst den nächsten Marker ab, den eines deiner Länder bekäme.
rules_wallenstein-court-use-deploy =
    Die Gunst, die aufstellt, bringt { $favor_deployed ->
        [one] { $favor_deployed } Armee
       *[other] { $favor_deployed } Armeen
    } in eines deiner Länder oder in ein beliebiges neutrales, nah oder fern. Es gibt keinen Kampf; das Land ist deines, seine Karte kommt auf deine Hand, und es kann in dieser Jahreszeit nicht handeln. [[{ $favor_armies ->
        [all_or_none] Hat dein Vorrat weniger, bewirkt die Gunst nichts.
       *[as_many_as_there_are] Hat dein Vorrat weniger, kommen so viele, wie da sind; ein neutrales Land braucht mindestens eine.
    }]]
rules_wallenstein-court-use-tray = Armeen für die Schale kommen aus deinem Vorrat, so viele, wie da sind, wenn er weniger hat. Sie liegen dort bis zum nächsten Wurf.
rules_wallenstein-court-use-build = Eine Gunst, die baut, braucht einen freien Bauplatz und ein Land ohne solches Gebäude; das kann auch eines sein, dessen Karte auf deinem Tableau liegt.
rules_wallenstein-court-use-post = Ein Handelshaus aus einer Gunst beruhigt sein Land wie jedes andere, solange das Ereignis gilt.
rules_wallenstein-court-use-immunity = Eine Gunst, die schützt, gilt in dieser Jahreszeit. Deine Länder sind dann für andere kein Ziel; du darfst weiter angreifen und ziehen, und Bauern können sich weiter erheben.
rules_wallenstein-court-use-table = Was jede Gunst bewirkt, steht in der Tabelle am Ende dieses Buches.

rules_wallenstein-landsknechte = Landsknechte
rules_wallenstein-landsknechte-piles = Die Stapel
rules_wallenstein-landsknechte-piles-four =
    Alle haben die gleichen vier Karten in einem offenen Stapel, obenauf Karte 1 mit dem leeren Banner. { $court ->
        [true] Sie vertragen sich mit dem Kaiserhof; alle anderen Regeln bleiben.
       *[false] Alle anderen Regeln bleiben.
    }
rules_wallenstein-landsknechte-check = Wer etwas bekommt
rules_wallenstein-landsknechte-check-when =
    Im Frühling, Sommer und Herbst kommen, sobald die Spielerreihenfolge feststeht, alle in dieser Folge dran{ $court ->
        [true] , noch bevor am Hof etwas geschieht: Armeen, die in die Schale kommen, können gleich zu Höflingen werden
       *[false] { "" }
    }.
rules_wallenstein-landsknechte-check-regions = Hast du Länder in mindestens { $regions_needed } Regionen, so kommt deine oberste Karte unter den Stapel, und du wählst einen der Vorteile auf der neuen obersten.
rules_wallenstein-landsknechte-check-not = Wenn nicht, bleibt der Stapel, wie er ist, und du bekommst nichts.
rules_wallenstein-landsknechte-check-year = Wer das in allen drei Jahreszeiten erfüllt, kommt zu den Karten 2, 3 und 4. Nach dem Winter beginnen die Stapel wieder mit Karte 1.
rules_wallenstein-landsknechte-check-armies = Armeen für die Schale kommen aus deinem Vorrat, so viele, wie da sind, wenn er weniger hat, und liegen dort bis zum nächsten Wurf.

rules_wallenstein-tables = Alle Karten und Tabellen
rules_wallenstein-tables-events = Ereigniskarten
rules_wallenstein-tables-events-intro = Es gibt { $event_cards_in_all } Ereigniskarten mit { $event_effects } verschiedenen Ereignissen. Vier werden in jedem Jahr ausgelegt.
rules_wallenstein-tables-events-cards = Karte | Ereignis | Was es ändert | Getreideverlust im Winter
rules_wallenstein-tables-events-cards-row = { $number } | { NAME($effect, kind: "effect") } | { $said } | { $grain_loss }
rules_wallenstein-tables-favors = Gunstkarten
rules_wallenstein-tables-favors-cards = Gunst | Was sie bewirkt
rules_wallenstein-tables-favors-cards-row = { $number } | { $said }
rules_wallenstein-tables-landsknechte = Karten der Landsknechte
rules_wallenstein-tables-landsknechte-cards = Karte | Taler | Getreide | Armeen in die Schale | Siegpunkte
rules_wallenstein-tables-landsknechte-cards-row =
    { $level } | { $thalers ->
        [0] –
       *[other] { $thalers }
    } | { $grain ->
        [0] –
       *[other] { $grain }
    } | { $armies_to_tray ->
        [0] –
       *[other] { $armies_to_tray }
    } | { $victory_points ->
        [0] –
       *[other] { $victory_points }
    }
rules_wallenstein-tables-lineups = Die empfohlenen Aufstellungen
rules_wallenstein-tables-lineups-three = Zu dritt | Armeen nach Ländern
rules_wallenstein-tables-lineups-three-row = { $column } | { SEATS($counties) }
rules_wallenstein-tables-lineups-four = Zu viert | Armeen nach Ländern
rules_wallenstein-tables-lineups-four-row = { $column } | { SEATS($counties) }
rules_wallenstein-tables-lineups-five = Zu fünft | Armeen nach Ländern
rules_wallenstein-tables-lineups-five-row = { $column } | { SEATS($counties) }
rules_wallenstein-tables-counties = Länder
rules_wallenstein-tables-counties-all = Land | Region | Steuern | Getreide | Bauplätze
rules_wallenstein-tables-counties-all-row =
    { NAME($county) }{ $with_three ->
        [true] { "" }
       *[false] { " " }(nicht zu dritt)
    } | { NAME($region, kind: "region") } | { $taxes } | { $grain } | { $sites }

rules_wallenstein-rulings = Entscheidungen und ihre Gründe
rules_wallenstein-rulings-all = Was die gedruckten Regeln offen lassen
rules_wallenstein-rulings-all-intro = Die gedruckten Regeln schweigen zu manchem, und anderes lässt sich auf zweierlei Art lesen. Wo es so ist, mussten wir entscheiden. Diese Entscheidungen sind unsere.
rules_wallenstein-rulings-all-table = Entscheidung | Warum
rules_wallenstein-rulings-all-table-row = { $id } | { $reason }
rules_wallenstein-ruling-c1 = Über Gebote, die man nicht bezahlen kann, ist nichts gesagt. Ein Gebot verspricht Geld, also muss es da sein.
rules_wallenstein-ruling-c2 =
    Die Regeln sprechen nur von Aktionen, die man nicht will. Bei zu wenigen Karten wählst du, was leer bleibt, aber zurückhalten darfst du keine: Sonst könnte man sich um { $turn_order ->
        [auction] ein Gebot oder eine Aktion
       *[shuffled] eine Aktion
    } drücken.
rules_wallenstein-ruling-c3 = „Nur zum Teil“ lesen wir von der ganzen Aktion: Für fünf Armeen zu zahlen und drei aufzustellen wäre ein Teil, also geschieht nichts.
rules_wallenstein-ruling-c4 = Es gibt so viele Würfel, wie in der Schachtel sind. Was nicht da ist, kann nicht geworfen werden, und ein Kampf kann nicht darauf warten.
rules_wallenstein-ruling-c5 = Gebäude und Marker sind Spielmaterial; ist keines mehr da, wird keines gelegt. Münzen zählen nur, was man hat.
rules_wallenstein-ruling-c6 = Die Leiste auf dem Spielplan endet irgendwo, doch nennen die Regeln keine Grenze. Getreide schuldig bleiben kann niemand.
rules_wallenstein-ruling-c7 = Keine Regel nimmt einen Spieler aus dem Spiel.
rules_wallenstein-ruling-c8 = Eine Mehrheit von nichts ist keine. Ein Punkt weniger kann nicht weniger sein als keiner.
rules_wallenstein-ruling-c9 = Gedruckt zieht der Nachbar die Karten aus der Hand; hier zieht das Los, das ebenso blind ist. Sind es weniger Karten als verlangt, werden alle gezogen.
rules_wallenstein-ruling-c10 = Die Regeln sagen, dass die Karte sofort den Besitzer wechselt, aber nicht, was aus ihrer Aktion wird. Eine Karte, die fort ist, kann nichts tun, und eine auf der Hand liegt auf keinem Feld.
rules_wallenstein-ruling-c11 = Was nicht angegriffen werden darf, ist kein Ziel; sonst ändert sich nichts.
rules_wallenstein-ruling-c12 = Die Regeln sagen nicht, wohin untätige Bauern kommen. Sie sind neutral, also bleiben sie wie alle Unbeteiligten in der Schale liegen.
rules_wallenstein-ruling-c13 = Umgewandelt wird ganz oder gar nicht, wie bei jeder Aktion. Eine Gunst ist bezahlt und verbraucht. Von den Armeen, die sie aufstellt, sagt der deutsche Text „so weit wie möglich“, und so halten wir es; und wer nicht zahlen kann, muss nicht gefragt werden.
rules_wallenstein-ruling-c14 = Gewählt wird unter dem, was die Karte zeigt. Armeen, die der Vorrat nicht hat, können nicht kommen.
rules_wallenstein-ruling-c15 =
    { $turn_order ->
        [auction] Gedruckt zieht man Lose aus dem Beutel.
       *[shuffled] Gedruckt mischt man Karten von Hand.
    } Hier hat aller Zufall eine Quelle, die jeder nachher prüfen kann.
rules_wallenstein-ruling-c17 = Am echten Tisch sieht man, was hineingeht und was herauskommt, und wer mitzählt, weiß den Rest. Damit das niemand muss, sehen es alle.
rules_wallenstein-ruling-c19 = Das Handbuch vergleicht, was in der Schale liegt, und es druckt 62 Armeen und einen Marker für das Getreide. So spielen wir es.
rules_wallenstein-ruling-p1 =
    { $event_cards ->
        [first] Die Regeln von 2002 sprechen von Aufstellungen, die kein Buch jener Ausgabe druckt; die der zweiten passen.{ " " }
       *[second] { "" }
    }Die Tabellen sagen nicht, wer welche Spalte bekommt; die Plätze nehmen sie also in ihrer Folge.
rules_wallenstein-ruling-p2 = „Dieselben wie im vorigen Zug“ kann vor oder nach dem Nehmen heißen. Wir vergleichen, was lag, als genommen wurde; so kann niemand zweimal in einem Zug austauschen.
rules_wallenstein-ruling-p3 = Das Handbuch sagt nicht, was geschieht, wenn der Stapel zu Ende geht. Die beiseitegelegten Karten sind alles, was noch da ist.
rules_wallenstein-ruling-p4 =
    { $empty_boxes_declared ->
        [true] Im ersten Frühling gibt es keine vorige Jahreszeit, also gilt die Reihenfolge des Aufbaus.
       *[false] Die Regeln verlangen nicht, leere Felder anzusagen, doch zeigen die Tableaus sie, sobald alle Pläne stehen.
    }
rules_wallenstein-ruling-p5 = Zuerst das Ereignis, dann das Plättchen, so steht es gedruckt: Das Plättchen hat also das letzte Wort. Es ist ein Vorteil und darf keine Aktion verhindern, die ohne es ginge.
rules_wallenstein-ruling-p6 = Die Regeln von 2002 nennen für den Winter keine Reihenfolge. Zuletzt galt die des Herbstes.
rules_wallenstein-ruling-p7 = Gezogene Karten kommen nach den Regeln aus dem Spiel; gebraucht ist auch die des Winters.
rules_wallenstein-ruling-p8 = Die Karte spricht von einem Angriff, und ein Aufstand ist keiner.
rules_wallenstein-ruling-p9 = Die Karte sagt, wann der Bauer geworfen wird, nicht, auf wessen Seite er steht. Das entscheidet also die übliche Regel.
rules_wallenstein-ruling-p10 = „Erst die Armee, dann der Zug“: Ohne das erste lässt sich die Aktion nicht ganz ausführen.
rules_wallenstein-ruling-p11 = Die Regel meint ein Land, in dem niemand mehr ist. Armeen, die dort gewartet haben, sind noch da.
rules_wallenstein-ruling-p12 = Nach dem Handbuch bleibt ein solches Land bei seinem Spieler, also ist es kein freies.
rules_wallenstein-ruling-p13 = Die Tabelle wird einmal gelesen, für das Getreide, das fehlt. Aufstände nähren einander nicht.
rules_wallenstein-ruling-p14 = Die Karte sagt, dass der nächste Marker nicht gelegt wird. Das ist keine Wahl, und ein Ende nennt sie nicht.
rules_wallenstein-ruling-p16 = Wie bei den Landsknechten kommen so viele Armeen, wie da sind.
rules_wallenstein-ruling-p17 = Das Ereignis spricht vom Bauen, und eine Gunst baut.
rules_wallenstein-ruling-p18 = Nur die Gunst über das Ereignis sagt „darf“.
rules_wallenstein-ruling-p19 = Was nicht da ist, kann nicht gebaut werden, und was nicht geht, wird nicht bezahlt.
rules_wallenstein-court-idea-total-c13 = Höflinge sind Spielmaterial: Andere hat ein Spieler nicht.
rules_wallenstein-court-convert-whole-c13 = Umwandeln ist eine Aktion, und wie jede wird sie ganz oder gar nicht ausgeführt.
rules_wallenstein-court-favors-one-c13 = Wer nichts bezahlen kann, hat nichts zu entscheiden und muss nicht gefragt werden.
rules_wallenstein-court-use-once-c13 = Eine Gunst ist bezahlt, wenn sie genommen ist. Kommt sie ungelegen, gibt das die Höflinge nicht zurück.
rules_wallenstein-court-use-marker-c13 = Ihre Karte sagt, dass sie auf den nächsten Marker warten kann; keine andere sagt das.
rules_wallenstein-court-use-deploy-c13 = Der deutsche Text, das Original, sagt „so weit wie möglich“.
rules_wallenstein-season-cards-won-c10 = Eine Karte, die während der Jahreszeit auf die Hand kommt, liegt auf keinem Feld und hat also keine Aktion.
rules_wallenstein-setup-stock-coins-c5 = Münzen zählen nur, was man hat, und zählen kann man mit allem.
rules_wallenstein-planning-bid-must-c2 = Die Regeln sagen, dass alle bieten müssen, aber auch, dass Karten fehlen können. Leer lassen darf das Feld also nur, wer zu wenige hat.
