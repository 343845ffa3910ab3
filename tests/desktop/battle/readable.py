"""All that a player could read on the screen of a battle."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.centre.fighter import FighterSheet
from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.menu import Menu


def strings(widget: QWidget | None) -> list[str]:
    """Collect every string that a player could read on a widget and all that is visible in it."""
    assert widget is not None
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


def reads(table: BattleTable, words: str) -> bool:
    """Tell whether a player reads something on the board, or on the card beside the chosen figure."""
    said = strings(table)
    if table.prompt is None and table.selection:
        said += figure_card(table).visible_strings()
    return any(words in each for each in said)


def figure_card(table: BattleTable) -> FighterSheet:
    """Read the card beside the chosen figure, opened as a click on the figure does, left as it was."""
    opened = table.figure.is_open
    if not opened:
        table.figure.show_figure(table.selection)
    sheet = table.figure.sheet
    if not opened:
        table.figure.close()
    return sheet


def refused_verbs(table: BattleTable) -> set[str]:
    """Read which verbs the menu of the chosen figure shows as refused."""
    table.show_verbs()
    if not isinstance(table.prompt, Menu):
        return set()
    refused = {name for name, button in table.prompt.grid.buttons.items() if button.refused}
    table.prompt.close_panel()
    return refused


def everything(window: Window, table: BattleTable) -> list[str]:
    """Collect what can be read: screen, tooltips, journal, undo, redo, palette, keys, titles."""
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    found = strings(window)
    found += [place.undo_text(), place.redo_text(), *table.journal.visible_strings()]
    found += [f"{entry.words} {entry.detail}" for entry in place.actions_set.entries()]
    found += [f"{entry.words} {entry.detail}" for entry in place.palette_entries()]
    found += [window.verbs.actions[row.id].toolTip() for row in window.verbs.actions.rows]
    return found


def complaint(table: BattleTable) -> str:
    """Read what the prompt in view complains of."""
    assert table.prompt is not None
    return table.prompt.complaint.text()


def undo_words(table: BattleTable) -> str:
    """Read what undo would take back."""
    label = table.context.play.undo_label
    assert label is not None
    return table.context.say(label)
