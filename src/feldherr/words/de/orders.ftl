### Dauerbefehle, auf Deutsch.

## orders: was ein Befehl sagt

orders-only_answer = Von selbst antworten, wo nur eine Antwort möglich ist.
orders-pass_lobby = { CAPITAL(NAME($country, form: "in", before: "in")) } passen, solange diese Vorsprache dauert.
orders-vote_lobby = { CAPITAL(NAME($country, form: "in", before: "in")) } in dieser Vorsprache { NAME($colour) } stimmen.
orders-pass_without_influence = Bei jeder Vorsprache passen, bei der ich keinen Einfluss habe.
orders-bid_up_to =
    { CAPITAL(NAME($country, form: "in", before: "in")) } { $most ->
        [0] nichts bieten
       *[other] meinen Einfluss bis auf { $most } bringen{ COUNT($cards) ->
            [0] { "" }
           *[other] { " " }mit { LIST($cards) }
        }
    }.
orders-vote_on =
    { $issue ->
        [join] Beitritt zu einer Partei, { NAME($country) }
        [rearm] Wiederbewaffnung, { NAME($country) }
        [war] Krieg, { NAME($country) } gegen { NAME($target, form: "accusative") }
       *[league] Fürstenbund, { NAME($country) } mit { NAME($target, form: "dative") }
    }: { NAME($colour) } stimmen.
orders-decline_exchange = Nie eine Karte im Markt tauschen.
orders-exchange = Im Markt die erste angebotene von { LIST($wanted) } nehmen, für die erste auf der Hand von { LIST($given) }; sonst ablehnen.
orders-collect = Aus dem Markt die erste angebotene von { LIST($wanted) } aufnehmen.
orders-defend_all = Mit allen Armeen des Landes verteidigen.
orders-revolts = Von mehreren Aufständen in dieser Folge kämpfen: { LIST($counties) }.
orders-places = Den besten freien Platz nehmen: { LIST($ranking, kind: "tile") }.
orders-attack =
    { NAME($action, kind: "action") } in dieser Jahreszeit: { $armies ->
        [all] alle Armeen
        [1] 1 Armee
       *[other] { $armies } Armeen
    } { NAME($county, form: "nach", before: "nach") }, wenn die Aussicht mindestens { PERCENT($chance, maximumFractionDigits: 0) } beträgt.
