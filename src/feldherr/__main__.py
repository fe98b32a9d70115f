"""`python -m feldherr` is the command `feldherr`."""

import sys

from feldherr.cli import main

sys.exit(main())
