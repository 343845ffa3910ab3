"""Say when something was, as the language and the place of the player do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Qt

_SHORT = QLocale.FormatType.ShortFormat


def moments(points: Sequence[QDateTime]) -> list[str]:
    """Word moments by day and minute; those of one minute by their seconds too, so that none reads alike."""
    locale = QLocale()
    said = [moment(point) for point in points]
    alike = {words for words, count in Counter(said).items() if count > 1}
    exact = locale.dateTimeFormat(_SHORT).replace("mm", "mm:ss")
    return [
        locale.toString(point, exact) if words in alike else words
        for point, words in zip(points, said, strict=True)
    ]


def moment(point: QDateTime) -> str:
    """Word one moment by day and minute, in the time of the place."""
    return QLocale().toString(point.toLocalTime(), _SHORT)


def moment_of(kept: str) -> str:
    """Word a moment as it is kept, ISO in UTC, by day and minute; "" for one that is not told."""
    point = _read(kept)
    return moment(point) if point.isValid() else ""


def day_of(kept: str) -> str:
    """Word the day of a moment as it is kept, which is that of the place; "" for one that is not told."""
    point = _read(kept)
    return QLocale().toString(point.toLocalTime().date(), _SHORT) if point.isValid() else ""


def _read(kept: str) -> QDateTime:
    return QDateTime.fromString(kept, Qt.DateFormat.ISODateWithMs)
