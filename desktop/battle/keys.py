"""The verbs and keys of the battle, one table: buttons, palette, shortcut sheet read it.

A system of rules takes the rows it plays by from here and adds its own (``Pieces.keys``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.battle import availability
from desktop.battle.availability import When
from desktop.battle.centre.verbs import Verb
from desktop.battle.systems import DEFAULT, pieces_of
from desktop.widgets.actions import ActionRow
from rules.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from desktop.battle.place import BattlePlace
    from desktop.battle.systems.pieces import Pieces
    from desktop.battle.table import Table

SPEAKING = QT_TRANSLATE_NOOP("Keys", "Speaking turn")
CHOSEN = QT_TRANSLATE_NOOP("Keys", "Chosen fighter")
BATTLE = QT_TRANSLATE_NOOP("Keys", "Phases and battle")


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A verb: the name of a method of the hands or of the screen, its words, keys, icon and group.

    ``when`` it means something; ``short`` are its words on the button beneath the figure. Words are of the
    context Keys.
    """

    id: str
    words: str
    key: str
    icon: str
    group: str
    when: When = availability.ANY
    short: str = ""


# fmt: off
_ROWS = (
    KeyRow("play_top", QT_TRANSLATE_NOOP("Keys", "Play the top card"),
           "P", "player-play", SPEAKING, availability.ACTIVATION),
    KeyRow("reserve_top", QT_TRANSLATE_NOOP("Keys", "Put the top card in reserve"),
           "R", "stack-push", SPEAKING, availability.ACTIVATION),
    KeyRow("play_reserve", QT_TRANSLATE_NOOP("Keys", "Play the reserve card"),
           "V", "stack-pop", SPEAKING, availability.ACTIVATION),
    KeyRow("play_both", QT_TRANSLATE_NOOP("Keys", "Play reserve and top together"),
           "B", "stack-2", SPEAKING, availability.ACTIVATION),
    KeyRow("refuse", QT_TRANSLATE_NOOP("Keys", "Use a refusal"),
           "F", "hand-stop", SPEAKING, availability.ACTIVATION),
    KeyRow("enter", QT_TRANSLATE_NOOP("Keys", "Continue the speaking turn, or do the row"),
           "Return; Enter", "check", SPEAKING, availability.ENTER),
    KeyRow("tick", QT_TRANSLATE_NOOP("Keys", "Has acted"), "T", "check", SPEAKING, availability.ACTIVATION),
    KeyRow("first", QT_TRANSLATE_NOOP("Keys", "Choose a figure of the speaking cards, 1 to 9"),
           "1", "target", SPEAKING, availability.SPEAKS),
    KeyRow("name_card", QT_TRANSLATE_NOOP("Keys", "Name the card, or give it its profile"),
           "N", "cards", SPEAKING),
    KeyRow("find",
           QT_TRANSLATE_NOOP("Keys",
                             "Go to any figure: its card’s letter, then its own if the card has several"),
           "A; /", "target", CHOSEN, availability.READS),
    KeyRow("notch", QT_TRANSLATE_NOOP("Keys", "One notch more"),
           "W; +", "droplet", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Notch")),
    KeyRow("heal", QT_TRANSLATE_NOOP("Keys", "One notch fewer"),
           "-", "bandage", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Heal")),
    KeyRow("stun", QT_TRANSLATE_NOOP("Keys", "Stunned on or off"),
           "S", "star", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Stunned")),
    KeyRow("wound", QT_TRANSLATE_NOOP("Keys", "Wound roll"),
           "K", "sword", CHOSEN, availability.PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Wound")),
    KeyRow("gem", QT_TRANSLATE_NOOP("Keys", "Gain a gem"),
           "G", "diamond", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Gem")),
    KeyRow("spend_gem", QT_TRANSLATE_NOOP("Keys", "Spend a gem"),
           "Shift+G", "diamond", CHOSEN, availability.FIGURE),
    KeyRow("gems", QT_TRANSLATE_NOOP("Keys", "Gems by element"),
           "Ctrl+G", "diamond", CHOSEN, availability.FIGURE),
    KeyRow("faith", QT_TRANSLATE_NOOP("Keys", "Gain faith"),
           "M", "flame", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Faith")),
    KeyRow("spend_faith", QT_TRANSLATE_NOOP("Keys", "Spend faith"),
           "Shift+M", "flame", CHOSEN, availability.FIGURE),
    KeyRow("count_faith", QT_TRANSLATE_NOOP("Keys", "Count believers"),
           "Ctrl+M", "flame", CHOSEN, availability.FIGURE),
    KeyRow("place", QT_TRANSLATE_NOOP("Keys", "Place: fled, dead, off the table"),
           "X", "map-pin", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Place")),
    KeyRow("card", QT_TRANSLATE_NOOP("Keys", "See the whole card"), "C", "cards", CHOSEN, availability.CARD),
    KeyRow("why", QT_TRANSLATE_NOOP("Keys", "Why its values are what they are now"),
           "=", "info-circle", CHOSEN, availability.CARD),
    KeyRow("counter", QT_TRANSLATE_NOOP("Keys", "A counter of your own"),
           "O", "plus", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Counter")),
    KeyRow("note", QT_TRANSLATE_NOOP("Keys", "Note"),
           ";", "note", CHOSEN, short=QT_TRANSLATE_NOOP("Keys", "Note")),
    KeyRow("effect", QT_TRANSLATE_NOOP("Keys", "Effect on a characteristic"),
           "U", "bolt", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Effect")),
    KeyRow("test", QT_TRANSLATE_NOOP("Keys", "Test of a characteristic"),
           "Q", "dice", CHOSEN, availability.TEST, short=QT_TRANSLATE_NOOP("Keys", "Test")),
    KeyRow("cast", QT_TRANSLATE_NOOP("Keys", "Cast a spell, call a miracle"),
           "L", "wand", CHOSEN, availability.FIGURE_PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Spell")),
    KeyRow("act", QT_TRANSLATE_NOOP("Keys", "Action: announce, resolve, do"),
           "H", "player-play", CHOSEN, availability.ACT, short=QT_TRANSLATE_NOOP("Keys", "Action")),
    KeyRow("contacts", QT_TRANSLATE_NOOP("Keys", "Contacts and level"),
           "Shift+H", "swords", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Contact")),
    KeyRow("mark", QT_TRANSLATE_NOOP("Keys", "Letter, colour, nickname"),
           "Y", "tag", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Mark")),
    KeyRow("correct", QT_TRANSLATE_NOOP("Keys", "Correct a value"),
           "Z", "edit", CHOSEN, short=QT_TRANSLATE_NOOP("Keys", "Correct")),
    KeyRow("verbs", QT_TRANSLATE_NOOP("Keys", "All that can happen to it"),
           ".", "dots", CHOSEN, availability.FIGURE),
    KeyRow("row_done", QT_TRANSLATE_NOOP("Keys", "The row is done; abilities of the strategic phase"),
           "D", "check", BATTLE, availability.ROW),
    KeyRow("row_skipped", QT_TRANSLATE_NOOP("Keys", "Skip the row"),
           "I", "player-skip-forward", BATTLE, availability.ROWS),
    KeyRow("step_done", QT_TRANSLATE_NOOP("Keys", "Do all of this step"),
           "Shift+D", "list-check", BATTLE, availability.ROWS),
    KeyRow("step_skipped", QT_TRANSLATE_NOOP("Keys", "Nothing else in this step"),
           "Shift+I", "player-skip-forward", BATTLE, availability.ROWS),
    KeyRow("go_on", QT_TRANSLATE_NOOP("Keys", "Go to the next phase, or end the turn"),
           "E", "hourglass", BATTLE, availability.GO_ON),
    KeyRow("another_turn", QT_TRANSLATE_NOOP("Keys", "Play another turn after the last one"),
           "Shift+E", "hourglass", BATTLE, availability.LAST_TURN),
    KeyRow("one_more", QT_TRANSLATE_NOOP("Keys", "One card more on a counted side"),
           "Ctrl++; Ctrl+=", "plus", BATTLE),
    KeyRow("one_fewer", QT_TRANSLATE_NOOP("Keys", "One card fewer on a counted side"),
           "Ctrl+-", "minus", BATTLE),
    KeyRow("menu_a", QT_TRANSLATE_NOOP("Keys", "More for the left side"), "[; Ctrl+Left", "dots", BATTLE),
    KeyRow("menu_b", QT_TRANSLATE_NOOP("Keys", "More for the right side"), "]; Ctrl+Right", "dots", BATTLE),
    KeyRow("referee", QT_TRANSLATE_NOOP("Keys", "Referee: sight, contact, room, scatter"),
           "Shift+R", "eye", BATTLE, availability.PLAYED),
    KeyRow("journal_note", QT_TRANSLATE_NOOP("Keys", "Write a line into the journal"),
           "Ctrl+;", "note", BATTLE),
    KeyRow("correct_battle", QT_TRANSLATE_NOOP("Keys", "Correct turn, phase or side to play"),
           "Ctrl+Shift+C", "edit", BATTLE),
    KeyRow("order_a", QT_TRANSLATE_NOOP("Keys", "Correct the sequence of the left side"),
           "", "stack-2", BATTLE, availability.PLAYED),
    KeyRow("order_b", QT_TRANSLATE_NOOP("Keys", "Correct the sequence of the right side"),
           "", "stack-2", BATTLE, availability.PLAYED),
    KeyRow("add_a", QT_TRANSLATE_NOOP("Keys", "A card joins the left side"),
           "", "plus", BATTLE, availability.PLAYED),
    KeyRow("add_b", QT_TRANSLATE_NOOP("Keys", "A card joins the right side"),
           "", "plus", BATTLE, availability.PLAYED),
    KeyRow("end_battle", QT_TRANSLATE_NOOP("Keys", "End the battle"),
           "Ctrl+E", "flag", BATTLE, availability.PLAYED),
    KeyRow("copy_report", QT_TRANSLATE_NOOP("Keys", "Copy the report"),
           "", "copy", BATTLE, availability.ALWAYS),
    KeyRow("save_report", QT_TRANSLATE_NOOP("Keys", "Save the report"),
           "", "file-text", BATTLE, availability.ALWAYS),
    KeyRow("export", QT_TRANSLATE_NOOP("Keys", "Export this battle"),
           "Ctrl+Shift+E", "file-export", BATTLE, availability.ALWAYS),
    KeyRow("leave", QT_TRANSLATE_NOOP("Keys", "All battles"), "Ctrl+L", "list", BATTLE, availability.ALWAYS),
    KeyRow("journal", QT_TRANSLATE_NOOP("Keys", "Journal"), "J", "history", BATTLE, availability.ALWAYS),
    KeyRow("back", QT_TRANSLATE_NOOP("Keys", "Look one step back"),
           "Alt+Left", "arrow-left", BATTLE, availability.ALWAYS),
    KeyRow("forth", QT_TRANSLATE_NOOP("Keys", "Look one step forward"),
           "Alt+Right", "arrow-right", BATTLE, availability.ALWAYS),
    KeyRow("now", QT_TRANSLATE_NOOP("Keys", "Back to now"), "Alt+Up", "clock", BATTLE, availability.NOW),
)
# fmt: on
SHARED = {row.id: row for row in _ROWS}
"""The rows that more than one system may want, by their names."""


def shared(names: str) -> tuple[KeyRow, ...]:
    """Give shared rows by their names, in this order. Raises KeyError for one that is not shared."""
    return tuple(SHARED[name] for name in names.split())


def _tr(words: str) -> str:
    return QCoreApplication.translate("Keys", words)


class Keys(QObject):
    """Makes the rows of the battle's verbs for the table in view."""

    def __init__(self, place: BattlePlace) -> None:
        super().__init__(place)
        self._place = place
        self._acts: dict[str, _Act] = {}
        self._pieces: Pieces | None = None

    def play_by(self, pieces: Pieces) -> bool:
        """Take the verbs of a system; True when they are others than before."""
        before, self._pieces = self._pieces, pieces
        return before is not pieces

    def rows(self) -> list[ActionRow]:
        """Give all rows, words in the language of now."""
        # without a battle the sheet of keys is whole all the same
        pieces = self._pieces or pieces_of(DEFAULT)
        return [self._row(row) for row in pieces.keys]

    def possible(self) -> tuple[bool, ...]:
        """Tell of each row whether it means something now, none without a table.

        Rows that mean something at the same times are asked once: it is asked after every gesture.
        """
        table, pieces = self._place.table, self._pieces
        if table is None or pieces is None:
            return ()
        whens = [row.when for row in pieces.keys]
        means = {when: table.means(when) for when in dict.fromkeys(whens)}
        return tuple(means[when] for when in whens)

    def _row(self, row: KeyRow) -> ActionRow:
        # kept: an action is connected once, to the first one, and holds it but weakly
        act = self._acts.setdefault(row.id, _Act(self._place, row.id))
        return ActionRow(
            f"battle.{row.id}",
            _tr(row.words),
            act.do,
            row.icon,
            row.key,
            act.possible,
            _tr(row.group),
            why=act.why,
        )

    def grid(self, table: Table) -> list[Verb]:
        """Give the verbs of the chosen figure for its buttons, in short words."""
        return self._verbs(table, table.context.pieces.verbs)

    def also(self, table: Table) -> list[Verb]:
        """Give the verbs of the chosen figure that have no button: only the menu of all of them does."""
        return self._verbs(table, table.context.pieces.also)

    def _verbs(self, table: Table, names: Sequence[str]) -> list[Verb]:
        by_id = {row.id: row for row in self._place.actions_set.rows}
        made = []
        for name in names:
            row = by_id[f"battle.{name}"]
            key = self._place.actions_set.key_of(row).split(";")[0] or ";"
            shown = key.replace("-", "−").replace("Shift+", "⇧")
            mine = table.context.pieces.row(name)
            short = _tr(mine.short) if mine is not None and mine.short else row.words
            made.append(Verb(name, short, shown, getattr(table.hands, name), row.words))
        return made


class _Act:
    """A verb of the table in view, by its name."""

    def __init__(self, place: BattlePlace, name: str) -> None:
        self._place = place
        self._name = name

    def do(self) -> None:
        """Do it on the table in view."""
        table = self._place.table
        if table is not None and self.possible():
            table.verb(self._name)()

    def possible(self) -> bool:
        """Tell whether it means something now."""
        table = self._place.table
        return table is not None and table.may(self._name)

    def why(self) -> str:
        """Say why it means nothing now."""
        table = self._place.table
        if table is None:
            return QCoreApplication.translate("Battle", "No battle is on the table.")
        if table.prompt is not None or table.pointer.asks:
            return QCoreApplication.translate("Battle", "Answer what is asked first.")
        if table.covered:
            return QCoreApplication.translate("Battle", "Uncover the table first.")
        row = table.context.pieces.row(self._name)
        return row.when.why_not(table.context) if row is not None else ""
