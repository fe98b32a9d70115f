"""One folder a game, one module a chapter; `@rule(id, ...)` names the statements of the ledger that a test checks."""

from typing import Final

import pytest

rule: Final = pytest.mark.rule
