# Those whom bots play: who they are, and what they say at the table. Loaded with their portraits.
characters-anybody = Anybody
characters-who_plays = Who plays here
characters-hurried = Was cut short when it last thought: this machine is busy.
characters-about_kessler = Keeps the muster rolls, and counts every blanket.
characters-about_ottilie = Has outlived three armies, and rebuilt her house after each.
characters-about_rauh = Took his first regiment at nineteen, and has quarrelled since.
characters-about_sibylla = Lends at nine per cent, to every side.
characters-about_veit = Trusts powder and luck, in that order.
characters-about_grete = Writes every wrong down, with the date.
characters-about_balthasar = Reads in the stars who will fall.
characters-about_dorothea = Writes to every court, and most of them answer.

# How they play, where the bot has a temper.
characters-wallenstein_plays_kessler = Deploys more armies than others, and seldom attacks anybody.
characters-wallenstein_plays_ottilie = Builds wherever there is room.
characters-wallenstein_plays_rauh = Attacks the others more often than is good for him.
characters-wallenstein_plays_sibylla = Collects taxes, spends little and bids nothing.
characters-wallenstein_plays_veit = Attacks against the odds, and pays to go first.
characters-wallenstein_plays_grete = Attacks whoever has attacked her.
characters-wallenstein_plays_balthasar = Attacks whoever is ahead.
characters-wallenstein_plays_dorothea = Keeps the peace with nearly everybody.
characters-sixteenthirty_plays_kessler = Lobbies for arms where others would not.
characters-sixteenthirty_plays_ottilie = Places more cards than others.
characters-sixteenthirty_plays_rauh = Lobbies for war again and again.
characters-sixteenthirty_plays_sibylla = Keeps her cards, and places fewer than others.
characters-sixteenthirty_plays_veit = Believes in wars against the odds, and plays special cards early.
characters-sixteenthirty_plays_grete = Turns votes and cards against whoever has harmed or outvoted her.
characters-sixteenthirty_plays_balthasar = Turns votes and cards against whoever is ahead.
characters-sixteenthirty_plays_dorothea = Lobbies for leagues, and votes with the majority.

characters-remark_kessler_attacked_1 = Somebody has not read my muster rolls.
characters-remark_kessler_attacked_2 = All hands to the wall. Calmly.
characters-remark_kessler_won_1 = Entered in the books.
characters-remark_kessler_won_2 = And now we hold it.
characters-remark_kessler_lost_1 = A gap in the lists.
characters-remark_kessler_lost_2 = I shall need more of everything.
characters-remark_kessler_revolt_1 = They were fed. I have the receipts.
characters-remark_kessler_victory_1 = Good order wins, gentlemen.

characters-remark_ottilie_attacked_1 = In a house of God? Well, nearly.
characters-remark_ottilie_attacked_2 = My walls have seen worse.
characters-remark_ottilie_won_1 = A fine site for a chapel.
characters-remark_ottilie_won_2 = We shall make something of it.
characters-remark_ottilie_lost_1 = Stones can be laid again.
characters-remark_ottilie_lost_2 = I had only just had the roof done.
characters-remark_ottilie_revolt_1 = Hungry people pray loudly.
characters-remark_ottilie_victory_1 = What is built remains.

characters-remark_rauh_attacked_1 = At last somebody with spirit!
characters-remark_rauh_attacked_2 = Come closer, then.
characters-remark_rauh_won_1 = Whose was it? Mine.
characters-remark_rauh_won_2 = Onward. Who is next?
characters-remark_rauh_lost_1 = A scratch.
characters-remark_rauh_lost_2 = I have other regiments.
characters-remark_rauh_revolt_1 = Pitchforks! Really?
characters-remark_rauh_victory_1 = I told you to get out of the way.

characters-remark_sibylla_attacked_1 = And who pays for that?
characters-remark_sibylla_attacked_2 = This will be charged to your account.
characters-remark_sibylla_won_1 = A sound investment.
characters-remark_sibylla_won_2 = Cheap at the price.
characters-remark_sibylla_lost_1 = Written off.
characters-remark_sibylla_lost_2 = I had hoped for better security.
characters-remark_sibylla_revolt_1 = They might have asked for credit.
characters-remark_sibylla_victory_1 = Interest, my friends. Compound interest.

characters-remark_veit_attacked_1 = Double or nothing!
characters-remark_veit_attacked_2 = I like your nerve.
characters-remark_veit_won_1 = Ha! What did I say?
characters-remark_veit_won_2 = The tower loves me today.
characters-remark_veit_lost_1 = Worth a try.
characters-remark_veit_lost_2 = Next time it falls for me.
characters-remark_veit_revolt_1 = Well, that was loud.
characters-remark_veit_victory_1 = Never in doubt. Or hardly.

characters-remark_grete_attacked_1 = I have written that down.
characters-remark_grete_attacked_2 = You will hear from me.
characters-remark_grete_won_1 = One line crossed out.
characters-remark_grete_won_2 = Paid.
characters-remark_grete_lost_1 = That goes on the list.
characters-remark_grete_lost_2 = I forget nothing.
characters-remark_grete_revolt_1 = I know every one of them by name.
characters-remark_grete_victory_1 = Now we are even.

characters-remark_balthasar_attacked_1 = It stood in the stars, dimly.
characters-remark_balthasar_attacked_2 = Mars in opposition. Of course.
characters-remark_balthasar_won_1 = Thus it was written.
characters-remark_balthasar_won_2 = Nobody stays at the zenith.
characters-remark_balthasar_lost_1 = I must check my tables.
characters-remark_balthasar_lost_2 = A cloud before the glass.
characters-remark_balthasar_revolt_1 = A comet, and nobody listened.
characters-remark_balthasar_victory_1 = I calculated as much in spring.

characters-remark_dorothea_attacked_1 = And yet we dined together.
characters-remark_dorothea_attacked_2 = I am disappointed, not surprised.
characters-remark_dorothea_won_1 = With regret.
characters-remark_dorothea_won_2 = I would rather have had a letter from you.
characters-remark_dorothea_lost_1 = We shall speak about this.
characters-remark_dorothea_lost_2 = Keep it, then, and sleep well.
characters-remark_dorothea_revolt_1 = They were promised something. By whom?
characters-remark_dorothea_victory_1 = You see what good manners are worth.
