"""docs/operating.md, the Dockerfile and compose.yaml name what there is."""

import re
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]
from prometheus_client import Counter, Gauge, Histogram

from feldherr.cli.admin import ACTIONS
from feldherr.server import metrics
from feldherr.server.config import PREFIX, Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")


def test_every_setting_stands_there_with_its_default() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| `(.*?)` \|", PAGE, re.M))
    shown = dict(line.split(" = ", 1) for line in Settings().shown().splitlines())
    assert list(told) == list(shown)
    assert {name: value.removesuffix(".0") for name, value in told.items()} == {
        name: value.removesuffix(".0") for name, value in shown.items()
    }


def test_every_figure_stands_there() -> None:
    told = set(re.findall(r"^\| `(feldherr_\w+)", PAGE, re.M))
    own = [
        next(iter(figure.describe()))
        for figure in vars(metrics).values()
        if isinstance(figure, (Counter, Gauge, Histogram))
    ]
    assert told == {family.name + ("_total" if family.type == "counter" else "") for family in own}


def test_every_action_stands_there() -> None:
    assert set(re.findall(r"^\| `feldherr admin ([\w-]+)", PAGE, re.M)) == set(ACTIONS)


def test_the_containers_use_settings_that_exist() -> None:
    compose: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    server = compose["services"]["server"]
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    assert set(server["environment"]) <= known
    defaults = {PREFIX + line.split(" = ")[0].upper(): line.split(" = ")[1] for line in Settings().shown().splitlines()}
    for name in [name for name in known if name.startswith((PREFIX + "OIDC_", PREFIX + "NATS_P"))]:
        assert server["environment"][name] == f"${{{name}:-{defaults[name].strip(chr(34))}}}"
    assert {PREFIX + "NATS", PREFIX + "TRACES"} <= set(server["environment"])
    docker = (ROOT / "Dockerfile").read_text("utf-8")
    assert set(re.findall(r"\b(FELDHERR_\w+)=", docker)) <= known | {"FELDHERR_HOME", "FELDHERR_VERSION"}
    assert re.search(r"^USER feldherr$", docker, re.M)
    assert "HEALTHCHECK" in docker
    for copied in re.findall(r"^COPY (?!--from)(.+) \S+$", docker, re.M):
        assert all((ROOT / source).exists() for source in copied.split())
    volumes = [volume for service in compose["services"].values() for volume in service["volumes"]]
    assert {volume.split(":")[0] for volume in volumes} == set(compose["volumes"])
