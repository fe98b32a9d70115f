"""What a browser needs to know to install the client as an app: names, icons, colours."""

from typing import Any, Final

from feldherr.kernel.words import sentence

PATH: Final = "/manifest.webmanifest"
PAPER: Final = "#f8f1df"
WAYS: Final = ("games", "learn", "new")
"""Pages that the icon offers when it is pressed for long."""


def manifest(language: str) -> dict[str, Any]:
    """The manifest in a language. The app is the same one in all of them.

    >>> manifest("de")["lang"], manifest("de")["id"] == manifest("en")["id"]
    ('de', True)
    """

    def say(code: str) -> str:
        return sentence(language, "links", code, {})

    return {
        "id": "/",
        "name": say("app"),
        "short_name": say("app"),
        "description": say("about"),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": PAPER,
        "background_color": PAPER,
        "categories": ["games"],
        "icons": [
            *(_icon(name, size, "any") for name, size in (("icon-192", 192), ("icon-512", 512))),
            *(_icon(name, size, "maskable") for name, size in (("maskable-192", 192), ("maskable-512", 512))),
            {"src": "/icons/icon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"},
            {"src": "/icons/maskable.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "maskable"},
        ],
        "shortcuts": [{"name": say(f"{page}_title"), "url": f"/{page}"} for page in WAYS],
    }


def _icon(name: str, size: int, purpose: str) -> dict[str, str]:
    return {"src": f"/icons/{name}.png", "type": "image/png", "sizes": f"{size}x{size}", "purpose": purpose}
