"""What a system of rules brings to the battle screen: the pieces that it alone needs, as one value.

Everything else on the screen is shared and asks here. A system is a module beside this one that makes its
``PIECES``, and a row of the table in ``desktop.battle.systems``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.battle.heap_words import HeapWords, sequence_words
from desktop.wording import say
from desktop.wording.naming import phase_name
from rules.battle.commands import Command
from rules.battle.corrections import moments
from rules.battle.ruleset import Ruleset
from rules.battle.state import Fighter, Game, Side
from rules.cards import Card
from rules.sheets import sheet_of
from rules.systems import KINDS
from rules.text import Message
from rules.values import Characteristic

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.battle.banner import Said
    from desktop.battle.board.views import Badge, Count
    from desktop.battle.centre.page import CentrePage
    from desktop.battle.context import BattleContext
    from desktop.battle.hands import Hands
    from desktop.battle.keys import KeyRow
    from desktop.battle.table import Table
    from desktop.battle.turn_summary import Doings, MainVerb, StageLine
    from desktop.wording.naming import Names
    from rules.battle.system import Choice


@dataclass(frozen=True, slots=True)
class Help:
    """What another figure offers to one that is tested: in words, and the command that takes it up."""

    words: str
    command: Command


class Deal(StrEnum):
    """What the cards of a side are in a moment of the turn."""

    NONE = "none"  # no sequence is played
    ORDER = "order"  # the sequences are being built
    PLAY = "play"  # cards are played from the pile


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What a state asks of the screen: the page of the centre, and which verbs mean something.

    ``acts``: figures act, cards or characters one by one; ``strikes``: figures in contact fight; ``rows``:
    there are rows to deal with, ``reminds``: there are such rows, and D lists them; ``own_keys``: the page
    reads keys of its own, Enter and E among them; ``enter``: Enter goes on (else it belongs to the choice
    that has the keyboard); ``ends_turn``: the next step ends the turn.
    """

    page: str
    deal: Deal = Deal.NONE
    acts: bool = False
    rows: bool = False
    reminds: bool = False
    strikes: bool = False
    own_keys: bool = False
    enter: bool = True
    ends_turn: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PageKind:
    """A page of the centre.

    ``make`` builds it for a table, below a parent, and connects it. ``least`` is the height in px that it
    gets above the figure where it needs as much: the verbs fold before; a page whose rows stand higher than
    ``crowded`` px gets all there is. An ``eager`` page is made with the table, others when they are first
    shown; one that ``scrolls`` stands in a room that scrolls downwards. ``whole`` pages have the room to
    themselves while no figure is chosen, and their verbs are folded.
    """

    make: Callable[[Table, QWidget], CentrePage]
    least: int = 0
    crowded: int = 0
    eager: bool = False
    scrolls: bool = False
    whole: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceLook:
    """How a choice looks: its key and its icon."""

    key: str = ""
    icon: str = ""


def _speaking(game: Game) -> tuple[str, ...]:
    return tuple(f.id for card in game.speaking for f in game.fighters_of(card))


def _phase(game: Game) -> str:
    return game.phase


def _takes_nothing(_game: Game, _text: str) -> bool:
    return False


def _none_faint(_game: Game, _fighter: str) -> frozenset[str]:
    return frozenset()


def _no_badges(_fighter: Fighter, _names: Names) -> tuple[Badge, ...]:
    return ()


def _no_stage(_game: Game, _chosen: str) -> StageLine | None:
    return None


def _no_doings(_context: BattleContext, _fighter: Fighter) -> Doings | None:
    return None


def _nothing_said(_context: BattleContext, _fighter: Fighter) -> tuple[str, ...]:
    return ()


def _nobody_helps(_context: BattleContext, _fighter: str, _tested: Characteristic) -> Help | None:
    return None


def _no_verb(_context: BattleContext) -> MainVerb | None:
    return None


def _no_detail(_context: BattleContext, _choice: Choice) -> str:
    return ""


def values_of(card: Card) -> tuple[Characteristic, ...]:
    """Give the values that the sheet of a figure shows: all but life points, which are a track."""
    return tuple(value for value in sheet_of(card.system).values if value is not Characteristic.PV)


def life_words(left: int, capacity: int) -> str:
    """Say how many points of life somebody has left."""
    return say(Message("value.life_left", {"n": left, "capacity": capacity}))


def life_lost() -> str:
    """Name the points of life that somebody has lost, as they are put right."""
    return QCoreApplication.translate("Battle", "Life points lost")


def effect_hints() -> tuple[str, str]:
    """Say where an effect may come from and what groups it may name, as examples."""
    translate = QCoreApplication.translate
    return (
        translate("EffectPrompt", "Spell, miracle, order…"),
        translate("EffectPrompt", "friendly templars, enemy fighters…"),
    )


def moment_words(phase: str, step: str) -> str:
    """Say a moment that a battle of reference cards can be brought to."""
    words = {
        "order": QCoreApplication.translate("Battle", "Strategic: ordering the sequences"),
        "roll": QCoreApplication.translate("Battle", "Strategic: the Tactique roll"),
        "first": QCoreApplication.translate("Battle", "Strategic: who speaks first"),
        "points": QCoreApplication.translate("Battle", "Strategic: command points"),
    }
    return words.get(step) or phase_name(phase)


CORRECTED: Mapping[str, tuple[str, ...]] = {
    "game": ("turn", "moment", "hand", "winner"),
    "side": ("refusals", "refused", "reserved"),
    "fighter": (
        "notches", "stunned", "activated", "place", "level", "faith", "gem_limit", "counters", "used", "gems",
    ),
}  # fmt: skip
"""What can be corrected in a battle of reference cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pieces:
    """The pieces of one system.

    Always needed
        ``id`` of the system; ``hands`` makes its verbs, a subclass of ``Hands`` whose methods are named as
        the rows of ``keys`` (all keys of the battle, shared rows and its own, in the order of the sheet of
        keys); ``verbs`` are the rows of the buttons beneath the figure, ``also`` those that only the menu of
        all verbs shows. ``moment`` says what a state asks of the screen, ``pages`` are those of the centre
        by their names; ``takes`` tells whether the page of a state reads a typed character itself.
        ``phases`` are the phases of the turn in their order and ``phase`` the one of them that a state is
        in, ``banner`` says who has the hand while the battle goes on.

    What the board shows
        ``counts`` are those of the head of a side's column, ``badges`` what a figure bears besides gems and
        counters (``Fighter.marks``), ``values`` what its sheet shows. ``life`` says how many points of life
        somebody has left where the ruleset counts them instead of wounds ({left}, {capacity}), ``life_lost``
        names those that are gone.

    Who speaks
        ``speakers`` are the figures that act in a state, in the order in which digits choose
        them. ``stage`` is the line above them, ``doings`` what stands beneath each of them, ``said`` what its
        sheet tells of it beside effects and notes, ``main_verb`` what Enter does there (None: the choice that
        is offered). ``faint`` are the verbs of a figure ("" for none) that the rules refuse in this moment.

    Choices and the journal
        ``choices`` are the looks of choices by code, ``detail`` what is said beneath one of them,
        ``step_icons`` the icons of the journal by the code of a step.

    Corrections
        ``corrected`` are the fields that can be set right, by ``game``, ``side`` and ``fighter``, a single
        side by ``side:a``; one count of a mapping is named with its key (``marks:containers``,
        ``points:command``). ``moments`` are the steps by phase that the battle can be brought to, said by
        ``moment_words``.

    Words and levels
        ``heap`` says what the ordered cards of a side are called. Where there are no ``levels`` in the rules,
        only who has a movement in flight takes off.

    Tests
        ``helps`` is what another figure offers to one whose characteristic is tested, None for nothing.

    Effects
        ``effect_hints`` are examples of where an effect comes from, and of groups that it may name.

    """

    id: str
    hands: Callable[[Table], Hands]
    keys: tuple[KeyRow, ...]
    verbs: tuple[str, ...]
    moment: Callable[[Game], Moment]
    pages: Mapping[str, PageKind]
    phases: Callable[[Game], tuple[str, ...]]
    banner: Callable[[Game, Names], Said]
    counts: Callable[[Game, Side, Ruleset], tuple[Count, ...]]
    also: tuple[str, ...] = ()
    phase: Callable[[Game], str] = _phase
    badges: Callable[[Fighter, Names], tuple[Badge, ...]] = _no_badges
    values: Callable[[Card], tuple[Characteristic, ...]] = values_of
    life: Callable[[int, int], str] = life_words
    life_lost: Callable[[], str] = life_lost
    speakers: Callable[[Game], tuple[str, ...]] = _speaking
    stage: Callable[[Game, str], StageLine | None] = _no_stage
    doings: Callable[[BattleContext, Fighter], Doings | None] = _no_doings
    said: Callable[[BattleContext, Fighter], tuple[str, ...]] = _nothing_said
    main_verb: Callable[[BattleContext], MainVerb | None] = _no_verb
    faint: Callable[[Game, str], frozenset[str]] = _none_faint
    choices: Mapping[str, ChoiceLook] = field(default_factory=dict)
    detail: Callable[[BattleContext, Choice], str] = _no_detail
    step_icons: Mapping[str, str] = field(default_factory=dict)
    corrected: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: CORRECTED)
    helps: Callable[[BattleContext, str, Characteristic], Help | None] = _nobody_helps
    effect_hints: Callable[[], tuple[str, str]] = effect_hints
    moments: Callable[[Ruleset], Mapping[str, tuple[str, ...]]] = moments
    moment_words: Callable[[str, str], str] = moment_words
    takes: Callable[[Game, str], bool] = _takes_nothing
    heap: Callable[[], HeapWords] = sequence_words
    levels: bool = True
    _rows: Mapping[str, KeyRow] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_rows", {row.id: row for row in self.keys})  # asked for at every gesture

    @property
    def sequences(self) -> bool:
        """Tell whether sides have a sequence of cards to look at and to put right."""
        return KINDS[self.id].sequences

    def row(self, verb: str) -> KeyRow | None:
        """Give the row of a verb, None for one that the system does not have."""
        return self._rows.get(verb)
