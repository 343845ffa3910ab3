"""Break names into lines that fit."""

from __future__ import annotations

import re

from PySide6.QtGui import QFont, QFontMetricsF

_BREAKS = re.compile(r"[ \t]*[\r\n\v\f\x85\u2028\u2029]+[ \t]*")


def one_line(text: str, between: str = " ") -> str:
    """Put a text of several lines, as notes of other programs are, into one."""
    return _BREAKS.sub(between, text.strip())


def lines(text: str, font: QFont, width: int, most: int = 2) -> list[str]:
    """Break a text into at most so many lines, at a space; the last may still be too long."""
    metrics = QFontMetricsF(font)  # a whole px less, and the last word is shortened where it is written
    text = one_line(text[:400])
    if most == 1 or metrics.horizontalAdvance(text) <= width:
        return [text]
    parts = text.split(" ")
    for cut in range(len(parts) - 1, 0, -1):
        head = " ".join(parts[:cut])
        if metrics.horizontalAdvance(head) <= width:
            return [head, *lines(" ".join(parts[cut:]), font, width, most - 1)]
    return [text]
