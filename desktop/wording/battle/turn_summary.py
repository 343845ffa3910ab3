"""What the figures that speak announced and did, in words, and the stage of their speaking turn."""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle.state import DeedState


@dataclass(frozen=True, slots=True)
class Tag:
    """An action of a figure: letter, how far it is, all in words; its name, its target’s id, its reach."""

    letter: str
    state: DeedState
    words: str
    name: str = ""
    aim: str = ""
    goes: str = ""


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """What is said of a figure that speaks: its actions, what holds for it, who may react to it."""

    tags: tuple[Tag, ...] = ()
    said: str = ""
    warned: str = ""


@dataclass(frozen=True, slots=True)
class StageLine:
    """The stages of a speaking turn in words, and which of them is now (-1: none)."""

    stages: tuple[str, ...]
    at: int = -1


@dataclass(frozen=True, slots=True)
class MainVerb:
    """What Enter does in a speaking turn; ``detail`` stands beneath."""

    code: str
    words: str
    icon: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class SideVerb:
    """What a side may play now: its code, words with what it costs, key, and what it does.

    ``owner`` names the ``side`` to who hears it.
    """

    code: str
    words: str
    side: int
    owner: str
    key: str = ""
    tip: str = ""
