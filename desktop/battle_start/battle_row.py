"""Word the battles of the list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, QTimeZone

from desktop.battle_start.battle_items import BattleItem
from desktop.operations.battle_start import BattleLine
from desktop.wording.battle.archive_words import points_words
from desktop.wording.naming import side_name
from rules.battle.state import SIDES

translate = QCoreApplication.translate


def battle_row(line: BattleLine, resumes: str) -> BattleItem:
    """Word one battle; ``resumes`` is the id of the one that goes on with Return."""
    names = [side_name(side, name) for side, name in zip(SIDES, line.sides, strict=True)]
    result = line.result
    ended = translate("StartPage", "Ended") if line.ended else ""
    if result is not None and result.points:
        ended = points_words(result)
    elif result is not None and not result.winner:
        ended = translate("Report", "A draw")
    return BattleItem(
        line.id,
        line.name,
        (names[0], names[1]),
        translate("StartPage", "Turn {turn}").format(turn=line.turn),
        when(line.touched),
        ended,
        line.id == resumes and not line.ended,
        SIDES.index(result.winner) if result is not None and result.winner else -1,
    )


def when(stamp: str) -> str:
    """Say an ISO time in UTC as people at this place do: today, yesterday, 12 November."""
    then = QDateTime.fromString(stamp, Qt.DateFormat.ISODate)
    then.setTimeZone(QTimeZone.utc())
    then = then.toLocalTime()
    today = QDateTime.currentDateTime().date()
    time = QLocale().toString(then.time(), QLocale.FormatType.ShortFormat)
    days = then.date().daysTo(today)
    if days == 0:
        return translate("StartPage", "today, {time}").format(time=time)
    if days == 1:
        return translate("StartPage", "yesterday, {time}").format(time=time)
    this_year = then.date().year() == today.year()
    return QLocale().toString(then.date(), "d MMMM" if this_year else "d MMMM yyyy")
