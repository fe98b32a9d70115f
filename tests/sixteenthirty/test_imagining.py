"""Hidden cards and markers are found for every position that can be, and soon, however the position was chosen."""

from collections import Counter
from random import Random

import pytest

from feldherr.kernel.chance import Chance, seed_bytes
from feldherr.sixteenthirty import imagining_cards
from feldherr.sixteenthirty.cards import OPEN, Cards
from feldherr.sixteenthirty.imagining_holders import Holder
from feldherr.sixteenthirty.imagining_markers import deal, packed, possible, unpacked
from feldherr.sixteenthirty.names import N
from feldherr.sixteenthirty.rules import MARKERS


@pytest.mark.parametrize("seed", range(60))
def test_cards_are_found_where_nearly_all_is_known(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without luck: which pool each card came from is worked out."""
    monkeypatch.setattr(imagining_cards, "TRIES", 0)
    rng = Random(seed)
    old, new, holders = narrow_hands(rng)
    deck = imagining_cards.deal(old, new, holders, Chance.from_seed(seed_bytes(seed)))
    assert Counter(old) == Counter(card for holder in holders for card in holder.cards[0])
    assert Counter(new) == Counter(deck) + Counter(card for holder in holders for card in holder.cards[1])
    for holder in holders:
        assert [len(cards) for cards in holder.cards] == list(holder.sizes)
        unseen = Counter(holder.cards[0] + holder.cards[1])
        unseen.subtract(holder.shown)
        assert min(unseen.values(), default=0) >= 0
        left = list(unseen.elements())
        assert not holder.no_influence or all(card >= OPEN for card in left)
        assert not holder.due or any(card in holder.due for card in left)


def narrow_hands(rng: Random) -> tuple[Cards, Cards, list[Holder]]:
    """Hands of which almost every card has been seen since: there are few ways, often one."""
    kinds = rng.sample(range(OPEN + 12), rng.randint(2, 20))
    pools = [[rng.choice(kinds) for _ in range(56)] for _ in range(2)]
    dealt, holders = [0, 0], []
    for seat in range(rng.randint(2, 6)):
        sizes = rng.randint(0, 9), rng.randint(0, 9)
        cards = [pools[p][dealt[p] + i] for p in (0, 1) for i in range(sizes[p])]
        dealt = [dealt[p] + sizes[p] for p in (0, 1)]
        rng.shuffle(cards)
        unseen = cards[: rng.choice((0, 0, 1, 4))]
        shown = tuple(sorted(cards[len(unseen) :]))
        named = [card for card in unseen if card < OPEN]
        due = tuple(range(OPEN)) if named and rng.random() < 0.5 else ()
        holders.append(Holder(seat, sizes, shown, not named, due))
    return tuple(sorted(pools[0][: dealt[0]])), tuple(sorted(pools[1])), holders


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_markers_are_found_whatever_was_scored(players: int) -> None:
    for seed in range(12):
        rng = Random(seed)
        cup = [country for country in range(N) for _ in range(MARKERS[country])]
        rng.shuffle(cup)
        quota = len(cup) // players
        choices: dict[int, list[int]] = {}
        for seat in range(players):
            own = cup[seat * quota : (seat + 1) * quota]
            worth = [[rng.choice((0, 0, 1, 8)) for _ in range(N)] for _ in range(1 + seed % 3)]
            sums = tuple(sorted({(sum(one[country] for country in own), *one) for one in worth}))
            choices[seat] = possible(quota, MARKERS, sums)
        order = sorted(choices, key=lambda seat: len(choices[seat]))
        found = deal(order, choices, packed(MARKERS), Chance.from_seed(seed_bytes(seed)), set())
        assert found is not None
        assert all(sum(unpacked(own)[c] for own in found.values()) <= MARKERS[c] for c in range(N))
        assert all(found[seat] in choices[seat] for seat in found)


def test_what_was_tried_in_vain_is_not_tried_again() -> None:
    """Nothing is left for the last seat: nine million ways for the others, but few sets of markers that they leave."""
    each = possible(3, MARKERS, ((0, *[0] * N),))
    choices = dict.fromkeys(range(3), each) | {3: [packed(MARKERS)]}
    vain: set[int] = set()
    assert deal([0, 1, 2, 3], choices, packed(MARKERS), Chance.from_seed(seed_bytes(1)), vain) is None
    assert len(each) ** 3 > 9_000_000
    assert len(vain) < 20_000
