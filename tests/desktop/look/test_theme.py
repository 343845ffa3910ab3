"""The colours are readable, and change while the program runs."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop.environment.settings import ThemeChoice
from desktop.look import theme
from desktop.look.painting import Ink
from desktop.look.style_sheet import style_sheet
from desktop.look.tokens import paint_token
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label
from desktop.wording.battle.board_views import ChipView
from rules.battle.setup import BASE_COLOURS
from rules.battle.state import Place

pytestmark = pytest.mark.usefixtures("dressed")

SURFACES = ("surface", "raised", "sunken")
LEAST = {
    "text": 7.0, "soft": 7.0, "accent": 4.5, "side-a": 4.5, "side-b": 4.5, "good": 4.5, "warn": 4.5,
    "bad": 4.5, "focus": 3.0, "edge": 3.0,
}  # fmt: skip


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("ink", LEAST)
def test_contrast_is_measured(name: str, surface: str, ink: str) -> None:
    worn = theme.load(name)
    assert theme.contrast(worn.colour(ink), worn.colour(surface)) >= LEAST[ink]


TINTED = [
    *((f"side-{key}", percent, ink) for key in "ab" for percent in (8, 10, 14)
      for ink in ("text", "soft", f"side-{key}", "good", "bad", "warn")),
    *((f"side-{key}", 10, mark) for key in "ab" for mark in ("focus", "edge")),
    *(("accent", 12, ink) for ink in ("text", "accent", "good", "bad", "side-a", "side-b")),
    *((ground, 14, "text") for ground in ("warn", "bad", "good")),
    ("good", 16, "text"), ("bad", 22, "text"), ("accent", 18, "text"),
]  # fmt: skip
"""What the battle writes and marks on a ground that is tinted: the tint, how much of it, the ink."""


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize(("tint", "percent", "ink"), TINTED)
def test_contrast_on_the_tinted_grounds_of_the_battle(name: str, tint: str, percent: int, ink: str) -> None:
    worn = theme.load(name)
    least = min(LEAST[ink], 4.5)
    assert theme.contrast(worn.colour(ink), worn.tint(tint, percent)) >= least


GROUNDS = [("raised", 0), *((f"side-{key}", percent) for key in "ab" for percent in (8, 10, 14))]


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("base", [*BASE_COLOURS, "#ffffff", "#000000", "#f6f1e6", "#242a34"])
def test_the_base_of_a_figure_stands_out_in_every_colour_that_players_choose(name: str, base: str) -> None:
    worn = theme.load(name)
    rim = worn.rim(QColor(base))
    for surface in SURFACES:
        assert theme.contrast(rim, worn.colour(surface)) >= 3
    for tint, percent in GROUNDS:
        assert theme.contrast(rim, worn.tint(tint, percent)) >= 3


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("base", BASE_COLOURS)
def test_a_token_has_its_line_around_it(name: str, base: str, dressed: QApplication) -> None:
    theme.apply(dressed, ThemeChoice(name), 100)
    try:
        ground = theme.current().colour("surface")
        image = QImage(88, 88, QImage.Format.Format_RGB32)
        image.fill(ground)
        painter = QPainter(image)
        chip = ChipView("a1.1", "A", base, Place.TABLE, 0, 4, "", "", "", "", False, False, (), "Guard")
        paint_token(Ink.on(painter), QRectF(0, 0, 88, 88), chip, "")
        painter.end()
        edge = [QColor(image.pixel(x, 44)) for x in range(12)]
        assert max(theme.contrast(each, ground) for each in edge) >= 3
    finally:
        theme.apply(dressed, ThemeChoice.LIGHT, 100)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_what_is_pressed_and_typed_in_is_outlined(name: str, qtbot: QtBot, dressed: QApplication) -> None:
    theme.apply(dressed, ThemeChoice(name), 100)
    try:
        for widget in (KeyButton(), QPushButton("Play"), QLineEdit()):
            qtbot.addWidget(widget)
            widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            widget.resize(160, 48)
            widget.show()
            seen = widget.grab().toImage()
            edge = [seen.pixelColor(80, y) for y in range(3)]
            inside = seen.pixelColor(80, 8)
            assert max(theme.contrast(each, inside) for each in edge) >= 3, type(widget).__name__
    finally:
        theme.apply(dressed, ThemeChoice.LIGHT, 100)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_hint_in_a_field_is_read(name: str, qtbot: QtBot, dressed: QApplication) -> None:
    theme.apply(dressed, ThemeChoice(name), 100)
    try:
        field = QLineEdit()
        qtbot.addWidget(field)
        field.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        field.show()
        palette = field.palette()
        hint, ground = (
            palette.color(QPalette.ColorRole.PlaceholderText),
            palette.color(QPalette.ColorRole.Base),
        )
        assert hint.alpha() == 255 and theme.contrast(hint, ground) >= 4.5
    finally:
        theme.apply(dressed, ThemeChoice.LIGHT, 100)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_words_on_what_is_chosen_are_readable(name: str) -> None:
    worn = theme.load(name)
    assert theme.contrast(worn.colour("on-accent"), worn.colour("accent")) >= 7
    assert theme.contrast(worn.colour("text"), worn.tint("accent", 16)) >= 7
    assert theme.contrast(worn.colour("soft"), worn.tint("accent", 16)) >= 4.5
    for side in (0, 1):
        assert theme.contrast(worn.colour("text"), worn.tint(("side-a", "side-b")[side], 12)) >= 7


def test_the_two_sides_differ_in_more_than_red_and_green() -> None:
    """Blue against orange is told apart by every kind of colour sight: their blue parts differ widely."""
    for name in ("light", "dark"):
        worn = theme.load(name)
        first, second = worn.side(0), worn.side(1)
        assert abs(first.blue() - second.blue()) > 80
        assert abs(first.red() - second.red()) > 80


def test_contrast_of_black_and_white_is_twenty_one() -> None:
    assert theme.contrast(QColor("black"), QColor("white")) == pytest.approx(21)


def test_a_theme_lacks_no_colour() -> None:
    for name in ("light", "dark"):
        assert set(theme.load(name).colours) == set(theme.COLOURS)


def test_colours_and_text_size_change_while_running(qtbot: QtBot, dressed: QApplication) -> None:
    words, button = label("Abel le Colérique"), KeyButton()
    button.show_verb("Stunned")
    for widget in (words, button):
        qtbot.addWidget(widget)
        widget.show()
    narrow, small = words.sizeHint().width(), button.sizeHint().width()
    light = button.grab().toImage().pixelColor(2, 8).lightness()
    theme.apply(dressed, ThemeChoice.DARK, 150)
    dressed.processEvents()
    assert words.sizeHint().width() > narrow * 1.4
    assert button.sizeHint().width() > small * 1.3
    assert button.grab().toImage().pixelColor(4, 8).lightness() < light


def test_the_system_is_followed_where_it_does_not_say() -> None:
    assert theme.system_name() == "light"


@pytest.mark.parametrize("scale", [100, 125, 150])
def test_no_size_takes_the_name_of_a_colour(scale: int) -> None:
    sheet = style_sheet(theme.load("light", scale))
    assert re.findall(r"(?:color|background|solid):? \d", sheet) == []
