"""The command line: what may stand on it, and what it means."""

import argparse
from collections.abc import Callable
from typing import Any, Final, NoReturn

from feldherr import __version__
from feldherr.cli.texts import Texts, require_language
from feldherr.kernel import data_file
from feldherr.kernel.chance import SEED_BYTES, seed_bytes
from feldherr.kernel.errors import BadOption
from feldherr.kernel.words import LANGUAGES

COMMANDS: Final = (
    "play",
    "serve",
    "simulate",
    "arena",
    "bots",
    "replay",
    "analyse",
    "picture",
    "verify",
    "odds",
    "tower",
    "rules",
    "admin",
)
TABLE_OPTIONS: Final = ("edition", "court", "landsknechte", "lineup", "tower")


class _Parser(argparse.ArgumentParser):
    """Speaks the player's language, and leaves errors to the caller."""

    texts: Texts

    def error(self, message: str) -> NoReturn:
        raise BadOption("bad_command_line", message=message, command=self.prog)

    def format_help(self) -> str:
        self._positionals.title = self.texts("help_positionals")
        self._optionals.title = self.texts("help_options")
        return super().format_help().replace("usage:", self.texts("help_usage"), 1)


def _parser(prog: str, texts: Texts, description: str) -> _Parser:
    parser = _Parser(prog=prog, description=description, add_help=False, allow_abbrev=False)
    parser.texts = texts
    parser.add_argument("-h", "--help", action="help", help=texts("help_help"))
    parser.add_argument("--language", metavar="|".join(LANGUAGES), type=require_language, help=texts("help_language"))
    return parser


def read(arguments: list[str], texts: Texts) -> argparse.Namespace:
    """The command and its options; BadOption says what cannot be understood."""
    after_language = [before == "--language" for before in ["", *arguments]]
    words = [word for word, skip in zip(arguments, after_language, strict=False) if not skip and word[:1] != "-"]
    command = words[0] if words else None
    if command not in COMMANDS:
        return _read_without_command(arguments, command, texts)
    rest = arguments.copy()
    rest.remove(command)
    parser = _parser(f"feldherr {command}", texts, texts(f"help_{command}"))
    _OPTIONS[command](parser, texts)
    given, unknown = parser.parse_known_intermixed_args(rest)
    if unknown:
        raise BadOption("unknown_arguments", words=unknown, command=command)
    if "file" in given and given.file is None:
        raise BadOption("no_file_given", command=command)
    given.command = command
    return given


def _read_without_command(arguments: list[str], command: str | None, texts: Texts) -> NoReturn:
    parser = _parser("feldherr", texts, texts("help_feldherr"))
    parser.usage = "feldherr " + "|".join(COMMANDS) + " ..."
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join(f"  {command:<10}{texts(f'help_{command}')}" for command in COMMANDS)
    parser.add_argument("--version", action="version", version=f"feldherr {__version__}", help=texts("help_version"))
    parser.parse_known_args(arguments)
    if command is not None:
        raise BadOption("unknown_command", command=command[:80], commands=list(COMMANDS))
    parser.print_help()
    raise SystemExit(0)


def number(option: str, least: int = 0, most: int = 10**9) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def convert(word: str) -> int:
        if word.isascii() and word.isdigit() and len(word) < 12 and least <= int(word) <= most:
            return int(word)
        raise BadOption("bad_argument", option=option, value=word[:80], least=least, most=most)

    return convert


def seed(word: str) -> int:
    if len(word) == 2 * SEED_BYTES:  # as a record has it
        return int.from_bytes(seed_bytes(word), "big")
    if word.isascii() and word.isdigit() and len(word) < 80:
        return int(word)
    raise BadOption("bad_seed")


def _table(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("game", metavar=texts("help_metavar_game"), nargs="?", help=texts("help_game"))
    parser.add_argument("--players", metavar="N", type=number("--players"), help=texts("help_players"))
    parser.add_argument("--seed", metavar="S", type=seed, help=texts("help_seed"))
    _rules_options(parser, texts)
    parser.add_argument("--lineup", metavar="default|draft", help=texts("help_lineup"))


def _rules_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--edition", metavar="second|first|manual", help=texts("help_edition"))
    parser.add_argument("--court", action="store_true", default=None, help=texts("help_court"))
    parser.add_argument("--landsknechte", action="store_true", default=None, help=texts("help_landsknechte"))
    parser.add_argument("--tower", metavar="aged2|classic", help=texts("help_tower_model"))
    parser.add_argument("--rule", metavar="name=value", action="append", default=[], help=texts("help_rule"))
    parser.add_argument("--data", metavar=texts("help_metavar_file"), help=texts("help_data"))


def _play(parser: argparse.ArgumentParser, texts: Texts) -> None:
    _table(parser, texts)
    parser.add_argument("--human", metavar="0|0,2|all", help=texts("help_human"))
    parser.add_argument("--bots", metavar="captain,recruit", help=texts("help_bots_seated"))
    parser.add_argument("--names", metavar="a,b,..", help=texts("help_names"))
    parser.add_argument("--save", metavar=texts("help_metavar_file"), help=texts("help_save"))
    parser.add_argument("--resume", metavar=texts("help_metavar_last"), help=texts("help_resume"))


def _simulate(parser: argparse.ArgumentParser, texts: Texts) -> None:
    _table(parser, texts)
    parser.add_argument("-n", "--games", type=number("-n", 1, 10**8), default=1000, help=texts("help_games"))
    parser.add_argument("--policy", action="append", metavar=texts("help_metavar_bots"), help=texts("help_policy"))
    _crew(parser, texts)
    parser.add_argument("-o", "--output", metavar=texts("help_metavar_folder"), help=texts("help_simulate_output"))
    parser.add_argument("--observations", action="store_true", help=texts("help_observations"))
    parser.add_argument("--games-only", action="store_true", help=texts("help_games_only"))
    parser.add_argument("--shard", metavar="I/N", default="0/1", help=texts("help_shard"))
    parser.add_argument("--chunk", metavar="N", type=number("--chunk", 1, 100_000), help=texts("help_chunk"))
    parser.add_argument("--json", action="store_true", help=texts("help_json"))


def _crew(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--jobs", metavar="N", type=number("--jobs", 1, 1024), help=texts("help_jobs"))
    parser.add_argument("--on", choices=("processes", "ray"), default="processes", help=texts("help_on"))


def _arena(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("entrants", metavar=texts("help_metavar_bots"), nargs="*", help=texts("help_entrants"))
    parser.add_argument("--game", metavar=texts("help_metavar_game"), help=texts("help_arena_game"))
    parser.add_argument("--players", metavar="N", type=number("--players"), help=texts("help_players"))
    games = number("--games", 1, 10**8)
    parser.add_argument("-n", "--games", metavar="N", type=games, default=400, help=texts("help_arena_games"))
    parser.add_argument("--format", metavar="one|mixed", default="one", help=texts("help_format"))
    _rules_options(parser, texts)
    parser.add_argument("--lineup", metavar="default|draft", help=texts("help_lineup"))
    parser.add_argument("--seed", metavar="S", type=seed, help=texts("help_seed"))
    parser.add_argument("--seconds", metavar="S", type=float, help=texts("help_seconds"))
    simulations = number("--simulations", 1)
    parser.add_argument("--simulations", metavar="N", type=simulations, help=texts("help_simulations"))
    parser.add_argument("--clock", choices=("wall", "cpu"), default="wall", help=texts("help_clock"))
    _crew(parser, texts)
    for option, code in (("--json", "help_json_file"), ("--plot", "help_plot"), ("--resume", "help_resume_contest")):
        parser.add_argument(option, metavar=texts("help_metavar_file"), help=texts(code))
    parser.add_argument("--exploit", metavar=texts("help_metavar_bots"), help=texts("help_exploit"))
    parser.add_argument("--write-ratings", action="store_true", help=texts("help_write_ratings"))


def _bots(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=texts("help_json"))


def _replay(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", metavar=texts("help_metavar_file"), nargs="?", help=texts("help_file"))
    parser.add_argument("--seat", metavar="N|all", default="all", help=texts("help_seat"))
    parser.add_argument("--to", metavar="N", type=number("--to"), help=texts("help_to"))
    parser.add_argument("--plain", action="store_true", help=texts("help_plain"))


def _analyse(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", metavar=texts("help_metavar_file"), nargs="?", help=texts("help_file"))
    parser.add_argument("--seat", metavar="N", type=number("--seat", 0, 15), default=0, help=texts("help_analyse_seat"))
    parser.add_argument("--seed", metavar="S", type=number("--seed", 0), default=0, help=texts("help_analyse_seed"))
    effort = number("--effort", 1, 1000)
    parser.add_argument("--effort", metavar="N", type=effort, default=100, help=texts("help_analyse_effort"))
    parser.add_argument("--jobs", metavar="N", type=number("--jobs", 1, 1024), help=texts("help_jobs"))
    parser.add_argument("--json", action="store_true", help=texts("help_json"))


def _picture(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", metavar=texts("help_metavar_file"), nargs="?", help=texts("help_file"))
    parser.add_argument("--position", metavar="N", type=number("--position"), help=texts("help_position"))
    parser.add_argument("--seat", metavar="N", type=number("--seat", 0, 15), help=texts("help_picture_seat"))
    parser.add_argument("--shape", metavar="board|card", default="board", help=texts("help_shape"))
    parser.add_argument("--width", metavar="N", type=number("--width", 16, 10_000), help=texts("help_width"))
    parser.add_argument("-o", "--output", metavar="x.svg|x.png", help=texts("help_output"))


def _verify(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", metavar=texts("help_metavar_file"), nargs="?", help=texts("help_file"))


def _odds(parser: argparse.ArgumentParser, texts: Texts) -> None:
    for option, least, code in (("--attackers", 1, "help_attackers"), ("--defenders", 0, "help_defenders")):
        parser.add_argument(option, metavar="N", type=number(option, least, 62), default=None, help=texts(code))
    parser.add_argument("--neutral", action="store_true", default=None, help=texts("help_neutral"))
    parser.add_argument("--revolt", action="store_true", default=None, help=texts("help_revolt"))
    parser.add_argument("--war", metavar="4:2", help=texts("help_war"))
    markers = number("--revolt-markers", 0, 42)
    parser.add_argument("--revolt-markers", metavar="N", type=markers, help=texts("help_markers"))
    parser.add_argument("--peasants", metavar="N", type=number("--peasants", 0, 20), help=texts("help_peasants"))
    for option, code in (("--inside", "help_inside"), ("--tray", "help_tray")):
        parser.add_argument(option, metavar="attacker=3,peasants=4", help=texts(code))
    parser.add_argument("--age", metavar="N", type=number("--age", 1, 99), help=texts("help_age"))
    parser.add_argument("--edition", metavar="second|first|manual", help=texts("help_edition"))
    parser.add_argument("--tower", metavar="aged2|classic", help=texts("help_tower_model"))
    parser.add_argument("--json", action="store_true", help=texts("help_json"))


def _tower(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("action", metavar="throw|odds|compare|fit", nargs="?", help=texts("help_tower_action"))
    parser.add_argument("log", metavar=texts("help_metavar_file"), nargs="?", help=texts("help_tower_log"))
    for option, code in (("--thrown", "help_tower_thrown"), ("--inside", "help_tower_inside")):
        parser.add_argument(option, metavar="red=3,blue=2", default="", help=texts(code))
    parser.add_argument("--age", metavar="N", type=number("--age", 1, 99), default=4, help=texts("help_age"))
    parser.add_argument("--times", metavar="N", type=number("--times", 1, 10**6), help=texts("help_tower_times"))
    parser.add_argument("--pour", metavar="N", type=number("--pour", 1, 62), default=38, help=texts("help_tower_pour"))
    games = number("--games", 1, 10**5)
    parser.add_argument("-n", "--games", metavar="N", type=games, default=200, help=texts("help_tower_games"))
    parser.add_argument("--tower", metavar="aged2|classic", default="aged2", help=texts("help_tower_model"))
    parser.add_argument("--data", metavar=texts("help_metavar_file"), help=texts("help_tower_data"))
    parser.add_argument("--seed", metavar="S", type=seed, default=1618, help=texts("help_seed"))
    parser.add_argument("-o", "--output", metavar="x.toml", help=texts("help_tower_output"))
    parser.add_argument("--json", action="store_true", help=texts("help_json"))


def _rules(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("game", metavar=texts("help_metavar_game"), nargs="?", help=texts("help_game"))
    _rules_options(parser, texts)
    parser.add_argument("--book", action="store_true", help=texts("help_book"))
    parser.add_argument("--find", metavar=texts("help_metavar_words"), help=texts("help_find"))
    parser.add_argument("--compare", metavar="second|first|manual", help=texts("help_compare"))
    parser.add_argument("-o", "--output", metavar="x.html", help=texts("help_book_output"))


def _serve(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--host", metavar="127.0.0.1", help=texts("help_host"))
    parser.add_argument("--port", metavar="1618", type=number("--port", 0, 65535), help=texts("help_port"))
    parser.add_argument("--database", metavar="URL", help=texts("help_database"))
    parser.add_argument("--config", metavar=texts("help_metavar_file"), help=texts("help_config"))
    parser.add_argument("--workers", metavar="N", type=number("--workers", 1, 256), help=texts("help_workers"))
    parser.add_argument("--open", action="store_true", help=texts("help_open"))
    parser.add_argument("--show-config", action="store_true", help=texts("help_show_config"))


def _admin(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("action", metavar=texts("help_metavar_action"), nargs="?", help=texts("help_action"))
    parser.add_argument("words", metavar=texts("help_metavar_words"), nargs="*", help=texts("help_words"))
    parser.add_argument("--database", metavar="URL", help=texts("help_database"))
    parser.add_argument("--config", metavar=texts("help_metavar_file"), help=texts("help_config"))
    parser.add_argument("--status", metavar="open|running|paused|over", help=texts("help_status"))
    parser.add_argument("--replace", action="store_true", help=texts("help_replace"))
    parser.add_argument("--anew", action="store_true", help=texts("help_anew"))
    parser.add_argument("--policy", action="append", metavar=texts("help_metavar_bots"), help=texts("help_policy"))
    _crew(parser, texts)
    parser.add_argument("-o", "--output", metavar=texts("help_metavar_folder"), help=texts("help_simulate_output"))
    parser.add_argument("--observations", action="store_true", help=texts("help_observations"))
    parser.add_argument("--shard", metavar="I/N", default="0/1", help=texts("help_shard"))
    parser.add_argument("--chunk", metavar="N", type=number("--chunk", 1, 100_000), help=texts("help_chunk"))
    parser.add_argument("--json", action="store_true", help=texts("help_json"))


_OPTIONS: Final[dict[str, Callable[[argparse.ArgumentParser, Texts], None]]] = {
    "play": _play,
    "serve": _serve,
    "simulate": _simulate,
    "arena": _arena,
    "bots": _bots,
    "replay": _replay,
    "analyse": _analyse,
    "picture": _picture,
    "verify": _verify,
    "odds": _odds,
    "tower": _tower,
    "rules": _rules,
    "admin": _admin,
}


def table_options(given: argparse.Namespace) -> dict[str, Any]:
    """The options of a table that were given; all others have their defaults."""
    options = {name: getattr(given, name, None) for name in TABLE_OPTIONS}
    chosen = {name: value for name, value in options.items() if value is not None}
    if given.rule:
        chosen["rules"] = dict(map(house_rule, given.rule))
    if given.data is not None:
        chosen["data"] = data_file.read(given.data)
    return chosen


def house_rule(word: str) -> tuple[str, Any]:
    """A name and a value: a number, several, a truth value or a word.

    >>> house_rule("start_money=20,16,12"), house_rule("combat_may_be_declined=false")
    (('start_money', [20, 16, 12]), ('combat_may_be_declined', False))
    """
    name, equals, value = word.partition("=")
    if not equals:
        raise BadOption("bad_rule", word=word[:80])
    if value in ("true", "false"):
        return name, value == "true"
    parts = value.split(",")
    if all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts):
        numbers = [int(part) for part in parts]
        return name, numbers if len(numbers) > 1 else numbers[0]
    return name, value
