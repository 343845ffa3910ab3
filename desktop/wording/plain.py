"""The gate for words from outside: names and texts of files, where Qt would obey what stands in them.

A tooltip takes a name for mark-up when it looks like it, and then opens what its pictures name; a button and
a menu take ``&`` for a key, a window's title ``[*]`` for a sign that something is not saved. Labels say by
themselves that they are plain (:mod:`desktop.widgets.text`), files have gates of their own: ``file_name`` of
:mod:`desktop.operations.files`, ``safe_cell`` of :mod:`db.exchange.raw_tables`. A test of the house holds
that nobody goes round them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtGui import Qt

from rules.text import fold

TIP_MOST = 2_000
"""Letters of a tooltip: more than a screen holds."""
_LAST_WORD = re.compile(r"(.*\S)\s", re.DOTALL)
_UNBROKEN = re.compile(r"\S{80,}")
_PART = 60


@lru_cache(maxsize=1024)
def plain_tip(words: str) -> str:
    """Return words as a tooltip that says them as they are, and is no wider or longer than a screen.

    What is cut ends at a word, with an ellipsis.
    """
    if len(words) > TIP_MOST:
        ends = _LAST_WORD.match(words, 0, TIP_MOST + 1)
        words = f"{(ends[1] if ends else words[:TIP_MOST]).rstrip()}…"
    words = _UNBROKEN.sub(_broken, words.replace("\0", "\N{REPLACEMENT CHARACTER}"))
    return Qt.convertFromPlainText(words) if Qt.mightBeRichText(words) else words


def _broken(found: re.Match[str]) -> str:
    run = found[0]
    return "\n".join(run[at : at + _PART] for at in range(0, len(run), _PART))


def caption(words: str, beside: Iterable[str] = ()) -> str:
    """Return words as a button, a menu or a tab says them: no letter of them is a key.

    Where captions with keys stand ``beside``, its first letter that is no key of theirs is its own.
    """
    taken = {fold(each.partition("&")[2][:1]) for each in beside}
    free = (at for at, letter in enumerate(words) if letter.isalpha() and fold(letter) not in taken)
    at = next(free, len(words)) if taken else len(words)
    key = "&" if at < len(words) else ""
    return words[:at].replace("&", "&&") + key + words[at:].replace("&", "&&")


def window_title(words: str) -> str:
    """Return words as a window's title says them: nothing in them tells that something is not saved."""
    return words.replace("[*]", "[*][*]")
