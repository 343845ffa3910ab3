"""MonCon'F hides a pile as Confrontation does: two battles that differ only in it read the same."""

from __future__ import annotations

from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.setup import SideSetup
from rules.monconf.commands import AgreePoints
from tests.desktop.battle.battles import play_on, seated
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.outcomes import done

TACTICS = ("", "p\n", "p\nfr", "p\nfrp\na", "h\x1b", "p.\x1b")


def begun(
    window: Window, desk: Desk, armies: tuple[str, ...], *, backwards: bool, hidden: bool = True
) -> BattleTable:
    """Begin the example, the first side's pile hidden, all but its first card in one order or the other."""
    known = {army.id: army for army in desk.library.armies()}
    a, b = (
        SideSetup.from_muster(desk.library.muster(known[key]), hidden=hidden and side == 0)
        for side, key in enumerate(armies)
    )
    play = start_battle(desk, name="Aube", a=a, b=b, ruleset=rulesets()["monconf"], turn_limit=6)
    table = seated(window, play)
    first, *others = table.context.game.sides["a"].order
    order = (first, *(reversed(others) if backwards else others))
    play_on(
        table, c.DeclareWinner("a"), AgreePoints(3, 3), c.Advance(), c.SetOrder("a", order), c.Ready("a"),
        c.Ready("b"), c.ChooseFirst("a"),
    )  # fmt: skip
    settle()
    return table


def everything(window: Window, table: BattleTable) -> list[str]:
    """Collect what can be read: screen, tooltips, titles, journal, undo, redo, palette."""
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    found = [window.windowTitle(), *strings(window), place.undo_text(), place.redo_text()]
    found += table.journal.visible_strings()
    for entries in (place.actions_set.entries(), place.palette_entries()):
        found += [f"{entry.words} {entry.detail}" for entry in entries]
    return found


def test_nothing_tells_the_hidden_pile(window: Window, desk: Desk, keys: Hand) -> None:
    armies = done(add_example(desk, system="monconf"))
    seen = []
    for backwards in (False, True):
        table = begun(window, desk, armies, backwards=backwards)
        start, found = table.context.play.head, {}
        for gestures in TACTICS:
            keys(gestures)
            found[gestures] = everything(window, table)
            keys("\x1b")
            for _ in range(2):
                table.sharing.show_journal()
                settle()
                found[gestures] += everything(window, table)
            keys("\x1b")
            while table.context.play.head != start:
                assert table.context.undo()
            table.take_keyboard()
            settle()
        seen.append(found)
    for gestures in TACTICS:
        assert seen[0][gestures] == seen[1][gestures], gestures
    assert len({tuple(found) for found in seen[0].values()}) == len(TACTICS), "each of them is seen"


def test_in_the_open_the_order_is_read(window: Window, desk: Desk) -> None:
    armies = done(add_example(desk, system="monconf"))
    seen = []
    for backwards in (False, True):
        table = begun(window, desk, armies, backwards=backwards, hidden=False)
        seen.append(everything(window, table))
    assert seen[0] != seen[1]
