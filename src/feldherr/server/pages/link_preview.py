"""What a link to a table shows before it is opened: title, words and a picture in the page's head, if it is public."""

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from fastapi import Request, Response

from feldherr import svg
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.words import LANGUAGES, sentence
from feldherr.server.accounts.sessions import whoever
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import OPEN, Table
from feldherr.server.notices.texts import base_url
from feldherr.server.standing.rebuild import Standing

TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,32})(/replay(?:/[0-9]+)?|/rules)?/?")
OF_TABLES: Final = "/t/"
TITLE: Final = "<title>Feldherr</title>"


@dataclass(frozen=True, slots=True)
class Visit:
    """What somebody finds who opens an address."""

    found: bool = True
    preview: Response | None = None


async def visit(request: Request, index: Path) -> Visit:
    """Whether there is the table that an address names, for whoever asks, and its page with a preview if it is public.

    Who asks too often is given the client's page without further ado; it will say the same."""
    path = request.url.path
    match = TABLE.fullmatch(path)
    if match is None:
        return Visit(found=not path.startswith(OF_TABLES))
    hub: Hub = request.app.state.hub
    try:
        person = await whoever(request)
        table = await hub.table(match[1])
    except Refused:
        return Visit()
    if table is None or not table.visible_to(person.id if person else None, request.query_params.get("code")):
        return Visit(found=False)
    if not table.public or match[2]:
        return Visit()
    try:
        standing = await hub.standing(table.id)
    except FeldherrError:
        return Visit()
    language = spoken(request.headers.get("accept-language", ""))
    head = "\n    ".join([*tags(standing, base_url(hub.settings), language)])
    page = index.read_text("utf-8").replace(TITLE, f"{TITLE}\n    {head}", 1)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Visit(preview=Response(page, media_type="text/html", headers=headers))


def spoken(accepted: str) -> str:
    """The language of ours that a browser names first.

    >>> spoken("fr, de-AT;q=0.8, en;q=0.5"), spoken("")
    ('de', 'en')
    """
    known = [word.strip()[:2].lower() for word in accepted.split(",")]
    return next((word for word in known if word in LANGUAGES), LANGUAGES[0])


def tags(standing: Standing, origin: str, language: str) -> list[str]:
    """Open Graph and Twitter tags; every word in them is known to everybody."""
    table = standing.table
    title, told = in_words(standing, language)
    facts = {
        "og:type": "website",
        "og:site_name": "Feldherr",
        "og:locale": sentence(language, "language", "locale", {}),
        "og:title": title,
        "og:description": told,
        "og:url": f"{origin}/t/{table.id}",
        "twitter:card": "summary",
    }
    if standing.game is not None:
        picture = f"{origin}/api/v1/tables/{table.id}/picture.png?language={language}&at={table.number}"
        facts |= {
            "twitter:card": "summary_large_image",
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": told,
        }
    return [_tag(name, value) for name, value in facts.items()]


def in_words(standing: Standing, language: str) -> tuple[str, str]:
    table, game = standing.table, standing.game
    if game is not None:
        view = game.view(None)
        return (
            svg.headline(view, language=language, players=table.names),
            svg.caption(view, language=language, players=table.names),
        )
    return (
        sentence(language, "picture", "open_title", {"game": table.game}),
        sentence(
            language, "picture", "open_told", {"seated": seated(table), "free": len(table.seats) - len(seated(table))}
        ),
    )


def seated(table: Table) -> list[str]:
    return [seat.name or "" for seat in table.seats if seat.kind != OPEN]


def _tag(name: str, value: str) -> str:
    key = "name" if name.startswith("twitter:") else "property"
    return f'<meta {key}="{name}" content="{escape(svg.clean(value))}" />'
