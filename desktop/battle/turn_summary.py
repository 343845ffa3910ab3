"""What the figures that speak announced and did, in words, and the stage of their speaking turn."""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle.state import DeedState


@dataclass(frozen=True, slots=True)
class Tag:
    """An action of a figure as a small mark: letter, how far it is, words."""

    letter: str
    state: DeedState
    words: str


@dataclass(frozen=True, slots=True)
class Doings:
    """What stands beneath a figure that speaks: its actions, what holds for it, who may react to it.

    ``lines`` is how many lines what holds for it may take: the sheet below tells the rest.
    """

    tags: tuple[Tag, ...] = ()
    said: str = ""
    warned: str = ""
    lines: int = 4


@dataclass(frozen=True, slots=True)
class StageLine:
    """The stages of a speaking turn in words, and which of them is now (-1: none).

    ``verb`` and ``key`` tell the verb of a figure that speaks, at the end of the line.
    """

    stages: tuple[str, ...]
    at: int = -1
    verb: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class MainVerb:
    """What Enter does in a speaking turn."""

    code: str
    words: str
    icon: str
