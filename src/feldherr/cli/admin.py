"""`feldherr admin`: what an operator looks at and changes, on the database itself."""

import json
from argparse import Namespace
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from feldherr.cli.texts import Texts
from feldherr.kernel.errors import BadOption

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from feldherr.server.config import Settings

ACTIONS: Final = {
    "games": "",
    "show": "TABLE",
    "players": "",
    "reports": "",
    "lessons": "",
    "backup": "FILE",
    "restore": "FILE",
    "remove-player": "PERSON",
    "confirm-address": "PERSON",
    "reset-password": "PERSON",
    "hand-over": "TABLE SEAT PERSON",
    "try-again": "TABLE",
    "recheck": "",
    "statistics": "",
    "ratings": "",
    "unrate": "TABLE",
    "migrate": "",
}
DIFFERENCES: Final = 1


def run(given: Namespace, texts: Texts) -> int:
    if given.action not in ACTIONS:
        raise BadOption("unknown_action", action=str(given.action or "")[:80], actions=list(ACTIONS))
    wanted = ACTIONS[given.action].split()
    if len(given.words) != len(wanted):
        raise BadOption("wrong_words", action=given.action, form=" ".join([given.action, *wanted]))
    from feldherr.server import config

    settings = config.load(given.config, database=given.database)
    return _RUN[given.action](given, settings, texts)


def _look(rows: "Callable[[Connection, Namespace], Any]", settings: "Settings", given: Namespace) -> Any:
    from feldherr.server.operation.admin.opening import opened

    with opened(settings) as engine, engine.connect() as connection, connection.begin():
        return rows(connection, given)


def _games(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin import looking

    found = _look(lambda c, g: looking.games(c, g.status), settings, given)
    lines = [
        [t["id"], t["game"], _status(t, texts), t["moves"], _moment(t["updated"]), ", ".join(map(_name, t["names"]))]
        for t in found
    ]
    return _say(given, found, texts("admin_games_heads"), lines)


def _show(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin import looking

    found = _look(lambda c, g: looking.show(c, g.words[0]), settings, given)
    seats = found["seats"]
    facts = [
        [name, json.dumps(value, ensure_ascii=False)] for name, value in found.items() if name not in ("seats", "names")
    ]
    if not given.json:
        _columns([], facts)
    lines = [
        [s["seat"], s["kind"], s["level"] or "-", _name(s["name"]), s["person"] or "-", _yes(s["stand_in"], texts)]
        for s in seats
    ]
    return _say(given, found, texts("admin_seats_heads"), lines)


def _players(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin import looking

    found = _look(lambda c, _: looking.players(c), settings, given)
    lines = [[p["id"], p["name"], p["email"] or "-", p["tables"], _moment(p["created"])] for p in found]
    return _say(given, found, texts("admin_players_heads"), lines)


def _reports(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin import looking

    found = _look(lambda c, _: looking.reports(c), settings, given)
    lines = [
        [_moment(r["at"]), r["table"], r["n"], r["person"] or "-", r["name"], r["text"], r["reporter"], r["reason"]]
        for r in found
    ]
    return _say(given, found, texts("admin_reports_heads"), lines)


def _lessons(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin import looking

    found = _look(lambda c, _: looking.lessons(c), settings, given)
    lines = [
        [
            *(told[name] for name in ("lesson", "steps", "begun", "done")),
            ", ".join(f"{step}: {people}" for step, people in told["stopped"].items()) or "-",
        ]
        for told in found
    ]
    return _say(given, found, texts("admin_lessons_heads"), lines)


def _backup(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.backup import backup
    from feldherr.server.operation.admin.opening import opened

    with opened(settings) as engine:
        counts = backup(engine, Path(given.words[0]))
    print(texts("admin_backed_up", file=given.words[0], **counts))
    return 0


def _restore(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.backup import require_backup, restore
    from feldherr.server.operation.admin.opening import opened

    require_backup(Path(given.words[0]))  # before a database is made for it
    with opened(settings, present=False, new=True) as engine:
        counts = restore(engine, Path(given.words[0]), given.replace)
    print(texts("admin_restored", file=given.words[0], **counts))
    return 0


def _remove_player(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.changing import remove_player
    from feldherr.server.operation.admin.opening import opened

    with opened(settings) as engine:
        person, tables = remove_player(engine, given.words[0])
    print(texts("admin_removed", person=person.id, name=person.name, tables=tables))
    return 0


def _confirm_address(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.changing import confirm_address
    from feldherr.server.operation.admin.opening import opened

    with opened(settings) as engine:
        person = confirm_address(engine, given.words[0])
    print(texts("admin_confirmed", name=person.name, email=person.email))
    return 0


def _reset_password(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.changing import reset_password
    from feldherr.server.operation.admin.opening import opened

    with opened(settings) as engine:
        person, link = reset_password(engine, settings, given.words[0])
    print(texts("admin_reset", name=_tidy(person.name), email=person.email, link=link))
    return 0


def _hand_over(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.cli.arguments import number
    from feldherr.server.operation.admin.changing import hand_over
    from feldherr.server.operation.admin.opening import opened

    table, seat, word = given.words
    with opened(settings) as engine:
        person = hand_over(engine, table, number("SEAT", 0, 15)(seat), word)
    print(texts("admin_handed_over", table=table, seat=seat, name=person.name))
    return 0


def _try_again(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.changing import try_again
    from feldherr.server.operation.admin.opening import opened

    with opened(settings) as engine:
        cleared = try_again(engine, given.words[0])
    print(texts("admin_try_again" if cleared else "admin_not_aside", table=given.words[0]))
    return 0


def _recheck(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.opening import opened

    with opened(settings) as engine:
        return _recheck_all(engine, settings, given, texts)


def _recheck_all(engine: "Engine", settings: "Settings", given: Namespace, texts: Texts) -> int:
    from feldherr.server.operation.admin.recheck import recheck

    checked, differing, others = 0, 0, 0
    listed = []
    for finding in recheck(engine, settings, given.jobs):
        checked += 1
        if finding is None:
            continue
        differing += finding.differs
        others += not finding.differs
        said = texts(finding.code, table=finding.table, **finding.facts)
        listed.append({"table": finding.table, "code": finding.code, "sentence": said})
        if not given.json:
            print(said)
    if given.json:
        print(json.dumps({"checked": checked, "differing": differing, "findings": listed}, indent=1))
    else:
        print(texts("admin_rechecked", checked=checked, differing=differing, others=others))
    return DIFFERENCES if differing else 0


def _statistics(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.counting import count_games
    from feldherr.server.operation.admin.opening import opened

    with opened(settings) as engine:
        counted, failed = count_games(engine, settings, given.anew)
    print(texts("admin_counted", counted=counted, failed=failed))
    return 0


def _ratings(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.opening import opened
    from feldherr.server.operation.admin.rating import recompute, replayed

    with opened(settings) as engine:
        findings = list(replayed(engine, settings, given.jobs))
        games, differing, left_out = recompute(engine, given.anew)
    said = [texts(one.code, table=one.table, **one.facts) for one in findings]
    if given.json:
        listed = [
            {"table": one.table, "code": one.code, "sentence": it} for one, it in zip(findings, said, strict=True)
        ]
        told = {"games": games, "differing": differing, "left_out": left_out, "findings": listed}
        print(json.dumps(told, indent=1))
    else:
        lines = [texts("admin_rating_differs", person=person, game=game, pace=pace) for person, game, pace in differing]
        lines += [texts("admin_counts_now" if given.anew else "admin_left_out", table=table) for table in left_out]
        print(*said, *lines, sep="\n", end="\n" if said or lines else "")
        print(texts("admin_rated_anew" if given.anew else "admin_ratings", games=games, differing=len(differing)))
    return DIFFERENCES if findings or ((differing or left_out) and not given.anew) else 0


def _unrate(given: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.opening import opened
    from feldherr.server.operation.admin.rating import unrate

    with opened(settings) as engine:
        unrate(engine, given.words[0])
    print(texts("admin_unrated", table=given.words[0]))
    return 0


def _migrate(_: Namespace, settings: "Settings", texts: Texts) -> int:
    from feldherr.server.operation.admin.opening import opened
    from feldherr.server.store.engine import form_of, migrate, newest_form

    with opened(settings, present=False, new=True) as engine:
        before = form_of(engine)
        migrate(engine)
        print(texts("admin_migrated" if before != newest_form() else "admin_up_to_date", form=newest_form()))
    return 0


_RUN: Final[dict[str, "Callable[[Namespace, Settings, Texts], int]"]] = {
    "games": _games,
    "show": _show,
    "players": _players,
    "reports": _reports,
    "lessons": _lessons,
    "backup": _backup,
    "restore": _restore,
    "remove-player": _remove_player,
    "confirm-address": _confirm_address,
    "reset-password": _reset_password,
    "hand-over": _hand_over,
    "try-again": _try_again,
    "recheck": _recheck,
    "statistics": _statistics,
    "ratings": _ratings,
    "unrate": _unrate,
    "migrate": _migrate,
}


def _say(given: Namespace, found: Any, heads: str, lines: Sequence[Sequence[Any]]) -> int:
    if given.json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
    else:
        _columns(heads.split("|"), lines)
    return 0


def _columns(heads: list[str], lines: Sequence[Sequence[Any]]) -> None:
    """Prints columns as wide as they need to be: what cuts a line is the terminal's choice."""
    cells = [
        [_tidy(str(cell)) for cell in line] for line in ([heads] if heads else []) + [list(line) for line in lines]
    ]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for line in cells:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def _tidy(cell: str) -> str:
    """What players wrote must not move the cursor or break the line.

    >>> _tidy("a\\x1b[2J\\nb")
    'a?[2J?b'
    """
    return "".join(letter if letter.isprintable() else "?" for letter in cell)


def _status(table: dict[str, Any], texts: Texts) -> str:
    """With a word for a table at which something cannot be computed; `show` tells what."""
    return f"{table['status']} ({texts('admin_aside')})" if table["set_aside"] else str(table["status"])


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"


def _name(name: str | None) -> str:
    return name or "-"


def _yes(value: bool, texts: Texts) -> str:
    return texts("admin_yes") if value else "-"
