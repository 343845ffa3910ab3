"""What a system of rules brings to the battle screen to be read: its moments, phases, counts, words.

Everything else on the screen is shared and asks here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from desktop.wording import say
from desktop.wording.battle.figure_values import values_of
from desktop.wording.battle.heap_words import HeapWords, sequence_words
from desktop.wording.battle.shown import Badge, Count, Said
from desktop.wording.battle.turn_summary import StageLine
from desktop.wording.naming import Names, phase_name
from rules.battle.corrections import moments
from rules.battle.ruleset import Ruleset
from rules.battle.state import Fighter, Game, Side
from rules.cards import Card
from rules.systems import KINDS
from rules.text import Message
from rules.values import PRINTED, Characteristic


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


@dataclass(frozen=True, slots=True)
class ChoiceLook:
    """How a choice looks: the verb whose key does it, and its icon."""

    verb: str = ""
    icon: str = ""


def _speaking(game: Game) -> tuple[str, ...]:
    return tuple(f.id for card in game.speaking for f in game.fighters_of(card))


def _phase(game: Game) -> str:
    return game.phase


def _takes_nothing(_game: Game, _text: str) -> bool:
    return False


def _no_badges(_fighter: Fighter, _names: Names) -> tuple[Badge, ...]:
    return ()


def _no_stage(_game: Game, _chosen: str) -> StageLine | None:
    return None


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
        ``id`` of the system. ``moment`` says what a state asks of the screen; ``takes`` tells whether the
        page of a state reads a typed character itself. ``phases`` are the phases of the turn in their order
        and ``phase`` the one of them that a state is in, ``banner`` says who has the hand while the battle
        goes on.

    What the board shows
        ``counts`` are those of the head of a side's column, ``badges`` what a figure bears besides gems and
        counters (``Fighter.marks``), ``values`` what its sheet shows, ``columns`` those of a card's row, of
        which ``chief`` ones are shown where there is little room; ``abreast`` figures stand in a row.
        ``life`` says how many points of life somebody has left where the ruleset counts them instead of
        wounds ({left}, {capacity}), ``life_lost`` names those that are gone.

    Who speaks
        ``speakers`` are the figures that act in a state, in the order in which digits choose
        them. ``stage`` is the line above them.

    Choices and the journal
        ``choices`` are the looks of choices by code, ``step_icons`` the icons of the journal by the code of
        a step. ``blows`` are the beginnings of the codes of steps that strike somebody without dice.

    Corrections
        ``corrected`` are the fields that can be set right, by ``game``, ``side`` and ``fighter``, a single
        side by ``side:a``; one count of a mapping is named with its key (``marks:containers``,
        ``points:command``). ``moments`` are the steps by phase that the battle can be brought to, said by
        ``moment_words``.

    Words and levels
        ``heap`` says what the ordered cards of a side are called. Where there are no ``levels`` in the rules,
        only who has a movement in flight takes off.

    Effects
        ``effect_hints`` are examples of where an effect comes from, and of groups that it may name.

    """

    id: str
    moment: Callable[[Game], Moment]
    phases: Callable[[Game], tuple[str, ...]]
    banner: Callable[[Game, Names], Said]
    counts: Callable[[Game, Side, Ruleset], tuple[Count, ...]]
    phase: Callable[[Game], str] = _phase
    badges: Callable[[Fighter, Names], tuple[Badge, ...]] = _no_badges
    values: Callable[[Card], tuple[Characteristic, ...]] = values_of
    columns: tuple[Characteristic, ...] = PRINTED[:7]
    chief: tuple[Characteristic, ...] = PRINTED[1:6]
    abreast: int = 3
    life: Callable[[int, int], str] = life_words
    life_lost: Callable[[], str] = life_lost
    speakers: Callable[[Game], tuple[str, ...]] = _speaking
    stage: Callable[[Game, str], StageLine | None] = _no_stage
    choices: Mapping[str, ChoiceLook] = field(default_factory=dict)
    step_icons: Mapping[str, str] = field(default_factory=dict)
    blows: tuple[str, ...] = ()
    corrected: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: CORRECTED)
    effect_hints: Callable[[], tuple[str, str]] = effect_hints
    moments: Callable[[Ruleset], Mapping[str, tuple[str, ...]]] = moments
    moment_words: Callable[[str, str], str] = moment_words
    takes: Callable[[Game, str], bool] = _takes_nothing
    heap: Callable[[], HeapWords] = sequence_words
    levels: bool = True

    @property
    def sequences(self) -> bool:
        """Tell whether sides have a sequence of cards to look at and to put right."""
        return KINDS[self.id].sequences
