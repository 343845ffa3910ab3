"""Play battles of all games without a display; leave cards, battles, a report and pictures in a folder.

`python3 make.py demo` runs it. Everything is real: the starter library, the operations of the window, the
window itself. Dice and clock are fixed, so that each run leaves the same.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import resources

FOLDER = Path("demo")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the demonstration; return 0 when all of it was written."""
    parser = argparse.ArgumentParser(prog="make.py demo", description=main.__doc__)
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER", help="where it is left (demo/)")
    parser.add_argument("--manual", action="store_true", help="take the manual's pictures anew, nothing else")
    parser.add_argument("--no-pictures", action="store_true", help="leave the pictures of the window out")
    asked = parser.parse_args(argv)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    asked.to.mkdir(parents=True, exist_ok=True)
    from db.leftovers import temporary_folder
    from desktop.app.demonstration.run import demonstrate, illustrate

    with temporary_folder() as home:
        left = demonstrate(asked.to, home, pictures=not asked.no_pictures)
        for path in illustrate(resources.docs("pictures"), home) if asked.manual else left:
            print(path)
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
