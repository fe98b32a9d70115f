### Die Regeln von Sixteen Thirty Something in eigenen Worten. Was wo und wann steht, sagt feldherr/sixteenthirty/book.

## Das Spiel auf einer Seite

rules_sixteenthirty-game = Das Spiel auf einer Seite

rules_sixteenthirty-who = Wer du bist
rules_sixteenthirty-role = Du führst eines der Bankhäuser des Dreißigjährigen Krieges. Du regierst kein Land. An mehreren hältst du Anteile, von denen niemand weiß: deine Siegpunktmarker. Und an ihren Höfen hast du Freunde: deinen Einfluss. Könige ziehen in den Krieg, wechseln die Seite und schließen Frieden, weil jemand wie du sie dazu überredet hat.

rules_sixteenthirty-goal = Was du willst
rules_sixteenthirty-goal-terms = Ziel gewinnen Siegpunkte
rules_sixteenthirty-goal-points = Am Ende jeder Runde bringt jeder deiner Siegpunktmarker die kleinere von zwei Zahlen: deinen Einfluss in seinem Land oder das Ansehen dieses Landes. Du brauchst also beides, eine Stimme am Hof und einen Hof, der etwas gilt. Wer am Ende des Spiels die meisten Siegpunkte hat, gewinnt.
rules_sixteenthirty-goal-ways = Einfluss bringen deine Karten, aber nur, solange du Abstimmungen gewinnst: Verlorene zehren ihn auf. Ansehen kommt aus Kriegen, aus Fürstenbünden und durch eine Karte. Und weil niemand deine Marker kennt, hilfst du vielleicht einem Land aus Gründen, die keiner errät, und schadest einem anderen aus Gründen, die alle falsch erraten.

rules_sixteenthirty-course = Wie es abläuft
rules_sixteenthirty-course-turns = Das Spiel dauert bis zu { $last_turn } Runden. In jeder Runde macht jeder einen Zug: Karten ziehen, Sonderkarten spielen, bei einer Krone vorsprechen, Karten weglegen. Danach werden Punkte gezählt, und mit den weggelegten Karten wird Markt gehalten.

## Was auf dem Tisch liegt

rules_sixteenthirty-table = Was auf dem Tisch liegt

rules_sixteenthirty-countries = Die Länder
rules_sixteenthirty-countries-ten = Es gibt zehn Länder: Österreich, Dänemark, England, Frankreich, die Deutschen Staaten, Italien, die Niederlande, Polen, Spanien und Schweden. Sie gehören niemandem.

rules_sixteenthirty-values = Ansehen, Heeresstärke, Kampfkraft
rules_sixteenthirty-values-three = Jedes Land hat drei Werte. Sein Ansehen, 0 bis { $highest_status }, begrenzt, was seine Marker bringen. Seine Heeresstärke, 0 bis { $highest_army_size }, sagt, wie viel es verlieren kann, bis es entwaffnet ist. Seine Kampfkraft, 0 bis { $highest_military_ability }, hilft ihm, Kriege zu gewinnen. Kein Wert geht je über diese Grenzen hinaus.
rules_sixteenthirty-values-change = Das Ansehen ändert sich durch eine Karte, durch Krieg und durch einen Fürstenbund. Die Heeresstärke ändert sich durch eine Karte, durch Wiederbewaffnung, durch Kriegsschaden und durch einen Fürstenbund. Die Kampfkraft ändert sich durch eine Karte, durch Kriegsschaden und durch einen Fürstenbund. Nichts sonst verändert einen Wert.

rules_sixteenthirty-factions = Rot und Blau
rules_sixteenthirty-factions-two = Ein Land gehört zur roten Partei, dem Löwen, zur blauen, dem Adler, oder zu keiner. Ist es einmal beigetreten, kann es die Seite wechseln, aber parteilos wird es nicht wieder. Die Partei entscheidet nur, wer gegen wen Krieg führen und wer mit wem einen Fürstenbund schließen darf. Sie bringt keine Punkte und hilft in keinem Krieg: Rot und Blau sind nicht die Farben von Spielern.

rules_sixteenthirty-neighbours = Nachbarn
rules_sixteenthirty-neighbours-who = Zwei Länder sind Nachbarn, wenn sie eine Landgrenze teilen oder ein Seeweg sie verbindet. Beides zählt gleich. Alle Nachbarn stehen im Anhang.

rules_sixteenthirty-cards = Der Kartenstapel
rules_sixteenthirty-cards-all = Es gibt { $cards } Spielkarten in einem Kartenstapel. Eine Karte ist immer an genau einem Ort: im Kartenstapel, im Ablagestapel, auf einer Hand, in einer Auslage oder in einem Markt.
rules_sixteenthirty-cards-influence = Jedes Land hat { $named_cards } Einflusskarten, die seinen Namen tragen, mit verschiedenen Werten. Weitere { $open_cards } Einflusskarten sind offen: Sie gehören zu keinem Land und können jedes stützen.
rules_sixteenthirty-cards-special = Die anderen { $special_total } sind Sonderkarten. Es gibt sieben Arten: Gehör bei der Krone, Bessere Truppen, Größeres Heer, Höheres Ansehen, Heerführer, Attentäter und Unruhen.

rules_sixteenthirty-markers = Siegpunktmarker
rules_sixteenthirty-markers-vp = Von jedem Land gibt es { $markers_each } Siegpunktmarker, von den Deutschen Staaten { $markers_german }, zusammen { $markers_all }. Jeder steht für einen Anteil an diesem Land.
rules_sixteenthirty-markers-other = Alle anderen Marker gehen nie aus, bis auf die der Fürstenbünde: Von ihnen gibt es je Farbe ein Paar.

rules_sixteenthirty-reconstructed = Rekonstruierte Werte
rules_sixteenthirty-reconstructed-what = Das Regelheft druckt weder den Spielplan noch die Karten ab. Anfangswerte, Grenzen, die Zusammensetzung des Kartenstapels und die Tabelle nach Spielerzahl sind darum rekonstruiert und überall so gekennzeichnet. In lesbarer Form sind sie nie erschienen. Wer das Spiel besitzt, kann eintragen, was dort gedruckt steht: Ein Tisch darf mit eigenen Werten spielen.

rules_sixteenthirty-chance = Zufall
rules_sixteenthirty-chance-inside = Mischen, das Ziehen der Siegpunktmarker, die Wahl des Startspielers und alle Würfe kommen aus dem Zufall des Spiels. Er steht fest, bevor es beginnt, und gehört zur Aufzeichnung, sodass ihn danach jeder prüfen kann.
rules_sixteenthirty-chance-outside = An diesem Tisch kommen Würfel und Startspieler von außen: Es wird mit echten Würfeln gewürfelt und eingetragen, was sie zeigen. Mischen und das Ziehen der Siegpunktmarker kommen aus dem Zufall des Spiels, der feststeht, bevor es beginnt, und zur Aufzeichnung gehört.

## Aufbau

rules_sixteenthirty-setup = Aufbau

rules_sixteenthirty-setup-order = In welcher Reihenfolge
rules_sixteenthirty-setup-order-steps = Das Spiel ist für { $least_players } bis { $most_players } Spieler. Aufgebaut wird in dieser Folge: Spielplan, Siegpunktmarker ziehen, Siegpunktmarker weitergeben, Karten austeilen, Startspieler bestimmen, erster Einfluss. Karten gibt es erst, wenn alle Marker weitergegeben sind.

rules_sixteenthirty-setup-board = Der Spielplan
rules_sixteenthirty-setup-board-values = Jedes Land beginnt mit seinem eigenen Ansehen, seiner Heeresstärke und seiner Kampfkraft. Noch gehört keines zu einer Partei, nirgends gibt es Heerführer, Unruhen oder einen Fürstenbund. Es ist Runde 1, alle haben 0 Siegpunkte und eine Farbe, die sonst niemand hat.
rules_sixteenthirty-setup-votes = Jeder hat zum Abstimmen eine rote und eine blaue Scheibe und kann deshalb immer für beides stimmen.

rules_sixteenthirty-setup-draw = Siegpunktmarker ziehen
rules_sixteenthirty-setup-draw-blind = Alle Siegpunktmarker kommen in einen Becher. Sie werden blind und einzeln gezogen, bis alle gleich viele haben. Es können durchaus mehrere vom selben Land sein.
rules_sixteenthirty-setup-quota = Mit { WORDS($players_list) } Spielern zieht jeder { WORDS($vp_markers_list) }. Die übrigen Marker ({ WORDS($undrawn_list) }) sieht niemand, und sie bringen niemandem etwas.

rules_sixteenthirty-setup-pass = Siegpunktmarker weitergeben
rules_sixteenthirty-setup-pass-left = Nun gibt jeder einen Siegpunktmarker verdeckt nach links weiter und dann noch einen: { $passing_rounds }-mal insgesamt. Was von rechts kommt, siehst du erst, wenn du gewählt hast, was du hergibst. Beim zweiten Mal darfst du auch den Marker weitergeben, den du eben bekommen hast. Nur Geber und Empfänger kennen ihn.

rules_sixteenthirty-setup-deal = Die erste Hand
rules_sixteenthirty-setup-deal-limit = Jeder erhält so viele Karten, wie die Kartengrenze von Runde 1 sagt: mit { WORDS($players_list) } Spielern { WORDS($first_limit_list) }.

rules_sixteenthirty-setup-first = Der Startspieler
rules_sixteenthirty-setup-first-random = Der Startspieler wird ausgelost und nimmt den Startspielermarker.

rules_sixteenthirty-setup-influence = Der erste Einfluss
rules_sixteenthirty-setup-influence-choose = Jeder wählt bis zu { $initial_influence } Einflusskarten seiner Hand, für ein Land oder für mehrere; auch keine ist erlaubt. Die Hand wird nicht aufgefüllt. Niemand sieht, was die anderen wählen. Haben alle gewählt, werden alle Karten zugleich aufgedeckt und bilden die ersten Auslagen. All dieser Einfluss steigt; was das heißt, sagt das Kapitel „Einfluss“.
rules_sixteenthirty-setup-influence-only = Sonderkarten lassen sich hier nicht auslegen, offene Karten nur zusammen mit einer Karte ihres Landes.
rules_sixteenthirty-setup-influence-open = Welches Land eine offene Karte stützt, sagst du, wenn du sie wählst, nicht erst, wenn sie aufgedeckt wird.

## Eine Runde

rules_sixteenthirty-turn = Eine Runde

rules_sixteenthirty-rounds = Jeder einen Zug
rules_sixteenthirty-rounds-each = In jeder Runde hat jeder genau einen Zug. Der Startspieler beginnt, dann geht es nach links weiter. Ein Zug ist zu Ende, bevor der nächste beginnt.

rules_sixteenthirty-steps = Dein Zug
rules_sixteenthirty-steps-terms = Zug Schritt Phase
rules_sixteenthirty-steps-intro = Dein Zug hat fünf Schritte, immer in dieser Folge:
rules_sixteenthirty-steps-remove = Eine Karte fallenden Einflusses entfernen.
rules_sixteenthirty-steps-draw = Karten ziehen.
rules_sixteenthirty-steps-special = Sonderkarten spielen, wenn du willst.
rules_sixteenthirty-steps-lobby = Bei einer Krone vorsprechen.
rules_sixteenthirty-steps-market = Karten in deinen Markt legen.

rules_sixteenthirty-remove = Schritt 1: fallenden Einfluss entfernen
rules_sixteenthirty-remove-one = Fällt einer deiner Stapel, musst du eine Karte eines fallenden Stapels verdeckt in deinen Markt legen: eine Karte, wie viele Stapel auch fallen. Stapel und Karte wählst du, und es darf die letzte Karte des Landes sein; dann gehen die offenen Karten dieses Stapels mit. Steigende Stapel und fremde Auslagen bleiben dabei unberührt, und ohne fallenden Stapel wird nichts entfernt.

rules_sixteenthirty-draw = Schritt 2: Karten ziehen
rules_sixteenthirty-draw-cards = Mit { WORDS($players_list) } Spielern ziehst du { WORDS($draw_list) } Karten. Die Kartengrenze spielt noch keine Rolle: Bis Schritt 5 darf deine Hand darüber liegen.
rules_sixteenthirty-draw-shuffle = Geht der Kartenstapel aus, wird der Ablagestapel gemischt und zum neuen Kartenstapel, und du ziehst weiter. Hände, Auslagen und Märkte bleiben, wo sie sind. Reicht es auch dann nicht, verzichtest du auf den Rest, jetzt und später.
rules_sixteenthirty-draw-when = Gemischt wird erst, wenn die nächste Karte gebraucht wird, nicht schon mit der letzten gezogenen.

rules_sixteenthirty-play = Schritt 3: Sonderkarten spielen
rules_sixteenthirty-play-two = Du darfst bis zu { $special_cards } Sonderkarten deiner Hand spielen, auch zwei gleiche, oder keine. Die erste wirkt ganz, bevor du die zweite spielst; die zweite kann also auf ihr aufbauen. Eine gespielte Sonderkarte kommt gleich auf den Ablagestapel, nicht in deinen Markt; auf dem Markt kann sie also niemand aufnehmen.
rules_sixteenthirty-play-when = Zu jeder anderen Zeit und im Zug der anderen lassen sich Sonderkarten nicht spielen.
rules_sixteenthirty-play-target = Eine Sonderkarte, die nichts bewirken könnte, lässt sich nicht spielen. Ein Land, dessen Wert schon am Anschlag ist, ist kein Ziel.

rules_sixteenthirty-call = Schritt 4: bei einer Krone vorsprechen
rules_sixteenthirty-call-one = Du musst bei der Krone eines Landes in einer Frage vorsprechen: Beitritt zu einer Partei, Wiederbewaffnung, Krieg oder Fürstenbund. Wie das geht, sagt das Kapitel „Vorsprechen bei einer Krone“. Hast du auch „Gehör bei der Krone“ gespielt, sprichst du in deinem Zug bis zu { $lobbies }-mal vor; die zweite Abstimmung über einen Fürstenbund gehört zu seiner Vorsprache.
rules_sixteenthirty-call-none = Hast du nirgends Einfluss liegen und keine Karte, mit der du welchen auslegen kannst, entfällt dieser Schritt.
rules_sixteenthirty-call-none-c16 = Das Regelheft verpflichtet zum Vorsprechen und sagt nicht, was gilt, wenn man es nicht kann. Unmögliches kann niemand verlangen.
rules_sixteenthirty-call-again = In einem Land darf im selben Zug und in derselben Runde erneut vorgesprochen werden.

rules_sixteenthirty-excess = Schritt 5: Karten in den Markt
rules_sixteenthirty-excess-cards = Hast du mehr Karten, als die Kartengrenze dieser Runde erlaubt, legst du die überzähligen und eine weitere verdeckt in deinen Markt. Sonst legst du genau eine Karte hinein, gleich welche. Die Wahl hast du. Mit leerer Hand legst du nichts.
rules_sixteenthirty-excess-limit = Die Kartengrenze hängt von der Runde und von der Zahl der Spieler ab; im Anhang steht sie für jede Runde. Sie sinkt im Lauf des Spiels: mit { WORDS($players_list) } Spielern von { WORDS($first_limit_list) } in Runde 1 auf { WORDS($last_limit_list) } in Runde { $last_turn }. Was du nicht behalten kannst, können andere auf dem Markt nehmen.

rules_sixteenthirty-turn-end = Das Ende der Runde
rules_sixteenthirty-turn-end-intro = Nach dem letzten Zug, in dieser Folge:
rules_sixteenthirty-turn-end-points = Die Siegpunkte werden gezählt.
rules_sixteenthirty-turn-end-check = Das Spiel kann enden.
rules_sixteenthirty-turn-end-market = Der Markt: Alle Karten werden aufgedeckt, jeder darf eine tauschen, jeder nimmt eine auf, der Rest wird abgelegt.
rules_sixteenthirty-turn-end-marker = Der Startspielermarker wandert weiter.
rules_sixteenthirty-turn-end-clear = Heerführer, Fürstenbünde und Unruhen kommen vom Spielplan.
rules_sixteenthirty-turn-next = Geht das Spiel weiter, beginnt die nächste Runde mit dem neuen Startspieler.

## Die Sonderkarten

rules_sixteenthirty-special = Die Sonderkarten

rules_sixteenthirty-lobby_the_crown = Gehör bei der Krone
rules_sixteenthirty-lobby_the_crown-does = Du sprichst sofort bei einer Krone vor, nach allen Regeln des Vorsprechens. In Schritt 4 sprichst du trotzdem vor.

rules_sixteenthirty-military_improvement = Bessere Truppen
rules_sixteenthirty-military_improvement-does = Die Kampfkraft eines Landes deiner Wahl steigt um 1, höchstens auf { $highest_military_ability }.

rules_sixteenthirty-increase_army_size = Größeres Heer
rules_sixteenthirty-increase_army_size-does = Die Heeresstärke eines Landes deiner Wahl steigt um 1, höchstens auf { $highest_army_size }. Ein entwaffnetes Land hat damit wieder ein Heer.

rules_sixteenthirty-increase_status = Höheres Ansehen
rules_sixteenthirty-increase_status-does = Das Ansehen eines Landes deiner Wahl steigt um 1, höchstens auf { $highest_status }.

rules_sixteenthirty-military_leader = Heerführer
rules_sixteenthirty-military_leader-does = Du stellst einen Heerführer in ein Land deiner Wahl, das noch keinen hat. Er bringt ihm in jedem Krieg { $leader } mehr, im Angriff wie in der Verteidigung, bis er am Ende der Runde vom Spielplan kommt.

rules_sixteenthirty-assassin = Attentäter
rules_sixteenthirty-assassin-does = Eine Einflusskarte verlässt eine Auslage, und du wählst, welche: bei wem du willst, auch bei dir selbst, steigend oder fallend. Sie kommt in den Markt ihres Besitzers, ebenso offene Karten, neben denen keine Karte des Landes mehr liegt. Der Stapel behält seine Richtung.

rules_sixteenthirty-unrest = Unruhen
rules_sixteenthirty-unrest-does = Du legst einen Unruhemarker in ein Land deiner Wahl. In jedem Land können in einer Runde nur einmal Unruhen ausbrechen. Der Marker bleibt bis zum Ende der Runde.
rules_sixteenthirty-unrest-victims = Opfer ist, wer in diesem Land die meisten Einflusspunkte liegen hat, steigend oder fallend; haben mehrere gleich viele, trifft es sie alle. Steigt der Stapel eines Opfers, dreht er sich und fällt nun, ohne eine Karte zu verlieren. Fiel er schon, verliert er eine Karte an den Markt seines Besitzers, mit der letzten Karte des Landes auch seine offenen. Sonst verliert niemand etwas.
rules_sixteenthirty-unrest-nobody = Du darfst auch ein Land wählen, in dem niemand Einfluss hat. Dann gibt es kein Opfer.
rules_sixteenthirty-unrest-effects = Ein Land in Unruhen kann keinen Krieg beginnen, verteidigt sich mit { ABS($unrest) } weniger und kann in keinem Fürstenbund sein. Ist es in einem, zerbricht er sofort: Die Marker beider Mitglieder kommen vom Spielplan. Angegriffen werden kann es weiterhin, und man kann es weiterhin um den Beitritt zu einer Partei bitten oder, wenn es kein Heer hat, um die Wiederbewaffnung.

## Einfluss

rules_sixteenthirty-influence = Einfluss

rules_sixteenthirty-stack = Dein Stapel in einem Land
rules_sixteenthirty-stack-terms = Auslage Punkte Karten
rules_sixteenthirty-stack-one = Die Einflusskarten, die offen vor dir liegen, sind deine Auslage. Alle Karten für ein Land bilden einen Stapel; je Land hast du höchstens einen, und mehr als { $stack } liegen nie darin, die offenen mitgezählt.
rules_sixteenthirty-stack-points = Dein Einfluss in einem Land ist die Summe aller Werte in deinem Stapel dort, die offenen Karten mitgezählt, gleich ob der Stapel steigt oder fällt. Handkarten zählen nicht.

rules_sixteenthirty-turning = Steigend und fallend
rules_sixteenthirty-turning-terms = drehen Pfeil
rules_sixteenthirty-turning-up = Einfluss, der ausgelegt wird, steigt: Der Pfeil zeigt von dir weg. Anlegen lässt sich nur an einen steigenden Stapel, oder die Karten bilden einen neuen.
rules_sixteenthirty-turning-down = Ein Stapel dreht sich und fällt von da an, wenn du in seinem Land eine Abstimmung verlierst oder dort Opfer von Unruhen bist; sonst dreht ihn nichts. Er dreht sich nie zurück und nimmt keine Karten mehr auf. Er zählt voll, bis er weg ist. Aber jeder deiner Züge beginnt damit, dass einer deiner fallenden Stapel eine Karte verliert. Ist er weg, darfst du in diesem Land einen neuen beginnen, der wieder steigt.

rules_sixteenthirty-open = Offene Karten
rules_sixteenthirty-open-any = Eine offene Karte zählt in jedem deiner steigenden Stapel mit, solange eine Karte dieses Landes darin liegt oder mit ihr kommt. Hat ein Stapel seine letzte Karte des Landes verloren, gleich warum, kommen seine offenen Karten sofort in deinen Markt.

rules_sixteenthirty-leaving = Dein Markt
rules_sixteenthirty-leaving-market = Vor dir liegt dein Markt: ein Stapel verdeckter Karten. Dorthin kommt alles, was du von der Hand oder aus der Auslage verlierst, auch durch die Sonderkarte eines anderen. Nur gespielte Sonderkarten und das, was beim Schließen des Marktes übrig ist, kommen auf den Ablagestapel.
rules_sixteenthirty-leaving-hand = Eine Karte aus deiner Auslage kannst du nicht auf die Hand zurücknehmen. Sie verlässt die Auslage nur in deinen Markt, und dort kann sie aufgenommen werden wie jede andere.

## Vorsprechen bei einer Krone

rules_sixteenthirty-lobby = Vorsprechen bei einer Krone

rules_sixteenthirty-lobby-steps = Wie eine Vorsprache abläuft
rules_sixteenthirty-lobby-steps-intro = Eine Vorsprache geht so:
rules_sixteenthirty-lobby-steps-choose = Du wählst ein Land, eine Frage und, wenn die Frage eines braucht, ein Ziel.
rules_sixteenthirty-lobby-steps-bid = Alle dürfen Einfluss bieten.
rules_sixteenthirty-lobby-steps-vote = Alle, die dort Einfluss haben, stimmen ab.
rules_sixteenthirty-lobby-steps-result = Das Ergebnis wird ausgeführt.
rules_sixteenthirty-lobby-steps-losers = Wer die Abstimmung verloren hat, verliert Einfluss.

rules_sixteenthirty-lobby-where = Wo du vorsprechen kannst
rules_sixteenthirty-lobby-where-influence = Vorsprechen kannst du in einem Land, in dem du Einfluss liegen hast oder von dem du eine Karte auf der Hand hast. Offene Karten allein genügen nicht.
rules_sixteenthirty-lobby-where-descending = Dein Einfluss dort darf auch fallen. Dann kannst du nichts anlegen, aber vorsprechen und mit ihm abstimmen.
rules_sixteenthirty-lobby-where-descending-c16 = Das Regelheft verlangt nur ausliegenden Einfluss; verboten ist, an fallenden anzulegen. Beide Regeln lassen sich einhalten.

rules_sixteenthirty-bid = Einfluss bieten
rules_sixteenthirty-bid-order = Das Bieten beginnt bei dem, der vorspricht, und geht nach links. Alle nehmen teil, auch wer in dem Land keinen Einfluss hat. Bist du an der Reihe, legst du Karten an deinen Stapel dieses Landes an oder passt. Wer passt, ist aus diesem Bieten draußen. Es geht reihum, bis alle gepasst haben; der Letzte darf weiter anlegen, so oft er will.
rules_sixteenthirty-bid-cards = Anlegen kannst du Karten dieses Landes und offene Karten; mit mindestens einer Karte des Landes kannst du auch einen neuen Stapel beginnen. Karten anderer Länder lassen sich nicht spielen, und andere Stapel bleiben unberührt. Nach der ersten Auslage kommt Einfluss nur durch Bieten auf den Tisch.
rules_sixteenthirty-bid-descending = Fällt dein Stapel hier, kannst du weder anlegen noch ersetzen. Du passt dann, und alle sehen, warum.
rules_sixteenthirty-bid-pass = Wer keine passende Karte hat, passt wie jeder andere. Gefragt wirst du immer, und ein Passen verrät nichts über eine Hand.

rules_sixteenthirty-bid-caller = Wer ohne Einfluss vorspricht
rules_sixteenthirty-bid-caller-places = Sprichst du vor und hast keinen Stapel in dem Land, musst du dort einen beginnen, mit mindestens einer Karte des Landes. Hast du einen, darfst du gleich passen.
rules_sixteenthirty-bid-caller-first = Damit hast du dein erstes Gebot gemacht; danach geht das Bieten wie immer nach links weiter.

rules_sixteenthirty-bid-full = Wenn ein Stapel voll ist
rules_sixteenthirty-bid-full-room = Mit { $stack } ist ein Stapel voll. Hätte deiner mehr Karten, wählst du, welche Karten Platz machen; sie kommen in deinen Markt. So ersetzt du niedrige Karten durch hohe. Einfach Karten herausnehmen kannst du nicht: Es weichen nur so viele, wie zu viel sind.
rules_sixteenthirty-bid-full-stay = Ein Gebot legt 1 bis { $stack } deiner Karten an, und alle bleiben liegen: Platz machen Karten, die schon vorher dalagen.
rules_sixteenthirty-bid-full-open = Du kannst nicht so Platz machen, dass nur offene Karten übrig blieben.

rules_sixteenthirty-vote = Die Abstimmung
rules_sixteenthirty-vote-who = Ist das Bieten vorbei, stimmen genau die ab, die in diesem Land Einfluss liegen haben. Du wählst geheim Rot oder Blau; enthalten kannst du dich nicht. Haben alle gewählt, werden alle Stimmen zugleich gezeigt. Was Rot und Blau bedeuten, hängt von der Frage ab.
rules_sixteenthirty-vote-weight = Deine Stimme wiegt so viel wie dein ganzer Stapel dort, auch wenn er fällt. Teilen oder zum Teil zurückhalten kannst du sie nicht, und Handkarten zählen nicht. Die Farbe mit mehr Punkten gewinnt, gleich wie viele Spieler hinter ihr stehen, und das Ergebnis gilt sofort.
rules_sixteenthirty-vote-tie = Haben beide Farben gleich viele Punkte, geschieht nichts. Es gibt kein Ergebnis und keine Verlierer.

rules_sixteenthirty-losers = Wer die Abstimmung verliert
rules_sixteenthirty-losers-terms = verloren Strafe abwerfen
rules_sixteenthirty-losers-turn = Hast du für die unterlegene Farbe gestimmt, dreht sich dein Stapel in diesem Land: Er fällt nun und verliert keine Karte. Fiel er schon, legst du eine Karte daraus, die du wählst, in deinen Markt; offene Karten, neben denen keine Karte des Landes mehr liegt, gehen mit. Gewinner, alle, die nicht abgestimmt haben, und Stapel in anderen Ländern bleiben unberührt.
rules_sixteenthirty-losers-order = Müssen mehrere eine Karte hergeben, wählt jeder in seinem Stapel, einer nach dem anderen: zuerst der, der am Zug ist, dann nach links.

## Parteien und Heere

rules_sixteenthirty-issues = Parteien und Heere

rules_sixteenthirty-issues-which = Welche Fragen es gibt
rules_sixteenthirty-issues-intro = Worum man eine Krone bitten kann, hängt vom Land ab:
rules_sixteenthirty-issues-none = Ein Land ohne Partei kann man nur bitten, einer beizutreten.
rules_sixteenthirty-issues-join = Ein Land mit Partei kann man immer neu fragen, welcher Partei es angehören will.
rules_sixteenthirty-issues-rearm = Hat es eine Partei und Heeresstärke 0, kann man es um die Wiederbewaffnung bitten.
rules_sixteenthirty-issues-war = Hat es eine Partei und ein Land, das es angreifen darf, kann man es um einen Krieg bitten.
rules_sixteenthirty-issues-league = Hat es eine Partei und ein Land, das es einladen darf, kann man es um einen Fürstenbund bitten.
rules_sixteenthirty-issues-unrest = Unruhen verschließen einem Land Krieg und Fürstenbund, die anderen Fragen nicht.

rules_sixteenthirty-join = Beitritt zu einer Partei
rules_sixteenthirty-join-vote = Deine Stimme ist die Farbe der Partei, die du dir wünschst. Das Land tritt der siegreichen Partei sofort bei, ob es keiner, derselben oder der anderen angehörte. Bei Gleichstand bleibt es, wie es war.

rules_sixteenthirty-rearm = Wiederbewaffnung
rules_sixteenthirty-rearm-vote = Rot ist dafür, Blau dagegen. Gewinnt Rot, wird die Heeresstärke 1. Gewinnt Blau oder herrscht Gleichstand, bleibt sie 0; bei Gleichstand hat niemand verloren.

## Krieg

rules_sixteenthirty-war = Krieg

rules_sixteenthirty-war-who = Wer angreifen darf
rules_sixteenthirty-war-who-attacks = Um Krieg zu führen, braucht ein Land eine Partei und eine Heeresstärke von mindestens 1, und es darf nicht in Unruhen sein. Ein Land ohne Heer ist entwaffnet. Auch entwaffnet oder in Unruhen kann es angegriffen werden.
rules_sixteenthirty-war-whom = Angreifen kann ein Land nur ein Land der anderen Partei: keines der eigenen, keines ohne Partei und nie sich selbst. Eine Ausnahme sind die Deutschen Staaten: siehe „Die Deutschen Staaten im Krieg“.

rules_sixteenthirty-reach = Wie weit ein Krieg reicht
rules_sixteenthirty-reach-terms = Entfernung Grenze Seeweg angrenzen
rules_sixteenthirty-reach-war = Ein Land mit einem Ansehen über { $stripped_status } kann von überall angegriffen werden, ob Nachbar oder nicht, und gleich welches Ansehen der Angreifer hat: Gekämpft wird um seine Besitzungen in der Ferne. Ein Land mit Ansehen { $stripped_status } oder 0 hat keine mehr. Nur ein Nachbar kann es angreifen.

rules_sixteenthirty-german-war = Die Deutschen Staaten im Krieg
rules_sixteenthirty-german-war-whom = Die Deutschen Staaten können von Ländern beider Parteien angegriffen werden, auch solange sie selbst keiner angehören; nur in einem Fürstenbund dürfen sie nicht sein. Sobald ein solcher Krieg beschlossen ist, treten sie der Partei bei, die der des Angreifers gegenübersteht. Scheitert die Abstimmung oder endet sie mit Gleichstand, bleiben sie, was sie waren.
rules_sixteenthirty-german-war-league = Sind die Deutschen Staaten in einem Fürstenbund, kann sie nur ein Land der anderen Partei angreifen.
rules_sixteenthirty-german-war-rest = Die Ausnahme betrifft nur die Parteien. Mit Ansehen { $stripped_status } oder 0 kann auch die Deutschen Staaten nur ein Nachbar angreifen, und um selbst anzugreifen, brauchen sie eine Partei wie jedes Land.
rules_sixteenthirty-german-war-rest-c16 = Das Regelheft nennt diese Ausnahme dort, wo es von Parteien spricht. Was es nicht ausnimmt, gilt für die Deutschen Staaten wie für alle.

rules_sixteenthirty-war-vote = Abstimmen über Krieg
rules_sixteenthirty-war-vote-colours = Wer für Krieg vorspricht, nennt vor dem Bieten das Land, das angegriffen werden soll. Rot steht für Krieg, Blau für Frieden. Nur wenn Rot gewinnt, gibt es Krieg: sofort und nur einmal. Gewinnt Blau oder herrscht Gleichstand, geschieht zwischen den beiden Ländern nichts.

rules_sixteenthirty-fight = Wie ein Krieg entschieden wird
rules_sixteenthirty-fight-total = Jedes Land zählt seine Zuschläge zusammen und wirft zwei Würfel. Es zählt ihre Differenz, nicht ihre Summe: 3 und 5 ergeben 2. Die Würfel bringen also 0 bis 5. Zuschläge und Differenz sind zusammen das Ergebnis, und das höhere gewinnt, ob das des Angreifers oder das des Verteidigers.

rules_sixteenthirty-modifiers = Zuschläge
rules_sixteenthirty-modifiers-terms = Vorteil Würfel Kampfkraft Heerführer
rules_sixteenthirty-modifiers-intro = Für jedes der beiden Länder zählt zusammen, was zutrifft:
rules_sixteenthirty-modifiers-ability = seine Kampfkraft, 0 bis { $highest_military_ability }
rules_sixteenthirty-modifiers-leader = +{ $leader } für einen Heerführer
rules_sixteenthirty-modifiers-league = +{ $league } für ein Land in einem Fürstenbund
rules_sixteenthirty-modifiers-island = +{ $island } für ein Inselreich, das sich mit Ansehen { $stripped_status } oder 0 verteidigt: { LIST($islands) } und kein anderes Land
rules_sixteenthirty-modifiers-army = −{ ABS($no_army) } bei Heeresstärke 0
rules_sixteenthirty-modifiers-unrest = −{ ABS($unrest) } für ein Land in Unruhen, das sich verteidigt
rules_sixteenthirty-modifiers-range = Darüber hinaus spielt die Größe eines Heeres keine Rolle. Alle Zuschläge einer Seite zusammen sind mindestens −{ ABS($least_modifiers) } und höchstens { $most_modifiers }.

rules_sixteenthirty-outcome = Sieg und Unentschieden
rules_sixteenthirty-outcome-won = Der Sieger nimmt dem Verlierer 1 Punkt Ansehen, und der Verlierer erleidet 1 Punkt Kriegsschaden. Der Sieger erleidet keinen.
rules_sixteenthirty-outcome-drawn = Bei gleichem Ergebnis erleiden beide Länder 1 Punkt Kriegsschaden, und kein Ansehen wechselt den Besitzer. Noch einmal gekämpft wird nicht.
rules_sixteenthirty-outcome-status = Hat der Verlierer Ansehen 0, wird nichts genommen, der Schaden aber bleibt. Hat der Sieger schon { $highest_status }, verfällt der Punkt: Der Verlierer fällt, der Sieger steigt nicht.

rules_sixteenthirty-damage = Kriegsschaden
rules_sixteenthirty-damage-point = Schaden senkt die Heeresstärke um 1. Hat das Land kein Heer, senkt er stattdessen die Kampfkraft um 1. Hat es beides nicht, bewirkt er nichts.

rules_sixteenthirty-war-example = Ein Beispiel
rules_sixteenthirty-war-example-france = Frankreich greift Spanien an; beide haben Kampfkraft 2. Frankreich würfelt 6 und 1, Differenz 5, und kommt auf 7. Spanien würfelt 4 und 3, Differenz 1, und kommt auf 3. Frankreich siegt: Sein Ansehen steigt um 1, das von Spanien fällt um 1, und das spanische Heer wird um 1 kleiner. Zwei Sechsen wären für Frankreich 0 wert gewesen.

## Fürstenbund

rules_sixteenthirty-league = Fürstenbund

rules_sixteenthirty-league-what = Was ein Fürstenbund ist
rules_sixteenthirty-league-what-is = Ein Fürstenbund verbindet zwei Länder bis zum Ende der Runde. Er gleicht sie einander an, hilft beiden im Krieg und bringt jedem mit einem ihrer Marker einen Punkt mehr. Zur selben Zeit kann es einen roten und einen blauen geben.

rules_sixteenthirty-league-who = Wer einen Bund schließen darf
rules_sixteenthirty-league-who-invites = Das Land, in dem vorgesprochen wird, muss einer Partei angehören und darf nicht in Unruhen sein. Es lädt ein anderes Land derselben Partei ein, das auch nicht in Unruhen ist. Ein Land ohne Partei kann nicht eingeladen werden. Auf Heere kommt es nicht an: Auch entwaffnete Länder dürfen einen Bund schließen.
rules_sixteenthirty-league-reach = Hat eines der beiden Länder Ansehen { $stripped_status } oder 0, müssen sie Nachbarn sein. Sonst spielt die Entfernung keine Rolle.
rules_sixteenthirty-league-colour = Ein Bund hat die Farbe der Partei des eingeladenen Landes. Solange die Marker dieser Farbe auf dem Spielplan liegen, kann es keinen weiteren in dieser Farbe geben.
rules_sixteenthirty-league-one = Ein Land, das schon in einem Bund ist, kann weder einladen noch eingeladen werden.

rules_sixteenthirty-german-league = Die Deutschen Staaten und der Bund
rules_sixteenthirty-german-league-invites = Die Deutschen Staaten dürfen auch ein Land der anderen Partei einladen. Alle anderen Bedingungen gelten, und frei sein muss die Farbe des eingeladenen Landes. Kommt der Bund zustande, wechseln sie in dessen Partei.
rules_sixteenthirty-german-league-none = Um selbst einzuladen, brauchen die Deutschen Staaten eine Partei. Und umgekehrt gibt es keine Ausnahme: Niemand kann sie aus der anderen Partei einladen oder solange sie keiner angehören.
rules_sixteenthirty-german-league-none-c16 = Das Regelheft gewährt die Ausnahme den Deutschen Staaten, wenn sie einladen, und niemandem sonst.

rules_sixteenthirty-league-vote = Abstimmen über einen Bund
rules_sixteenthirty-league-vote-colours = Wer für einen Bund vorspricht, nennt vor dem Bieten das Land, das eingeladen werden soll. In beiden Abstimmungen heißt die Farbe der Partei des eingeladenen Landes Ja und die andere Nein.
rules_sixteenthirty-league-second = Stimmt das erste Land zu, folgt sofort eine zweite vollständige Vorsprache im eingeladenen Land: Bieten, Abstimmung, Verlierer. Nur wenn auch dieses zustimmt, kommt der Bund zustande. Geht eine der beiden Abstimmungen dagegen aus oder endet sie mit Gleichstand, gibt es keinen Bund, und die Deutschen Staaten behalten ihre Partei. Scheitert die erste Abstimmung, gibt es keine zweite.
rules_sixteenthirty-league-losers = Jede der beiden Abstimmungen hat ihre eigenen Verlierer, jede in ihrem Land. Die der ersten verlieren Einfluss, bevor das zweite Bieten beginnt, und dabei bleibt es, auch wenn die zweite scheitert.
rules_sixteenthirty-league-second-bid = Auch das zweite Bieten beginnt bei dem, der vorspricht. Im eingeladenen Land braucht er keinen Einfluss und muss keinen auslegen. Hat dort niemand Einfluss, ist das ein Gleichstand.

rules_sixteenthirty-league-enacted = Was ein Bund verändert
rules_sixteenthirty-league-enacted-order = Ein Bund, den beide Länder wollen, wird sofort ausgeführt, in dieser Folge:
rules_sixteenthirty-league-enacted-markers = Beide Länder erhalten einen Marker in der Farbe der Partei des eingeladenen Landes. Gehören die Deutschen Staaten zur anderen Partei, wechseln sie in diese.
rules_sixteenthirty-league-enacted-army = Sind die Heere verschieden groß, wächst das kleinere um 1.
rules_sixteenthirty-league-enacted-ability = Ist die Kampfkraft verschieden, steigt die geringere um 1.
rules_sixteenthirty-league-enacted-status = Liegt das Ansehen um { $league_gap } oder mehr auseinander, geht 1 Punkt vom höheren zum niedrigeren.

rules_sixteenthirty-league-ends = Wenn ein Bund endet
rules_sixteenthirty-league-sides = Wechselt ein Mitglied später in der Runde die Partei, besteht der Bund in seiner Farbe weiter, bis Unruhen ausbrechen oder die Runde endet. Mitglieder, die nun verschiedenen Parteien angehören, dürfen gegeneinander Krieg führen.
rules_sixteenthirty-league-stays = Endet ein Bund, bleibt, was er gebracht hat: Heer, Kampfkraft, Ansehen und die Partei der Deutschen Staaten. Seine Farbe ist sofort wieder frei.

## Punkte und Ende

rules_sixteenthirty-scoring = Punkte und Ende

rules_sixteenthirty-score = Punkte zählen
rules_sixteenthirty-score-markers = Jeder deiner Siegpunktmarker bringt deinen ausliegenden Einfluss in seinem Land, auch fallenden, aber nie mehr als dessen Ansehen. Ohne Einfluss dort bringt er 0. Mehrere Marker eines Landes zählen jeder für sich. Einfluss in einem Land, von dem du keinen Marker hast, bringt nichts.
rules_sixteenthirty-score-league-always = Ist das Land in einem Fürstenbund, bringt jeder seiner Marker 1 Punkt mehr, auch über das Ansehen hinaus und auch dann, wenn sein Besitzer dort keinen Einfluss hat.
rules_sixteenthirty-score-league-influence = Ist das Land in einem Fürstenbund, bringt jeder seiner Marker 1 Punkt mehr, auch über das Ansehen hinaus, aber nur, wenn sein Besitzer dort Einfluss hat.
rules_sixteenthirty-score-turn = Gezählt wird am Ende jeder Runde, auch der letzten, mit den Werten dieses Augenblicks, und was du bekommst, kommt zu deinen Punkten dazu.
rules_sixteenthirty-score-example = Du hast zwei Marker von Schweden. Schweden hat Ansehen 3, und dein Stapel dort ist 4 wert. Jeder Marker bringt 3, du bekommst also 6. In der nächsten Runde haben dir Unruhen und eine verlorene Abstimmung nur 2 gelassen: Nun bringt jeder 2, zusammen 4.

rules_sixteenthirty-end = Wann das Spiel endet
rules_sixteenthirty-end-roll = Vor Runde { $first_end } kann das Spiel nicht enden, und niemand würfelt darum. Nach den Punkten von Runde { $first_end } wirft der Startspieler einen Würfel, und bei einer { $first_roll } ist das Spiel zu Ende. Nach Runde { $second_end } ist es bei { $second_roll } oder weniger zu Ende. Nach Runde { $last_turn } endet es ohne Wurf.
rules_sixteenthirty-end-marker = Es würfelt der Startspieler dieser Runde, bevor sein Marker weiterwandert. Geht das Spiel weiter, rückt der Rundenmarker gleich um 1 vor, noch vor dem Markt.

rules_sixteenthirty-winner = Wer gewinnt
rules_sixteenthirty-winner-points = Endet das Spiel, endet es sofort: ohne Markt, ohne Aufräumen, ohne weitere Runde. Wer die meisten Siegpunkte hat, gewinnt. Haben mehrere gleich viele, endet das Spiel zwischen ihnen unentschieden; nichts löst den Gleichstand auf.

## Markt und Aufräumen

rules_sixteenthirty-market = Markt und Aufräumen

rules_sixteenthirty-market-opens = Der Markt öffnet
rules_sixteenthirty-market-opens-all = Alle Märkte werden aufgedeckt, und jeder sieht jede Karte.

rules_sixteenthirty-exchange = Tauschen
rules_sixteenthirty-exchange-one = Vom Startspieler an nach links darf jeder einmal eine Handkarte gegen eine Karte aus dem Markt eines anderen tauschen. Du musst nicht. Die Karte, die du gibst, nimmt den Platz der genommenen ein, und wer nach dir kommt, darf sie nehmen. Mit dem eigenen Markt darfst du nicht tauschen.
rules_sixteenthirty-exchange-none = Wer keine Handkarte hat oder in den Märkten der anderen keine Karte findet, wird übersprungen.
rules_sixteenthirty-exchange-none-c16 = Das Regelheft sagt es von der leeren Hand; wo nichts zu nehmen ist, ist es nicht anders.

rules_sixteenthirty-collect = Aufnehmen
rules_sixteenthirty-collect-one = Dann, wieder vom Startspieler an nach links, muss jeder genau eine Karte auf die Hand nehmen, aus irgendeinem Markt, auch dem eigenen.
rules_sixteenthirty-collect-none = Ist nirgends mehr eine Karte, wirst du übersprungen.
rules_sixteenthirty-collect-none-c16 = Das Regelheft sagt, dass du eine Karte nehmen musst. Wo keine ist, kann es niemand.

rules_sixteenthirty-market-closes = Der Markt schließt
rules_sixteenthirty-market-closes-rest = Alle übrigen Karten kommen auf den Ablagestapel, und alle Märkte sind leer.

rules_sixteenthirty-clean-up = Aufräumen
rules_sixteenthirty-clean-up-marker = Der Startspielermarker geht einen Platz nach rechts. Alles andere im Spiel geht nach links.
rules_sixteenthirty-clean-up-board = Heerführer, Fürstenbünde und Unruhen kommen vom Spielplan. Sonst bleibt alles: Parteien, Ansehen, Heeresstärke, Kampfkraft, Auslagen und ob sie steigen, Hände, Siegpunktmarker und Punkte.

## Was geheim ist

rules_sixteenthirty-secrets = Was geheim ist

rules_sixteenthirty-secret-markers = Siegpunktmarker
rules_sixteenthirty-secret-markers-own = Deine Siegpunktmarker siehst nur du, beim Aufbau und bei jeder Wertung. Andere erfahren, wie viele Punkte du bekommst und wie viele du nun hast, aber nicht, welche Marker sie brachten.
rules_sixteenthirty-secret-markers-end = Ist das Spiel zu Ende, werden alle Siegpunktmarker aufgedeckt.

rules_sixteenthirty-secret-cards = Karten
rules_sixteenthirty-secret-cards-own = Deine Hand siehst nur du. Was verdeckt in deinem Markt liegt, ist den anderen verborgen, bis der Markt öffnet. Niemand kennt die Reihenfolge des Kartenstapels oder weiß, was du ziehst.
rules_sixteenthirty-secret-choices = Der erste Einfluss und die Stimmen bleiben verdeckt, bis alle gewählt haben.

rules_sixteenthirty-public = Was alle sehen
rules_sixteenthirty-public-all = Alle sehen die Auslagen, mit Land, Werten, offenen Karten und Richtung; von jedem Land Ansehen, Heeresstärke, Kampfkraft, Partei und Marker; dazu die Runde, die Punkte und den Startspieler.
rules_sixteenthirty-public-counts = Alle wissen, wie viele Karten eine Hand, ein Markt, der Kartenstapel und der Ablagestapel haben. Deinen eigenen Markt darfst du ansehen. Karten, die auf dem offenen Markt den Platz wechseln, sehen alle. Vom Ablagestapel wird nur die Zahl gezeigt; das Übrige erzählt der Verlauf. Siegpunktmarker, die niemand gezogen hat, sieht niemand.

## Alle Werte

rules_sixteenthirty-figures = Alle Werte

rules_sixteenthirty-figures-start = Womit die Länder beginnen
rules_sixteenthirty-start = Land | Ansehen | Heeresstärke | Kampfkraft | Siegpunktmarker
rules_sixteenthirty-start-row = { NAME($country) } | { $status } | { $army_size } | { $military_ability } | { $markers }

rules_sixteenthirty-figures-borders = Nachbarn
rules_sixteenthirty-borders = Land | Zu Lande | Zur See
rules_sixteenthirty-borders-row =
    { NAME($country) } | { COUNT($land) ->
        [0] –
       *[other] { LIST($land) }
    } | { COUNT($sea) ->
        [0] –
       *[other] { LIST($sea) }
    }

rules_sixteenthirty-figures-players = Nach Spielerzahl
rules_sixteenthirty-players = Spieler | Siegpunktmarker je Spieler | übrig | gezogene Karten je Zug
rules_sixteenthirty-players-row = { $players } | { $vp_markers } | { $undrawn } | { $draw }
rules_sixteenthirty-limits = Spieler | Kartengrenze in den Runden 1 bis { $last_turn }
rules_sixteenthirty-limits-row = { $players } | { WORDS($card_limit) }

rules_sixteenthirty-figures-cards = Der Kartenstapel
rules_sixteenthirty-cards-values = Wert | Karten jedes Landes | Offene Karten
rules_sixteenthirty-cards-values-row = { $value } | { $each_country } | { $open }
rules_sixteenthirty-cards-kinds = Sonderkarte | Anzahl
rules_sixteenthirty-cards-kinds-row = { NAME($card) } | { $number }

## Entscheidungen und ihre Gründe

rules_sixteenthirty-rulings = Entscheidungen und ihre Gründe

rules_sixteenthirty-rulings-all = Was wir entscheiden mussten
rules_sixteenthirty-rulings-list = Entscheidung | Unser Grund
rules_sixteenthirty-rulings-list-row = { $id } | { $reason }

## Warum wir so entschieden haben

rules_sixteenthirty-ruling-c15 = Das Regelheft sagt „zufällig“ und „würfeln“. Eine Aufzeichnung, die ihren Zufall enthält, lässt sich nachspielen und prüfen, und niemand muss uns einfach glauben.
rules_sixteenthirty-ruling-c16 = Das Regelheft sagt, was du tun musst, aber nicht, was gilt, wenn du es nicht kannst, und seine Ausnahmen nennt es einzeln. Also wird nichts Unmögliches verlangt, Verbotenes bleibt verboten, und keine Ausnahme reicht weiter als ihr Wortlaut.
rules_sixteenthirty-ruling-q1 = Das Regelheft nennt die Grenzen, aber nicht, was aus einer wirkungslosen Karte wird. Sie zu spielen wäre nur ein Weg, eine Karte am Markt vorbei loszuwerden.
rules_sixteenthirty-ruling-q2 = Das Regelheft verlangt ein Land, kein Opfer; für Kriege und Fürstenbünde zählt der Marker auch so.
rules_sixteenthirty-ruling-q3 = An einer Stelle spricht das Regelheft von Karten, die schon liegen, an einer anderen von beliebigen. Was du eben angelegt hast, bleibt, damit ein Gebot nicht dazu dient, Karten von der Hand in den Markt zu tragen.
rules_sixteenthirty-ruling-q4 = Offene Karten ohne eine Karte des Landes verlassen die Auslage sofort. Ein Gebot, das sich selbst aufhebt, ist keines.
rules_sixteenthirty-ruling-q5 = Das Regelheft nennt sie eine zweite Abstimmung und sagt nicht mehr. Einfluss auslegen muss, wer sich ein Land aussucht; hier hat es die erste Abstimmung ausgesucht.
rules_sixteenthirty-ruling-q6 = Das Regelheft verlangt nur, dass die Farbe frei ist. Mit zwei Markern auf einem Land bliebe offen, welcher Bund durch Unruhen zerbricht.
rules_sixteenthirty-ruling-q7 = Das Regelheft beendet einen Bund durch Unruhen oder am Ende der Runde und auf keine andere Weise.
rules_sixteenthirty-ruling-q8 = Das Regelheft nimmt die Marker vom Spielplan und sagt nichts davon, dass etwas rückgängig wird.
rules_sixteenthirty-ruling-q9 = In einem Satz gibt das Regelheft ohne Einfluss nichts, im nächsten jedem Marker einen Punkt mehr. Der zweite Satz ist der besondere.
rules_sixteenthirty-ruling-q10 = Wer zuerst wählt, sagt das Regelheft nicht. Wir folgen der Richtung, in der alles andere geht.
rules_sixteenthirty-ruling-q11 = Wann genau, sagt das Regelheft nicht. Wer wartet, bis eine Karte gebraucht wird, hat mehr zu mischen.
rules_sixteenthirty-ruling-q12 = Am Tisch sieht niemand, warum du passt. Ein Passen, das der Server sofort für dich erledigt, würde es zeigen.
rules_sixteenthirty-ruling-q13 = Davon sagt das Regelheft nichts. Am Tisch kann man fremde Karten zählen und sich merken, was gespielt wurde.
rules_sixteenthirty-ruling-q14 = Das Regelheft nennt die Zahl aller Marker, aber nicht, wie viele es von jeder Art sind. Nichts darin macht ihre Knappheit zum Teil des Spiels.
rules_sixteenthirty-ruling-q15 = Das Regelheft hält sie während des Spiels geheim und sagt nichts über danach. Wie jemand gewonnen hat, will man wissen.
rules_sixteenthirty-ruling-q16 = Unruhen begrenzt das Regelheft auf einmal je Runde und Land; vom Vorsprechen sagt es nichts dergleichen.
rules_sixteenthirty-ruling-q17 = Dürfte man ihr Land wählen, wenn alle Karten offen liegen, wüsste eine offene Karte mehr als die anderen.
rules_sixteenthirty-ruling-q18 = Das Regelheft verlangt den Einfluss „zu Beginn“ des Bietens. Für uns ist das dein erstes Gebot; danach folgen die anderen wie immer.

## Das Heft selbst

rules_sixteenthirty-book-in_force =
    die Regeln von 2007{ $house_rules ->
        [0] { "" }
        [one] , { $house_rules } Hausregel
       *[other] , { $house_rules } Hausregeln
    }
rules_sixteenthirty-preset-printed = wie gedruckt
