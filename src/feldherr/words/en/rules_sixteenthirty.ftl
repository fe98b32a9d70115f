### The rules of Sixteen Thirty Something in our own words. feldherr/sixteenthirty/book says what stands where, and when.

## The game in a page

rules_sixteenthirty-game = The game in a page

rules_sixteenthirty-who = Who you are
rules_sixteenthirty-role = You lead one of the banking houses of the Thirty Years' War. You rule no country. You hold shares in several of them, and nobody knows which: your VP markers (VP are victory points). And you have friends at their courts: your influence. Kings go to war, change sides and make peace because somebody like you has talked them into it.

rules_sixteenthirty-goal = What you want
rules_sixteenthirty-goal-terms = aim objective win victory points
rules_sixteenthirty-goal-points = At the end of every turn each of your VP markers scores the lower of two numbers: your influence in its country, and the status of that country. So you need both: a voice at the court, and a court that counts for something. Whoever has the most victory points when the game ends has won.
rules_sixteenthirty-goal-ways = Your own cards bring influence, but only while you win votes: lost votes wear it down. Status comes from wars, from leagues and from a card. And since nobody knows your markers, you may help a country for reasons that nobody guesses, or harm one for reasons that everybody guesses wrong.

rules_sixteenthirty-course = How it goes
rules_sixteenthirty-course-turns = The game lasts up to { $last_turn } turns. A turn is everybody's, a round is yours: in each turn everybody plays one round. You draw cards, play special cards, lobby a Crown and put cards aside. Then points are counted, and the cards that were put aside are traded at the market.

## What lies on the table

rules_sixteenthirty-table = What lies on the table

rules_sixteenthirty-countries = The countries
rules_sixteenthirty-countries-ten = There are ten countries: Austria, Denmark, England, France, the German States, Italy, the Netherlands, Poland, Spain and Sweden. Nobody owns them.

rules_sixteenthirty-values = Status, army size, military ability
rules_sixteenthirty-values-three = Every country has three values. Its status, 0 to { $highest_status }, limits what its markers bring. Its army size, 0 to { $highest_army_size }, says how much it can lose before it is disarmed. Its military ability, 0 to { $highest_military_ability }, helps it to win wars. No value ever leaves its range.
rules_sixteenthirty-values-change = Status changes by a card, by war and by a league. Army size changes by a card, by rearming, by war damage and by a league. Military ability changes by a card, by war damage and by a league. Nothing else moves a value.

rules_sixteenthirty-factions = Red and blue
rules_sixteenthirty-factions-two = A country belongs to the red faction, the Lion, to the blue one, the Eagle, or to none. Once it has joined one it may change sides, but it never goes back to none. Factions decide only who may fight whom and who may form a league. They score nothing and fight nothing by themselves: red and blue are not the colours of players.

rules_sixteenthirty-neighbours = Neighbours
rules_sixteenthirty-neighbours-who = Two countries are neighbours if they share a land border or if a sea route joins them. Both count alike. The appendix lists all neighbours.

rules_sixteenthirty-cards = The deck
rules_sixteenthirty-cards-all = There are { $cards } playing cards in one deck. A card is always in exactly one place: in the deck, on the discard pile, in a hand, in a display or in a market place.
rules_sixteenthirty-cards-influence = Each country has { $named_cards } influence cards that bear its name, of different values. Another { $open_cards } influence cards are Open: they belong to no country and can support any.
rules_sixteenthirty-cards-special = The other { $special_total } are special cards. There are seven kinds: Lobby the Crown, Military Improvement, Increase Army Size, Increase Status, Military Leader, Assassin and Unrest.

rules_sixteenthirty-markers = VP markers
rules_sixteenthirty-markers-vp = There are { $markers_each } VP markers for each country, but { $markers_german } for the German States, { $markers_all } in all. Each stands for a share in that country.
rules_sixteenthirty-markers-other = Other markers never run out, except those of leagues: there is one pair of each colour.

rules_sixteenthirty-reconstructed = Reconstructed figures
rules_sixteenthirty-reconstructed-what = The rulebook prints neither the board nor the cards. Starting values, borders, the make-up of the deck and the table by number of players are therefore reconstructed, and marked so wherever you meet them. They were never published in a form that we could read. Whoever owns the game can enter what is printed there: a table may play with figures of its own.

rules_sixteenthirty-chance = Chance
rules_sixteenthirty-chance-inside = Shuffles, the drawing of VP markers, the choice of the first player and all dice come from the game's own chance. It is fixed before the game begins and becomes part of its record, so that everybody can check it afterwards.
rules_sixteenthirty-chance-outside = At this table the dice and the choice of the first player come from outside: real dice are rolled, and what they show is entered. Shuffles and the drawing of VP markers come from the game's own chance, which is fixed before the game begins and becomes part of its record.

## Setting up

rules_sixteenthirty-setup = Setting up

rules_sixteenthirty-setup-order = In which order
rules_sixteenthirty-setup-order-steps = The game is for { $least_players } to { $most_players } players. It is set up in this order: the board, drawing VP markers, passing them on, dealing cards, choosing the first player, the first influence. Cards are dealt only when both rounds of passing are over.

rules_sixteenthirty-setup-board = The board
rules_sixteenthirty-setup-board-values = Every country begins with its own status, army size and military ability. None has a faction yet, none a military leader, unrest or a league. It is turn 1, everybody has 0 victory points, and everybody has a colour that nobody else has.
rules_sixteenthirty-setup-votes = Everybody has one red and one blue counter to vote with, and can therefore always vote either way.

rules_sixteenthirty-setup-draw = Drawing VP markers
rules_sixteenthirty-setup-draw-blind = All VP markers go into one cup. They are drawn blind, one at a time, until everybody has the same number. You may well draw several of one country.
rules_sixteenthirty-setup-quota = With { WORDS($players_list) } players everybody draws { WORDS($vp_markers_list) }. The markers left over ({ WORDS($undrawn_list) }) are seen by nobody and score for nobody.

rules_sixteenthirty-setup-pass = Passing VP markers on
rules_sixteenthirty-setup-pass-left = Now everybody passes one VP marker to the left, face down, and then does so once more: { $passing_rounds } rounds in all. You see what comes from the right only when you have chosen what you give away. In the second round you may pass on the very marker that you have just received. Only giver and receiver know it.

rules_sixteenthirty-setup-deal = The first hand
rules_sixteenthirty-setup-deal-limit = Everybody is dealt as many cards as the card limit of turn 1: with { WORDS($players_list) } players { WORDS($first_limit_list) }.

rules_sixteenthirty-setup-first = The first player
rules_sixteenthirty-setup-first-random = The first player is chosen at random and takes the first-player marker.

rules_sixteenthirty-setup-influence = The first influence
rules_sixteenthirty-setup-influence-choose = Everybody chooses up to { $initial_influence } influence cards of the hand, for one country or for several; none is allowed too. The hand is not refilled. Nobody sees what the others choose. When all have chosen, all cards are turned up at once and form the first displays. All of this influence is ascending; chapter "Influence" tells what that means.
rules_sixteenthirty-setup-influence-only = No special card can be placed now, and an Open card only together with a named card of its country.
rules_sixteenthirty-setup-influence-open = You say which country an Open card supports when you choose it, not when it is turned up.

## A turn

rules_sixteenthirty-turn = A turn

rules_sixteenthirty-rounds = One round each
rules_sixteenthirty-rounds-each = In every turn each player has exactly one round. The first player begins, and it goes on to the left. A round is finished before the next one begins.

rules_sixteenthirty-steps = Your round
rules_sixteenthirty-steps-terms = round step phase
rules_sixteenthirty-steps-intro = Your round has five steps, always in this order:
rules_sixteenthirty-steps-remove = Remove one card of descending influence.
rules_sixteenthirty-steps-draw = Draw cards.
rules_sixteenthirty-steps-special = Play special cards, if you like.
rules_sixteenthirty-steps-lobby = Lobby a Crown.
rules_sixteenthirty-steps-market = Put cards into your market place.

rules_sixteenthirty-remove = Step 1: remove descending influence
rules_sixteenthirty-remove-one = If any of your stacks is descending, you must move one card of a descending stack face down into your market place: one card, however many stacks are descending. You choose the stack and the card, and it may be the last named card, in which case the Open cards of that stack go with it. Ascending stacks and other players' displays are never touched by this, and without a descending stack nothing is removed.

rules_sixteenthirty-draw = Step 2: draw cards
rules_sixteenthirty-draw-cards = With { WORDS($players_list) } players you draw { WORDS($draw_list) } cards. The card limit does not matter yet: your hand may be above it until step 5.
rules_sixteenthirty-draw-shuffle = If the deck runs out, the discard pile is shuffled and becomes the new deck, and you draw on. Hands, displays and market places stay where they are. If there are still too few cards, you do without the rest, now and later.
rules_sixteenthirty-draw-when = The pile is shuffled only when the next card is needed, not as soon as the last one is drawn.

rules_sixteenthirty-play = Step 3: play special cards
rules_sixteenthirty-play-two = You may play up to { $special_cards } special cards of your hand, also two of a kind, or none. The first takes full effect before you play the second, so the second may build on it. A played special card goes straight to the discard pile, not to your market place, so nobody can pick it up at the market.
rules_sixteenthirty-play-when = At any other moment, and in the rounds of others, special cards cannot be played.
rules_sixteenthirty-play-target = A special card that has nothing to act on cannot be played. A country whose value is at its limit already is no target.

rules_sixteenthirty-call = Step 4: lobby a Crown
rules_sixteenthirty-call-one = You must lobby the Crown of one country for one issue: to join a faction, to rearm, to go to war or to form a league. Chapter "Lobbying a Crown" tells how. If you have also played Lobby the Crown cards, that makes up to { $lobbies } lobbies in your round; the second vote of a league belongs to its lobby.
rules_sixteenthirty-call-none = If you have no influence on display anywhere and no card that could place any, you skip this step.
rules_sixteenthirty-call-none-c16 = The book obliges you to lobby and does not say what happens if you cannot. Nobody can be asked for the impossible.
rules_sixteenthirty-call-again = A country may be lobbied again in the same round or turn.

rules_sixteenthirty-excess = Step 5: cards to the market place
rules_sixteenthirty-excess-cards = If you hold more cards than the card limit of this turn, you put the excess and one more card into your market place, face down. Otherwise you put exactly one card there, of whatever kind. You choose which. With an empty hand you put nothing.
rules_sixteenthirty-excess-limit = The card limit depends on the turn and on the number of players; the appendix has it for every turn. It shrinks as the game goes on: with { WORDS($players_list) } players from { WORDS($first_limit_list) } in turn 1 to { WORDS($last_limit_list) } in turn { $last_turn }. What you cannot keep, others can take at the market.

rules_sixteenthirty-turn-end = The end of a turn
rules_sixteenthirty-turn-end-intro = After the last round, in this order:
rules_sixteenthirty-turn-end-points = Victory points are counted.
rules_sixteenthirty-turn-end-check = The game may end.
rules_sixteenthirty-turn-end-market = The market: all cards are turned up, everybody may exchange one, everybody collects one, the rest is discarded.
rules_sixteenthirty-turn-end-marker = The first-player marker is passed on.
rules_sixteenthirty-turn-end-clear = Leaders, leagues and unrest leave the board.
rules_sixteenthirty-turn-next = If the game goes on, the next turn begins, led by the new first player.

## The special cards

rules_sixteenthirty-special = The special cards

rules_sixteenthirty-lobby_the_crown = Lobby the Crown
rules_sixteenthirty-lobby_the_crown-does = You lobby a Crown at once, under all the rules of lobbying. You still lobby in step 4.

rules_sixteenthirty-military_improvement = Military Improvement
rules_sixteenthirty-military_improvement-does = The military ability of one country of your choice rises by 1, to { $highest_military_ability } at most.

rules_sixteenthirty-increase_army_size = Increase Army Size
rules_sixteenthirty-increase_army_size-does = The army of one country of your choice grows by 1, to { $highest_army_size } at most. This arms a disarmed country again.

rules_sixteenthirty-increase_status = Increase Status
rules_sixteenthirty-increase_status-does = The status of one country of your choice rises by 1, to { $highest_status } at most.

rules_sixteenthirty-military_leader = Military Leader
rules_sixteenthirty-military_leader-does = You put a leader into one country of your choice that has none. He adds { $leader } to its total in every war, attacking or defending, until he leaves the board at the end of the turn.

rules_sixteenthirty-assassin = Assassin
rules_sixteenthirty-assassin-does = One influence card leaves a display, whichever card you choose: anybody's, your own included, ascending or descending. It goes to the market place of its owner, and so do Open cards left without a named one. The stack keeps its direction.

rules_sixteenthirty-unrest = Unrest
rules_sixteenthirty-unrest-does = You put an unrest marker on one country of your choice. A country can be put into unrest only once a turn. The marker stays until the end of the turn.
rules_sixteenthirty-unrest-victims = The victim is whoever has the most influence points on display in that country, ascending or descending; if several have equally many, all of them are. A victim's ascending stack turns and is descending now, without losing a card. A stack that was descending already loses one card to its owner's market place, and with the last named card its Open cards. Nobody else loses anything.
rules_sixteenthirty-unrest-nobody = You may also choose a country in which nobody has influence. There is no victim then.
rules_sixteenthirty-unrest-effects = A country in unrest cannot begin a war, defends itself with { ABS($unrest) } less, and can be in no league. If it is in one, the league is dissolved at once: the markers of both members leave the board. It can still be attacked, and it can still be asked to join a faction or, if it has no army, to rearm.

## Influence

rules_sixteenthirty-influence = Influence

rules_sixteenthirty-stack = Your stack in a country
rules_sixteenthirty-stack-terms = display points cards
rules_sixteenthirty-stack-one = The influence cards that lie open before you are your display. All cards for one country form one stack; you have at most one for each country, and no more than { $stack } lie in it, Open cards included.
rules_sixteenthirty-stack-points = Your influence in a country is the sum of all values in your stack there, Open cards included, and no matter whether the stack is ascending or descending. Cards in your hand count nothing.

rules_sixteenthirty-turning = Ascending and descending
rules_sixteenthirty-turning-terms = ascendant descendant turn arrow
rules_sixteenthirty-turning-up = Influence that is placed is ascending: the arrow points away from you. Cards can be added only to an ascending stack, or form a new one.
rules_sixteenthirty-turning-down = A stack turns, and is descending from then on, when you lose a vote in its country or are the victim of unrest there; nothing else turns it. It never turns back and takes no more cards. It still counts fully until it is gone. But each of your rounds begins with the loss of one card from one of your descending stacks. When it is gone, you may begin a new one in that country, ascending.

rules_sixteenthirty-open = Open cards
rules_sixteenthirty-open-any = An Open card adds its value to any ascending stack of yours, as long as a named card of that country lies in it, or comes with it. As soon as a stack has lost its last named card, for whatever reason, its Open cards go to your market place.

rules_sixteenthirty-leaving = Your market place
rules_sixteenthirty-leaving-market = Before you lies your market place: a pile of face-down cards. Whatever you lose from hand or display comes to lie there, also if somebody else's special card took it from you. Only special cards that are played, and what is left when the market closes, go to the discard pile.
rules_sixteenthirty-leaving-hand = A card that lies in your display cannot be taken back into your hand. It leaves only for your market place, and from there it may be collected like any other.

## Lobbying a Crown

rules_sixteenthirty-lobby = Lobbying a Crown

rules_sixteenthirty-lobby-steps = How a lobby goes
rules_sixteenthirty-lobby-steps-intro = A lobby goes like this:
rules_sixteenthirty-lobby-steps-choose = You choose a country, an issue and, if the issue needs one, its target.
rules_sixteenthirty-lobby-steps-bid = Everybody may bid influence.
rules_sixteenthirty-lobby-steps-vote = Everybody who has influence there votes.
rules_sixteenthirty-lobby-steps-result = The result is carried out.
rules_sixteenthirty-lobby-steps-losers = Those who lost the vote lose influence.

rules_sixteenthirty-lobby-where = Where you can lobby
rules_sixteenthirty-lobby-where-influence = You can lobby a country if you have influence on display there, or a named card of it in your hand. Open cards alone are not enough.
rules_sixteenthirty-lobby-where-descending = Your influence there may be descending. You can add nothing to it then, but you can lobby and vote with it.
rules_sixteenthirty-lobby-where-descending-c16 = The book asks only for influence on display; what it forbids is to add to a descending stack. Both rules can be kept.

rules_sixteenthirty-bid = Bidding influence
rules_sixteenthirty-bid-order = Bidding begins with whoever called the lobby and goes to the left. Everybody takes part, also those without influence in the country. When it is your turn, you add cards to your stack of this country, or you pass. If you pass, you are out of this bidding. It goes round until all have passed; the last one left may go on adding, turn after turn.
rules_sixteenthirty-bid-cards = You can add named cards of this country and Open cards, and you can begin a new stack with at least one named card. Cards of other countries cannot be played, and other stacks are not touched. After the first display, bidding is the only way for influence to reach the table.
rules_sixteenthirty-bid-descending = If your stack here is descending, you can neither add nor replace cards. You pass, and everybody sees why.
rules_sixteenthirty-bid-pass = A player who has no card to add passes like any other. You are asked in every case, and a pass betrays nothing about a hand.

rules_sixteenthirty-bid-caller = Who calls without influence
rules_sixteenthirty-bid-caller-places = If you called the lobby and have no stack in the country, you must begin one there, with at least one named card. If you have one, you may pass at once.
rules_sixteenthirty-bid-caller-first = Beginning it is your first bid; then the bidding goes on to the left as always.

rules_sixteenthirty-bid-full = When a stack is full
rules_sixteenthirty-bid-full-room = A stack is full with { $stack }. If yours would have more cards, you choose which cards make room; they go to your market place. So you can replace low cards by high ones. You cannot simply take cards out: only as many leave as are too many.
rules_sixteenthirty-bid-full-stay = A bid adds 1 to { $stack } of your cards, and all of them stay: those that make room are cards that lay there before.
rules_sixteenthirty-bid-full-open = You cannot make room in such a way that only Open cards would remain.

rules_sixteenthirty-vote = The vote
rules_sixteenthirty-vote-who = When the bidding is over, exactly those vote who have influence on display in this country. You choose red or blue, in secret; you cannot abstain. When all have chosen, all votes are shown together. What red and blue mean depends on the issue.
rules_sixteenthirty-vote-weight = Your vote weighs as much as your whole stack there, descending influence included. You can neither split it nor hold part of it back, and cards in your hand do not count. The colour with more points wins, however many players stand behind it, and the result is carried out at once.
rules_sixteenthirty-vote-tie = If both colours have equally many points, nothing happens. There is no result, and nobody loses.

rules_sixteenthirty-losers = Who loses the vote
rules_sixteenthirty-losers-terms = lost vote penalty discard
rules_sixteenthirty-losers-turn = If you voted for the losing colour, your stack in this country turns: it is descending now and loses no card. If it was descending already, you put one card of it, which you choose, into your market place; Open cards left without a named one go with it. Winners, those who did not vote, and stacks in other countries are not touched.
rules_sixteenthirty-losers-order = If several players have to give up a card, each chooses in their own stack, one after the other, beginning with the player whose round it is and going to the left.

## Factions and armies

rules_sixteenthirty-issues = Factions and armies

rules_sixteenthirty-issues-which = Which issues there are
rules_sixteenthirty-issues-intro = What a Crown can be asked for depends on the country:
rules_sixteenthirty-issues-none = Without a faction, a country can only be asked to join one.
rules_sixteenthirty-issues-join = With a faction, it can always be asked again which faction it wants to belong to.
rules_sixteenthirty-issues-rearm = With a faction and army size 0, it can be asked to rearm.
rules_sixteenthirty-issues-war = With a faction and a country that it may attack, it can be asked to go to war.
rules_sixteenthirty-issues-league = With a faction and a country that it may invite, it can be asked to form a League of Princes.
rules_sixteenthirty-issues-unrest = Unrest closes war and league to a country, not the other issues.

rules_sixteenthirty-join = Join a Faction
rules_sixteenthirty-join-vote = Your vote is the colour of the faction that you wish for. The country joins the winning faction at once, whether it had none, the same or the other. In a tie it stays as it was.

rules_sixteenthirty-rearm = Rearm
rules_sixteenthirty-rearm-vote = Red is for it, blue against. If red wins, the army size becomes 1. If blue wins or the vote is tied, it stays 0; after a tie nobody has lost.

## War

rules_sixteenthirty-war = War

rules_sixteenthirty-war-who = Who may attack
rules_sixteenthirty-war-who-attacks = To go to war a country needs a faction and an army of size 1 or more, and it must not be in unrest. A country without an army is disarmed. Disarmed or in unrest, it can still be attacked.
rules_sixteenthirty-war-whom = A country can attack only a country of the other faction: not one of its own, none without a faction, and never itself. The German States are an exception: see "The German States at war".

rules_sixteenthirty-reach = How far a war reaches
rules_sixteenthirty-reach-terms = distance adjacent border sea route
rules_sixteenthirty-reach-war = A country with a status above { $stripped_status } can be attacked from anywhere, neighbour or not, and whatever the status of the attacker: the fighting is for its possessions abroad. A country with a status of { $stripped_status } or 0 has none left. Only a neighbour can attack it.

rules_sixteenthirty-german-war = The German States at war
rules_sixteenthirty-german-war-whom = The German States can be attacked by countries of either faction, and also while they have none, as long as they are in no league. As soon as such a war is voted, they join the faction opposite to the attacker's. If the vote fails or is tied, they stay as they were.
rules_sixteenthirty-german-war-league = In a league the German States can be attacked only by a country of the other faction.
rules_sixteenthirty-german-war-rest = The exception is about factions alone. With a status of { $stripped_status } or 0 the German States, too, can be attacked only by a neighbour, and to attack somebody they need a faction like any other country.
rules_sixteenthirty-german-war-rest-c16 = The book names this exception where it speaks of factions. Whatever it does not except holds for the German States as for all.

rules_sixteenthirty-war-vote = Voting on war
rules_sixteenthirty-war-vote-colours = Whoever calls for war names the country to be attacked before bidding begins. Red is for war, blue for peace. Only if red wins is there war: at once, and only once. If blue wins or the vote is tied, nothing happens between the two countries.

rules_sixteenthirty-fight = How a war is fought
rules_sixteenthirty-fight-total = Each country adds up its modifiers and rolls two dice. The difference of the dice counts, not their sum: 3 and 5 make 2. So the dice add 0 to 5. Modifiers and difference together are the total, and the higher total wins, the attacker's or the defender's.

rules_sixteenthirty-modifiers = Modifiers
rules_sixteenthirty-modifiers-terms = combat bonus dice ability leader
rules_sixteenthirty-modifiers-intro = For each of the two countries add up what applies:
rules_sixteenthirty-modifiers-ability = its military ability, 0 to { $highest_military_ability }
rules_sixteenthirty-modifiers-leader = +{ $leader } for a military leader
rules_sixteenthirty-modifiers-league = +{ $league } for a country in a League of Princes
rules_sixteenthirty-modifiers-island = +{ $island } for an island realm that defends itself with a status of { $stripped_status } or 0: { LIST($islands) }, and no other country
rules_sixteenthirty-modifiers-army = −{ ABS($no_army) } for army size 0
rules_sixteenthirty-modifiers-unrest = −{ ABS($unrest) } for a country in unrest that defends itself
rules_sixteenthirty-modifiers-range = Beyond that the size of an army does not matter. All modifiers of one side together are at least −{ ABS($least_modifiers) } and at most { $most_modifiers }.

rules_sixteenthirty-outcome = Victory and draw
rules_sixteenthirty-outcome-won = The winner takes 1 point of status from the loser, and the loser takes 1 point of war damage. The winner takes none.
rules_sixteenthirty-outcome-drawn = With equal totals both countries take 1 point of war damage, and no status changes hands. It is not fought again.
rules_sixteenthirty-outcome-status = If the loser's status is 0, nothing is taken, but the damage remains. If the winner already has { $highest_status }, the point is lost: the loser falls, the winner does not rise.

rules_sixteenthirty-damage = War damage
rules_sixteenthirty-damage-point = Damage lowers the army size by 1. If the country has no army, it lowers its military ability by 1 instead. If it has neither, it does nothing.

rules_sixteenthirty-war-example = An example
rules_sixteenthirty-war-example-france = France attacks Spain; both have military ability 2. France rolls 6 and 1, a difference of 5, and comes to 7. Spain rolls 4 and 3, a difference of 1, and comes to 3. France wins: its status rises by 1, that of Spain falls by 1, and the army of Spain shrinks by 1. Had France rolled two sixes, they would have been worth 0.

## League of Princes

rules_sixteenthirty-league = League of Princes

rules_sixteenthirty-league-what = What a league is
rules_sixteenthirty-league-what-is = A League of Princes joins two countries until the end of the turn. It makes them more alike, helps both in war and is worth a point more to everybody with a marker of theirs. There can be one red and one blue league at a time.

rules_sixteenthirty-league-who = Who may form a league
rules_sixteenthirty-league-who-invites = The country that is lobbied must have a faction and must not be in unrest. It invites another country of the same faction that is not in unrest either. A country without a faction cannot be invited. Armies do not matter: disarmed countries may form leagues as well.
rules_sixteenthirty-league-reach = If one of the two has a status of { $stripped_status } or 0, they must be neighbours. Otherwise distance does not matter.
rules_sixteenthirty-league-colour = A league has the colour of the invited country's faction. While the markers of that colour are on the board, there can be no other league of it.
rules_sixteenthirty-league-one = A country that is in a league already can neither invite nor be invited.

rules_sixteenthirty-german-league = The German States and leagues
rules_sixteenthirty-german-league-invites = The German States may also invite a country of the other faction. All other conditions hold, and the colour that must be free is that of the invited country. If the league comes about, they change to that faction.
rules_sixteenthirty-german-league-none = To invite somebody, the German States need a faction themselves. And the other way round there is no exception: nobody can invite them from the other faction, or while they have none.
rules_sixteenthirty-german-league-none-c16 = The book grants the exception to the German States when they invite, and to nobody else.

rules_sixteenthirty-league-vote = Voting on a league
rules_sixteenthirty-league-vote-colours = Whoever calls for a league names the country to be invited before bidding begins. In both votes the colour of the invited country's faction means yes, and the other colour no.
rules_sixteenthirty-league-second = If the first country agrees, a second complete lobby follows at once in the invited country: bidding, vote, losers. Only if it agrees as well does the league come about. If either vote goes against it or is tied, there is no league, and the German States keep their faction. After a first vote that fails there is no second.
rules_sixteenthirty-league-losers = Each of the two votes has its own losers, in its own country. Those of the first lose influence before the second bidding begins, and that stands even if the second vote fails.
rules_sixteenthirty-league-second-bid = The second bidding, too, begins with whoever called the lobby. That player needs no influence in the invited country and need not place any. If nobody has influence there, the vote is tied.

rules_sixteenthirty-league-enacted = What a league changes
rules_sixteenthirty-league-enacted-order = A league that both countries want is carried out at once, in this order:
rules_sixteenthirty-league-enacted-markers = Both countries get a marker in the colour of the invited country's faction. If the German States belong to the other faction, they change to this one.
rules_sixteenthirty-league-enacted-army = If the army sizes differ, the smaller one rises by 1.
rules_sixteenthirty-league-enacted-ability = If the military abilities differ, the lower one rises by 1.
rules_sixteenthirty-league-enacted-status = If the statuses differ by { $league_gap } or more, 1 point goes from the higher to the lower.

rules_sixteenthirty-league-ends = When a league ends
rules_sixteenthirty-league-sides = If a member changes its faction later in the turn, the league stands, in its colour, until unrest or the end of the turn. Members that now belong to different factions may fight each other.
rules_sixteenthirty-league-stays = When a league ends, what it brought stays: army, ability, status and the faction of the German States. Its colour is free again at once.

## Points and the end

rules_sixteenthirty-scoring = Points and the end

rules_sixteenthirty-score = Counting points
rules_sixteenthirty-score-markers = Each of your VP markers scores your influence on display in its country, descending influence included, but never more than that country's status. Without influence there it scores 0. Several markers of one country score each for itself. Influence in a country of which you have no marker scores nothing.
rules_sixteenthirty-score-league-always = If the country is in a League of Princes, each of its markers scores 1 point more, also above its status, and also if its holder has no influence there.
rules_sixteenthirty-score-league-influence = If the country is in a League of Princes, each of its markers scores 1 point more, also above its status, but only if its holder has influence there.
rules_sixteenthirty-score-turn = Points are counted at the end of every turn, the last one included, with the values of that moment, and added to those you have.
rules_sixteenthirty-score-example = You hold two markers of Sweden. Sweden has status 3, and your stack there is worth 4. Each marker scores 3, so you get 6. Next turn unrest and a lost vote have left you a stack of 2: now it is 2 for each, and 4 in all.

rules_sixteenthirty-end = When the game ends
rules_sixteenthirty-end-roll = Before turn { $first_end } the game cannot end, and no die is rolled for it. After the points of turn { $first_end } the first player rolls one die, and on a { $first_roll } the game is over. After turn { $second_end } it is over on a { $second_roll } or less. After turn { $last_turn } it is over without a roll.
rules_sixteenthirty-end-marker = The die is rolled by the first player of this turn, before the marker is passed on. If the game goes on, the turn marker moves on by 1 at once, before the market opens.

rules_sixteenthirty-winner = Who wins
rules_sixteenthirty-winner-points = When the game ends, it ends at once: no market, no clean-up, no further turn. Whoever has the most victory points wins. If several have equally many, the game is a draw between them; nothing breaks the tie.

## Market and clean-up

rules_sixteenthirty-market = Market and clean-up

rules_sixteenthirty-market-opens = The market opens
rules_sixteenthirty-market-opens-all = All market places are laid open, and everybody sees every card.

rules_sixteenthirty-exchange = Exchanging
rules_sixteenthirty-exchange-one = From the first player to the left, everybody has one chance to exchange one card of the hand for one in somebody else's market place. You need not. The card you give takes the place of the one you take, and those after you may take it. Your own market place is not open to you in this step.
rules_sixteenthirty-exchange-none = Without a card in your hand, or with none in the market places of the others, you are skipped.
rules_sixteenthirty-exchange-none-c16 = The book says so of an empty hand; with nothing to take it is no different.

rules_sixteenthirty-collect = Collecting
rules_sixteenthirty-collect-one = Then, again from the first player to the left, everybody must take exactly one card into the hand, from any market place, their own included.
rules_sixteenthirty-collect-none = If no card is left anywhere, you are skipped.
rules_sixteenthirty-collect-none-c16 = The book says that you must take a card. Where there is none, nobody can.

rules_sixteenthirty-market-closes = The market closes
rules_sixteenthirty-market-closes-rest = All cards that are left go to the discard pile, and all market places are empty.

rules_sixteenthirty-clean-up = Clean-up
rules_sixteenthirty-clean-up-marker = The first-player marker goes one seat to the right. Everything else in the game goes to the left.
rules_sixteenthirty-clean-up-board = Military leaders, leagues and unrest leave the board. All else stays: factions, status, army size, military ability, displays and whether they ascend, hands, VP markers and points.

## What is secret

rules_sixteenthirty-secrets = What is secret

rules_sixteenthirty-secret-markers = VP markers
rules_sixteenthirty-secret-markers-own = Your VP markers are for your eyes alone, in set-up and at every scoring. Others learn how many points you scored and what you have now, not which markers brought them.
rules_sixteenthirty-secret-markers-end = When the game is over, all VP markers are turned up.

rules_sixteenthirty-secret-cards = Cards
rules_sixteenthirty-secret-cards-own = Nobody but you sees your hand. What lies face down in your market place is hidden from the others until the market opens. Nobody knows the order of the deck, or what you draw.
rules_sixteenthirty-secret-choices = First influence and votes are hidden until all have chosen.

rules_sixteenthirty-public = What everybody sees
rules_sixteenthirty-public-all = Everybody sees the displays, with country, values, Open cards and direction; every country's status, army size, military ability, faction and markers; the turn, the points and the first player.
rules_sixteenthirty-public-counts = Everybody knows how many cards a hand, a market place, the deck and the discard pile have. You may look at your own market place. Cards that change places at the open market are seen by all. Of the discard pile only the number is shown; the log tells the rest. VP markers that nobody drew are seen by nobody.

## All figures

rules_sixteenthirty-figures = All figures

rules_sixteenthirty-figures-start = Where the countries begin
rules_sixteenthirty-start = Country | Status | Army size | Military ability | VP markers
rules_sixteenthirty-start-row = { NAME($country) } | { $status } | { $army_size } | { $military_ability } | { $markers }

rules_sixteenthirty-figures-borders = Neighbours
rules_sixteenthirty-borders = Country | By land | By sea
rules_sixteenthirty-borders-row =
    { NAME($country) } | { COUNT($land) ->
        [0] –
       *[other] { LIST($land) }
    } | { COUNT($sea) ->
        [0] –
       *[other] { LIST($sea) }
    }

rules_sixteenthirty-figures-players = By number of players
rules_sixteenthirty-players = Players | VP markers each | left over | cards drawn in a round
rules_sixteenthirty-players-row = { $players } | { $vp_markers } | { $undrawn } | { $draw }
rules_sixteenthirty-limits = Players | Card limit in turns 1 to { $last_turn }
rules_sixteenthirty-limits-row = { $players } | { WORDS($card_limit) }

rules_sixteenthirty-figures-cards = The deck
rules_sixteenthirty-cards-values = Value | Named cards of each country | Open cards
rules_sixteenthirty-cards-values-row = { $value } | { $each_country } | { $open }
rules_sixteenthirty-cards-kinds = Special card | How many
rules_sixteenthirty-cards-kinds-row = { NAME($card) } | { $number }

## Rulings and their reasons

rules_sixteenthirty-rulings = Rulings and their reasons

rules_sixteenthirty-rulings-all = What we had to decide
rules_sixteenthirty-rulings-list = Ruling | Our reason
rules_sixteenthirty-rulings-list-row = { $id } | { $reason }

## Why we decided so

rules_sixteenthirty-ruling-c15 = The book says "at random" and "roll". A record that contains its chance can be replayed and checked, and nobody has to take our word for it.
rules_sixteenthirty-ruling-c16 = The book says what you must do, not what happens if you cannot, and names its exceptions one by one. So nobody is asked for the impossible, what is forbidden stays forbidden, and no exception reaches further than its words.
rules_sixteenthirty-ruling-q1 = The book gives the limits but not what becomes of a card that would do nothing. Playing it would only be a way to get rid of a card past the market.
rules_sixteenthirty-ruling-q2 = The book asks for a country, not for a victim; the marker matters for wars and leagues all the same.
rules_sixteenthirty-ruling-q3 = In one place the book speaks of cards already displayed, in another of any card you choose. The cards you have just added stay, so a bid cannot be used to carry cards from hand to market.
rules_sixteenthirty-ruling-q4 = Open cards without a named one leave the display at once. A bid that undoes itself is no bid.
rules_sixteenthirty-ruling-q5 = The book calls it a second resolution and says no more. The duty to place influence is that of somebody who chooses a country; here the first vote chose it.
rules_sixteenthirty-ruling-q6 = The book only asks for the colour to be free. Two markers on one country would leave open which league ends by unrest.
rules_sixteenthirty-ruling-q7 = The book ends a league by unrest or at the end of the turn and in no other way.
rules_sixteenthirty-ruling-q8 = The book takes the markers off the board and says nothing of taking anything back.
rules_sixteenthirty-ruling-q9 = In one sentence the book gives nothing without influence, in the next one point more to every marker. The second sentence is the more particular one.
rules_sixteenthirty-ruling-q10 = The book does not say who is first. We follow the order in which everything else goes.
rules_sixteenthirty-ruling-q11 = The book does not say when exactly. Waiting until a card is needed leaves more cards to be shuffled.
rules_sixteenthirty-ruling-q12 = At a table nobody sees why you pass. A pass made by the server at once would show it.
rules_sixteenthirty-ruling-q13 = The book is silent on these. At a table one can count other people's cards and remember what was played.
rules_sixteenthirty-ruling-q14 = The book gives the number of all counters, not how many there are of each kind. Nothing in it makes a shortage of them part of the game.
rules_sixteenthirty-ruling-q15 = The book keeps them secret for the game and says nothing of afterwards. How somebody won is worth knowing.
rules_sixteenthirty-ruling-q16 = The book limits unrest to once a turn for each country, and says nothing like that of lobbying.
rules_sixteenthirty-ruling-q17 = If its country could be chosen after everybody's cards are seen, an Open card would know more than the others.
rules_sixteenthirty-ruling-q18 = The book asks you to place influence "at the start" of bidding. We take that as your first turn in it; then the others follow as always.

## The book itself

rules_sixteenthirty-book-in_force =
    the rules of 2007{ $house_rules ->
        [0] { "" }
        [one] , { $house_rules } house rule
       *[other] , { $house_rules } house rules
    }
rules_sixteenthirty-preset-printed = as printed
