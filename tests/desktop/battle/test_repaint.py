"""What a gesture paints is what the whole window would look like painted anew: nothing old is left over."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication

from desktop.environment.settings import ThemeChoice
from desktop.look import theme
from desktop.look.stamps import Stamp, Stamps
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.battle.battles import large, open_table, to_activation
from tests.desktop.battle.hand import Hand, settle

GESTURES = "pw-sswwt2w\nrfpst1w-mMj\npwt\n"


def _shown(window: Window) -> QImage:
    """Give what stands on the screen, as gestures left it."""
    picture = window.screen().grabWindow(window.winId()).toImage()
    return picture.convertToFormat(QImage.Format.Format_RGB32)


def _anew(window: Window) -> QImage:
    """Paint the whole window anew."""
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize(("colours", "scale"), [(ThemeChoice.LIGHT, 100), (ThemeChoice.DARK, 150)])
def test_a_gesture_leaves_nothing_old_on_the_screen(
    window: Window, desk: Desk, keys: Hand, qapp: QApplication, colours: ThemeChoice, scale: int
) -> None:
    theme.apply(qapp, colours, scale)
    table = open_table(window, large(desk))
    to_activation(table)
    settle()
    for number, key in enumerate(GESTURES):
        keys(key)
        settle()
        assert _shown(window) == _anew(window), (number, key)


def test_the_oldest_pictures_are_forgotten(qapp: QApplication) -> None:
    def stamp(colour: str) -> Stamp:
        picture = QPixmap(10, 10)
        picture.fill(QColor(colour))
        return Stamp(picture, (colour,))

    kept = Stamps(most=900)
    kept.keep("first", stamp("red"))
    kept.keep("second", stamp("green"))
    assert kept.find("first") is not None
    kept.keep("third", stamp("blue"))
    assert kept.find("second") is None, "asked for longest ago"
    first = kept.find("first")
    assert first is not None and first.words == ("red",)
    kept.keep("first", stamp("white"))
    assert kept.find("third") is not None, "what is kept again takes no more room"
