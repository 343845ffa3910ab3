"""The checks beside a list: nothing of them stands outside the column, however long a heading is."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.muster.checks import CheckNote, ChecksPanel

SUM = "Aa Chef takes 145 of the 1345 PA of the list, and may take 134 of them: 10 % of what was mustered."
LONG = "6 problems for Lyon, the tournament of spring 2007, in teams of three players"


@pytest.fixture
def panel(qtbot: QtBot) -> ChecksPanel:
    """Give the checks as wide as they are in a small window."""
    made = ChecksPanel()
    qtbot.addWidget(made)
    made.resize(276, 400)
    made.show()
    return made


@pytest.mark.parametrize("heading", ["One problem", LONG, "Problems for " + "Lyon" * 30])
def test_a_heading_of_any_length_pushes_nothing_out_of_the_column(panel: ChecksPanel, heading: str) -> None:
    panel.set_problems(heading, [CheckNote("The list is 345 PA above its limit of 1000 PA.", explained=SUM)])
    panel.set_coordinators("Coordinators", [CheckNote("Aa Chef", value="5")])
    assert panel.horizontalScrollBar().maximum() == 0
    assert panel.stand() and panel.horizontalScrollBar().value() == 0
    for said in panel.findChildren(QLabel):
        if said.isVisible() and said.text():
            assert said.height() >= said.heightForWidth(said.width()), said.text()


def test_a_short_heading_keeps_to_one_line(panel: ChecksPanel) -> None:
    panel.set_problems("One problem", [CheckNote("The list is above its limit.")])
    said = next(found for found in panel.findChildren(QLabel) if found.text() == "One problem")
    assert said.height() < 2 * said.fontMetrics().height()
