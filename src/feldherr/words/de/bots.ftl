### Was Bots und Arena sagen, auf Deutsch.

## errors

errors-analysis_not_over = Diese Partie ist nicht zu Ende. Nur eine beendete Partie kann analysiert werden.
errors-analysis_under_way = Für dich wird gerade eine andere Partie analysiert. Warte, bis das getan ist.
errors-analysis_no_game = Partien von „{ $game }“ können nicht analysiert werden.
errors-bot_silent = Der Bot unter { $address } hat keinen Zug gegeben: { $reason }.
errors-bot_not_found = „{ $path }“ nennt keinen Bot: { $reason }. Ein Importpfad sieht aus wie package.module:Class.
errors-no_bot = „{ $path }“ nennt keinen Bot: Es ist keine Unterklasse von feldherr.bots.Bot.
errors-no_such_temper = Das Gemüt „{ $temper }“ hat kein Bot; es gibt { WORDS($tempers) }.
errors-no_temper = Bots der Stufe „{ $level }“ haben kein Gemüt; { WORDS($levels) } können eines haben.
errors-no_plan_to_compare = Nur Pläne für eine Jahreszeit lassen sich mit einem Hinweis vergleichen.
errors-no_scripts = Für { NAME($game) } gibt es keine Skripte, die einen Bot ausnutzen könnten.
errors-exploit_alone = --exploit nennt den Bot, der ausgenutzt werden soll, etwa „feldherr arena --exploit captain“; andere spielen nicht mit.
errors-bad_entrants = Die Arena braucht Bots, jeden einmal genannt, etwa „feldherr arena captain recruit“.
errors-other_contest = Die Datei { $file } enthält einen anderen Wettkampf; nenne eine neue Datei, oder gib dieselben Bots, denselben Tisch und Startwert und dieselbe Bedenkzeit an.

## names

names-bot_random = Zufall
names-bot_recruit = Rekrut
names-bot_captain = Hauptmann
names-bot_marshal = Marschall
names-bot_wallenstein = Wallenstein, der Generalissimus

## bots

bots-about_random = Irgendein erlaubter Zug; für Tests, und um zu sehen, was die Regeln zulassen.
bots-about_recruit = Kennt die Regeln und spielt nach einfachen Gewohnheiten. Besiege ihn in deiner zweiten Partie.
bots-about_captain = Rechnet mit Punkten, Chancen und Getreide und plant eine ganze Jahreszeit auf einmal.
bots-about_marshal = Spielt die Jahreszeit viele Male im Kopf durch und verbessert dabei seinen Plan.
bots-about_wallenstein = Denkt am längsten von allen, traut den anderen viel zu und vergisst nie die letzte Wertung.

## cli

cli-help_arena = Bots gegeneinander spielen lassen und messen.
cli-help_bots = Die Stufen der Bots zeigen, und wie stark sie sind.
cli-help_entrants = Bots: Stufen, Importpfade (package.module:Class) oder Adressen (http://...), auch mit eigener Bedenkzeit in Sekunden (marshal@0.2)
cli-help_metavar_bots = Bot
cli-help_arena_game = Spiel, ohne Angabe wallenstein
cli-help_arena_games = Zahl der Partien, ohne Angabe 400
cli-help_format = ein Platz des ersten Bots gegen die anderen (one), oder alle gleich oft (mixed)
cli-help_seconds = Sekunden je Entscheidung, ohne Angabe 5; wer länger braucht, wird für diese Entscheidung ersetzt
cli-help_simulations = Simulationen je Entscheidung, für Bots, die suchen
cli-help_clock = wie Sekunden gezählt werden: wie sie vergehen (wall) oder wie der Bot arbeitet (cpu)
cli-help_json_file = alles Gemessene in diese Datei schreiben
cli-help_plot = die Anteile gewonnener Partien in diese Datei zeichnen (SVG)
cli-help_resume_contest = Datei mit Ergebnissen (JSON-Zeilen): Was dort steht, wird nicht noch einmal gespielt
cli-help_exploit = statt eines Wettkampfs: unter Skripten und Parametern die beste Antwort auf diesen Bot suchen; --games ist das Budget
cli-help_write_ratings = dies zu den Wertungen der Stufen machen
cli-hint = Ein Hauptmann spielte: { $told }. Einzugeben ist: { $move }
cli-arena_playing = Partien
cli-arena_heads = Bot|Gewonnen|95-%-Bereich|Gleich stark|Punkte|Wertung|ms|ms (99 %)|ms (CPU)|Ersetzt
cli-arena_done =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $players } Spieler, Startwert { $seed }, { $seconds } Sekunden.
cli-arena_title = { NAME($game) }, { $players } Spieler, { $games } Partien: Anteil gewonnener Partien
cli-arena_failure = { $entrant } wurde bei Frage { $question } ersetzt: { $error }
cli-exploit_heads = Beste Antwort|Partien|Gewonnen|95-%-Bereich|Punkte
cli-exploit_done = In neuen Partien nur gegen { $level } gemessen, { $players } Spieler, ausgeglichen wären { $share }; insgesamt { $games } Partien, { $seconds } Sekunden.
cli-bots_heads = Bot|Name|Wallenstein|Sixteen Thirty Something|Was er tut

cli-help_analyse = Aussichten, Glück und teure Entscheidungen einer beendeten Partie.
cli-help_analyse_seat = der Platz, dessen Entscheidungen beurteilt werden, gezählt ab 0
cli-help_analyse_effort = Prozent der üblichen Zahl gedachter Partien: weniger ist schneller und unsicherer
cli-help_analyse_seed = Startwert der gedachten Partien; derselbe ergibt dieselbe Analyse
cli-analyse_chances = Aussichten auf den Sieg, nach Jahreszeit oder Runde
cli-analyse_fortune = Glück { $by }
cli-analyse_decisions = Entscheidungen { $by }
cli-analyse_sum = { $start } zu Beginn, Glück { $fortune }, Entscheidungen { $decisions }, der weitere Blick voraus { $outlook }: { $end }.
cli-analyse_costly = Deine teuersten Entscheidungen
cli-analyse_none = Keine Entscheidung hat sicher 2 % oder mehr gekostet.
cli-analyse_cost = { $number }. { $part }: { $cost } (± { $error }, { $games } gedachte Partien)
cli-analyse_own = Du: { $move }
cli-analyse_better = { $level }: { $move }
cli-analyse_more =
    { $number ->
        [one] und { $number } weiteres Feld anders
       *[other] und { $number } weitere Felder anders
    }

## why

why-only_choice = Etwas anderes ist nicht möglich.
why-habit = So macht es ein Rekrut.
why-build =
    { NAME($county) }: { NAME($box, kind: "action") }. { $stands ->
        [alone] Sonst hat niemand eines in { NAME($region, kind: "region") }
        [ahead] Damit führst du in { NAME($region, kind: "region") }, { $own } zu { $rivals }
        [level] Damit stehst du in { NAME($region, kind: "region") } gleich mit { PLAYER($rival) }, je { $own }
       *[behind] In { NAME($region, kind: "region") } führt { PLAYER($rival) }, { $rivals } zu { $own }
    }; bis zum Ende etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert, im Mittel dessen, was die anderen bauen könnten. { $foes ->
        [0] Kein feindliches Land grenzt an.
        [one] Feindlich grenzt nur { NAME($strongest) } an, mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
       *[other] { $foes } feindliche Länder grenzen an, das stärkste ist { NAME($strongest) } mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
    }
why-collect_taxes =
    { NAME($county) }: { $average ->
        [0] { "" }
       *[other] im Mittel der Ereignisse{ " " }
    }{ $amount } Taler{ $average ->
        [0] { "" }
       *[other] { " " }(nur { $least } bei „{ NAME($event, kind: "effect") }“)
    }, { $markers ->
        [0] kein Unruhemarker
       *[other] { $markers } Unruhemarker
    }. { $foes ->
        [0] Kein feindliches Land grenzt an.
        [one] Feindlich grenzt nur { NAME($strongest) } an, mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
       *[other] { $foes } feindliche Länder grenzen an, das stärkste ist { NAME($strongest) } mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
    }
why-collect_grain =
    { NAME($county) }: { $average ->
        [0] { "" }
       *[other] im Mittel der Ereignisse{ " " }
    }{ $amount } Getreide{ $average ->
        [0] { "" }
       *[other] { " " }(nur { $least } bei „{ NAME($event, kind: "effect") }“)
    }, { $markers ->
        [0] kein Unruhemarker
       *[other] { $markers } Unruhemarker
    }. { $foes ->
        [0] Kein feindliches Land grenzt an.
        [one] Feindlich grenzt nur { NAME($strongest) } an, mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
       *[other] { $foes } feindliche Länder grenzen an, das stärkste ist { NAME($strongest) } mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
    }
why-deploy =
    { NAME($county) }: { NAME($box, kind: "action") }, wo { $armies ->
        [one] { $armies } Armee steht
       *[other] { $armies } Armeen stehen
    }. { $foes ->
        [0] Kein feindliches Land grenzt an.
        [one] Feindlich grenzt nur { NAME($strongest) } an, mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
       *[other] { $foes } feindliche Länder grenzen an, das stärkste ist { NAME($strongest) } mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
    }
why-plan_attack =
    { NAME($county) }: { NAME($box, kind: "action") }, um { NAME($target, form: "accusative") } mit bis zu { $number ->
        [one] { $number } Armee
       *[other] { $number } Armeen
    } gegen { $against ->
        [0] Bauern allein
        [one] { $against } Armee
       *[other] { $against } Armeen
    } zu erobern; das gelingt in etwa { $chance } % der Fälle, nach dem, was von jeder Farbe in Schale und Turm liegt.
why-plan_march =
    { NAME($county) }: { NAME($box, kind: "action") }, um { $number } von { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } { $target_known ->
        [0] dorthin zu bringen, wo sie nötiger sind
       *[1] nach { NAME($target) } zu bringen
    }. { $foes ->
        [0] Kein feindliches Land grenzt an.
        [one] Feindlich grenzt nur { NAME($strongest) } an, mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
       *[other] { $foes } feindliche Länder grenzen an, das stärkste ist { NAME($strongest) } mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
    }
why-to_court =
    { NAME($county) }: Dort { $armies ->
        [one] steht { $armies } Armee
       *[other] stehen { $armies } Armeen
    }; { $number } davon { $number ->
        [one] kann
       *[other] können
    } an den Hof. { $foes ->
        [0] Kein feindliches Land grenzt an.
        [one] Feindlich grenzt nur { NAME($strongest) } an, mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
       *[other] { $foes } feindliche Länder grenzen an, das stärkste ist { NAME($strongest) } mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
    }
why-plan_bid =
    Platz { $position } ({ NAME($tile, kind: "tile") }) diente dir am besten, { $coins ->
        [0] aber um keinen Taler mehr als der Platz, der ohne Gebot meist bleibt
       *[other] und unter den Ersten zu wählen ist { $coins } Taler wert
    }. Das ist im Mittel üblicher Gebote: Von hundert sind { $nothing } nichts, { $cards } ein Land, { $one } ein Taler, { $more } mehr.
why-plan_bid_county =
    Ein Land als Gebot kommt vor allen, die nichts bieten, { $nothing } von hundert. { NAME($county) } bringt anderswo am wenigsten: { $taxes } Taler, { $grain } Getreide, { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } dort.
why-plan_last =
    { NAME($county) } bewirkt hier kaum etwas und bringt anderswo am wenigsten: { $taxes } Taler, { $grain } Getreide, { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } dort.
why-plan_spare =
    { $cause ->
        [nowhere] Keines deiner Länder kann das jetzt.
        [dear] Es kostet { $price } Taler, und du hast { $thalers }.
        [saved] { NAME($county) } könnte es für { $price } Taler, aber deine { $thalers } reichen nicht für alles, und die anderen Felder bringen mehr dafür.
        [needed] { NAME($county) } könnte es am besten, nützt aber dort mehr: { NAME($elsewhere, kind: "action") }.
       *[little] Selbst { NAME($county) } brächte hier weniger als { $price ->
            [0] die Unruhe und die Gefahr, die es kostet
            [one] den Taler, den es kostet
           *[other] die { $price } Taler, die es kostet
        }.
    }
why-plan_tower =
    { $number ->
        [0] In der Schale hast du { $armies ->
            [one] { $armies } Armee
           *[other] { $armies } Armeen
        }, zu wenig dafür, und kein Land nützt hier mehr.
       *[other] In der Schale hast du { $armies ->
            [one] { $armies } Armee
           *[other] { $armies } Armeen
        }; davon { $number ->
            [one] kann { $number }
           *[other] können { $number }
        } an den Hof.
    }
why-mixed = { $plans } Pläne sind etwa gleich gut; dieser kommt in { $share } % der Fälle, damit niemand darauf bauen kann.
why-searched =
    Von { $plans ->
        [one] { $plans } Plan, der in gedachten Jahreszeiten erprobt wurde,
       *[other] { $plans } Plänen, die in gedachten Jahreszeiten erprobt wurden,
    } schnitt dieser am besten ab.
why-attack =
    { CAPITAL(NAME($target, form: "nominative")) } { TRAIT($target, "number") ->
        [plural] fallen
       *[singular] fällt
    } mit einer Chance von { $chance } % an { $number ->
        [one] { $number } Armee
       *[other] { $number } Armeen
    } aus { NAME($origin, form: "dative") }. { $left ->
        [one] { $left } Armee bleibt
       *[other] { $left } Armeen bleiben
    } zurück. { $foes ->
        [0] Sonst grenzt dort kein feindliches Land an.
        [one] Sonst grenzt dort feindlich nur { NAME($strongest) } an, mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
       *[other] Sonst grenzen dort { $foes } feindliche Länder an, das stärkste ist { NAME($strongest) } mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
    }
why-march =
    { $number ->
        [one] { $number } Armee ist
       *[other] { $number } Armeen sind
    } { NAME($target, form: "in", before: "in") } ({ $foes_there ->
        [0] kein feindliches Land grenzt an
        [one] { $foes_there } feindliches Land grenzt an, mit { $most }
       *[other] { $foes_there } feindliche Länder grenzen an, das stärkste hat { $most }
    }) mehr wert als { NAME($origin, form: "in", before: "in") } ({ $foes ->
        [0] kein feindliches Land grenzt an
        [one] { $foes } feindliches Land grenzt an, mit { $there }
       *[other] { $foes } feindliche Länder grenzen an, das stärkste hat { $there }
    }), wo { $left ->
        [one] { $left } Armee bleibt
       *[other] { $left } Armeen bleiben
    }.
why-stay =
    { $number ->
        [0] Aus { NAME($origin, form: "dative") } kann kein Land angegriffen werden.
       *[other] Kein Angriff aus { NAME($origin, form: "dative") } ist das Wagnis wert. Der sicherste, gegen { NAME($target, form: "accusative") } mit { $number ->
            [one] { $number } Armee
           *[other] { $number } Armeen
        }, gelingt mit einer Chance von { $chance } %.
    } { $foes ->
        [0] Kein feindliches Land grenzt an.
        [one] Feindlich grenzt nur { NAME($strongest) } an, mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
       *[other] { $foes } feindliche Länder grenzen an, das stärkste ist { NAME($strongest) } mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
    }
why-recruit =
    So sind { NAME($origin, form: "nominative") }, jetzt mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }, und die Nachbarn am sichersten. { $foes ->
        [0] Kein feindliches Land grenzt an.
        [one] Feindlich grenzt nur { NAME($strongest) } an, mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
       *[other] { $foes } feindliche Länder grenzen an, das stärkste ist { NAME($strongest) } mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
    }
why-defend =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] halten
       *[singular] hält
    } sich mit einer Chance von { $chance } %, wenn { $number } von { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } { $number ->
        [1] eingeworfen wird
       *[other] eingeworfen werden
    }; das bringt am meisten, bedenkt man, was Armeen wert sind.
why-revolt_first =
    { CAPITAL(NAME($county, form: "in", before: "in")) } ist am meisten zu retten: { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } gegen { $markers } Unruhemarker.
why-take =
    { NAME($county) }: { $taxes } Taler, { $grain } Getreide, { $sites ->
        [one] { $sites } Bauplatz
       *[other] { $sites } Bauplätze
    }.
why-draw =
    Der Stapel verspricht mehr als die offenen Karten: Von den Ländern, die noch niemand sah ({ $unseen }), bringt jedes im Mittel { NUMBER($taxes, maximumFractionDigits: 1) } Taler, { NUMBER($grain, maximumFractionDigits: 1) } Getreide und { NUMBER($sites, maximumFractionDigits: 1) } Bauplätze.
why-place =
    { CAPITAL(NAME($county, form: "nominative")) } { TRAIT($county, "number") ->
        [plural] haben
       *[singular] hat
    } { $foes ->
        [0] keinen Nachbarn, der nicht dir gehört
        [one] { $foes } Nachbarn, der nicht dir gehört
       *[other] { $foes } Nachbarn, die nicht dir gehören
    }.
why-position =
    Platz { $position } mit seinem Plättchen ({ NAME($tile, kind: "tile") }) ist jetzt am meisten wert: { $defence ->
        [1] Es hilft überall, wo du angegriffen wirst
       *[0] { $orders ->
            [0] Keiner deiner Befehle braucht ein anderes mehr
            [one] Es hilft einem deiner Befehle
           *[other] Es hilft { $orders } deiner Befehle
        }
    }.
why-leave =
    Du hast { $counties ->
        [one] { $counties } Land
       *[other] { $counties } Länder
    }; diese Felder brächten am wenigsten: { LIST($boxes, kind: "action") }.
why-benefit =
    Jetzt am meisten wert: { NAME($benefit, kind: "benefit") } ({ $amount }). Du hast { $thalers } Taler, und { $grain } Getreide für { $counties ->
        [one] { $counties } Land
       *[other] { $counties } Länder
    }.
why-favor =
    { $effect ->
        [thalers] { $amount } Taler sind
        [grain] { $amount } Getreide ist
        [victory_points] { $amount ->
            [one] { $amount } Siegpunkt ist
           *[other] { $amount } Siegpunkte sind
        }
        [armies_to_tray] Mehr Armeen in der Schale ({ $amount }) sind
        [building] Ein Gebäude ohne Kosten ({ NAME($building) }) ist
        [deploy] Kostenloses Aufstellen ({ $amount }) ist
        [remove_revolt_marker] Ein Unruhemarker weniger ist
        [remove_event] Eine Jahreszeit ohne ihr Ereignis ist
       *[immunity] Eine Jahreszeit ohne Angriffe mit { LIST($against, kind: "action") } ist
    } { $cost ->
        [one] { $cost } Höfling
       *[other] { $cost } Höflinge
    } von den { $has } wert, die du dort hast.
why-no_favor =
    Keine der ausliegenden Gunstkarten ist ihren Preis wert: Die billigste kostet { $cheapest } von deinen { $has }.
why-favor_here =
    { CAPITAL(NAME($county, form: "in", before: "in")) } bringt die Gunst am meisten: dort { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }, { $markers ->
        [0] kein Unruhemarker
       *[other] { $markers } Unruhemarker
    }. { $foes ->
        [0] Kein feindliches Land grenzt an.
        [one] Feindlich grenzt nur { NAME($strongest) } an, mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
       *[other] { $foes } feindliche Länder grenzen an, das stärkste ist { NAME($strongest) } mit { $there ->
            [one] { $there } Armee
           *[other] { $there } Armeen
        }.
    }
why-event =
    { $stands ->
        [1] „{ NAME($event, kind: "effect") }“ nützt dir mehr, als es schadet.
       *[0] „{ NAME($event, kind: "effect") }“ schadete dir mehr, als es nützte.
    }
why-bid =
    { NAME($country) }: { $markers ->
        [0] kein Siegpunktmarker von dir, doch die Abstimmung ist die Karten wert
       *[other] { $markers } Siegpunktmarker von dir, und der Einfluss zählt in jeder Runde bis zum Status von { $status }
    }; deiner steigt von { $before } auf { $after }, der höchste der anderen ist { $rival_has }.
why-no_bid =
    { NAME($country) }: { $markers ->
        [0] kein Siegpunktmarker
       *[other] { $markers } Siegpunktmarker
    } von dir, dein Einfluss ist { $influence }, der höchste der anderen { $rival_has }, der Status { $status }: Mehr brächte weniger, als die Karten wert sind.
why-lobby =
    { NAME($country) }: { $markers ->
        [0] kein Siegpunktmarker
       *[other] { $markers } Siegpunktmarker
    } von dir; dein Einfluss ist { $influence }, der höchste der anderen { $rival_has }. { $issue ->
        [war] Ein Krieg gegen { NAME($target, form: "accusative") }, wovon du { $target_markers ->
            [0] keinen Siegpunktmarker
           *[other] { $target_markers } Siegpunktmarker
        } hast, wird in { $win } % aller Würfe gewonnen und in { $loss } % verloren; der Status geht an den Gewinner.
        [league] Ein Bund mit { NAME($target, form: "dative") }, wovon du { $target_markers ->
            [0] keinen Siegpunktmarker
           *[other] { $target_markers } Siegpunktmarker
        } hast, bringt in dieser Runde für jeden Marker beider einen Punkt mehr.
        [join] Von der Seite hängt ab, gegen wen Krieg möglich ist und mit wem ein Bund.
       *[rearm] Mit einem Heer sind wieder Kriege möglich.
    }
why-vote =
    { $for_points ->
        [1] Gewinnt { NAME($colour) } und nicht { NAME($other) }, ist das deinen Markern etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte wert
       *[0] Für deine Marker ist der Ausgang nicht wichtig, und eine verlorene Abstimmung kostet Einfluss
    }; mit deinem Einfluss von { $influence } gewinnt { NAME($colour) } in etwa { $chance } % der Fälle, wie die anderen stimmen könnten, nach dem, was ihre Marker wohl wollen.
why-special =
    „{ NAME($card) }“ bringt jetzt mehr als später. { NAME($country) }, Status { $status }: Du hast { $markers ->
        [0] keinen Siegpunktmarker
       *[other] { $markers } Siegpunktmarker
    } und Einfluss von { $influence }, der höchste der anderen ist { $rival_has }. { $card ->
        [increase_status] Einfluss zählt bis zum Status.
        [unrest] Unruhen treffen, wer dort den meisten Einfluss hat.
        [increase_army_size] Ein größeres Heer übersteht mehr Kriege.
       *[military] Seine Kriege werden öfter gewonnen.
    }
why-special_lobby =
    { NAME($country) }: { $markers ->
        [0] kein Siegpunktmarker
       *[other] { $markers } Siegpunktmarker
    } von dir; dein Einfluss ist { $influence }, der höchste der anderen { $rival_has }. { $issue ->
        [war] Ein Krieg gegen { NAME($target, form: "accusative") }, wovon du { $target_markers ->
            [0] keinen Siegpunktmarker
           *[other] { $target_markers } Siegpunktmarker
        } hast, wird in { $win } % aller Würfe gewonnen und in { $loss } % verloren; der Status geht an den Gewinner.
        [league] Ein Bund mit { NAME($target, form: "dative") }, wovon du { $target_markers ->
            [0] keinen Siegpunktmarker
           *[other] { $target_markers } Siegpunktmarker
        } hast, bringt in dieser Runde für jeden Marker beider einen Punkt mehr.
        [join] Von der Seite hängt ab, gegen wen Krieg möglich ist und mit wem ein Bund.
       *[rearm] Mit einem Heer sind wieder Kriege möglich.
    }
why-special_assassin =
    { PLAYER($seat) } hat { NAME($country, form: "in", before: "in") } Einfluss von { $has } und verliert mindestens { $loses } davon; deiner ist { $influence }, bei { $markers ->
        [0] keinem Siegpunktmarker
        [one] { $markers } Siegpunktmarker
       *[other] { $markers } Siegpunktmarkern
    }.
why-keep_cards =
    { $cards ->
        [0] Du hast keine Sonderkarte.
        [one] Deine Sonderkarte bringt jetzt nicht mehr als später.
       *[other] Keine deiner { $cards } Sonderkarten bringt jetzt mehr als später.
    }
why-to_market =
    Von deinen Karten { $number ->
        [one] ist diese
       *[other] sind diese { $number }
    } dir am wenigsten wert: Du hast { $markers ->
        [0] keinen Siegpunktmarker
       *[other] { $markers } Siegpunktmarker
    } ihrer Länder.
why-exchange =
    { $kind ->
        [special] { NAME($card) } ist eine Sonderkarte
        [open] { NAME($card) } passt zu jedem Land, von dem schon eine eigene Karte liegt
       *[named] Von { NAME($country, form: "dative") } hast du { $markers ->
            [0] keinen Siegpunktmarker
           *[other] { $markers } Siegpunktmarker
        }, bei Einfluss von { $influence } und einem Status von { $status }
    }; für { NAME($given) } hast du { $given_markers ->
        [0] keinen Siegpunktmarker
       *[other] { $given_markers } Siegpunktmarker
    }.
why-no_exchange =
    { $cards ->
        [0] Keine Karte liegt aus.
        [one] Eine Karte liegt aus, { $wanted ->
            [0] nicht
           *[other] und zwar
        } aus einem Land, dessen Siegpunktmarker du hast; sie ist keine der deinen wert.
       *[other] { $cards } Karten liegen aus, { $wanted ->
            [0] keine davon aus einem Land, dessen
            [one] eine davon aus einem Land, dessen
           *[other] { $wanted } davon aus Ländern, deren
        } Siegpunktmarker du hast; keine ist eine der deinen wert.
    }
why-collect =
    { $kind ->
        [special] { NAME($card) } ist eine Sonderkarte, die du in einem späteren Durchgang spielen kannst.
        [open] { NAME($card) } passt zu jedem Land, von dem schon eine eigene Karte liegt.
       *[named] Diese Karte ist dir am meisten wert: Von { NAME($country, form: "dative") } hast du { $markers ->
            [0] keinen Siegpunktmarker
           *[other] { $markers } Siegpunktmarker
        }, bei Einfluss von { $influence } und einem Status von { $status }.
    }
why-remove =
    { CAPITAL(NAME($country, form: "in", before: "in")) } fehlt diese Karte am wenigsten: Du hast dort { $markers ->
        [0] keinen Siegpunktmarker
       *[other] { $markers } Siegpunktmarker
    }, bei Einfluss von { $influence } und einem Status von { $status }.
why-initial = Diese Karten zählen von der ersten Runde an; Länder darunter, von denen du Siegpunktmarker hast: { LIST($countries) }.
why-pass_marker =
    { CAPITAL(NAME($country, form: "nominative")) } { TRAIT($country, "number") ->
        [plural] brächten
       *[singular] brächte
    } dir am wenigsten: Status { $status }, und { $cards ->
        [0] keine Karte davon
        [one] { $cards } Karte davon
       *[other] { $cards } Karten davon
    } auf der Hand.
why-imagined_win =
    In { $games ->
        [one] { $games } gedachten Partie
       *[other] { $games } gedachten Partien
    } führte das zu einer Siegchance von etwa { $chance } %, der nächstbeste Zug zu { $other } %.
why-compared =
    Nach der Rechnung eines Hauptmanns bringt dein Plan { $more ->
        [0] so viel wie der des Hinweises
        [1] etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte mehr als der des Hinweises
       *[-1] etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte weniger als der des Hinweises
    }, im Mittel der möglichen Ereignisse, üblicher Gebote und dessen, was die anderen tun könnten.{ $payable ->
        [0] { " " }Deine Taler reichen womöglich nicht für alles.
       *[1] { "" }
    }
why-compared_box = { NAME($box, kind: "action") }: { NAME($mine) }; im Hinweis: { NAME($hint) }. { $more ->
        [1] Deines bringt etwa { NUMBER($points, maximumFractionDigits: 1) } mehr.
       *[-1] Deines bringt etwa { NUMBER($points, maximumFractionDigits: 1) } weniger.
    }
