"""The provider of provider.mjs for a test, and somebody who signs in there."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urljoin, urlsplit

import httpx

from tests.server.patience import PATIENCE
from tests.server.serving import Server, free_port

SCRIPT = Path(__file__).with_name("provider.mjs")
SECRET = "the secret of the client"


@contextmanager
def provider_for(server: Server) -> Iterator[str]:
    """Starts a provider that sends people back to a server, which is told of it before its start."""
    port = free_port()
    server.settings["public_url"] = f"http://localhost:{server.port}"
    settings = {"issuer": f"http://127.0.0.1:{port}", "client_id": "feldherr", "client_secret": SECRET, "name": "Guild"}
    server.settings.update({f"oidc_{name}": value for name, value in settings.items()})
    command = ["node", str(SCRIPT), str(port), f"http://localhost:{server.port}/signed-in"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        while "ready" not in (line := process.stdout.readline()):
            assert line, "the provider did not start"
        yield settings["issuer"]
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def sign_in(url: str, login: str, *, cancel: bool = False) -> dict[str, Any]:
    """Goes to the provider, signs in and agrees; what it sends the browser back with."""
    with httpx.Client(follow_redirects=False, timeout=PATIENCE, verify=False) as browser:
        answer = browser.get(url)
        for _ in range(20):
            if answer.is_redirect:
                target = urljoin(str(answer.url), answer.headers["location"])
                if urlsplit(target).path == "/signed-in":
                    return dict(parse_qsl(urlsplit(target).query))
                answer = browser.get(target)
            elif cancel:
                (link,) = re.findall(r'href="([^"]*/abort)"', answer.text)
                answer = browser.get(urljoin(str(answer.url), unescape(link)))
            else:
                answer = _submitted(browser, answer, login)
    raise AssertionError("the provider sent nobody back")


def _submitted(browser: httpx.Client, page: httpx.Response, login: str) -> httpx.Response:
    assert page.status_code == 200, page.text
    action = re.search(r'<form[^>]* action="([^"]+)"', page.text)
    prompt = re.search(r'name="prompt" value="(\w+)"', page.text)
    assert action, page.text
    assert prompt, page.text
    form = {"prompt": prompt[1], "login": login, "password": "any"}
    return browser.post(urljoin(str(page.url), unescape(action[1])), data=form)
