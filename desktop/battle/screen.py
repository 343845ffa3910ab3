"""What a system of rules brings to the battle screen to act with: its hands, keys, pages, and what they say.

What is only read of a state are its pieces (``desktop.wording.battle.pieces``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from PySide6.QtWidgets import QWidget

from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.context import BattleContext
from desktop.battle.host import TableHands, TableHost
from desktop.battle.keys import KeyRow
from desktop.battle.system_loader import module_of
from desktop.shell.place import WindowPlace
from desktop.widgets.actions import key_on_button, portable_keys
from desktop.wording.battle.pieces import Pieces
from desktop.wording.battle.turn_summary import MainVerb, SideVerb, TurnSummary
from rules.battle.commands import Command
from rules.battle.state import Fighter, Game
from rules.battle.system import Choice
from rules.text import Refusal
from rules.values import Characteristic


@dataclass(frozen=True, slots=True)
class Help:
    """What another figure offers to one that is tested: in words, and the command that takes it up."""

    words: str
    command: Command


@dataclass(frozen=True, slots=True, kw_only=True)
class PageKind:
    """A page of the centre.

    ``make`` builds it for a table, below a parent, and connects it. An ``eager`` page is made with the table,
    others when they are first shown; one that ``scrolls`` stands in a room that scrolls downwards.
    """

    make: Callable[[TableHost, QWidget], CentrePage]
    eager: bool = False
    scrolls: bool = False


def _none(*_: object) -> None:
    return None


def _nothing(*_: object) -> tuple[()]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """What one system acts with.

    ``hands`` makes its verbs, a subclass of ``Hands`` whose methods are named as the rows of ``keys`` (all
    keys of the battle, shared rows and its own, in the order of the sheet of keys); ``verbs`` are the rows of
    all that can happen to a figure, ``card_verbs`` those of them that its card beside it shows. ``pages``
    are those of the centre by their names.

    ``summary`` is what stands beneath a figure that speaks, ``said`` what its sheet tells of it beside
    effects and notes, ``main_verb`` what Enter does in its speaking turn (None: the choice that is offered),
    ``more_verbs`` are those that stand beside it, ``side_verbs`` what either side may play in passing.
    ``means`` tells of a figure and a verb whether one goes with the other, ``refuses`` why it may not now.
    ``detail`` is what is said beneath a choice, ``helps`` what another figure offers to one whose
    characteristic is tested, ``hurts`` how likely a blow of one that hit another wounds it; None for nothing.
    """

    hands: Callable[[TableHost], TableHands]
    keys: tuple[KeyRow, ...]
    verbs: tuple[str, ...]
    pages: Mapping[str, PageKind]
    card_verbs: tuple[str, ...] = ("wound", "test", "effect", "place")
    summary: Callable[[BattleContext, Fighter], TurnSummary | None] = _none
    said: Callable[[BattleContext, Fighter], tuple[str, ...]] = _nothing
    main_verb: Callable[[BattleContext], MainVerb | None] = _none
    more_verbs: Callable[[BattleContext], tuple[GoOn, ...]] = _nothing
    side_verbs: Callable[[BattleContext], tuple[SideVerb, ...]] = _nothing
    detail: Callable[[BattleContext, Choice], str] = lambda *_: ""
    means: Callable[[Game, str, str], bool] = lambda *_: True
    refuses: Callable[[Game, str, str], Refusal | None] = _none
    helps: Callable[[BattleContext, str, Characteristic], Help | None] = _none
    hurts: Callable[[BattleContext, str, str], float | None] = _none
    _rows: Mapping[str, KeyRow] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_rows", {row.id: row for row in self.keys})  # asked for at every gesture

    def row(self, verb: str) -> KeyRow | None:
        """Give the row of a verb, None for one that the system does not have."""
        return self._rows.get(verb)


def screen_of(pieces: Pieces) -> Screen:
    """Give the screen of the system that some pieces are of."""
    return _screen(pieces.id)


@cache
def _screen(system: str) -> Screen:  # asked for each verb at each gesture
    screen: Screen = import_module(module_of(system)).SCREEN
    return screen


def keys_in_force(context: BattleContext, verb: str) -> str:
    """Give the keys in force of a verb of the battle, those of the player before the delivered ones."""
    row = screen_of(context.pieces).row(verb)
    keys = row.key if row is not None else ""
    if isinstance(context.place, WindowPlace):
        keys = context.place.settings.values.shortcuts.get(f"battle.{verb}", keys)
    return keys


def free_keys(context: BattleContext, verb: str) -> str:
    """Give the first key of a verb as portable text, "" while the page in view reads what it has."""
    keys = portable_keys(keys_in_force(context, verb))
    return next(
        (key for key in keys if not context.pieces.takes(context.game, key.removeprefix("Shift+"))), ""
    )


def free_key(context: BattleContext, verb: str) -> str:
    """Write that key as the button of the verb shows it."""
    return key_on_button(free_keys(context, verb))
