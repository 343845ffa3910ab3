"""Hand out what is read, not run: fonts, icons, themes, words, starter content.

Standard library only. The files stand beside this module, in a checkout, in an installed wheel and in a
frozen bundle alike, so that one rule finds them everywhere.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_HERE = Path(__file__).resolve().parent


def path(*parts: str) -> Path:
    """Give the path of a resource, for those who need a file name (fonts, icons, `.qm`)."""
    return _HERE.joinpath(*parts)


def docs(*parts: str) -> Path:
    """Give the path of something of the manual: carried along where it was packaged, else of the checkout."""
    carried = path("docs")
    return (carried if carried.is_dir() else _HERE.parent / "docs").joinpath(*parts)


def doc(*parts: str) -> bytes:
    """Read a page or a picture of the manual. Raises FileNotFoundError."""
    return docs(*parts).read_bytes()


def text(name: str) -> str:
    """Read a resource as text (UTF-8, a byte order mark is dropped).

    Raises FileNotFoundError.
    """
    return path(name).read_text(encoding="utf-8-sig")


def table(name: str) -> dict[str, Any]:
    """Read `<name>.json` that holds one object.

    Raises FileNotFoundError, and ValueError when the file holds something else.
    """
    found = json.loads(text(f"{name}.json"))
    if not isinstance(found, dict):
        raise ValueError(f"{name}.json does not hold an object")
    return found


def rows(name: str) -> list[dict[str, Any]]:
    """Read `<name>.json` that holds a list of objects.

    Raises FileNotFoundError, and ValueError when the file holds something else.
    """
    found = json.loads(text(f"{name}.json"))
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise ValueError(f"{name}.json does not hold a list of rows")
    return found
