"""Hints say what a player finds on the board: borders, majorities, what a box lacks, and what plans differ in."""

from random import Random

import pytest

import feldherr
from feldherr.bots import Budget, Reason, bot
from feldherr.bots.sixteenthirty.beliefs import markers as believed
from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.bots.sixteenthirty.reasons import reason as reason_of_sixteenthirty
from feldherr.bots.sixteenthirty.reasons import why as of_sixteenthirty
from feldherr.bots.sixteenthirty.weights import Weights as SixteenWeights
from feldherr.bots.wallenstein import explaining
from feldherr.bots.wallenstein.comparing import compare
from feldherr.bots.wallenstein.council import harvest_of
from feldherr.bots.wallenstein.position import Position
from feldherr.bots.wallenstein.reasons import why as of_wallenstein
from feldherr.bots.wallenstein.weights import Weights
from feldherr.kernel import words
from feldherr.kernel.errors import BadOption
from feldherr.sixteenthirty.cards import CARD
from feldherr.sixteenthirty.market import ExchangeChoice
from feldherr.sixteenthirty.names import COUNTRY
from feldherr.sixteenthirty.state import State as SixteenState
from feldherr.wallenstein import State
from feldherr.wallenstein.board import BORDERS, COUNTIES, REGION
from feldherr.wallenstein.names import CLOSED, COLLECT_TAXES, NOBODY
from tests.bots.tables import TABLES, positions

GAME = feldherr.new_game("wallenstein", players=4, seed=5)
NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def state() -> State:
    g = GAME.copy().state
    assert isinstance(g, State)
    return g


def test_borders_are_those_of_the_board() -> None:
    g = state()
    at = Position(g, 0, Weights())
    for county in at.own:
        foes = [there for there in BORDERS[county] if g.owner[there] not in (0, NOBODY, CLOSED)]
        told = explaining.borders(at, county)
        assert told["foes"] == len(foes)
        if foes:
            assert told["there"] == max(g.armies[there] for there in foes)
            assert told["strongest"] in [COUNTIES[there] for there in foes]


@pytest.mark.parametrize(
    ("own", "theirs", "stands"), [(0, 0, "alone"), (1, 1, "ahead"), (0, 1, "level"), (0, 2, "behind")]
)
def test_majorities_are_those_of_the_region(own: int, theirs: int, stands: str) -> None:
    at = Position(state(), 0, Weights())
    county = at.own[0]
    for seat in range(4):
        at.counts[seat][REGION[county]][1] = 0
    at.counts[0][REGION[county]][1], at.counts[3][REGION[county]][1] = own, theirs
    told = explaining.majority(at, county, 1)
    assert (told["own"], told["rivals"], told["stands"]) == (own + 1, theirs, stands)
    assert not theirs or told["rival"] == 3


def test_every_box_of_a_plan_is_explained_in_whole_sentences() -> None:
    game = GAME.copy()
    captain, rng = bot("captain", "wallenstein"), Random(1)
    codes: set[str] = set()
    for _ in range(40):
        seat, decision = next(iter(game.pending.items()))
        choice = captain.decide(game.view(seat), rng, Budget())
        for reason in [*choice.why, *(idea.why for idea in choice.ideas)]:
            codes.add(reason.code)
            for language in words.LANGUAGES:
                sentence = reason.sentence(language, NAMES)
                assert sentence.endswith(".")
                assert "{" not in sentence
        if decision.kind == "plan":
            assert {idea.move.split("=")[0] for idea in choice.ideas} == {
                word.split("=")[0] for word in choice.move.split()[1:]
            }
        game.play(seat, choice.move)
    assert {"build", "collect_taxes", "collect_grain", "plan_bid", "plan_spare", "position"} <= codes


def test_an_empty_box_says_what_it_lacks() -> None:
    game = GAME.copy()
    plan = game.rulebook.moves.read(bot("captain", "wallenstein").decide(game.view(0), Random(1), Budget()).move)
    palace = 0
    laid = next(card for card in plan.cards if card < len(COUNTIES))  # type: ignore[attr-defined]
    idle = lambda able, thalers: explaining.idle(palace, plan, able, thalers)["cause"]  # type: ignore[arg-type]  # noqa: E731
    assert idle({}, 9) == "nowhere"
    assert idle({laid: 2.0}, 0) == "dear"
    assert idle({laid: 2.0}, 9) == "needed"
    assert idle({laid: -1.0}, 9) == "little"
    unlaid = next(county for county in range(len(COUNTIES)) if county not in plan.cards)  # type: ignore[attr-defined]
    assert idle({unlaid: 2.0}, 9) == "saved"


def test_votes_and_bids_are_explained_by_figures() -> None:
    game = feldherr.new_game("sixteenthirty", players=4, seed=4)
    captain, rng = bot("captain", "sixteenthirty"), Random(2)
    told: dict[str, Reason] = {}
    while not game.over and not {"vote", "bid", "no_bid"} <= set(told):
        seat, _ = next(iter(game.pending.items()))
        choice = captain.decide(game.view(seat), rng, Budget())
        told.update({reason.code: reason for reason in choice.why})
        game.play(seat, choice.move)
    vote, bid = told["vote"], told["bid"]
    assert 0 <= vote.facts["chance"] <= 100
    assert f"{vote.facts['chance']}%" in vote.sentence("en", NAMES)
    assert bid.facts["after"] > bid.facts["before"]
    for reason in told.values():
        for language in words.LANGUAGES:
            assert reason.sentence(language, NAMES).endswith(".")


@pytest.mark.parametrize(
    ("number", "wanted"),
    [
        (0, {"leave", "favor_here", "no_favor", "plan_march", "collect_taxes"}),
        (4, {"keep_cards", "special", "to_market", "exchange", "collect", "remove", "pass_marker", "initial"}),
    ],
)
def test_reasons_state_figures_of_the_board(number: int, wanted: set[str]) -> None:
    """Nothing is only "best": a figure, or a name, is told that a player finds on the table."""
    told: dict[str, Reason] = {}
    for seat, _, game in positions(number):
        choice = bot("captain", game.rulebook.name).decide(game.view(seat), Random(1), Budget())
        told.update({reason.code: reason for reason in [*choice.why, *(idea.why for idea in choice.ideas)]})
    for code in wanted & set(told):
        assert told[code].facts, code
        for language in words.LANGUAGES:
            sentence = told[code].sentence(language, NAMES)
            assert "?" not in sentence, "no fact is missing"
            assert "{" not in sentence
            assert sentence.endswith(".")
    assert len(wanted & set(told)) >= len(wanted) - 2


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_any_answer_can_be_explained_whoever_found_it(number: int) -> None:
    """Not only what a captain plays: a search, a puzzle and an analysis say why of other answers too."""
    rng = Random(number)
    for seat, kind, game in positions(number):
        if kind == "plan":
            continue
        for text in {game.pending[seat].sample(rng).text for _ in range(4)}:
            view = game.view(seat)
            reason = of_wallenstein(view, text, rng) if number < 4 else of_sixteenthirty(view, text)
            for language in words.LANGUAGES:
                sentence = reason.sentence(language, NAMES)
                assert sentence.endswith("."), (kind, text)
                assert "?" not in sentence, (kind, text, sentence)
                assert "{" not in sentence


@pytest.mark.parametrize(
    ("own", "others", "said"),
    [
        (0, 1, "One card is on offer, of no country whose VP marker you hold;"),
        (1, 0, "One card is on offer, of a country whose VP marker you hold;"),
        (0, 2, "2 cards are on offer, none of them of a country whose VP marker you hold;"),
        (2, 1, "3 cards are on offer, 2 of them of countries whose VP markers you hold;"),
    ],
)
def test_no_exchange_says_how_many_of_the_cards_are_of_own_markers(own: int, others: int, said: str) -> None:
    game = feldherr.new_game("sixteenthirty", players=4, seed=4)
    g = game.state
    assert isinstance(g, SixteenState)
    g.vp_markers[0] = (COUNTRY["france"],)
    outlook = Outlook(g, 0, believed(game.view(0)), SixteenWeights())
    offers = [(1, CARD["france-2"])] * own + [(2, CARD["sweden-3"])] * others
    reason = reason_of_sixteenthirty(outlook, ExchangeChoice(0, (CARD["spain-1"],), offers), "pass")
    assert reason.sentence("en", NAMES).startswith(said)
    for language in words.LANGUAGES:
        sentence = reason.sentence(language, NAMES)
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_what_an_attack_leaves_behind_is_told_without_its_target() -> None:
    g = state()
    county = Position(g, 0, Weights()).own[0]
    foes = [there for there in BORDERS[county] if g.owner[there] not in (0, NOBODY, CLOSED)]
    assert explaining.hostile(g, 0, county, foes[0])["foes"] == len(foes) - 1


def test_what_a_bid_is_worth_says_over_which_bids() -> None:
    ideas = bot("captain", "wallenstein").decide(GAME.view(0), Random(1), Budget()).ideas
    facts = next(idea.why.facts for idea in ideas if idea.move.startswith("bid="))
    assert facts["nothing"] + facts["cards"] + facts["one"] + facts["more"] == 100


def test_the_worst_event_is_named_where_it_takes_something() -> None:
    harvest = harvest_of(state(), 0, Weights())
    for county in harvest.at.own:
        told = explaining.collected(harvest, COLLECT_TAXES, county)
        amounts = harvest.amounts(COLLECT_TAXES, county)
        assert told["least"] == min(amounts)
        assert bool(told["event"]) == (len(set(amounts)) > 1)


def test_a_plan_is_compared_with_the_captains() -> None:
    view = GAME.view(0)
    hint = bot("captain", "wallenstein").decide(view, Random(3), Budget()).move
    same = compare(view, hint, Random(3))
    assert same.gaps == []
    assert same.mine == same.hint
    boxes = dict(word.split("=") for word in hint.split()[1:])
    boxes["palace"], boxes["taxes"] = boxes["taxes"], boxes["palace"]
    other = compare(view, "plan " + " ".join(f"{box}={card}" for box, card in boxes.items()), Random(3))
    assert {gap.box for gap in other.gaps} == {"palace", "taxes"}
    assert other.mine < other.hint
    assert sum(gap.points for gap in other.gaps) == pytest.approx(other.mine - other.hint)
    with pytest.raises(BadOption):
        compare(feldherr.new_game("wallenstein", players=4, seed=5, lineup="draft").view(0), hint, Random(3))
