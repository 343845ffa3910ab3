"""Build the style sheet of a theme: few rules, all colours and sizes named."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template
from typing import Protocol

from PySide6.QtGui import QColor

import resources


class Measured(Protocol):
    """Named colours, and sizes at the text size of the settings."""

    @property
    def name(self) -> str:
        """What the files of the theme are named by."""

    @property
    def colours(self) -> Mapping[str, str]:
        """The colours by name."""

    @property
    def target(self) -> int:
        """How high everything is that one aims at, in px."""

    def px(self, at_100: float) -> int:
        """Scale a distance in px."""

    def tint(self, name: str, percent: int = 12, on: str = "raised") -> QColor:
        """Mix a colour into another one."""


_SHEET = Template("""
QToolTip { background: $raised; color: $text; border: 1px solid $line; padding: ${g05}px ${g}px; }
QLabel { background: transparent; }
QLabel[role="title"] { font-family: "Cinzel", "Source Sans 3"; font-size: ${title}px; font-weight: 700; }
QLabel[role="banner"] { font-family: "Cinzel", "Source Sans 3"; font-size: ${banner}px; font-weight: 700; }
QLabel[role="fingerprint"] { font-size: ${banner}px; font-weight: 700; letter-spacing: 2px; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="figure"] { font-size: ${title}px; font-weight: 700; }
QLabel[role="soft"] { color: $soft; }
QLabel[role="small"] { color: $soft; font-size: ${small}px; }
QLabel[role="key"] { color: $soft; font-size: ${small}px; font-weight: 600; background: $surface;
  border: 1px solid $line; border-bottom: 2px solid $line; border-radius: ${r05}px; padding: 0px ${g05}px; }
QLabel[role="key"]:disabled { color: $faint; background: transparent; }
QLabel[tone="good"] { color: $good; } QLabel[tone="warn"] { color: $warn; }
QLabel[tone="bad"] { color: $bad; }
QLabel[tone="side-a"] { color: $side_a; } QLabel[tone="side-b"] { color: $side_b; }
QFrame[role="panel"] { background: $raised; border: 1px solid $line; border-radius: ${r}px; }
QFrame[role="line"] { background: $line; border: none; }

QPushButton, QToolButton { background: $raised; color: $text; border: 1px solid $edge;
  border-radius: ${r}px; padding: ${g05}px ${g15}px; min-height: ${target}px; icon-size: ${icon}px; }
QToolButton { padding: ${g05}px ${g}px; min-height: ${less}px; }
QPushButton:hover, QToolButton:hover { background: $hover; border-color: $soft; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked
  { background: $pressed; border-color: $soft; }
QPushButton:focus, QToolButton:focus { border: 3px solid $focus; padding: ${g05mm}px ${g15mm}px; }
QToolButton:focus { padding: ${g05mm}px ${gmm}px; }
QPushButton:disabled, QToolButton:disabled { color: $faint; background: $surface; }
QPushButton[role="primary"], QToolButton[role="primary"]
  { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton[role="primary"]:hover, QToolButton[role="primary"]:hover { background: $accent_hover; }
QPushButton[role="primary"]:focus, QToolButton[role="primary"]:focus { border: 3px solid $focus; }
QPushButton[role="primary"]:disabled, QToolButton[role="primary"]:disabled
  { background: $sunken; color: $faint; border-color: $line; }
QPushButton[role="flat"], QToolButton[role="flat"] { background: transparent; border-color: transparent; }
QToolButton[role="flat"] { padding: ${g05}px ${near}px; }
QToolButton[role="flat"]:focus { padding: ${g05mm}px ${nearmm}px; }
QPushButton[role="flat"]:hover, QToolButton[role="flat"]:hover { background: $hover; }
QPushButton[role="flat"]:checked, QToolButton[role="flat"]:checked { background: $pressed; }
QPushButton[role="flat"]:focus, QToolButton[role="flat"]:focus { border: 3px solid $focus; }

QPushButton[role="segment"]:checked { background: $select; border: 2px solid $accent;
  padding: ${g05m}px ${g15m}px; }
QPushButton[role="segment"]:checked:focus { border: 3px solid $focus; padding: ${g05mm}px ${g15mm}px; }
QToolButton[role="rail"], QToolButton[role="place"] { background: transparent; border: 3px solid transparent;
  border-left-width: 2px; border-right-width: 2px; padding: 0px; min-height: ${rail}px; }
QToolButton[role="place"] { font-size: ${small}px; color: $soft; padding-top: ${g05}px;
  min-height: ${place}px; icon-size: ${icon2}px; }
QToolButton[role="place"][tone="low"] { padding-top: 0px; min-height: ${rail}px; }
QToolButton[role="rail"]:hover, QToolButton[role="place"]:hover { background: $hover; }
QToolButton[role="place"]:checked { background: $raised; color: $text; border: 1px solid $line;
  border-left: 3px solid $accent; font-weight: 600; padding: ${g05p}px 0px 2px 0px; }
QToolButton[role="rail"]:focus, QToolButton[role="place"]:focus { border: 3px solid $focus; }
QToolButton[role="place"]:checked:focus { padding: ${g05}px 0px 0px 0px; }
QToolButton[role="rail"]:disabled, QToolButton[role="place"]:disabled
  { background: transparent; color: $faint; }
QToolButton[role="way"] { font-weight: 600; padding: ${g}px; min-height: ${way}px; min-width: ${way2}px;
  icon-size: ${icon3}px; }
QToolButton[role="way"]:focus { padding: ${gmm}px; }
QToolButton[role="way"][tone="low"] { min-height: ${place}px; icon-size: ${icon2}px; }

QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox { background: $raised; color: $text;
  border: 1px solid $edge; border-radius: ${r}px; padding: ${g05}px ${g}px; min-height: ${target}px;
  selection-background-color: $accent; selection-color: $on_accent; placeholder-text-color: $soft; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus, QComboBox:focus
  { border: 3px solid $focus; padding: ${g05mm}px ${gmm}px; }
QLineEdit, QComboBox:editable { padding-left: ${near}px; }
QLineEdit:focus, QComboBox:editable:focus { padding-left: ${nearmm}px; }
QLineEdit[role="title"] { font-family: "Cinzel", "Source Sans 3"; font-size: ${title}px; font-weight: 700;
  background: transparent; border-color: transparent; padding-left: 0px; }
QLineEdit[role="name"] { font-weight: 600; background: transparent; border-color: transparent;
  padding-left: 0px; }
QLineEdit[role="title"]:hover, QLineEdit[role="name"]:hover { border-color: $line; }
QLineEdit[role="title"]:focus, QLineEdit[role="name"]:focus { background: $raised; border: 3px solid $focus; }
QLineEdit:disabled, QPlainTextEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled
  { background: $surface; color: $faint; }
QLineEdit[role="value"], QLineEdit[role="value"]:focus { padding-left: 0px; padding-right: 0px; }
QLineEdit[tone="bad"] { border: 2px solid $bad; padding: ${g05m}px ${gm}px ${g05m}px ${nearm}px; }
QPushButton[role="chip"] { border-radius: ${pill}px; padding: ${g05}px ${g}px; }
QPushButton[role="chip"][tone="warn"] { color: $warn; border-color: $warn; }
QCheckBox, QRadioButton { spacing: ${g}px; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator { width: ${box}px;
  height: ${box}px; border: 1px solid $soft; border-radius: ${r05}px; background: $raised; }
QRadioButton::indicator { border-radius: ${round}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $hover; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 3px solid $focus; width: ${boxmm}px;
  height: ${boxmm}px; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: $accent;
  border-color: $accent; image: url("$check"); }
QRadioButton::indicator:checked { background: $accent; border-color: $accent; image: url("$dot"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: $sunken;
  border-color: $line; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint; }
QCheckBox, QRadioButton, QPushButton, QToolButton { outline: none; }

QAbstractItemView { background: $raised; border: 1px solid $line; outline: none; icon-size: ${icon05}px; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView::item { min-height: ${chip}px; padding: 0px ${g}px; }
QComboBox QAbstractItemView::item:selected { background: $select; color: $text; }
QComboBox::drop-down { border: none; width: ${g3}px; }
QComboBox::down-arrow, QAbstractSpinBox::down-arrow { image: url("$down"); width: ${arrow}px;
  height: ${arrow}px; }
QAbstractSpinBox::up-arrow { image: url("$up"); width: ${arrow}px; height: ${arrow}px; }
QAbstractSpinBox { padding-right: ${g3}px; max-height: ${target}px; }
QAbstractSpinBox:focus { padding-right: ${g3}px; }
QAbstractSpinBox[role="figure"] { font-size: ${title}px; min-height: ${figure}px; max-height: ${figure}px; }
QAbstractSpinBox[role="score"], QAbstractSpinBox[role="score"]:focus { font-family: "Cinzel";
  font-weight: 700; font-size: ${score}px; min-height: ${score}px; max-height: ${score}px; padding: 0px; }
QAbstractSpinBox[role="score"]:!focus:!hover { background: transparent; border-color: transparent; }
QAbstractSpinBox[tone="side-a"], QAbstractSpinBox[tone="side-a"]:disabled { color: $side_a; }
QAbstractSpinBox[tone="side-b"], QAbstractSpinBox[tone="side-b"]:disabled { color: $side_b; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { background: transparent; border: none;
  width: ${g3}px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $hover; }
QAbstractSpinBox[role="amount"], QAbstractSpinBox[role="amount"]:focus { padding-right: 0px;
  font-weight: bold; }
QAbstractSpinBox[tone="plain"]:!focus:!hover { background: transparent; border-color: transparent; }
QAbstractSpinBox[role="amount"]::up-button, QAbstractSpinBox[role="amount"]::down-button,
QAbstractSpinBox[role="score"]::up-button, QAbstractSpinBox[role="score"]::down-button { width: 0px; }
QAbstractSpinBox[role="amount"]::up-arrow, QAbstractSpinBox[role="amount"]::down-arrow,
QAbstractSpinBox[role="score"]::up-arrow, QAbstractSpinBox[role="score"]::down-arrow { image: none; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: none; background: transparent; padding: 0px;
  min-height: 0px; }
QAbstractSpinBox QLineEdit { padding-left: ${g05}px; }
QLineEdit QToolButton { background: transparent; border: none; padding: 0px; min-height: 0px; }

QAbstractItemView { background: $raised; alternate-background-color: $surface; border: 1px solid $line;
  border-radius: ${r}px; outline: none; selection-background-color: $select; selection-color: $text; }
QAbstractItemView:focus { border: 1px solid $focus; }
QListWidget[role="suggest"] { padding: ${g05}px 0px; }
QListWidget[role="suggest"]::item { padding: ${g05}px ${g}px; }
QListWidget[role="suggest"]::item:selected { background: $select; color: $text; }
QListView[role="pages"], QListView[role="pages"]:focus { background: $surface; border: none;
  border-radius: 0px; }
QTableView[role="board"], QTableView[role="board"]:focus { background: $surface; border: none;
  border-radius: 0px; }
QTableView { gridline-color: $line; }
QHeaderView::section { background: $surface; color: $soft; border: none; border-bottom: 1px solid $line;
  padding: ${g05}px ${g}px; font-size: ${small}px; font-weight: 600; text-align: left; }
QTableView::item, QTreeView[rootIsDecorated="false"]::item { padding: 0px ${g05}px; }
QListWidget[role="plain"]::item { padding: 0px ${g}px; }
QHeaderView { background: $surface; border: none; }
QHeaderView::down-arrow { image: url("$down"); width: ${arrow}px; height: ${arrow}px; }
QHeaderView::up-arrow { image: url("$up"); width: ${arrow}px; height: ${arrow}px; }
QTabBar::tab { padding: ${g}px ${g2}px; border: none; border-bottom: 2px solid transparent; color: $soft; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QSplitter::handle { background: $line; } QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QScrollArea { border: none; background: transparent; }
QScrollBar:vertical { width: ${g15}px; background: transparent; }
QScrollBar:horizontal { height: ${g15}px; background: transparent; }
QScrollBar::handle { background: $handle; border-radius: ${g05}px; margin: 2px; min-width: ${g3}px;
  min-height: ${g3}px; }
QScrollBar::handle:hover { background: $soft; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QMenuBar { background: $sunken; border-bottom: 1px solid $line; padding: 1px; }
QMenuBar::item { padding: ${g05}px ${g}px; border-radius: ${r05}px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $select; color: $text; }
QMenu { background: $raised; border: 1px solid $line; padding: ${g05}px; }
QMenu::item { padding: ${g05}px ${g3}px ${g05}px ${g}px; border-radius: ${r05}px; }
QMenu::item:selected { background: $select; color: $text; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: ${g05}px; }
QProgressBar { background: $sunken; border: none; border-radius: ${r05}px; text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: ${r05}px; }
""")


def style_sheet(theme: Measured) -> str:
    """Fill the sheet with the colours and sizes of a theme."""
    values = {name.replace("-", "_"): theme.colours[name] for name in theme.colours}
    for name, mixed in (
        ("hover", theme.tint("text", 6)),
        ("pressed", theme.tint("text", 12)),
        ("select", theme.tint("accent", 16)),
        ("accent_hover", theme.tint("accent", 86, on="surface")),
        ("handle", theme.tint("soft", 40, on="surface")),
        ("faint", theme.tint("soft", 70, on="surface")),
    ):
        values[name] = mixed.name()
    for name in ("up", "down", "check", "dot"):
        values[name] = resources.path("themes", f"{theme.name}-{name}.svg").as_posix()
    sizes = {
        "small": 13, "title": 22, "banner": 34, "chip": 24, "figure": 42, "score": 56,
        "g05": 4, "g": 8, "g15": 12, "g2": 16, "g3": 24, "r": 6, "r05": 4,
        "rail": 30, "place": 50, "way": 88, "way2": 220, "arrow": 14, "box": 18, "round": 9,
        "icon05": 16, "icon": 20, "icon2": 26, "icon3": 40,
    }  # fmt: skip
    scaled = {name: theme.px(size) for name, size in sizes.items()}
    # With the keyboard's ring, two pixels thicker than other borders, everything keeps its size at every
    # scale; what is chosen has a border one pixel thicker.
    scaled.update({f"{name}m": scaled[name] - 1 for name in ("g05", "g", "g15")})
    scaled.update({f"{name}mm": scaled[name] - 2 for name in ("g05", "g", "g15")})
    scaled["rail"] = max(scaled["rail"] - 2, theme.target - 9)  # the ring and what Qt adds have room
    scaled["place"] -= 2
    scaled["g05p"] = scaled["g05"] + 2
    scaled["boxmm"] = scaled["box"] - 4
    # Whatever stands in one line is equally high, of which a sheet sizes what is within padding and border;
    # to tool buttons and fields for numbers Qt adds three pixels of its own, which are taken off again.
    scaled["target"] = theme.target - 2 * scaled["g05"] - 2
    scaled["less"] = scaled["target"] - 3
    scaled["pill"] = theme.target // 2  # Qt makes a corner square that is rounder than half the height
    scaled["near"] = scaled["g"] - 2  # Qt adds two to a line that is typed, and three to tool buttons
    scaled["nearm"], scaled["nearmm"] = scaled["near"] - 1, scaled["near"] - 2
    values |= {name: str(size) for name, size in scaled.items()}
    return _SHEET.substitute(values)
