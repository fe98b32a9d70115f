### Standing orders, in English.

## orders: what an order says

orders-only_answer = Answer by itself where only one answer is possible.
orders-pass_lobby = Pass in { NAME($country, form: "the") }, as long as this lobby lasts.
orders-vote_lobby = Vote { NAME($colour) } in { NAME($country, form: "the") }, in this lobby.
orders-pass_without_influence = Pass in every lobby where I have no influence.
orders-bid_up_to =
    In { NAME($country, form: "the") }, { $most ->
        [0] bid nothing
       *[other] bring my influence up to { $most }{ COUNT($cards) ->
            [0] { "" }
           *[other] { " " }with { LIST($cards) }
        }
    }.
orders-vote_on =
    { $issue ->
        [join] If { NAME($country, form: "the") } is asked to join a faction
        [rearm] If { NAME($country, form: "the") } is asked to rearm
        [war] If { NAME($country, form: "the") } is asked to attack { NAME($target, form: "the") }
       *[league] If { NAME($country, form: "the") } is asked for a league with { NAME($target, form: "the") }
    }, vote { NAME($colour) }.
orders-decline_exchange = Never exchange a card at the market place.
orders-exchange = At the market place, take the first on offer of { LIST($wanted) } for the first in hand of { LIST($given) }; else decline.
orders-collect = From the market place, collect the first on offer of { LIST($wanted) }.
orders-defend_all = Defend with all armies of the county.
orders-revolts = Of several revolts, fight in this order: { LIST($counties) }.
orders-places = Take the best place left: { LIST($ranking, kind: "tile") }.
orders-attack =
    { NAME($action, kind: "action") } this season: { $armies ->
        [all] all armies
        [1] 1 army
       *[other] { $armies } armies
    } to { NAME($county, form: "the") }, if the chance is at least { PERCENT($chance, maximumFractionDigits: 0) }.
