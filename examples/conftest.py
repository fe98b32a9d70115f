"""Tests of the examples play with their games registered; all other tests play without."""

import pytest

from feldherr.kernel import registry


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, "examples.couriers")
