"""The description of the API is true: requests made from it meet no error, and answers are as described."""

import json
import os
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck

from tests.server.client import HEADERS
from tests.server.patience import fetch
from tests.server.serving import Server

DESCRIPTION = Path(__file__).parents[2] / "web/openapi.json"  # which `test_shapes` compares with the server's own
schema = schemathesis.openapi.from_dict(json.loads(DESCRIPTION.read_text("utf-8")))
schema.config.phases.coverage.enabled = "FELDHERR_SOAK" in os.environ  # thousands of cases: for make soak


@pytest.fixture(scope="module")
def cookies(server: Server) -> dict[str, str]:

    answer = fetch("POST", f"{server.url}/api/v1/people/guest", json={"name": "Fuzz"}, headers=HEADERS)
    return {"feldherr_session": answer.cookies["feldherr_session"]}


@pytest.mark.parametrize("database", ["postgresql"], indirect=True, scope="session")  # the stricter of the two
@schema.exclude(path_regex="stream$").parametrize()
@hypothesis.settings(
    max_examples=6,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)
def test_answers_are_as_described(case: Any, server: Server, cookies: dict[str, str]) -> None:
    response = case.call(base_url=server.url, cookies=cookies, headers=HEADERS)
    assert response.status_code < 500, response.text
    if response.status_code == 413:  # too large to be looked at, whatever else is wrong with it
        return
    case.validate_response(response, excluded_checks=[schemathesis.checks.CHECKS.get_one("positive_data_acceptance")])
