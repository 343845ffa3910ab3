"""The strategic phase as a system plays it: the page that each moment asks for, and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from desktop.battle.centre_page import GoOn
from desktop.battle.context import BattleContext
from desktop.widgets.typed_keys import digit
from rules.battle.state import Game

translate = QCoreApplication.translate


_TAKEN = {"order": "abno", "roll": "ABckmnor+=", "coordinator": "nt", "lines": "kn+-=−", "first": "abnp"}
"""What the pages that systems share read, beside digits: capitals with Shift alone."""

_WITHOUT_DIGITS = "first"


class OwnPage(QWidget):
    """A page of the phase that only one system has: it draws itself and reads its own keys."""

    def refresh(self) -> None:
        """Draw from the game in view."""

    def press(self, key: Qt.Key, text: str) -> bool:
        """Do what a key means here; False when it means nothing."""
        return False

    def focus_page(self) -> None:
        """Put the keyboard where the page reads it."""
        self.setFocus()

    def verbs(self) -> tuple[GoOn, ...]:
        """Give the verbs of the page, that of Enter first."""
        return ()

    def do_verb(self, code: str) -> bool:
        """Do a verb of the bar; False for one of another page."""
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class RollWords:
    """What the roll of the phase is called, in the language of now.

    ``won`` and ``who`` are said of a {side}, ``asks`` of nobody yet, ``does`` of who was named;
    ``unknown`` where it is not known who may, ``lost`` where nobody may and the side loses by it,
    ``barred`` of such a side in short, ``unopposed`` of its opponent; ``locked`` once {name} has won.
    ``phase`` and ``chooses`` head the sheet of keys and name its row of who may.
    """

    won: str
    who: str
    asks: str
    does: str
    unknown: str
    lost: str
    barred: str
    unopposed: str
    locked: str
    phase: str
    chooses: str


def tactique_words() -> RollWords:
    """Give the words of the Tactique roll (IV-B)."""
    return RollWords(
        won=translate("FirstPage", "{side} wins the Tactique roll"),
        who=translate("PickerPage", "Who coordinates {side}?"),
        asks=translate("TypedCoordinator", "Who coordinates?"),
        does=translate("TypedCoordinator", "Coordinates"),
        unknown=translate(
            "PickerPage",
            "Nobody is known to be able to coordinate yet: choose one marked “?” and fill it in.",
        ),
        lost=translate("PickerPage", "Nobody may coordinate: this side loses the Tactique roll (IV-B)."),
        barred=translate("RollSide", "Nobody may coordinate."),
        unopposed=translate("RollPage", "Nobody on the other side may coordinate (IV-B)."),
        locked=translate("FirstPage", "{name} chooses. Sequences are locked now."),
        phase=translate("Strategic", "Strategic phase"),
        chooses=translate("Strategic", "Who coordinates"),
    )


def _nothing(_game: Game) -> str:
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Strategy:
    """The strategic phase of a system.

    ``page`` names what the game asks for:
    "order", "roll", "first", or one of ``pages``, which are the system's own and read the characters of
    ``taken``, in lower case. ``words`` say what the roll is called and ``why`` how it was won without a throw
    ("" where it was thrown for).
    """

    page: Callable[[Game], str]
    taken: Mapping[str, str] = field(default_factory=dict)
    pages: Mapping[str, Callable[[BattleContext, QWidget], OwnPage]] = field(default_factory=dict)
    words: Callable[[], RollWords] = tactique_words
    why: Callable[[Game], str] = _nothing

    def takes(self, page: str, text: str) -> bool:
        """Tell whether a page reads a typed character itself: no verb of the place may have it then."""
        if page in self.taken:
            return bool(text) and text.lower() in self.taken[page]
        digits = page != _WITHOUT_DIGITS and digit(text) is not None
        return bool(text) and (digits or not {text, text.lower()}.isdisjoint(_TAKEN.get(page, "")))
