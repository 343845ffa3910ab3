"""What is painted in lines is as high as they need in the width that it came to have."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.done_line import DoneLine, DoneStep
from desktop.widgets.in_line import Room, in_column
from tests.desktop.battle.hand import settle


def test_a_step_that_is_done_has_room_for_all_its_words(qtbot: QtBot) -> None:
    words = "Test of AIM of the halfling crossbowman, at long range, against a target behind a low wall"
    whole = QWidget()
    qtbot.addWidget(whole)
    line = DoneLine(DoneStep(words, "12"), whole)
    in_column(whole, line, Room.REST)
    whole.resize(600, 400)
    whole.show()
    settle()
    one = line.height()
    whole.resize(300, 400)
    settle()
    assert line.height() == line.heightForWidth(line.width()) > one
    whole.resize(600, 400)
    settle()
    assert line.height() == one
