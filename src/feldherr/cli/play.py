"""`feldherr play`: a game at this terminal, against programs or with others at the same keyboard."""

from argparse import Namespace
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Group
from rich.text import Text

import feldherr
from feldherr.book import Book, Section, anchor_of, anchor_of_decision, codes_of, search
from feldherr.book import book as book_of
from feldherr.cli import store
from feldherr.cli.arguments import number, table_options
from feldherr.cli.screen import Assistant, screen_for
from feldherr.cli.table import Table, bots_named, human_seats, player_names, resume
from feldherr.cli.terminal import EndOfInput, Terminal
from feldherr.cli.texts import Texts
from feldherr.kernel import ordering, words
from feldherr.kernel.decision import Decision
from feldherr.kernel.errors import BadOption, FeldherrError, NotPending
from feldherr.kernel.orders import Order
from feldherr.kernel.step import SimultaneousStep

DEFAULT_PLAYERS: Final = 4
LOG_LINES: Final = 40
PARTS_OF_TOPICS: Final = ("event_", "favor_")
"""Single cards, which have a line each in a table of the rulebook."""
HINT_SECONDS: Final = 2.0


def run(given: Namespace, texts: Texts) -> int:
    terminal = Terminal(texts)
    try:
        table = _table(given, texts, terminal)
    except (EndOfInput, KeyboardInterrupt):
        terminal.console.print()
        return 0
    texts.players = table.names
    try:
        table.save()
        Play(table, texts, terminal).until_over()
    except (EndOfInput, KeyboardInterrupt, Quit):
        terminal.console.print()
    terminal.printed = 0
    terminal.say(texts("saved_in", file=str(table.path)), "dim")
    return 0


def _table(given: Namespace, texts: Texts, terminal: Terminal) -> Table:
    names = given.names
    if given.resume:
        path = store.last() if given.resume == "last" else Path(given.resume)
        bots = given.bots.split(",") if given.bots else None
        table = resume(path, given.human, None, bots)
        if names or not table.names:
            table.names = player_names(names, table.game.players, texts.player)
        return table
    if terminal.interactive and not (given.players or given.human or given.lineup):
        _ask_what_to_play(given, texts, terminal)
    players = DEFAULT_PLAYERS if given.players is None else given.players
    game = feldherr.new_game(given.game or feldherr.GAMES[0], players=players, seed=given.seed, **table_options(given))
    humans = human_seats(given.human or "0", players)
    path = Path(given.save) if given.save else store.new_path(game.rulebook.name)
    bots = bots_named(given.bots, game.rulebook.name) or []
    return Table(game, humans, player_names(names, players, texts.player), path, bots)


def _ask_what_to_play(given: Namespace, texts: Texts, terminal: Terminal) -> None:
    """Two or three quick questions; Enter takes what is in brackets."""
    seats = feldherr.rulebook(given.game or feldherr.GAMES[0]).seats
    terminal.say(texts("welcome"), "bold")
    given.players = _ask_number(texts("ask_players", seats=list(seats)), seats[0], seats[-1], DEFAULT_PLAYERS, terminal)
    humans = _ask_number(texts("ask_humans", most=given.players), 1, given.players, 1, terminal)
    given.human = ",".join(map(str, range(humans)))
    if given.game in (None, "wallenstein"):
        draft = terminal.ask(texts("ask_lineup")).lower().startswith("d")
        given.lineup = "draft" if draft else "default"


def _ask_number(question: str, least: int, most: int, default: int, terminal: Terminal) -> int:
    while True:
        word = terminal.ask(f"{question} [{default}]")
        if not word:
            return default
        try:
            return number(question, least, most)(word)
        except FeldherrError as error:
            terminal.say(error.sentence(terminal.texts.language), "red")


class Quit(Exception):
    """The player wants to stop."""


class Play:
    """The game from question to question."""

    def __init__(self, table: Table, texts: Texts, terminal: Terminal) -> None:
        self.table = table
        self.game = table.game
        self.texts = texts
        self.terminal = terminal
        self.screen = screen_for(table.game, texts)
        told = len(self.game.events(table.alone))
        self.told = max(0, told - 12) if self.game.moves else 0
        self.commands = {
            "board": self._board,
            "log": self._log,
            "odds": self._odds,
            "hint": self._hint,
            "mat": self._mat,
            "save": self._save,
        }
        self.orders: dict[int, list[Order]] = {}
        """Standing orders, by seat."""

    def until_over(self) -> None:
        self.terminal.say(self.texts("commands_hint"), "dim")
        while not self.game.over:
            seat, decision = self.table.next_question()
            if seat in self.table.humans:
                self.table.save()
                if not self._ordered(int(seat)):
                    self._answer(int(seat), decision)
                self.table.save()
            else:
                self.table.answer_for(seat, decision)
        self.table.save()
        self._news()
        self.terminal.show(*self.screen.board(self.game.view(None), self.terminal.width), self._result())

    def _answer(self, seat: int, decision: Decision) -> None:
        simultaneous = isinstance(self.game.state.agenda[-1], SimultaneousStep)
        public = self.game.view(None)
        secret = self.table.alone is None and (simultaneous or self.screen.secret(decision, public))
        if secret:
            self.terminal.pass_keyboard(self.texts.player(seat))
        self._news()
        view = self.game.view(seat) if secret or self.table.alone is not None else public
        self.terminal.show(*self.screen.overview(decision, view, self.terminal.width))
        assistant = self.screen.assistant(decision)
        heading = [Text(self.texts.prompt(decision), "bold")]
        asks_again = True
        while True:
            if asks_again:
                question = assistant.show() if assistant else self.screen.question(decision, view)
                self.terminal.show(Group(*heading, question))
                heading = []
            label = assistant.label() if assistant else self.texts.player(seat)
            line = self.terminal.ask(label)
            try:
                if not line or self._command(line, seat, decision):
                    asks_again = False
                    continue
                if line == "undo":
                    self._undo(seat)
                    break
                asks_again = self._play(seat, decision, assistant, line)
                if not asks_again:
                    break
            except FeldherrError as error:
                self.terminal.say(error.sentence(self.texts.language), "red")
                anchor = anchor_of(self._book(), "errors", error.code)
                if anchor:
                    self.terminal.say(self.texts("more_in_the_rules", anchor=anchor), "dim")
                asks_again = False
        if secret:
            self.terminal.clear()

    def _play(self, seat: int, decision: Decision, assistant: Assistant | None, line: str) -> bool:
        """Whether more is to be asked of this decision."""
        if assistant:
            move = assistant.feed(line)
            if move is None:
                return True
        else:
            move = self.screen.read(decision, self.game.view(seat), line)
        self.game.play(seat, move)
        return False

    def _ordered(self, seat: int) -> bool:
        """Whether a standing order has answered."""
        found = ordering.answer(self.game, seat, self.orders.get(seat, []))
        if found is None:
            return False
        self.game.play(seat, found.move)
        order = found.order.sentence(self.texts.language)
        self.terminal.say(self.texts("ordered", order=order, move=found.move.text), "dim")
        return True

    # -- commands ------------------------------------------------------------------------------------------------------

    def _command(self, line: str, seat: int, decision: Decision) -> bool:
        """Whether the line was one of the commands that change nothing."""
        words = line.split()
        if words[0] == "?":
            self._explain(words[1:], decision)
        elif words[0] == "order":
            self._order(" ".join(words[1:]), seat)
        elif line in ("quit", "q"):
            raise Quit
        elif line in self.commands:
            self.commands[line](seat, decision)
        else:
            return False
        return True

    def _order(self, text: str, seat: int) -> None:
        """Gives a standing order; `order` alone tells those given, `order -` withdraws them."""
        texts = [] if text == "-" else [order.text for order in self.orders.get(seat, [])]
        self.orders[seat] = ordering.given(self.game, seat, [*texts, text] if text not in ("", "-") else texts)
        told = [f"{order.text}: {order.sentence(self.texts.language)}" for order in self.orders[seat]]
        self.terminal.say("\n".join(told) or self.texts("no_orders", verbs=sorted(self.game.rulebook.orders.verbs)))

    def _explain(self, asked: list[str], decision: Decision) -> None:
        """What the rulebook of this table says of the decision, of a topic, or where it has these words."""
        from feldherr.cli.pages import page

        book, topics = self._book(), self._topics()
        section = self._sought(asked) if asked else self._section_on(decision)
        if section:
            self.terminal.show(*page(book, section))
        elif asked:
            raise BadOption("unknown_topic", topic=" ".join(asked)[:40], topics=topics)
        if not asked:
            self.terminal.say(self.texts("commands", topics=topics), "dim")

    def _section_on(self, decision: Decision) -> Section | None:
        return self._book().section(anchor_of_decision(self._book(), decision.kind, decision.facts()) or "")

    def _book(self) -> Book:
        return book_of(self.game.rulebook.name, self.game.options, self.texts.language, self.game.players)

    def _topics(self) -> list[str]:
        known = codes_of(self._book(), "topics")
        return [topic for topic in known if not topic.startswith(PARTS_OF_TOPICS)]

    def _sought(self, asked: list[str]) -> Section | None:
        book, words = self._book(), " ".join(asked)
        hits = search(book, words)
        anchor = anchor_of(book, "topics", words) or (hits[0].anchor if hits else "")
        return book.section(words) or book.section(anchor)

    def _board(self, seat: int, decision: Decision) -> None:
        view = self.game.view(self.table.alone)
        self.terminal.show(*self.screen.board(view, self.terminal.width))

    def _log(self, seat: int, decision: Decision) -> None:
        events = self.game.events(self.table.alone)
        self.terminal.show(*[Text(self.texts.event(event)) for event in events[-LOG_LINES:]])

    def _odds(self, seat: int, decision: Decision) -> None:
        odds = self.screen.odds(seat, decision)
        self.terminal.show(Text(self.texts("no_odds_now")) if odds is None else odds)

    def _hint(self, seat: int, decision: Decision) -> None:
        """What a captain would play here, who knows what this seat knows."""
        from feldherr.bots import decide  # most games are played without

        choice = decide("captain", self.game.view(seat), Random(), HINT_SECONDS)
        language, names = self.texts.language, self.table.names
        told = words.move(language, self.game.rulebook.name, choice.move, names)
        self.terminal.say(self.texts("hint", told=told, move=choice.move))
        laid = [idea.why for idea in choice.ideas if idea.move in choice.move.split()]  # of a plan, box by box
        for reason in laid or choice.why:
            self.terminal.say(reason.sentence(language, names))

    def _mat(self, seat: int, decision: Decision) -> None:
        """One's own plan; behind a curtain where others share the keyboard."""
        mat = self.screen.mat(self.game.view(seat))
        if mat is None:
            self.terminal.say(self.texts("no_mat"))
            return
        if self.table.alone is None:
            self.terminal.pass_keyboard(self.texts.player(seat))
        self.terminal.show(mat)
        if self.table.alone is None:
            self.terminal.ask(self.texts("hide_again"))
            self.terminal.clear()

    def _save(self, seat: int, decision: Decision) -> None:
        self.table.save()
        self.terminal.say(self.texts("saved_in", file=str(self.table.path)))

    def _undo(self, seat: int) -> None:
        """Takes back the plan that was sealed last by somebody at this keyboard."""
        sealed = [other for other in self.table.humans if other in self.game.sealed]
        if not sealed:
            raise NotPending("nothing_to_undo")
        self.game.take_back(sealed[-1])

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _news(self) -> None:
        events = self.game.events(self.table.alone, self.told)
        self.told += len(events)
        if events:
            self.terminal.show(self.screen.news(events))

    def _result(self) -> Text:
        outcome = self.game.outcome
        assert outcome is not None
        places = [
            self.texts("result_line", place=place, seats=seats, points=outcome.scores[seats[0]])
            for place, seats in enumerate(outcome.ranking, 1)
        ]
        return Text("\n".join([self.texts("result", winners=outcome.winners), *places]), "bold")
