"""What passes between the command line and its verbs: what was asked, what was found, how it is said."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from PySide6.QtCore import QCoreApplication

from rules.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    import argparse

DONE, NOTHING, WRONG, LEFT_OUT = 0, 1, 2, 3
"""Exit codes: done, nothing could be done, wrong use, written with text left out."""

MOST_SAID = 200
"""So many lines of one kind a terminal is told of an import; one more counts the others."""
_MORE = QT_TRANSLATE_NOOP("CommandLine", "%n more lines were left out of this report", None, 1)

# A count is marked with a number written out: that is how the words' tool knows that it has a plural.
CARDS = QT_TRANSLATE_NOOP("CommandLine", "%n cards", None, 1)
"""Counts the cards that a verb found or wrote."""

_COMMANDS = ("Cc", "Cf", "Cs")
"""Kinds of characters that a terminal may obey, or that no terminal can write."""


class Impossible(Exception):  # noqa: N818 - what happened, in one sentence for the player
    """Nothing could be done; the text is the sentence, the report tells more where there is more to tell."""

    def __init__(self, sentence: str, report: Report | None = None) -> None:
        super().__init__(sentence)
        self.report = report


@dataclass(frozen=True, slots=True)
class Report:
    """What a verb found or did: lines for people, data for programs, remarks for stderr.

    ``more`` counts the remarks that were left out already, ``code`` is what the run ends with. What is told
    ``beside`` goes to stderr whole.
    """

    lines: Sequence[str]
    data: Any = None
    remarks: Sequence[str] = ()
    more: int = 0
    code: int = DONE
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked: the arguments, the library they name, and the language of words."""

    arguments: argparse.Namespace
    library: Path
    make: bool
    language: str


class _Escapes(dict[int, int | str]):
    """How JSON writes each letter that a terminal would obey; the ends of its lines, and all others, stay."""

    def __missing__(self, code: int) -> int | str:
        letter = chr(code)
        obeyed = letter != "\n" and unicodedata.category(letter) in _COMMANDS
        self[code] = found = json.dumps(letter)[1:-1] if obeyed and code > _ASCII else code
        return found


_ASCII = 0x7E
_ESCAPES = _Escapes()


def written(data: Any) -> str:
    """Write data as JSON that is read anywhere and commands no terminal."""
    return json.dumps(data, ensure_ascii=False, indent=1).translate(_ESCAPES)


def bounded(lines: Sequence[str], more: int = 0) -> list[str]:
    """Return as many lines as somebody reads, and how many others there are, with so many ``more``."""
    more += max(0, len(lines) - MOST_SAID)
    if not more:
        return list(lines)
    return [*lines[:MOST_SAID], QCoreApplication.translate("CommandLine", _MORE, None, more)]


def tell(stream: TextIO | None, text: str) -> None:
    """Print a line, unless the stream is closed; what would command the terminal is shown as a dot."""
    if stream is None:
        return
    safe = "".join("·" if unicodedata.category(c) in _COMMANDS else c for c in " ".join(text.splitlines()))
    print(safe, file=stream)
