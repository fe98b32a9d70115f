### The panel of standing orders in the browser, in English.

order_panel-title = Standing orders
order_panel-note = Only you see them. They answer some time after you are asked, at a moment drawn by lot, so that nobody can tell an order from you. Where games are played live, others see whether you are at the table: be there, or they can guess.
order_panel-yours = Your orders
order_panel-none = You have given none: you are asked everything yourself.
order_panel-withdraw = Withdraw: { $order }
order_panel-withdraw_all = Withdraw all
order_panel-now = What is under way
order_panel-give = Give order
order_panel-carried = Carried out
order_panel-carried_count =
    { $n ->
        [one] Your order answered for you
       *[other] Your orders answered { $n } times for you
    }
order_panel-due = They look at what you are asked at { $time }.
order_panel-choose = Choose …
order_panel-add = Add …
order_panel-remove = Remove { $thing }
order_panel-first_is_best = The first comes first.
order_panel-any = any country
order_panel-all = all armies
order_panel-offer_only_answer = Answer by itself where only one answer is possible
order_panel-offer_pass_lobby = Pass in this lobby
order_panel-offer_vote_lobby = My vote in this lobby
order_panel-offer_pass_without_influence = Pass in every lobby where I have no influence
order_panel-offer_bid_up_to = Bid in a country
order_panel-offer_vote_on = Vote chosen ahead
order_panel-offer_decline_exchange = Never exchange at the market place
order_panel-offer_exchange = Exchange at the market place
order_panel-offer_collect = Collect from the market place
order_panel-offer_defend_all = Defend with all armies
order_panel-offer_revolts = Order of my revolts
order_panel-offer_places = Take the best place left
order_panel-offer_attack = Attack as planned
order_panel-slot_bid_up_to_0 = Country
order_panel-slot_bid_up_to_1 = Up to so much influence
order_panel-slot_bid_up_to_2 = With these cards
order_panel-slot_vote_lobby_0 = I vote
order_panel-slot_vote_on_0 = Issue
order_panel-slot_vote_on_1 = Country
order_panel-slot_vote_on_2 = Target
order_panel-slot_vote_on_3 = I vote
order_panel-slot_exchange_0 = I take the first of
order_panel-slot_exchange_2 = I give the first of
order_panel-slot_collect_0 = I collect the first of
order_panel-slot_revolts_0 = First to last
order_panel-slot_places_0 = Best to worst
order_panel-slot_attack_0 = Action
order_panel-slot_attack_1 = To
order_panel-slot_attack_2 = Armies
order_panel-slot_attack_3 = If the chance is at least, in per cent
