"""Hidden hands drawn afresh, so that they agree with everything seen since the deck was last shuffled.

At a shuffle the deck becomes the discard pile, whose cards all have seen, and everything unseen is in hands. So the
cards that a player has held unseen since then came from one of two pools: what was unseen at the shuffle, or what was
shuffled. The player's cards seen since then must be among them.
"""

from feldherr.kernel.chance import Chance
from feldherr.sixteenthirty.cards import KINDS, OPEN, Cards
from feldherr.sixteenthirty.imagining_holders import Holder, Pools
from feldherr.sixteenthirty.imagining_pools import take_shown

TRIES = 20
"""Draws at random before it is worked out which cards somebody must have had."""


def deal(old: Cards, new: Cards, holders: list[Holder], chance: Chance) -> Cards:
    """Fills the holders from both pools; what is left of the second is the deck."""
    for number in range(TRIES + 1):
        pools = [counted(old), counted(new)]
        for holder in holders:
            holder.empty()
        shown = deal_shown(pools, holders, chance) if number < TRIES else take_shown(pools, holders)
        if shown and deal_constrained(pools, holders, chance):
            deal_rest(pools, holders, chance)
            return tuple(expanded(pools[1]))
    raise ValueError("no cards agree with this view")


def counted(cards: Cards) -> list[int]:
    pool = [0] * KINDS
    for card in cards:
        pool[card] += 1
    return pool


def expanded(pool: list[int]) -> list[int]:
    return [card for card, number in enumerate(pool) if number for _ in range(number)]


def deal_shown(pools: Pools, holders: list[Holder], chance: Chance) -> bool:
    """Gives everyone the cards that all have seen; those that fit only one pool first."""
    open_cards = [(holder, card) for holder in holders for card in holder.shown]
    chance.shuffle(open_cards)
    while open_cards:
        undecided = []
        for holder, card in open_cards:
            fits = [pool for pool in (0, 1) if pools[pool][card] and holder.room[pool]]
            if not fits:
                return False
            if len(fits) == 1:
                holder.take(fits[0], card, pools)
            else:
                undecided.append((holder, card))
        if undecided and len(undecided) == len(open_cards):
            holder, card = undecided.pop()
            numbers = [pools[0][card] * holder.room[0], pools[1][card] * holder.room[1]]
            holder.take(int(chance.below(sum(numbers)) >= numbers[0]), card, pools)
        open_cards = undecided
    return True


def deal_constrained(pools: Pools, holders: list[Holder], chance: Chance) -> bool:
    """Gives the cards that must be in a hand, then fills the hands that are known to have no named influence."""
    for holder in holders:
        if holder.due:
            fits = [(p, c) for p in (0, 1) if holder.room[p] for c in holder.due if pools[p][c]]
            if not fits:
                return False
            holder.take(*fits[chance.below(len(fits))], pools)
    for holder in holders:
        if holder.no_influence:
            for pool in (0, 1):
                cards = [card for card in expanded(pools[pool]) if card >= OPEN]
                if len(cards) < holder.room[pool]:
                    return False
                for card in chance.draw(cards, holder.room[pool]):
                    holder.take(pool, card, pools)
    return True


def deal_rest(pools: Pools, holders: list[Holder], chance: Chance) -> None:
    for pool in (0, 1):
        cards = expanded(pools[pool])
        chance.shuffle(cards)
        for holder in holders:
            for _ in range(holder.room[pool]):
                holder.take(pool, cards.pop(), pools)
