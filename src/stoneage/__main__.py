"""`python -m stoneage` is the `stoneage` command."""

import sys

from .cli import main

sys.exit(main())
