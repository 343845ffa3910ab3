"""Names that are marks: wherever they are shown they are words, and nothing that they name is opened."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QModelIndex, QPoint
from PySide6.QtGui import QAction, QHelpEvent, Qt, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from db.exchange import package
from db.exchange.package import Package, PackedCard
from desktop.app.demonstration.table import Players, side_of
from desktop.environment.settings import Settings, ThemeChoice
from desktop.operations import battle, tables
from desktop.operations.imports import package_files
from desktop.operations.opening import desk_for, open_library
from desktop.shell.window import PLACES, Window
from desktop.widgets.actions import ActionSet
from desktop.widgets.key_button import KeyButton
from desktop.wording.plain import plain_tip
from rules.abilities import Ability
from rules.armies import Army, Entry, Option, OptionKind
from rules.battle import commands as c
from rules.cards import Card, Rank, values_from_line
from rules.collection import Owned
from rules.offers import Offer
from rules.text import Refusal, fold

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # tooltips and menus
MARKS = {
    "picture": '<img src="file:///dev/zero">',
    "bold": "<b>Abel</b> &amp; &lt;i&gt;",
    "link": '<a href="http://127.0.0.1:9/x">Abel</a>',
    "keys": "&Abel & B[*]",
    "fields": "{name} {0} {} %n %1 {name!r:>9}",
    "lines": "Abel\n<b>zwei</b>",
    "turned": "\u202eleba\u2066 x",
    "cut": "Ab\x00el\x07\x1b[31m",
    "long": "<i>" + "W" * 390,
    "sum": '=HYPERLINK("http://127.0.0.1:9/","x")',
}
OF_CARDS = {**MARKS, "longest": "<i>" + "W" * 10_000}
"""Cards may have names longer than lists."""
ESCAPE = Qt.Key.Key_Escape
SHEETS = (
    "library.edit", "library.history", "library.compare", "library.options", 
    "muster.options", "muster.share", "muster.checks", "muster.formats", "muster.versions",
    "muster.compare", "window.find", "window.files", "window.backups", "window.keys",
    "window.settings",
)  # fmt: skip
TURNS = re.compile("[\u202a-\u202e\u2066-\u2069\x00\x07\x1b]")


def card_of(mark: str) -> Card:
    return Card(
        name_fr=mark,
        name_en=mark,
        people="griffins",
        values=values_from_line("10 3 4 5 4 6 - 5 5 4 -"),
        rank=Rank.parse("Champion Virtuose 2"),
        abilities=(Ability("", mark, mark),),
        classes=(mark,),
        race=mark,
        equipment=(mark,),
        edition=mark,
        source=mark,
        note=mark,
    )


def options_of(mark: str) -> list[Option]:
    return [Option(mark, OptionKind.SPELL, 12), Option(mark, OptionKind.ARTEFACT, 8)]


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    """Give a package that somebody made of such names."""
    held = {f"c{n}": PackedCard(1, {1: card_of(mark)}) for n, mark in enumerate(OF_CARDS.values())}
    lists = {}
    for number, mark in enumerate(MARKS.values()):
        entries = tuple(
            Entry(f"e{at}", card_id, 1, 2, tuple(options_of(mark)), note=mark)
            for at, card_id in enumerate(held)
        )
        lists[f"a{number}"] = Army(
            f"a{number}", mark, "griffins", entries=entries, folder=mark,
            tags=(mark.replace(",", ""),), note=mark,
        )  # fmt: skip
    offers = {
        f"o{n}": Offer(Option(mark, OptionKind.ARTEFACT, 5), takers={"c0": 5}, group=(mark,))
        for n, mark in enumerate(MARKS.values())
    }
    owned = {fold(mark): Owned(mark, 2) for mark in MARKS.values() if len(mark) < 100}
    path = tmp_path / "theirs.tactpack"
    path.write_bytes(package.write(Package(cards=held, armies=lists, offers=offers, owned=owned)))
    return path


@pytest.fixture
def table(packed: Path, tmp_path: Path) -> Iterator[Players]:
    """Take the package in, and begin a battle with its armies."""
    library = open_library(tmp_path / "a&b[*].tact")
    desk = desk_for(library)
    report = package_files.bring(desk, path=packed)
    assert not isinstance(report, Refusal), report
    names = [army.name for army in desk.library.armies() if army.folder]
    assert len(names) == len(MARKS)
    play = battle.start_battle(
        desk, name=MARKS["picture"], a=side_of(desk, names[0], MARKS["bold"]),
        b=side_of(desk, names[1], MARKS["fields"]), ruleset=tables.rulesets()["seeds"],
        scenario=MARKS["picture"], turn_limit=6,
    )  # fmt: skip
    table = Players(desk, play)
    figures = list(play.game.fighters)
    table.do(
        c.Gem(figures[0], "fire", 1), c.Annotate(figures[0], MARKS["picture"]),
        c.MarkFigure(figures[1], nickname=MARKS["bold"]), c.WriteNote(MARKS["picture"]),
        c.Ready("a"), c.Ready("b"),
    )  # fmt: skip
    yield table
    library.close()


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


def obeyed(words: str) -> bool:
    """Tell whether a tooltip would be read as the marks that its words hold: of our own are lines alone."""
    return Qt.mightBeRichText(words) and re.search(r"<(?!/?p>|br>)", words) is not None


class Tips:
    """What tooltips were asked to say."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[str] = []
        self._asked: set[QAbstractItemView] = set()
        monkeypatch.setattr(QToolTip, "showText", lambda _at, words, *_: self.said.append(words))

    def gather(self, window: QWidget) -> list[str]:
        """Hover over everything that is in view, and ask every list for the tooltips of its rows.

        A list out of view is asked once: it is asked again when it comes into view.
        """
        self.said.clear()
        for widget in [window, *window.findChildren(QWidget)]:
            self.said.append(widget.toolTip())
            if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
                if widget in self._asked and not widget.isVisible():
                    continue
                self._asked.add(widget)
                one = isinstance(model, QAbstractListModel)
                columns = 1 if one else model.columnCount(QModelIndex())
                for row in range(min(model.rowCount(QModelIndex()), 200)):
                    for column in range(columns):
                        self.said.append(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")
            elif type(widget).event is not QWidget.event and widget.isVisible():
                # what a widget of Qt's own says is the same wherever one hovers
                ours = not type(widget).__module__.startswith("PySide6.")
                across, down = (90, 20) if ours else (widget.width(), widget.height())
                for x in range(6, widget.width(), across):
                    for y in range(6, widget.height(), down):
                        at = QPoint(x, y)
                        event = QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
                        QApplication.sendEvent(widget, event)
        for verbs in window.findChildren(ActionSet):
            for verb in verbs.rows:
                verbs.lent(verb.id)  # which says why it is not possible
        self.said += [action.toolTip() for action in window.findChildren(QAction)]
        return [words for words in self.said if words]


def look_over(window: Window, tips: Tips, seen: list[str]) -> None:
    """Look at everything that the window shows just now."""
    settle()
    said = tips.gather(window)
    assert [words for words in said if obeyed(words) or "\u202e" in words] == []
    seen += said
    for label in window.findChildren(QLabel):
        if label.inherits("QTipLabel"):
            continue  # its words were looked at above
        assert label.textFormat() is Qt.TextFormat.PlainText or not label.text(), label.text()
        assert not TURNS.search(label.text()), label.text()
        seen.append(label.text())
    for button in window.findChildren(QAbstractButton):
        assert button.shortcut().isEmpty(), button.text()
        if not isinstance(button, KeyButton):
            assert "Abel & B" not in button.text(), "the sign would be taken for a key"
        seen.append(button.text())


@pytest.fixture
def window(qtbot: QtBot, dressed: QApplication, tmp_path: Path, table: Players) -> Iterator[Window]:
    settings = Settings(tmp_path / "config" / "settings.json")
    settings.change(welcomed=True, language="en", theme=ThemeChoice.LIGHT)
    shown = Window(settings)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.set_desk(table.desk, "a&b[*]")
    shown.show()
    yield shown
    shown.set_desk(None)


def test_every_place_shows_names_as_words(
    window: Window, table: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips, seen = Tips(monkeypatch), list[str]()
    desk = table.desk
    army = next(army for army in desk.library.armies() if army.folder)
    theirs = [
        revision.card_id for revision in desk.library.cards() if revision.card.source == revision.card.note
    ]
    wanted: dict[str, list[str]] = {
        "library": theirs,
        "muster": [army.id], "battle": [table.play.battle_id], "printing": [army.id],
    }  # fmt: skip
    for key in [row.key for row in PLACES]:
        window.go(key)
        look_over(window, tips, seen)
        for thing in wanted[key][:2]:
            window.go(key, thing)
            look_over(window, tips, seen)
    opened = 0
    for name in SHEETS:
        key = name.partition(".")[0]
        holder = window.verbs if key == "window" else window.go(key, wanted[key][0])
        settle()
        known = getattr(holder, "actions" if key == "window" else "actions_set")
        if (action := known[name]).isEnabled():
            opened += 1
            action.trigger()
            look_over(window, tips, seen)
            for _ in range(2):
                QTest.keyClick(QApplication.activePopupWidget() or window.focusWidget() or window, ESCAPE)
                settle()
    assert opened > 12
    assert not window.isWindowModified() and window.windowTitle() == "a&b[*][*] — Tacticien"
    whole = "\n".join(seen)
    for name in ("picture", "bold", "fields"):
        assert MARKS[name] in whole or plain_tip(MARKS[name]) in whole, f"{name} was never seen"


def test_a_tooltip_says_marks_and_opens_nothing(qtbot: QtBot, dressed: QApplication) -> None:
    held = QWidget()
    qtbot.addWidget(held)
    held.show()
    QToolTip.showText(QPoint(5, 5), plain_tip(MARKS["picture"] + "\n" + MARKS["bold"]), held)
    (shown,) = [
        w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel") and isinstance(w, QLabel)
    ]
    said = QTextDocument()
    said.setHtml(shown.text())
    assert said.toPlainText() == MARKS["picture"] + "\n" + MARKS["bold"]
    QToolTip.hideText()
    shown.close()
