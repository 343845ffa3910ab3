"""Words in narrow rooms: broken between them, a wide one before a syllable with a hyphen, none left out."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.painting import advance, lines_of, paint_style
from desktop.widgets.undo_line import UndoLine


@pytest.mark.parametrize(("wide", "lines"), [
    (120, ("Désengagement", "de l’Inquisition")),
    (80, ("Désengage-", "ment de", "l’Inquisi-", "tion")),
])  # fmt: skip
def test_a_word_wider_than_its_room_is_broken_with_a_hyphen(
    dressed: QApplication, wide: int, lines: tuple[str, ...]
) -> None:
    assert lines_of("Désengagement de l’Inquisition", paint_style().bold, wide) == lines


@pytest.mark.parametrize("wide", [280, 380, 480])
def test_what_undo_takes_back_is_never_shortened_and_as_large_as_text_where_it_may(
    dressed: QApplication, qtbot: QtBot, wide: int
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    line = UndoLine(parent)
    line.resize(wide, 40)
    step = "Kaian Draghost, le Changeur de Formes (Humain) lance Brume d’oubli (les autres du camp le voient)"
    line.say(step, "")
    assert "".join(line.shown()).replace(" ", "").endswith("levoient)")
    assert line.height() >= 40
    line.say("Passage au combat, toutes les cartes sont jouées", "")
    assert len(line.shown()) <= 2 and line.height() == 40


def test_the_number_of_one_of_several_cards_stays_with_its_name(dressed: QApplication) -> None:
    font = paint_style().bold
    wide = advance("Conscrit du Griffon", font) + 2
    assert lines_of("Conscrit du Griffon (2)", font, wide) == ("Conscrit du", "Griffon (2)")
    assert lines_of("Conscrit du Griffon (2)", font, 2 * wide) == ("Conscrit du Griffon (2)",)


def test_what_is_numbered_by_hyphens_stays_on_its_line(dressed: QApplication) -> None:
    font = paint_style().bold
    wide = advance("Scorpion (V-A", font) + 2
    assert lines_of("Scorpion (V-A-4)", font, wide) == ("Scorpion", "(V-A-4)")
    assert lines_of("Scorpion demi-elfe", font, advance("Scorpion demi-", font) + 2)[1] == "elfe"
