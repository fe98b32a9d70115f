# Die begleitete erste Partie, mit ihrer ersten Karte geladen.
coach-coach = Begleiter
coach-got_it = Verstanden
coach-read_more = Mehr dazu
coach-no_more = Keine Karten mehr
coach-next_time = Drei Dinge fürs nächste Mal
coach-to_lesson = Lektion: { $title }
coach-to_lessons = Alle Lektionen
coach-says_wallenstein_first_plan = Auf jedes Feld kommt eine Karte: ein Land, das es tut, oder Münzen für nichts. „Hinweis“ zeigt einen brauchbaren Plan.
coach-says_wallenstein_first_order = 1 bis 5 kommen in dieser Reihenfolge. Die fünf darunter kommen später, niemand weiß wie.
coach-says_wallenstein_first_card_used = Dieses Land hat jetzt zu tun. Für einen zweiten Befehl muss es auf die nächste Jahreszeit warten.
coach-says_wallenstein_first_totals = Hier unten steht, was schlimmstenfalls bleibt. Rot heißt: Einer deiner Befehle könnte ausfallen.
coach-says_wallenstein_first_bid = Dein Gebot entscheidet, wer zuerst einen Platz wählt. Gegen Rekruten reicht oft eine 1.
coach-says_wallenstein_first_seal = Du kannst ihn zurücknehmen, bis alle versiegelt haben. Danach gilt er.
coach-says_wallenstein_first_event = Dieses Ereignis gilt für alle, die ganze Jahreszeit. Die im Herbst übrige Karte nimmt im Winter Getreide.
coach-says_wallenstein_first_place = Wähl nach dem Plättchen, das zu deinem Plan passt; die Notizen zeigen, welchem Befehl es hilft.
coach-says_wallenstein_first_marker = Eine Flamme: Hier hast du eingezogen. Noch einmal vor dem Winter, und es gibt einen Aufstand.
coach-says_wallenstein_first_attack = Wähl ein Ziel, dann wie viele ziehen. Dunkel heißt erobert, schraffiert heißt Gleichstand: alles verbrannt.
coach-says_wallenstein_first_neutral = Ein neutrales Land verteidigt nur ein Bauer. Früh im Jahr sind das die billigsten Punkte.
coach-says_wallenstein_first_tray = Diese Würfel bleiben in der Schale und kämpfen beim nächsten Mal mit, egal für wen es geht.
coach-says_wallenstein_first_attacked = Du wirst angegriffen. Zu entscheiden ist nichts: Alle Armeen dort kämpfen, vielleicht helfen Bauern.
coach-says_wallenstein_first_loss = Das Land ist fort, und mit ihm der Befehl auf seiner Karte. Zurückholen kannst du es wie jedes andere.
coach-says_wallenstein_first_tie = Gleichstand: Beide verlieren alles, das Land ist neutral. Und billig für den, der als Nächster kommt.
coach-says_wallenstein_first_revolt = Aufstand! Deine Armeen gegen einen Bauern je Flamme. Bei Gleichstand ist das Land verloren.
coach-says_wallenstein_first_lapse = Dieser Befehl fällt aus: { NAME($reason, kind: "reason") }. Er kostet nichts, aber das Land hat nichts getan.
coach-says_wallenstein_first_fall = Die letzte Ernte vor dem Winter: { $grain } Getreide für { $counties ->
        [one] ein Land
       *[other] { $counties } Länder
    }, und { $losses } verderben noch.
coach-says_wallenstein_first_winter = Zu wenig Getreide? Dann erheben sich ausgeloste Länder. Sonst lehn dich zurück: Jetzt gibt es Punkte.
coach-says_wallenstein_first_majority = Geteilte Mehrheiten geben jedem 1 Punkt weniger. Ein Gebäude mehr kann nächstes Jahr drei wert sein.
coach-says_wallenstein_second_year = Die Flammen sind aus, Getreide ist 0, alles andere bleibt. Am Ende zählen Punkte, keine Armeen.
coach-says_wallenstein_first_court = Höflinge kommen aus deinen Armeen. Gut schläfst du am Hof oder an der Grenze, selten an beiden.
coach-says_wallenstein_first_landsknechte = Vier Regionen in diesem Moment: Deine Karte rückt weiter und zahlt. Wähl einen ihrer Vorteile.
coach-says_wallenstein_first_defend_2002 = In dieser Ausgabe bestimmst du, wie viele verteidigen. Wer draußen bleibt, überlebt nur deinen Sieg.
coach-says_wallenstein_whole_season = Das war eine ganze Jahreszeit. Die Runde kennst du; der Rest ist Wählen.

coach-says_sixteenthirty_first_pass_marker = Gib ein Land weg, das du nicht bedienen kannst. Zwei gleiche behalte: Alles zählt doppelt.
coach-says_sixteenthirty_first_influence = Bis zu drei Karten, gemeinsam aufgedeckt. Am besten, wo du Marker hast und das Ansehen hoch ist.
coach-says_sixteenthirty_first_special = Jetzt bis zu zwei Sonderkarten, oder keine. Schau, wem es nützt: Oft bist du nicht allein.
coach-says_sixteenthirty_first_lobby = Bei einer Krone musst du vorsprechen. Lockt dich nichts, dann frag, wo dich niemand umdrehen kann.
coach-says_sixteenthirty_first_bid = Nur beim Bieten kommt Einfluss auf den Tisch. Pass, wenn du hast, was du brauchst: Zurück kannst du nicht.
coach-says_sixteenthirty_first_bid_elsewhere = Jemand anders fragt, aber auch du darfst bieten und stimmen. „Passen“ hält dich heraus, der Dauerbefehl „In dieser Vorsprache passen“ schon im Voraus.
coach-says_sixteenthirty_first_vote = Dein ganzer Einfluss dort stimmt einheitlich. Verlierst du, dreht sich der Stapel um.
coach-says_sixteenthirty_first_turned = Dieser Stapel fällt: Er zählt noch, wächst aber nie und verliert in jeder deiner Runden eine Karte.
coach-says_sixteenthirty_first_war = Rot ist Krieg, Blau ist Frieden. Der Balken zeigt die Aussichten; der Sieger nimmt einen Punkt Ansehen.
coach-says_sixteenthirty_first_unrest = Unruhen drehen um, wer hier vorn lag. Bis zum Ende des Zuges beginnt von hier kein Krieg.
coach-says_sixteenthirty_first_league = Zwei Abstimmungen nacheinander. Für den Bund stimmst du mit der Farbe des Eingeladenen.
coach-says_sixteenthirty_first_excess = Die Grenze sinkt im Lauf des Spiels. Was in den Markt geht, bekommen andere zu sehen.
coach-says_sixteenthirty_first_scoring = Je Marker die kleinere Zahl: dein Einfluss oder das Ansehen. Niemand sieht, welche deine sind.
coach-says_sixteenthirty_first_market = Erst eine Karte mit einem fremden Markt tauschen, dann eine aus irgendeinem nehmen. Der Rest ist weg.
coach-says_sixteenthirty_turn_8 = Von jetzt an kann jeder Zug der letzte sein. Punkte heute zählen mehr als Pläne für morgen.
coach-says_sixteenthirty_whole_turn = Das war ein ganzer Zug. Die Runde kennst du; der Rest ist Wählen.

coach-try_wallenstein_revolts = { $n ->
        [one] Ein Aufstand hat dir ein Land genommen.
       *[other] Aufstände haben dir { $n } Länder genommen.
    } Schau vor dem zweiten Einziehen, wie viele Armeen dort stehen und wie viele Flammen liegen.
coach-try_wallenstein_lapsed = { $n } deiner Befehle fielen aus. Lies die Reihe von links nach rechts und frag bei jedem Feld: Habe ich es bis dahin?
coach-try_wallenstein_taken =
    { $n ->
        [one] Ein Land wurde dir abgenommen.
       *[other] { $n } Länder wurden dir abgenommen.
    } Verstärke, wo ein Nachbar mit mehr Armeen steht als du.
coach-try_wallenstein_ties = { $n } deiner Angriffe endeten im Gleichstand. Eine Armee mehr ist oft mehr wert als ein zweiter Angriff.
coach-try_wallenstein_attacks = { $n ->
        [0] Du hast nie angegriffen.
        [one] Du hast nur einmal angegriffen.
       *[other] Du hast nur { $n }-mal angegriffen.
    } Neutrale Länder verteidigt ein einziger Bauer: Früh im Jahr sind das die billigsten Punkte.
coach-try_wallenstein_built = { $n ->
        [0] Du hast nichts gebaut.
        [one] Du hast nur einmal gebaut.
       *[other] Du hast { $n }-mal gebaut.
    } Ein Gebäude zählt in jedem Winter, und vielleicht eine Mehrheit dazu: Bau früh, und wo sonst niemand eines hat.
coach-try_wallenstein_declined = { $n } Züge hast du gelassen. Leg ein Land nur auf Kampf, wenn es drei Armeen oder mehr schicken kann.
coach-try_wallenstein_majorities = Öffne vor dem Bauen die Liste der Mehrheiten: Ein Gebäude mehr kann 3 Punkte bringen oder keinen.
coach-try_wallenstein_bid = Biete, was der Platz deinem Plan wert ist: Das Plättchen hilft die ganze Jahreszeit.
coach-try_wallenstein_tray = Zähl die Schale, bevor du ziehst. Sie ist schon der halbe nächste Kampf.
coach-try_sixteenthirty_turned = { $n } deiner Stapel wurden umgedreht. Zähl die Stimmen, bevor du stimmst, und bleib weg, wo du sicher verlierst.
coach-try_sixteenthirty_specials = { $n ->
        [0] Du hast keine Sonderkarte gespielt.
        [one] Du hast nur eine Sonderkarte gespielt.
       *[other] Du hast nur { $n } Sonderkarten gespielt.
    } Spiel sie, wo sie doppelt wirken: auf zwei Marker, oder auf den, der führt.
coach-try_sixteenthirty_leagues = Du hast nie einen Bund vorgeschlagen. Er hebt alle deine Marker in zwei Ländern zugleich.
coach-try_sixteenthirty_wars = Du hast nie zum Krieg gerufen. Der Sieger nimmt einen Punkt Ansehen, und der zählt Zug um Zug.
coach-try_sixteenthirty_exchange = { $n }-mal hast du nichts getauscht. Such in den Märkten nach Karten deiner eigenen Länder.
coach-try_sixteenthirty_markers = Fang an, wo du zwei Marker hast: Dort zählt alles doppelt.
coach-try_sixteenthirty_others = Achte darauf, wo die anderen bieten: Dort liegen ihre Marker, und dort tut es ihnen weh.
coach-try_sixteenthirty_last = Heb dir ab Runde 8 nichts mehr auf: Jede Runde kann die letzte sein.
