"""`python -m stoneage.cli` is the `stoneage` command too."""

import sys

from . import main

sys.exit(main())
