"""Settings of every test run. Tests leave nothing behind but the git-ignored .cache."""

from pathlib import Path

from hypothesis import settings
from hypothesis.configuration import set_hypothesis_home_dir

set_hypothesis_home_dir(Path(__file__).parents[1] / ".cache" / "hypothesis")
settings.register_profile("feldherr", deadline=None, database=None, print_blob=True)
settings.load_profile("feldherr")
