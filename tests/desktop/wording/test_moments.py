"""What is kept in UTC is told by the clock of the place."""

from __future__ import annotations

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from desktop.wording.differences import said_words
from desktop.wording.moments import day_of, moment_of
from rules.armies import Version
from tests.desktop.clocks import far_in_the_east

KEPT, DAY = "2026-11-21T23:30:00+00:00", QDate(2026, 11, 22)
SHORT = QLocale.FormatType.ShortFormat


def test_a_moment_is_told_by_the_clock_of_the_place() -> None:
    day, moment = QLocale().toString(DAY, SHORT), QLocale().toString(QDateTime(DAY, QTime(13, 30)), SHORT)
    with far_in_the_east():
        for kept in (KEPT, "2026-11-21T23:30:00.000Z"):
            assert (day_of(kept), moment_of(kept)) == (day, moment)
        assert said_words(Version("Sunday", (), None, KEPT)) == moment


def test_a_moment_that_is_not_told_is_left_out() -> None:
    assert [day_of(""), moment_of("some day")] == ["", ""]
    assert said_words(Version("Sunday", ())) == "Sunday"
