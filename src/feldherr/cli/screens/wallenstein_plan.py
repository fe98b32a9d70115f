"""The season's plan, box by box: what may lie there, what lies there, and what it would bring."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from feldherr.cli.screen import View
from feldherr.cli.screens.wallenstein_board import FIGURES, county_line
from feldherr.cli.spelling import matching
from feldherr.cli.texts import Texts
from feldherr.kernel.decision import Check
from feldherr.kernel.errors import BadOption
from feldherr.wallenstein.moves import VOCABULARY, Plan
from feldherr.wallenstein.names import BOX
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.rules import PRICES

BID: Final = "bid"
CARD_WIDTH: Final = 12 + FIGURES


class PlanAssistant:
    """Asks for one box after the other, the bid first; nothing is final before `seal`."""

    def __init__(self, decision: PlanDecision, view: View, texts: Texts) -> None:
        self.decision = decision
        self.view = view
        self.texts = texts
        self.order = decision.box_order()
        self.laid: dict[str, str] = {}

    @property
    def box(self) -> str | None:
        """The first box that is not covered."""
        return next((box for box in self.order if box not in self.laid), None)

    def move(self) -> Plan:
        return Plan.read([f"{box}={card}" for box, card in self.laid.items()])

    def check(self) -> Check:
        return self.decision.check(self.move())

    def candidates(self, box: str) -> list[str]:
        """The cards left for a box; what was laid out of order may leave fewer than the rules would."""
        return self.decision.cards_for(box, self.laid)

    # -- typing --------------------------------------------------------------------------------------------------------

    def label(self) -> str:
        return self.texts.name(self.box, "action") if self.box else self.texts("plan_seal")

    def feed(self, line: str) -> str | None:
        command, *rest = line.split()
        if command == "plan":
            return self._whole_plan(line)
        if line == "seal":
            return self._seal()
        if line == "back":
            if self.laid:
                self.laid.popitem()
        elif line == "clear":
            self.laid = {}
        elif line == "rest":
            self._fill_at_random()
        elif "=" in line:
            for word in [command, *rest]:
                self._lay_on(word)
        elif self.box is None:
            raise BadOption("plan_is_full")
        else:
            self.laid[self.box] = self._card(self.box, line)
        return None

    def _whole_plan(self, line: str) -> str | None:
        """A complete line is the answer; one that leaves boxes out fills the mat as far as it goes."""
        move = VOCABULARY.read(line)
        assert isinstance(move, Plan)
        if not self.decision.uncovered(move):
            return line
        reasons = self.decision.check(move).reasons
        if reasons:
            raise reasons[0]
        words = dict(word.split("=") for word in line.split()[1:])
        self.laid = {box: words[box] for box in self.order if box in words}
        return None

    def _seal(self) -> str:
        self.decision.require(self.move())
        return self.move().text

    def _fill_at_random(self) -> None:
        rng = Random()
        while self.box is not None:
            cards = self.candidates(self.box)
            if not cards:
                raise BadOption("no_such_card_left", word="rest", box=self.box, cards=cards)
            self.laid[self.box] = rng.choice(cards)

    def _lay_on(self, word: str) -> None:
        """`box=card`, both perhaps shortened; an empty card takes the card away."""
        name, _, card = word.partition("=")
        box = matching(name, self.order, self.texts) or name
        if box not in BOX:
            raise BadOption("unknown_box", word=word[:40], boxes=self.order)
        before = self.laid.pop(box, None)
        if card:
            try:
                self.laid[box] = self._card(box, card)
            except BadOption:
                self.laid |= {box: before} if before else {}
                raise

    def _card(self, box: str, word: str) -> str:
        """A card by the beginning of its name or by its number in the list; on the auction box numbers are coins."""
        cards = self.candidates(box)
        if word in cards:
            return word
        if box != BID and word.isascii() and word.isdigit() and len(word) < 3 and 0 < int(word) <= len(cards):
            return cards[int(word) - 1]
        found = matching(word, cards, self.texts)
        if found is None:
            raise BadOption("no_such_card_left", word=word[:40], box=box, cards=cards)
        return found

    # -- showing -------------------------------------------------------------------------------------------------------

    def show(self) -> RenderableType:
        check = self.check()
        risks = [text for box, risk in check.forecast["boxes"].items() for text in self._risks(box, risk)]
        parts: list[RenderableType] = [self._mat()]
        if self.box:
            parts.append(self._cards(self.box))
        parts += [Text(risk, "yellow") for risk in risks]
        parts += [Text(reason.sentence(self.texts.language), "red") for reason in check.reasons]
        parts.append(Text(self._forecast(check.forecast), "green"))
        parts.append(Text(self._hint(self.box) if self.box else self.texts("plan_full_hint"), "dim"))
        return Group(*parts)

    def _hint(self, box: str) -> str:
        """What can be typed: counties by number too, unless numbers are coins, and the other cards left for the box."""
        spare = [card for card in self.candidates(box) if card not in self.view["counties"]]
        return self.texts("plan_hint", numbered=int(box != BID), spare=", ".join(spare))

    def _mat(self) -> Table:
        """Every box with its price, when its action comes, and the card on it."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        cards = self.view["action_cards"]
        for box in self.order:
            current = box == self.box
            turn = f"{cards.index(box) + 1}." if box in cards else ""
            price = self.texts("price", number=PRICES[box]) if box in PRICES else ""
            card = self.texts.name(self.laid[box]) if box in self.laid else "…" if current else ""
            label = Text(self.texts.name(box, "action"), "bold" if current else "")
            marked = Text(">" if current else " ", "bold")
            table.add_row(
                marked, Text(turn, "dim"), label, Text(price, "dim"), Text(box, "cyan dim"), Text(card, "bold")
            )
        return table

    def _risks(self, box: str, risk: Mapping[str, Any]) -> Iterator[str]:
        """What may keep an action from being done, and how a revolt would end."""
        facts = {"box": box, "county": risk["county"]}
        for code, share in risk["fails"].items():
            may_fail = {"code": "may_fail", "reason": code, "share": _hundredths(share)}
            yield self.texts.warning({**facts, "code": code} if share == 1 else {**facts, **may_fail})
        if risk["unpaid"]:
            yield self.texts.warning({**facts, "code": "unpaid", "share": _hundredths(risk["unpaid"])})
        if risk["revolt"] and risk["revolt"]["chance"]:
            yield self.texts.warning({**facts, "code": "revolt_held", "share": _hundredths(risk["revolt"]["held"])})

    def _cards(self, box: str) -> Group:
        """The cards left, each with its number; counties as they stand on the board, other cards in a line below."""
        counties, others = [], Text()
        for number, card in enumerate(self.candidates(box), 1):
            key = Text("" if box == BID else f"{number} ", "bold")
            if card in self.view["counties"]:
                counties.append(key + county_line(self.view, card, CARD_WIDTH, self.texts))
            else:
                meaning = "" if card.isdigit() else f" ({self.texts.name(card)})"
                others += key + Text(card, "cyan") + Text(f"{meaning}   ")
        return Group(Columns(counties, padding=(0, 2), column_first=True), others)

    def _forecast(self, forecast: Mapping[str, Any]) -> str:
        thalers, grain, armies = forecast["thalers"], forecast["grain"], forecast["armies"]
        return self.texts(
            "forecast",
            thalers=_span(thalers["after"]),
            lowest=thalers["lowest"],
            grain=_span(grain["after"]),
            counties=grain["counties"],
            losses=_span([grain["losses"][0], grain["losses"][-1]]) if grain["losses"] else "0",
            armies=_span(armies["deployed"]),
            supply=armies["supply"],
        )


def _hundredths(share: float) -> str:
    """Only what is certain is told as none or all.

    >>> _hundredths(0.154), _hundredths(0.001), _hundredths(0.9999), _hundredths(1)
    ('15', '<1', '>99', '100')
    """
    hundredths = round(share * 100)
    if hundredths == 0 < share:
        return "<1"
    return ">99" if hundredths == 100 and share < 1 else str(hundredths)


def _span(ends: list[int]) -> str:
    """
    >>> _span([3, 5]), _span([4, 4]), _span([-2, 1])
    ('3–5', '4', '−2–1')
    """
    return "–".join(str(end).replace("-", "−") for end in dict.fromkeys(ends))
