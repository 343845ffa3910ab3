"""Dress the program: named colours, fonts, sizes, one short style sheet.

The colours are rows (`resources/themes/*.json`). The theme in force is kept here, so that any widget can ask
`current()` for a colour while it paints; a change reaches every widget as a `QEvent.StyleChange`
(`Place.restyle`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

import resources
from desktop.environment.settings import ThemeChoice
from desktop.look.style_sheet import style_sheet

TEXT_FAMILY = "Source Sans 3"
TITLE_FAMILY = "Cinzel"
SYMBOL_FAMILY = "DejaVu Sans"
FONT_FILES = (
    "SourceSans3-Regular.ttf",
    "SourceSans3-It.ttf",
    "SourceSans3-Semibold.ttf",
    "SourceSans3-Bold.ttf",
    "Cinzel-Regular.ttf",
    "Cinzel-Bold.ttf",
    "DejaVuSans.ttf",
)
GRID = 8
"""The grid every distance is a multiple (or half) of, in px at 100 %."""

COLOURS = (
    "surface", "raised", "sunken", "line", "edge", "text", "soft", "accent", "on-accent",
    "side-a", "side-b", "good", "warn", "bad", "focus",
)  # fmt: skip


class TextSize(Enum):
    """The three text sizes and the banner, in px at 100 %."""

    SMALL = 13
    BODY = 16
    TITLE = 22
    BANNER = 34


_RIM = 4.0
"""So far from plain grounds in contrast is a line that stands out three to one on tinted ones, too."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Named colours and the text size in force."""

    name: str
    dark: bool
    colours: dict[str, str]
    scale: int = 100

    def colour(self, name: str) -> QColor:
        """Give a named colour. Raises KeyError for a name that is not in the theme."""
        return QColor(self.colours[name])

    def side(self, side: int) -> QColor:
        """Give the accent of a side: 0 is A, 1 is B."""
        return self.colour("side-b" if side else "side-a")

    def tint(self, name: str, percent: int = 12, on: str = "raised") -> QColor:
        """Give a colour mixed thinly over a surface, for backgrounds under text."""
        return mix(self.colour(name), self.colour(on), percent)

    def rim(self, colour: QColor) -> QColor:
        """Give the line around a colour that players choose: the nearest to it that no ground swallows."""
        return _rim(
            colour.rgb(), *(self.colour(name).rgb() for name in ("text", "surface", "raised", "sunken"))
        )

    def px(self, at_100: float) -> int:
        """Scale a distance or a text size with the chosen text size."""
        return max(1, round(at_100 * self.scale / 100))

    @property
    def target(self) -> int:
        """How high everything is that one aims at, in px: buttons and fields side by side are all alike.

        A hand is no larger where the text is: only what the words need is added.
        """
        return max(40, self.px(35))

    def font(self, size: TextSize = TextSize.BODY, *, bold: bool = False, italic: bool = False) -> QFont:
        """Give the text font; the banner and titles are drawn with the title font."""
        titled = size in (TextSize.TITLE, TextSize.BANNER)
        font = QFont([TITLE_FAMILY if titled else TEXT_FAMILY, TEXT_FAMILY, SYMBOL_FAMILY])
        font.setPixelSize(self.px(size.value))
        font.setWeight(
            QFont.Weight.Bold if titled else QFont.Weight.DemiBold if bold else QFont.Weight.Normal
        )
        font.setItalic(italic)
        return font


class _Program:
    """What the program wears."""

    theme: Theme | None = None
    undressed = False


def mix(top: QColor, below: QColor, percent: int) -> QColor:
    """Mix `percent` of one colour over another."""
    return QColor(_mixed(top.rgb(), below.rgb(), percent))


@lru_cache(maxsize=1024)
def _mixed(top: int, below: int, percent: int) -> int:
    part, pairs = percent / 100, zip(top.to_bytes(4, "big"), below.to_bytes(4, "big"), strict=True)
    return int.from_bytes(bytes(round(above * part + under * (1 - part)) for above, under in pairs), "big")


@lru_cache(maxsize=256)
def _rim(chosen: int, ink: int, *grounds: int) -> QColor:
    mixed = (mix(QColor(ink), QColor(chosen), percent) for percent in range(0, 100, 10))
    clear = (each for each in mixed if min(contrast(each, QColor(ground)) for ground in grounds) >= _RIM)
    return next(clear, QColor(ink))


def contrast(first: QColor, second: QColor) -> float:
    """Measure the contrast of two colours as WCAG 2 does, 1 to 21."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def load(name: str, scale: int = 100) -> Theme:
    """Read a theme file. Raises KeyError when a colour is missing from it."""
    found = resources.table(f"themes/{name}")
    return Theme(found["name"], found["dark"], {key: found["colours"][key] for key in COLOURS}, scale)


def system_name() -> str:
    """Tell which theme the system asks for; light where it does not say."""
    scheme = QGuiApplication.styleHints().colorScheme()
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def add_fonts() -> None:
    """Add the bundled fonts: the same measure on screen, on paper and in tests."""
    for file in FONT_FILES:
        if QFontDatabase.addApplicationFont(str(resources.path("fonts", file))) < 0:
            raise RuntimeError(f"the bundled font {file} could not be read")


def current() -> Theme:
    """Give the theme in force; light before `apply` was called."""
    return _Program.theme or load("light")


def is_undressed() -> bool:
    """Tell whether one look is off and the next not yet on: what is laid out now is soon laid out again."""
    return _Program.undressed


def apply(application: QApplication, choice: ThemeChoice = ThemeChoice.SYSTEM, scale: int = 100) -> Theme:
    """Dress the whole program, at start and while it runs; nothing happens when nothing changes."""
    name = system_name() if choice is ThemeChoice.SYSTEM else str(choice)
    before = _Program.theme
    if before is None:
        application.setStyle("Fusion")
    elif (before.name, before.scale) == (name, scale):
        return before
    theme = _Program.theme = load(name, scale)
    # With the old sheet still on, each widget would be polished anew for the font and for the new sheet.
    _Program.undressed = True
    application.setStyleSheet("")
    application.setFont(theme.font())
    application.setPalette(palette(theme))
    _Program.undressed = False
    application.setStyleSheet(style_sheet(theme))
    if before is not None and before.scale != scale:
        _tell_unseen(application)
    return theme


def _tell_unseen(application: QApplication) -> None:
    """Let what was never shown take the new letters: Qt tells only who was seen once."""
    seen, own = Qt.WidgetAttribute.WA_WState_Polished, Qt.WidgetAttribute.WA_SetFont
    for widget in application.allWidgets():
        if not (widget.testAttribute(seen) or widget.testAttribute(own)):
            widget.setFont(QFont())


def palette(theme: Theme) -> QPalette:
    """Build the palette of a theme for what the style sheet does not say."""
    role = QPalette.ColorRole
    made = QPalette(theme.colour("surface"))
    for part, name in (
        (role.Window, "surface"),
        (role.WindowText, "text"),
        (role.Base, "raised"),
        (role.AlternateBase, "surface"),
        (role.Text, "text"),
        (role.Button, "raised"),
        (role.ButtonText, "text"),
        (role.BrightText, "bad"),
        (role.ToolTipBase, "raised"),
        (role.ToolTipText, "text"),
        (role.Highlight, "accent"),
        (role.HighlightedText, "on-accent"),
        (role.Link, "side-b"),
        (role.LinkVisited, "side-b"),
        (role.PlaceholderText, "soft"),
        (role.Mid, "line"),
        (role.Accent, "accent"),
    ):
        made.setColor(part, theme.colour(name))
    faint = mix(theme.colour("soft"), theme.colour("surface"), 70)
    for part in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, part, faint)
    return made
