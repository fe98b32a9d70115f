### Couriers, in English. Its messages must have names that no other game's have.

## names: the game, its parts, and the headings of its tables

names-couriers = Couriers
doors-couriers_about = 2 to 4 players, about 10 minutes
doors-rule_marauders = Marauders

names-vienna = Vienna
names-prague = Prague
names-dresden = Dresden
names-munich = Munich
names-breslau = Breslau
names-hamburg = Hamburg
names-bamberg = Bamberg
names-stralsund = Stralsund

names-phase_riding = riders are sent
names-phase_handing_over = a dispatch is handed over
names-phase_roads_closed = the roads are closed

names-view_turn = Day
names-view_phase = Now
names-view_road = On the road to
names-view_worth = Worth
names-view_marauders = Marauders wait for speed
names-view_deck = Riders for hire
names-view_coming = Dispatches to come
names-view_ridden = Riders that have ridden
names-view_victory_points = Victory points
names-view_hand_size = Riders
names-view_hand = Their speeds
names-view_sent = Sent today
names-view_delivered = Delivered
names-view_sold = Sold

cli-counted_delivered = deliveries
cli-counted_sold = sales

## events

events-day_begun = Day { $turn }: a dispatch for { NAME($dispatch) }, worth { $worth }.
events-riders_shown = The riders and their speeds: { SEATS($riders) }.
events-marauders_came =
    Marauders wait for riders of speed { $speed }{ COUNT($caught) ->
        [0] , and catch nobody.
       *[other] , and catch those of { PLAYERS($caught) }.
    }
events-dispatch_stayed = Nobody comes through alone. What is for { LIST($dispatches) } stays on the road.
events-dispatch_delivered =
    { PLAYER($seat) } delivers to { LIST($dispatches) }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
events-dispatch_sold =
    { PLAYER($seat) } sells what was for { LIST($dispatches) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and { $number ->
        [one] a new rider.
       *[other] { $number } new riders.
    }
events-riders_hired = { PLAYER($seat) } hires riders of speed { WORDS($riders) }.
events-roads_closed = The roads are closed. Points: { SEATS($points) }.

## prompts

prompts-send_rider = { PLAYER($seat) }, send a rider in secret.
prompts-hand_over = { PLAYER($seat) }, your rider is home first. What becomes of the dispatches?

## moves

moves-couriers_send = A rider of speed { $word1 }
moves-couriers_deliver = Deliver them, for all their points
moves-couriers_sell = Sell them, for half their points and two riders

## why: reasons of bots

why-courier_worth = What lies on the road is worth { $n } points.
why-courier_points =
    Delivered, it brings { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
why-courier_chance = Such a rider is home first in { PERCENT($share, maximumFractionDigits: 0) } of such days, and { $n } points lie on the road.

## rules

rules-field_marauders = Whether marauders catch all riders of one speed, which chance names every day.

rules_couriers-book-in_force =
    the rules of the house{ $house_rules ->
        [0] { "" }
       *[other] , with house rules
    }
rules_couriers-preset-printed = as written
rules_couriers-game = Couriers
rules_couriers-goal = What you want
rules_couriers-goal-points = Dispatches are on their way through the war. Whoever brings them in has their points; after **five days** the most points win, and of equals who has kept the faster riders.
rules_couriers-day = A day
rules_couriers-day-dispatch = A dispatch is laid on the road, beside those that stayed there before.
rules_couriers-day-send = Everybody chooses one of their riders in secret; all ride out together.
rules_couriers-day-marauders = Chance names a speed: marauders catch **all riders of that speed**.
rules_couriers-day-first = Riders of the same speed hold each other up. The fastest of the others is home first; if there is none, everything stays on the road.
rules_couriers-day-hand = Whoever is home first *delivers* all that lies on the road and has all of its points, or *sells* it: then every dispatch brings half, rounded down, and two riders are hired from the deck.
