"""A window with a real battle on a real file, and hands that play by keys as players do."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.battle.place import BattlePlace
from desktop.battle.table import Table
from desktop.operations.battle import do, start_battle
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.operations.play import Play
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.commands import Command
from rules.battle.events import Step
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Knowledge
from rules.monconf.commands import AgreePoints

KEYS = {"\n": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, "\x1b": Qt.Key.Key_Escape, " ": Qt.Key.Key_Space}


@pytest.fixture(autouse=True)
def always(dressed: QApplication) -> None:
    """Dress the program for every test here."""


@pytest.fixture
def player() -> Mapping[str, str]:
    """Begin in the library."""
    return {"place": "library"}


def settle() -> None:
    """Let layouts and posted events come to rest."""
    for _ in range(4):
        QCoreApplication.processEvents()


Sides = tuple[SideSetup, SideSetup]


def example(desk: Desk, hidden: bool = False) -> Sides:
    """Give the two armies of the rulebook's example (V-A-4)."""
    armies = {army.name: army for army in desk.library.armies()}
    first = SideSetup.from_muster(
        desk.library.muster(armies["Griffon (V-A-4)"]), player="Anne", hidden=hidden
    )
    return first, SideSetup.from_muster(desk.library.muster(armies["Scorpion (V-A-4)"]), player="Bruno")


def large(desk: Desk) -> Sides:
    """Give two armies of 12 cards and 25 figures with the longest names of the library."""
    cards = sorted((r.card for r in desk.library.cards()), key=lambda card: -len(card.name_fr))
    figures = (1, 3, 2, 2, 3, 1, 2, 4, 2, 2, 1, 2), (1, 1, 1, 1, 3, 2, 5, 2, 3, 2, 2, 2)
    sides = []
    for number, counts in enumerate(figures):
        chosen = cards[number * 12 : number * 12 + 12]
        listed = tuple(ListedCard(sheet=card, figures=n) for card, n in zip(chosen, counts, strict=True))
        name = ("Les Gardiens du Grand Serment d’Akkylannie", "Scorpion")[number]
        sides.append(SideSetup(name=name, player=("Maximilien-Alexandre", "")[number], people="griffins",
                               cards=listed))  # fmt: skip
    return sides[0], sides[1]


def stranger(desk: Desk) -> Sides:
    """Give a known army against a number of cards and nothing else."""
    known, _ = example(desk)
    return known, SideSetup(name="Visitor", knowledge=Knowledge.COUNTED, count=4)


def seated(window: Window, play: Play) -> Table:
    """Open a battle and show its table."""
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.open_play(play)
    settle()
    assert place.table is not None
    return place.table


def begun(window: Window, sides: Sides, **more: object) -> Play:
    """Begin a battle that nobody sees yet."""
    assert window.desk is not None
    return start_battle(
        window.desk, name="Evening", a=sides[0], b=sides[1], ruleset=rulesets()["seeds"], turn_limit=6, **more
    )  # type: ignore[arg-type]


def open_table(window: Window, sides: Sides, **more: object) -> Table:
    """Begin a battle and show its table."""
    return seated(window, begun(window, sides, **more))


def open_active(window: Window, sides: Sides, **more: object) -> Table:
    """Show the table of a battle that was left at its activation phase; A won and lets B speak first."""
    play = begun(window, sides, **more)
    for key in "ab":
        if play.game.step == "order":
            carry_out(window, play, c.Ready(key))
    carry_out(window, play, c.DeclareWinner("a"), c.ChooseFirst("b"))
    return seated(window, play)


def carry_out(window: Window, play: Play, *commands: Command) -> None:
    """Play on in a battle that nobody sees."""
    assert window.desk is not None
    for command in commands:
        assert isinstance(do(window.desk, play, command), Step), command


def to_activation(table: Table, first: str = "b", winner: str = "a") -> None:
    """Go through the strategic phase: both ready, one wins, one speaks first."""
    context = table.context
    for key in "ab":
        if context.game.step == "order":
            context.do(c.Ready(key))
    assert context.do(c.DeclareWinner(winner))
    assert context.do(c.ChooseFirst(first))
    settle()


@pytest.fixture
def table(window: Window, desk: Desk) -> Table:
    """Open the rulebook's example at its activation phase; Griffon won and lets Scorpion speak first."""
    return open_active(window, example(desk))


class Hand:
    """Types keys where the focus is, and counts them."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.keys = 0

    def __call__(self, text: str) -> None:
        """Type keys one by one: letters, ``\\n`` Enter, ``\\x1b`` Esc, ``\\t`` Tab."""
        for letter in text:
            self.press(
                KEYS.get(letter, Qt.Key.Key_unknown), letter if letter == " " or letter not in KEYS else ""
            )

    def press(
        self, key: Qt.Key, text: str = "", held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press one key, as a shortcut if it is one, else where the focus is."""
        self.keys += 1
        if text and key is Qt.Key.Key_unknown and len(text.upper()) == 1 and ord(text.upper()) < 256:
            key = Qt.Key(ord(text.upper()))
            if text.isupper():
                held |= Qt.KeyboardModifier.ShiftModifier
        target: QWidget = QApplication.focusWidget() or self._window
        from PySide6.QtTest import QTest

        event = QKeyEvent(QEvent.Type.KeyPress, key, held, text)
        if not _is_shortcut(self._window, target, event):
            QApplication.sendEvent(target, event)
        else:
            QTest.keyClick(target, key, held)
        settle()


def _is_shortcut(window: Window, target: QWidget, event: QKeyEvent) -> bool:
    """Tell whether a key would act as a shortcut: no field wants it, and an action has it."""
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), event.modifiers(), event.text())
    asked.ignore()
    QApplication.sendEvent(target, asked)
    return not asked.isAccepted()


@pytest.fixture
def keys(window: Window) -> Callable[[str], None]:
    """Type keys as a player does."""
    return Hand(window)


def strings(widget: QWidget) -> list[str]:
    """Collect every string that a player could read on a widget and all that is visible in it."""
    found = [widget.window().windowTitle()]
    for each in (widget, *widget.findChildren(QWidget)):
        if each is not widget and not each.isVisibleTo(widget):
            continue
        found += [each.toolTip(), each.statusTip(), each.accessibleName(), each.accessibleDescription()]
        for reader in ("text", "toPlainText", "placeholderText", "visible_strings"):
            if callable(read := getattr(each, reader, None)):
                said = read()
                found += said if isinstance(said, list) else [str(said)]
    return [words for words in found if words]


@pytest.fixture
def fresh(window: Window) -> Table:
    """Open a battle of MonCon'F, the example's two armies, at the tactician's roll."""
    return seated(window, fresh_battle(window))


def fresh_battle(window: Window) -> Play:
    """Begin a battle of MonCon'F that nobody sees yet."""
    desk = window.desk
    assert desk is not None
    made = add_example(desk, system="monconf")
    armies = {army.id: army for army in desk.library.armies()}
    a, b = (SideSetup.from_muster(desk.library.muster(armies[key])) for key in made)
    return start_battle(desk, name="Aube", a=a, b=b, ruleset=rulesets()["monconf"], turn_limit=6)


@pytest.fixture
def opened(window: Window) -> Table:
    """Show a battle of MonCon'F that the first side leads, both with their points as proposed."""
    play = fresh_battle(window)
    carry_out(
        window, play, c.ChooseCoordinator("a", fighter="a4.1"), c.ThrowDice("a", (5,)),
        c.ChooseCoordinator("b", fighter="b3.1"), c.ThrowDice("b", (3,)),
        c.Together((c.Advance(), AgreePoints(6, 5))), c.Ready("a"), c.Ready("b"), c.ChooseFirst("a"),
    )  # fmt: skip
    table = seated(window, play)
    assert table.context.game.hand == "a"
    return table
