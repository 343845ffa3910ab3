"""Abilities (compétences): the catalogue and how a printed text is read against it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.text import fold


class Parameter(StrEnum):
    """What may follow the slash of an ability."""

    NONE = "none"
    NUMBER = "number"
    NEGATIVE = "negative"  # a number that may be below zero (Mutagène/-1)
    WORD = "word"
    CM = "cm"


class Engine(StrEnum):
    """What the program does with an ability."""

    ACTS = "acts"
    ASKS = "asks"
    REMINDS = "reminds"


@dataclass(frozen=True, slots=True)
class AbilityKind:
    """One ability of the catalogue, in both languages, with the names people also write."""

    id: str
    fr: str
    en: str
    aliases: tuple[str, ...] = ()
    parameter: Parameter = Parameter.NONE
    phases: tuple[str, ...] = ()
    engine: Engine = Engine.REMINDS


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability on a card: a kind of the catalogue (empty id when unknown) and its parameter.

    ``fr`` and ``en`` are the words before the slash in each language; an unknown one keeps the words
    as they were typed in both.
    """

    id: str
    fr: str
    en: str
    parameter: str = ""

    def label(self, language: str) -> str:
        """Return the ability as a card prints it: Commandement/10."""
        name = self.en if language == "en" else self.fr
        return f"{name}/{self.parameter}" if self.parameter else name


class Abilities:
    """The catalogue of abilities."""

    def __init__(self, kinds: Iterable[AbilityKind]) -> None:
        self.kinds: dict[str, AbilityKind] = {}
        self._found: dict[str, AbilityKind] = {}
        for kind in kinds:
            if kind.id in self.kinds:
                raise ValueError(f"ability {kind.id!r} stands twice in the catalogue")
            self.kinds[kind.id] = kind
            for name in (kind.id, kind.fr, kind.en, *kind.aliases):
                self._found.setdefault(fold(name), kind)

    @classmethod
    def from_rows(cls, rows: Iterable[dict[str, Any]]) -> Abilities:
        """Build from rows; an unknown kind of parameter or engine word fails here, not in play."""
        return cls(
            AbilityKind(
                r["id"],
                r["fr"],
                r["en"],
                tuple(r.get("aliases", ())),
                Parameter(r.get("parameter", "none")),
                tuple(r.get("phases", ())),
                Engine(r.get("engine", "reminds")),
            )
            for r in rows
        )

    def find(self, name: str) -> AbilityKind | None:
        """Return the kind of that name, alias or id."""
        return self._found.get(fold(name))

    def parse(self, text: str) -> Ability:
        """Read one printed ability; an unknown one is kept as typed, with an empty id.

        The whole text is tried first (an alias may hold a slash or stand for a kind with its parameter
        glued on, as in « Immortel du Destin »), then what stands before the slash, then ever shorter
        beginnings of words (« Initié du Feu/Rédemption » is a rank and a path, kept as a word).
        """
        text = " ".join(text.split())
        name, slash, parameter = text.partition("/")
        name, parameter = name.strip(), parameter.strip()
        if kind := self._found.get(fold(text)):
            return Ability(kind.id, kind.fr, kind.en)
        if kind := self._found.get(fold(name)):
            return Ability(kind.id, kind.fr, kind.en, parameter)
        for joint in (
            " du ",
            " de la ",
            " de l'",
            " de l’",
            " des ",
            " de ",
            " of the ",
            " of ",
            " d'",
            " d’",
        ):
            head, found, tail = name.partition(joint)
            if found and (kind := self._found.get(fold(head))) and kind.parameter is Parameter.WORD:
                return Ability(kind.id, kind.fr, kind.en, f"{tail}{slash}{parameter}" if slash else tail)
        return Ability("", name, name, parameter)

    def parse_list(self, text: str) -> tuple[Ability, ...]:
        """Read the abilities of a card, separated by commas or semicolons."""
        return tuple(self.parse(part) for part in text.replace(";", ",").split(",") if part.strip())
