"""The verbs and keys of the battle, one table: buttons, palette, shortcut sheet read it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.actions import ActionRow
from desktop.battle.centre.verbs import Verb
from desktop.battle.may import why_not

if TYPE_CHECKING:
    from desktop.battle.place import BattlePlace
    from desktop.battle.table import Table

FIGURE_VERBS = (
    "notch", "heal", "stun", "wound",
    "gem", "faith", "counter", "note",
    "place", "effect", "mark", "correct",
    "test", "cast", "act", "contacts",
)  # fmt: skip


class Keys(QObject):
    """Makes the rows of the battle's verbs for the table in view."""

    def __init__(self, place: BattlePlace) -> None:
        super().__init__(place)
        self._place = place
        self._acts: dict[str, _Act] = {}

    # The place asks `verbs` without a table too, so that the sheet of keys is whole from the start.

    def rows(self) -> list[ActionRow]:
        """Give all rows, words in the language of now."""
        return [
            self._row(*row)
            for row in (*self._speaking(), *self._figure(), *self._sheet(), *self._phase(), *self._looks())
        ]

    def _row(
        self, id_: str, words: str, key: str, icon: str, group: str, tip: str = "", listed: bool = True
    ) -> ActionRow:
        # kept: an action is connected once, to the first one, and holds it but weakly
        act = self._acts.setdefault(id_, _Act(self._place, id_))
        return ActionRow(
            f"battle.{id_}",
            words,
            act.do,
            icon,
            key,
            act.possible,
            group,
            tip=tip,
            why=act.why,
            listed=listed,
        )

    def _speaking(self) -> list[tuple[str, str, str, str, str]]:
        group = self.tr("Speaking turn")
        return [
            ("play_top", self.tr("Play the top card"), "P", "player-play", group),
            ("reserve_top", self.tr("Put the top card in reserve"), "R", "stack-push", group),
            ("play_reserve", self.tr("Play the reserve card"), "V", "stack-pop", group),
            ("play_both", self.tr("Play reserve and top together"), "B", "stack-2", group),
            ("refuse", self.tr("Use a refusal"), "F", "hand-stop", group),
            (
                "enter",
                self.tr("Go on in the speaking turn, or deal with the row"),
                "Return; Enter",
                "check",
                group,
            ),
            ("tick", self.tr("Has acted"), "T", "check", group),
            ("first", self.tr("Choose a figure of the cards that speak, 1 to 9"), "1", "target", group),
            ("name_card", self.tr("Name the card, or give it its profile"), "N", "cards", group),
        ]

    def _figure(self) -> list[tuple[str, str, str, str, str]]:
        group = self.tr("Chosen figure")
        return [
            (
                "find",
                self.tr("Go to any figure: its card’s letter, then its own where the card has several"),
                "A; /",
                "target",
                group,
            ),
            ("notch", self.tr("One notch more"), "W; +", "droplet", group),
            ("heal", self.tr("One notch less"), "-", "bandage", group),
            ("stun", self.tr("Stunned, or no longer"), "S", "star", group),
            ("wound", self.tr("Wound roll"), "K", "sword", group),
            ("gem", self.tr("Gain a gem"), "G", "diamond", group),
            ("spend_gem", self.tr("Spend a gem"), "Shift+G", "diamond", group),
            ("gems", self.tr("Gems by element"), "Ctrl+G", "diamond", group),
            ("faith", self.tr("Gain faith"), "M", "flame", group),
            ("spend_faith", self.tr("Spend faith"), "Shift+M", "flame", group),
            ("count_faith", self.tr("Count believers"), "Ctrl+M", "flame", group),
            ("place", self.tr("Where it is: fled, dead, off the table"), "X", "map-pin", group),
            ("card", self.tr("See the whole card"), "C", "cards", group),
        ]

    def _sheet(self) -> list[tuple[str, str, str, str, str]]:
        group = self.tr("Chosen figure")
        return [
            ("counter", self.tr("A counter of your own"), "O", "plus", group),
            ("note", self.tr("Note"), ";", "note", group),
            ("effect", self.tr("Effect on a characteristic"), "U", "bolt", group),
            ("test", self.tr("Test of a characteristic"), "Q", "dice", group),
            ("cast", self.tr("Cast a spell, call a miracle"), "L", "wand", group),
            ("act", self.tr("Action: announce, resolve, do"), "H", "player-play", group),
            ("contacts", self.tr("Contacts and level"), "Shift+H", "swords", group),
            ("mark", self.tr("Letter, colour, nickname"), "Y", "tag", group),
            ("correct", self.tr("Correct a value"), "Z", "edit", group),
            ("verbs", self.tr("All that can happen to it"), ".", "dots", group),
        ]

    def _phase(self) -> list[tuple[str, str, str, str, str]]:
        group = self.tr("Phases and battle")
        return [
            ("row_done", self.tr("The row is done; abilities of the strategic phase"), "D", "check", group),
            ("row_skipped", self.tr("Skip the row"), "I", "player-skip-forward", group),
            ("step_done", self.tr("Do all of this step"), "Shift+D", "list-check", group),
            ("step_skipped", self.tr("Nothing else in this step"), "Shift+I", "player-skip-forward", group),
            ("go_on", self.tr("Go to the next phase, or end the turn"), "E", "hourglass", group),
            ("one_more", self.tr("One card more on a counted side"), "Ctrl++; Ctrl+=", "plus", group),
            ("one_fewer", self.tr("One card fewer on a counted side"), "Ctrl+-", "minus", group),
            ("menu_a", self.tr("More for the left side"), "[; Ctrl+Left", "dots", group),
            ("menu_b", self.tr("More for the right side"), "]; Ctrl+Right", "dots", group),
            ("referee", self.tr("Referee: sight, contact, scatter"), "Shift+R", "eye", group),
            ("journal_note", self.tr("Write a line into the journal"), "Ctrl+;", "note", group),
            ("correct_battle", self.tr("Correct turn, phase or hand"), "Ctrl+Shift+C", "edit", group),
            ("order_a", self.tr("Correct the sequence of the left side"), "", "stack-2", group),
            ("order_b", self.tr("Correct the sequence of the right side"), "", "stack-2", group),
            ("add_a", self.tr("A card joins the left side"), "", "plus", group),
            ("add_b", self.tr("A card joins the right side"), "", "plus", group),
            ("end_battle", self.tr("End the battle"), "Ctrl+E", "flag", group),
            ("copy_report", self.tr("Copy the report"), "", "copy", group),
            ("save_report", self.tr("Save the report"), "", "file-text", group),
            ("export", self.tr("Export this battle"), "Ctrl+Shift+E", "file-export", group),
            ("leave", self.tr("All battles"), "Ctrl+L", "list", group),
        ]

    def _looks(self) -> list[tuple[str, str, str, str, str]]:
        group = self.tr("Phases and battle")
        return [
            ("journal", self.tr("Journal"), "J", "history", group),
            ("back", self.tr("Look one step back"), "Alt+Left", "arrow-left", group),
            ("forth", self.tr("Look one step forth"), "Alt+Right", "arrow-right", group),
            ("now", self.tr("Back to now"), "Alt+Up", "clock", group),
        ]

    def grid(self, table: Table) -> list[Verb]:
        """Give the verbs of the chosen figure for its buttons, in short words."""
        hands = table.hands
        words = {
            "notch": self.tr("Notch"), "heal": self.tr("Heal"), "stun": self.tr("Stunned"),
            "wound": self.tr("Wound"), "gem": self.tr("Gem"), "faith": self.tr("Faith"),
            "counter": self.tr("Counter"), "note": self.tr("Note"), "place": self.tr("Place"),
            "effect": self.tr("Effect"), "mark": self.tr("Mark"), "correct": self.tr("Correct"),
            "test": self.tr("Test"), "cast": self.tr("Spell"),
            "act": self.tr("Action"), "contacts": self.tr("Contact"),
        }  # fmt: skip
        acts: dict[str, Callable[[], None]] = {name: getattr(hands, name) for name in FIGURE_VERBS}
        by_id = {row.id: row for row in self._place.actions_set.rows}
        made = []
        for name in FIGURE_VERBS:
            row = by_id[f"battle.{name}"]
            key = self._place.actions_set.key_of(row).split(";")[0] or ";"
            made.append(
                Verb(name, words[name], key.replace("-", "−").replace("Shift+", "⇧"), acts[name], row.words)
            )
        return made


class _Act:
    """A verb of the table in view, by its name."""

    def __init__(self, place: BattlePlace, name: str) -> None:
        self._place = place
        self._name = name

    def do(self) -> None:
        """Do it on the table in view."""
        table = self._place.table
        if table is not None and self.possible() and not table.covered:
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
        return why_not(self._name, table.context)
