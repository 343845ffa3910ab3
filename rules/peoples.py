"""Peoples and alliance paths (voies d'alliance), found by any of the names players use."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.text import fold, singular, words_of

# Words that join the parts of a name and tell nothing apart: « Orques du/de Bran-Ô-Kor ».
_JOINTS = frozenset({"d", "de", "du", "des", "l", "la", "le", "les", "of", "the", "clan"})
_SEVERAL = re.compile(r"\s+(?:et|ou|and|or)\s+|\s*[,&]\s*")


def several(names: str) -> list[str]:
    """Take apart what names several: « Lions et Griffons »."""
    return [name for name in _SEVERAL.split(names) if name]


def _key(name: str) -> str:
    """Fold a name further than case and accents: joints and punctuation count for nothing."""
    words = [word for word in re.split(r"[^0-9a-z]+", fold(name)) if word not in _JOINTS]
    return " ".join(words).strip()


@dataclass(frozen=True, slots=True)
class Named:
    """An alliance path (Light, Darkness, Destiny) or a race, in both languages, with the other words for it.

    Those of a race are plurals that change, feminine forms, adjectives.
    """

    id: str
    fr: str
    en: str
    aliases: tuple[str, ...] = ()

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Named:
        """Build from parsed data."""
        return cls(row["id"], row["fr"], row["en"], tuple(row.get("aliases", ())))


@dataclass(frozen=True, slots=True)
class People:
    """A people; ``path`` is None for those outside the paths (Cadwallon, mercenaries).

    ``race`` is that of its fighters where its own name says one: « Nains de Mid-Nor ».
    """

    id: str
    fr: str
    en: str
    short_fr: str
    short_en: str
    path: str | None
    aliases: tuple[str, ...] = ()
    race: str = ""


class Peoples:
    """All peoples, paths and races of a library; names, aliases and ids find them."""

    def __init__(
        self, paths: Iterable[Named], peoples: Iterable[People], races: Iterable[Named] = ()
    ) -> None:
        self.races: dict[str, Named] = {r.id: r for r in races}
        self._found_races: dict[tuple[str, ...], str] = {}
        for race in self.races.values():
            for name in (race.fr, race.en, *race.aliases):
                if self._found_races.setdefault(singular(words_of(name)), race.id) != race.id:
                    raise ValueError(f"the name {name!r} stands for two races")
        self.paths: dict[str, Named] = {p.id: p for p in paths}
        self.peoples: dict[str, People] = {p.id: p for p in peoples}
        self._found: dict[str, str] = {}
        for people in self.peoples.values():
            if people.path is not None and people.path not in self.paths:
                raise ValueError(f"people {people.id!r}: unknown path {people.path!r}")
            if people.race and self.races and people.race not in self.races:
                raise ValueError(f"people {people.id!r}: unknown race {people.race!r}")
            self._name(
                people.id, people.id, people.fr, people.en, people.short_fr, people.short_en, *people.aliases
            )
        self._found_paths: dict[str, str] = {}
        for path in self.paths.values():
            for name in (path.id, path.fr, path.en, *path.aliases):
                self._found_paths[_key(name)] = path.id

    def _name(self, people_id: str, *names: str) -> None:
        for name in names:
            key = _key(name)
            if key and self._found.setdefault(key, people_id) != people_id:
                raise ValueError(f"the name {name!r} stands for two peoples: {self._found[key]}, {people_id}")

    @classmethod
    def from_rows(cls, rows: Mapping[str, Any]) -> Peoples:
        """Build from ``{"paths", "peoples", "races"}``; what is unknown or named twice fails here."""
        return cls(
            map(Named.from_row, rows["paths"]),
            (
                People(
                    r["id"], r["fr"], r["en"], r.get("short_fr", r["fr"]), r.get("short_en", r["en"]),
                    r.get("path"), tuple(r.get("aliases", ())), r.get("race", ""),
                )
                for r in rows["peoples"]
            ),
            map(Named.from_row, rows.get("races", ())),
        )  # fmt: skip

    def find(self, text: str) -> str | None:
        """Return the id of the people named, or None."""
        return self._found.get(_key(text))

    def name(self, people: str, language: str, *, short: bool = False) -> str:
        """Give the name of a people in a language ("fr", "en"); words that name no people stay as typed."""
        found = self.peoples.get(people)
        if found is None:
            return people
        if short:
            return found.short_en if language == "en" else found.short_fr
        return found.en if language == "en" else found.fr

    def race(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return what stands for a race that words name, in either language and number.

        One that nobody knows stands for itself: players write races of their own.
        """
        key = singular(words)
        return (self._found_races[key],) if key in self._found_races else key

    def knows_race(self, words: tuple[str, ...]) -> bool:
        """Tell whether words name a race that is known, in either language and number."""
        return singular(words) in self._found_races

    def race_of(self, people_id: str) -> tuple[str, ...]:
        """Return the race that a people's own name says, empty where it says none."""
        people = self.peoples.get(people_id)
        return (people.race,) if people is not None and people.race else ()

    def find_path(self, text: str) -> str | None:
        """Return the id of the path named, or None."""
        return self._found_paths.get(_key(text))

    def path_of(self, people_id: str) -> str | None:
        """Return the alliance path of a people, None outside the paths or for an unknown people."""
        people = self.peoples.get(people_id)
        return people.path if people else None

    def alliances(self, names: str, language: str) -> str:
        """Return peoples and paths, as an Alliance names them with commas between, in a language."""
        said = []
        for name in names.split(", "):
            found = self.peoples.get(self.find(name) or "") or self.paths.get(self.find_path(name) or "")
            said.append(name if found is None else found.en if language == "en" else found.fr)
        return ", ".join(said)

    def meets(self, people_id: str, alliance: str) -> bool:
        """Tell whether ``Alliance/X`` names this people or its path (IV-B).

        X may name several, as in « Lions et Griffons »; one of them is enough.
        """
        path = self.path_of(people_id)
        for name in (alliance, *several(alliance)):
            if people_id and self.find(name) == people_id:
                return True
            if path is not None and self.find_path(name) == path:
                return True
        return False
