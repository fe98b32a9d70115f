"""What a link shows before it is opened: title, words and a picture in the page's head, of what everybody may know."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from fastapi import Request, Response

import feldherr
from feldherr import svg
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.words import LANGUAGES, sentence
from feldherr.lessons import lesson, runner
from feldherr.server.accounts.sessions import whoever
from feldherr.server.live.hub import Hub
from feldherr.server.model import OPEN, Table
from feldherr.server.notices.texts import base_url
from feldherr.server.pages import plates
from feldherr.server.pages.client_files import ADDRESSES
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store import position_rows
from feldherr.svg.plate import Plate

TITLE: Final = re.compile(r"<title>.*?</title>")
DESCRIPTION: Final = re.compile(r'\s*<meta name="description" content="[^"]*" />')
LANGUAGE: Final = re.compile(r'<html lang="\w+"')
OF_TABLES: Final = "/t/"
TOLD: Final = ("learn", "watch", "players", "tournaments", "rules")
"""Pages with words of their own; all others have those of the house."""
HOUSE: Final = "/preview.png"
ID: Final = r"([A-Za-z0-9_-]{1,32})"


@dataclass(frozen=True, slots=True)
class Preview:
    """What a link tells."""

    title: str
    told: str
    picture: str = HOUSE
    """Its path; the size of all pictures is the same."""
    missing: bool = False
    """Whether there is nothing at the address, for whoever asks."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks for a page, and in which language they read."""

    request: Request
    hub: Hub
    language: str

    def say(self, code: str, **facts: object) -> str:
        return sentence(self.language, "links", code, facts)

    def house(self, missing: bool = False) -> Preview:
        return Preview(self.say("start_title"), self.say("start_told"), missing=missing)


async def page(request: Request, index: Path) -> Response | None:
    """The client's page with what a link to this address tells; None, if the client has no such page.

    Who asks too often is given the page of the house without further ado; the client will say the same."""
    path = request.url.path
    if not (ADDRESSES.fullmatch(path) or path.startswith(OF_TABLES)):
        return None
    hub: Hub = request.app.state.hub
    language = spoken(request.query_params.get("language"), request.headers.get("accept-language", ""))
    asked = Asked(request, hub, language)
    try:
        preview = await _preview(asked, path)
    except FeldherrError:
        preview = asked.house()
    written = head_of(index.read_text("utf-8"), preview, base_url(hub.settings), path, language)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
    return Response(written, 404 if preview.missing else 200, media_type="text/html", headers=headers)


def spoken(wanted: str | None, accepted: str) -> str:
    """The language of ours that a link asks for, else the one that a browser names first.

    >>> spoken(None, "fr, de-AT;q=0.8, en;q=0.5"), spoken("de", "en"), spoken(None, "")
    ('de', 'de', 'en')
    """
    known = [wanted or "", *(word.strip()[:2].lower() for word in accepted.split(","))]
    return next((word for word in known if word in LANGUAGES), LANGUAGES[0])


def head_of(index: str, preview: Preview, origin: str, path: str, language: str) -> str:
    """The client's page with another head. Every word in it is known to everybody."""
    facts = {
        "og:type": "website",
        "og:site_name": "Feldherr",
        "og:locale": sentence(language, "language", "locale", {}),
        "og:title": preview.title,
        "og:description": preview.told,
        "og:url": origin + path,
        "og:image": origin + preview.picture,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": preview.told,
        "twitter:card": "summary_large_image",
    }
    named = preview.title if preview.title.startswith("Feldherr") else f"{preview.title} – Feldherr"
    tags = "\n    ".join([_tag("description", preview.told), *(_tag(name, value) for name, value in facts.items())])
    title = f"<title>{escape(svg.clean(named), quote=False)}</title>\n    {tags}"
    plain = LANGUAGE.sub(f'<html lang="{language}"', DESCRIPTION.sub("", index, 1), 1)
    return TITLE.sub(lambda _: title, plain, 1)


def _tag(name: str, value: str) -> str:
    key = "property" if name.startswith("og:") else "name"
    return f'<meta {key}="{name}" content="{escape(svg.clean(value))}" />'


# -- by address -------------------------------------------------------------------------------------------------------


async def _preview(asked: Asked, path: str) -> Preview:
    for pattern, told in BY_ADDRESS:
        match = pattern.fullmatch(path)
        if match is not None:
            return await told(asked, match)
    if path.startswith(OF_TABLES):
        return asked.house(missing=True)
    name = path.strip("/")
    return Preview(asked.say(f"{name}_title"), asked.say(f"{name}_told")) if name in TOLD else asked.house()


async def _table(asked: Asked, match: re.Match[str]) -> Preview:
    """A table. A private one tells nothing, not even that it is there, but to those who may see it that they may."""
    person = await whoever(asked.request)
    code = asked.request.query_params.get("code")
    table = await asked.hub.table(match[1])
    if table is None or not table.visible_to(person.id if person else None, code):
        return asked.house(missing=True)
    if not table.public:
        return Preview(asked.say("invited_title"), asked.say("invited_told")) if code else asked.house()
    if match[2] == "/rules":
        return Preview(asked.say("rules_of", game=table.game), asked.say("rules_told"))
    if match[2] and match[2] != "/analysis" and table.status != OPEN:
        return _replay(asked, table, match[3])
    return _standing(asked, await asked.hub.standing(table.id))


def _replay(asked: Asked, table: Table, at: str | None) -> Preview:
    told = asked.say("replay_told", players=table.names)
    if at is None:
        return Preview(asked.say("replay_title", game=table.game), told, _picture(asked, f"tables/{table.id}"))
    title = asked.say("replay_at", game=table.game)
    return Preview(title, told, _picture(asked, f"tables/{table.id}/replay/{int(at)}"))


def _standing(asked: Asked, standing: Standing) -> Preview:
    table, game = standing.table, standing.game
    if game is None:
        free = len(table.seats) - len(seated(table))
        title = sentence(asked.language, "picture", "open_title", {"game": table.game})
        facts = {"seated": seated(table), "free": free}
        return Preview(title, sentence(asked.language, "picture", "open_told", facts))
    view = game.view(None)
    title = svg.headline(view, language=asked.language, players=table.names)
    told = svg.caption(view, language=asked.language, players=table.names)
    return Preview(title, told, f"{_picture(asked, f'tables/{table.id}')}&at={table.number}")


def seated(table: Table) -> list[str]:
    return [seat.name or "" for seat in table.seats if seat.kind != OPEN]


async def _player(asked: Asked, match: re.Match[str]) -> Preview:
    await whoever(asked.request)
    shown = await asked.hub.database.read(lambda c: plates.of_player(c, match[1], asked.language))
    return _on_plate(asked, shown, f"people/{match[1]}")


async def _tournament(asked: Asked, match: re.Match[str]) -> Preview:
    await whoever(asked.request)
    shown = await asked.hub.database.read(lambda c: plates.of_tournament(c, match[1], asked.language))
    return _on_plate(asked, shown, f"tournaments/{match[1]}")


def _on_plate(asked: Asked, shown: Plate | None, where: str) -> Preview:
    if shown is None:
        return asked.house()
    rows = "; ".join(f"{name} {value}".strip() for name, value in shown.rows)
    return Preview(shown.title, f"{shown.under}. {rows}".rstrip(". "), _picture(asked, where))


async def _shared(asked: Asked, match: re.Match[str]) -> Preview:
    await whoever(asked.request)
    position = await asked.hub.database.read(lambda c: position_rows.get(c, match[1]))
    if position is None:
        return asked.house()
    title = asked.say("shared_title", game=position["game"])
    return Preview(title, asked.say("shared_told"), _picture(asked, f"positions/{match[1]}"))


async def _lesson(asked: Asked, match: re.Match[str]) -> Preview:
    found = lesson(match[1])
    if found is None:
        return asked.house()
    title, idea = runner.title(found)[asked.language], runner.idea(found)[asked.language]
    return Preview(asked.say("lesson_title", title=title, game=found.game), asked.say("lesson_told", idea=idea))


async def _rules(asked: Asked, match: re.Match[str]) -> Preview:
    if match[1] not in feldherr.GAMES:
        return asked.house()
    return Preview(asked.say("rules_of", game=match[1]), asked.say("rules_told"))


def _picture(asked: Asked, where: str) -> str:
    return f"/api/v1/{where}/picture.png?language={asked.language}"


BY_ADDRESS: Final[tuple[tuple[re.Pattern[str], Callable[[Asked, re.Match[str]], Awaitable[Preview]]], ...]] = (
    (re.compile(rf"/t/{ID}(/replay(?:/([0-9]{{1,6}}))?|/rules|/analysis)?/?"), _table),
    (re.compile(rf"/p/{ID}/?"), _player),
    (re.compile(rf"/tournaments/(?!new/?$){ID}/?"), _tournament),
    (re.compile(rf"/sandbox/{ID}/?"), _shared),
    (re.compile(rf"/learn/{ID}/?"), _lesson),
    (re.compile(rf"/rules/{ID}/?"), _rules),
)
