# What the lessons say: <lesson>_<step>, the sentences for other choices, and the end.

## S1

lessons_sixteenthirty-s1_title = The lower number
lessons_sixteenthirty-s1_idea = points: influence or status, whichever is lower
lessons_sixteenthirty-s1_1 = These markers are your secret: Poland twice, Sweden, France, England, Italy. Only they bring points.
lessons_sixteenthirty-s1_2 = Each scores the lower of two numbers: your influence in the country, and its status. Poland stands at 4.
lessons_sixteenthirty-s1_3 = Up to three cards may be laid out now. Poland 3 and Poland 2 make 5, status 4: 4 points, and twice. **Pick both.**
lessons_sixteenthirty-s1_3_not_1 = Spain stands high at 6, but you have no marker for it. Influence there is good for votes, not for points.
lessons_sixteenthirty-s1_3_not_2 = You have no marker there. Influence in that country is good for votes, not for points.
lessons_sixteenthirty-s1_3_not_3 = Keep it for later: it scores nothing by itself. Two cards of Poland are in your hand.
lessons_sixteenthirty-s1_3_else = One marker there, two for Poland. Begin where everything counts twice.
lessons_sixteenthirty-s1_4 = One more. **Sweden**: status 3, your card 3. Nothing is wasted.
lessons_sixteenthirty-s1_4_not_1 = France with 2 gives 2 points, Sweden with 3 gives 3.
lessons_sixteenthirty-s1_5 = **Lay them out.** Everybody turns their cards over at the same time.
lessons_sixteenthirty-s1_6 = If the turn were scored now: Poland 4 and 4, Sweden 3. Eleven, and every turn again.
lessons_sixteenthirty-s1_end = In Poland one point of influence lies idle above the status. Raise the status, and it works twice.

## S2

lessons_sixteenthirty-s2_title = Bid and vote
lessons_sixteenthirty-s2_idea = one question from asking to answer
lessons_sixteenthirty-s2_1 = In your round you must speak before one Crown. Poland has no faction yet: **ask which one it shall join.**
lessons_sixteenthirty-s2_1_else = Another time. Two of your markers lie on Poland: start where it matters most.
lessons_sixteenthirty-s2_2 = In turn, each adds cards or passes. You have 5, Tomasz 3 and room for one card. **Add Poland 1**: six.
lessons_sixteenthirty-s2_2_not_1 = Open 2 would make 7. Keep it: it fits any country where a named card of yours lies.
lessons_sixteenthirty-s2_2_not_2 = Whoever passes is out, for good. Tomasz could still come level: add Poland 1 first.
lessons_sixteenthirty-s2_3 = Clara has no card for Poland and passes. Tomasz adds a 2: five. Three cards are the most in a stack.
lessons_sixteenthirty-s2_4 = 6 against 5, and his stack is full. To add more he would have to drop a card. **Pass**: now to the vote.
lessons_sixteenthirty-s2_5 = Vote in secret, with all you have there. Rich Austria is blue: only a red Poland may attack it. **Red, the Lion.**
lessons_sixteenthirty-s2_5_not_1 = Blue and blue do not fight. A blue Poland could never take status from Austria.
lessons_sixteenthirty-s2_6 = 6 to 5: Poland is red. Tomasz lost, so his stack there turns over: from now on it falls.
lessons_sixteenthirty-s2_end = Before you ask, count: who can still add, and how much? Then ask.

## S3

lessons_sixteenthirty-s3_title = What falls
lessons_sixteenthirty-s3_idea = losing a vote turns a stack over
lessons_sixteenthirty-s3_1 = You have lost votes in France and in Denmark: the arrows point down. Both stacks still count, for votes and for points.
lessons_sixteenthirty-s3_2 = But France 3 in your hand cannot be added: what falls never rises again, and never grows.
lessons_sixteenthirty-s3_3 = At the start of your round one falling card must go. **Give the last French card**: then France is empty, and you can begin anew.
lessons_sixteenthirty-s3_3_not_1 = Open cards cannot lie alone: without Denmark 1 the Open 2 goes as well. Two for one.
lessons_sixteenthirty-s3_3_not_2 = Possible. But France is nearly empty, and a fresh 3 is waiting in your hand.
lessons_sixteenthirty-s3_4 = Now **speak before the Crown of France**: whoever has nothing there must add at least one card.
lessons_sixteenthirty-s3_4_else = Another time. You gave up your last card in France in order to begin anew there.
lessons_sixteenthirty-s3_5 = **Add France 3** to your offer.
lessons_sixteenthirty-s3_6 = There it lies: France 3, rising, as if nothing had happened.
lessons_sixteenthirty-s3_end = A falling stack is lent to you. Use its votes while it lasts, and be quick to start afresh.

## S4

lessons_sixteenthirty-s4_title = War
lessons_sixteenthirty-s4_idea = status changes hands
lessons_sixteenthirty-s4_1 = A war is ability plus luck. Both have ability 1. **Play your military leader on Poland**: +2.
lessons_sixteenthirty-s4_1_else = There he would fight less for you. Two of your markers lie on Poland, more than anywhere else.
lessons_sixteenthirty-s4_2 = Now **ask the Crown of Poland for war on Austria.** Red may only attack blue, and Austria has the most to give.
lessons_sixteenthirty-s4_2_not_1 = Allowed, and the chance is the same. But every point Austria loses hurts a richer rival.
lessons_sixteenthirty-s4_3 = 3 against 1, and each side adds the difference of two dice: { PERCENT($win, maximumFractionDigits: 0) } to win. Nobody bids against you: **pass.**
lessons_sixteenthirty-s4_4 = Red is for war, blue for peace. Always look what the colours mean; **here you want red.**
lessons_sixteenthirty-s4_4_not_1 = Blue keeps the peace, and everything as it was. Red is war.
lessons_sixteenthirty-s4_5 = 3 + 3 against 1 + 2: victory. Poland rises to 5, Austria falls to 4 and loses an army.
lessons_sixteenthirty-s4_6 = Your influence there is 6, so both markers are now worth 5 instead of 4. Two points, every turn.
lessons_sixteenthirty-s4_7 = A draw hurts both and moves nothing. The size of an army does not fight, but without one nobody attacks.
lessons_sixteenthirty-s4_end = War is a way of carrying status to where your markers lie.

## S5

lessons_sixteenthirty-s5_title = Two cards a round
lessons_sixteenthirty-s5_idea = special cards
lessons_sixteenthirty-s5_1 = Before you speak you may play up to two special cards. They are gone afterwards, for everybody.
lessons_sixteenthirty-s5_2 = Clara leads France with 7. Unrest strikes whoever is highest: her stack turns over. **Play it on France.**
lessons_sixteenthirty-s5_2_not_1 = In Poland you are the highest yourself. You would trip over your own card.
lessons_sixteenthirty-s5_2_else = There it hits little. Where is a rival high up? France.
lessons_sixteenthirty-s5_3 = Her 7 still count, but melt card by card. And France can neither attack nor enter a league this turn.
lessons_sixteenthirty-s5_4 = One more. In Poland you have 6 influence, status 5: one point idle, twice. **Raise the status.**
lessons_sixteenthirty-s5_4_not_1 = It would cost Clara a card. The status brings you 2 points, turn after turn.
lessons_sixteenthirty-s5_4_not_2 = Clara would gain more from that than you.
lessons_sixteenthirty-s5_5 = That was two. Lobby the Crown would have been an extra question; it keeps until the next round.
lessons_sixteenthirty-s5_end = Play a special card where it works twice: on two markers, or on the one who leads.

## S6

lessons_sixteenthirty-s6_title = League of Princes
lessons_sixteenthirty-s6_idea = two Crowns, two votes
lessons_sixteenthirty-s6_1 = Poland and Sweden are both red. **Propose a league**: first Poland is asked, then Sweden.
lessons_sixteenthirty-s6_2 = For the league you vote the invited country's colour. Sweden is red, **so: red.**
lessons_sixteenthirty-s6_2_not_1 = Blue means no league. And in Poland nobody else has a say: do it.
lessons_sixteenthirty-s6_3 = Poland agrees. In Sweden you have 3, so does Tomasz: a tie would end it. **Add Sweden 1.**
lessons_sixteenthirty-s6_3_not_1 = 3 against 3, and a tie means no league. One card settles it.
lessons_sixteenthirty-s6_4 = 4 against 3. **Vote red again.**
lessons_sixteenthirty-s6_5 = The league stands. Poland learns, ability 2; Sweden was far behind and takes a point of status from it.
lessons_sixteenthirty-s6_6 = This turn each marker there scores 1 more: Poland 6 twice, Sweden 5. It ends with the turn, or with unrest.
lessons_sixteenthirty-s6_end = A league lifts everybody with markers there. Propose it where that is mostly you.

## S7

lessons_sixteenthirty-s7_title = Market and end
lessons_sixteenthirty-s7_idea = shrinking hands, the last turns
lessons_sixteenthirty-s7_1 = 8 cards may stay, you have 9: the one too many, and one more, go to your market. **Which two help you least?**
lessons_sixteenthirty-s7_1_not_1 = Unrest in your market is unrest in somebody's hand. Give what scores you nothing: Spain 1, Denmark 1.
lessons_sixteenthirty-s7_1_not_2 = Open 1 fits any country where a named card of yours lies. Spain and Denmark bring you nothing.
lessons_sixteenthirty-s7_1_else = You have a marker there. Spain and Denmark bring you nothing.
lessons_sixteenthirty-s7_2 = Points first. Then a die: in turn 8 a 1 ends the game, in turn 9 a 1 or 2, after turn 10 it is over.
lessons_sixteenthirty-s7_3 = A 4: it goes on. The markets open, and you may swap one card with another's market. **Poland 3 for Open 1.**
lessons_sixteenthirty-s7_3_not_1 = You may. But Clara has left you Poland 3, and Poland is yours twice.
lessons_sixteenthirty-s7_3_not_2 = The right card to take. Give Open 1 for it: you can spare that one most easily.
lessons_sixteenthirty-s7_3_else = Look for the card that scores twice: Clara's Poland 3.
lessons_sixteenthirty-s7_4 = Then everybody takes one card from any market. Tomasz gave up Increase Status. **Take it.**
lessons_sixteenthirty-s7_4_else = A card for later. Increase Status works at once, and on two markers.
lessons_sixteenthirty-s7_5 = The rest is discarded; leaders, unrest and leagues leave the map. The first player moves to the right.
lessons_sixteenthirty-s7_end = What you throw away, others pick up. From turn 8 on, keep nothing for later.
