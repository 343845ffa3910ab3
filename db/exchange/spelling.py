"""Propose what a misspelt name may have meant. Nothing is replaced here: people confirm."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field

from rules.abilities import Abilities, Ability, AbilityParameter, parts_of
from rules.cards import Rank, RankName
from rules.enumerations import parted
from rules.text import fold

_JOINT = re.compile(r" (?:de l['’]|d['’]|du |de la |des |de |of the |of )", re.IGNORECASE)
_FIGURE = re.compile(r"\s+[+-]?\d+(?:[.,]\d+)?$")
_ANY_FAITHFUL = re.compile(r"\s*(?:faithful|fid[eè]les?)\b", re.IGNORECASE)
_SHORTEST = 4
_LONGEST = 60


def limit_for(name: str) -> int:
    """Return how many letters may be wrong in a name of that length: a human would still know it."""
    return 1 if len(name) <= 7 else 2 if len(name) <= 14 else 3


def strict_limit(name: str) -> int:
    """Return how many letters may be wrong in a proper name: fewer, for many are alike."""
    return 1 if len(name) <= 7 else 2


def distance(one: str, other: str, limit: int) -> int:
    """Count the letters to add, drop, change or swap (of neighbours); beyond the limit any larger number."""
    if abs(len(one) - len(other)) > limit:
        return limit + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        above, before, row = before, row, [i]
        for j, b in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, above[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
    return row[-1]


def _numbers(key: str) -> str:
    """Return the digits of a name: « Guard (1) » is no misspelt « Guard (2) »."""
    return "".join(filter(str.isdigit, key))


def _letters(key: str) -> int:
    """Return which letters a name has, a bit for each; rare ones may share one."""
    found = 0
    for letter in key:
        found |= 1 << (ord(letter) & 127)
    return found


_Known = tuple[int, str, int, str, str]
"""A known name: its place, folded, its letters, as written, and what it stands for."""


class KnownNames:
    """Known names, and the one of them that is nearest to another.

    They are kept by their digits and their lengths: of thousands few can be near.
    """

    def __init__(self, names: Iterable[tuple[str, str]], limit: Callable[[str], int] = limit_for) -> None:
        """Take pairs of a name and what it stands for."""
        self._limit = limit
        self._known: dict[tuple[str, int], list[_Known]] = {}
        for place, (name, what) in enumerate(names):
            if key := fold(name):
                group = self._known.setdefault((_numbers(key), len(key)), [])
                group.append((place, key, _letters(key), name, what))
        self._nearest: dict[str, str | None] = {}

    def nearest(self, name: str, but: Collection[str] = ()) -> str | None:
        """Return the known name that is nearest, None where none is near or two things are as near.

        Names that are ``but`` the same, folded, are passed over.
        """
        key = fold(name)
        if not _SHORTEST <= len(key) <= _LONGEST:
            return None
        if but:
            return self._find(key, but)
        if key not in self._nearest:
            self._nearest[key] = self._find(key)
        return self._nearest[key]

    def _near(self, key: str, limit: int) -> list[_Known]:
        """Return the known names that may be near, in the order in which they came."""
        letters, numbers = _letters(key), _numbers(key)
        found = []
        for length in range(len(key) - limit, len(key) + limit + 1):
            for each in self._known.get((numbers, length), ()):
                # So many letters missing are so many letters wrong; this spares most of the counting.
                known = each[2]
                if (letters & ~known).bit_count() <= limit and (known & ~letters).bit_count() <= limit:
                    found.append(each)
        return sorted(found)

    def _find(self, key: str, but: Collection[str] = ()) -> str | None:
        limit = self._limit(key)
        found, what, tied = None, "", False
        for _, folded, _, name, meaning in self._near(key, limit):
            if folded in but:
                continue
            apart = distance(key, folded, limit)
            if apart > limit or (apart > 1 and key[0] != folded[0]):
                continue
            if apart < limit or found is None:
                limit, found, what, tied = apart, name, meaning, False
            elif meaning != what:
                tied = True
        return None if tied else found


def faithful(found: tuple[Ability, ...], rank: Rank, abilities: Abilities) -> tuple[Ability, ...]:
    """Return abilities in which ``Faithful of Merin/10``, which names no rank, has that of the card."""
    own = next((name for name in rank.names if name.is_faithful), RankName.DEVOUT)
    if own is RankName.DEVOUT:
        return found

    def ranked(ability: Ability) -> Ability:
        for language in ("en", "fr"):
            text = ability.label(language)
            word = _ANY_FAITHFUL.match(text) if ability.id == RankName.DEVOUT else None
            if word is not None:
                kind = abilities.kinds[own]
                return abilities.parse((kind.en if language == "en" else kind.fr) + text[word.end() :])
        return ability

    return tuple(map(ranked, found))


@dataclass(slots=True)
class Proposal:
    """A name that is nearly one of the catalogue: what is written, what may be meant, and where."""

    kind: str
    written: str
    proposed: str
    where: list[str] = field(default_factory=list)


class Spellings:
    """Read abilities; what is nearly one is proposed, or taken where somebody has confirmed it."""

    def __init__(self, abilities: Abilities, accepted: Mapping[str, str]) -> None:
        """``accepted`` leads from folded written names to the names that were confirmed for them."""
        self._abilities = abilities
        self._accepted = accepted
        self._names = KnownNames(
            (name, kind.id) for kind in abilities.kinds.values() for name in (kind.en, kind.fr, *kind.aliases)
        )
        self._ranks = KnownNames(
            (name, kind.id)
            for kind in abilities.kinds.values()
            if kind.parameter.value == "path"
            for name in (kind.en, kind.fr)
        )
        self._heads = KnownNames(
            (name, kind.id)
            for kind in abilities.kinds.values()
            if kind.parameter.is_word
            for name in (kind.en, kind.fr, *kind.aliases)
        )
        self._read: dict[str, tuple[Ability, ...]] = {}
        self._renamed: dict[str, tuple[str, ...]] = {}
        self.proposals: dict[str, Proposal] = {}

    def aside(self) -> Spellings:
        """Return the same, with proposals of its own that nobody asks for."""
        made = copy(self)
        made.proposals = {}
        return made

    def parse_list(self, text: str, where: str) -> tuple[tuple[Ability, ...], list[str], list[str]]:
        """Read the abilities of a cell; return them, the unknown ones, and those taken as confirmed."""
        if text not in self._read:
            self._read[text] = self._abilities.parse_list(text)
        read: list[Ability] = []
        unknown: list[str] = []
        confirmed: list[str] = []
        for ability in self._read[text]:
            if ability.id:
                read.append(ability)
                continue
            written = ability.en
            meant = self._accepted.get(fold(written))
            if meant is not None:
                taken = self._abilities.parse(f"{meant}/{ability.parameter}" if ability.parameter else meant)
                if taken.id:
                    read.append(taken)
                    confirmed.append(f"{written} → {meant}")
                    continue
            read.append(ability)
            unknown.append(ability.label("en"))
            self._propose(written, where)
        return tuple(read), unknown, confirmed

    def renamed(self, text: str) -> tuple[str, ...]:
        """Return what other names a cell has for abilities of the catalogue, each with the name it got."""
        if text not in self._renamed:
            names = dict.fromkeys(parts_of(part)[0].strip(" .") for part in parted(text))
            self._renamed[text] = tuple(told for name in names if (told := self._rename(name)))
        return self._renamed[text]

    def _rename(self, name: str) -> str:
        kind = self._abilities.find(" ".join(name.split())) or self._abilities.find(_FIGURE.sub("", name))
        if kind is None or fold(_FIGURE.sub("", name)) in (fold(kind.en), fold(kind.fr)):
            return ""
        return f"{name} → {' / '.join(dict.fromkeys((kind.en, kind.fr)))}"

    def overfull(self, found: Iterable[Ability]) -> tuple[str, ...]:
        """Return abilities that carry a value though theirs takes none: two names, maybe, run together."""
        kinds = self._abilities.kinds
        return tuple(
            ability.label("en")
            for ability in found
            if ability.parameter and ability.id and kinds[ability.id].parameter is AbilityParameter.NONE
        )

    def unread_paths(self, found: Iterable[Ability]) -> tuple[str, ...]:
        """Return the magicians' ranks whose elements or paths are not all known."""
        kinds, words = self._abilities.kinds, self._abilities.words
        return tuple(
            ability.label("en")
            for ability in found
            if ability.id and kinds[ability.id].parameter is AbilityParameter.PATH
            if any(part and words.read(part) is None for part in ability.parameter.split("/"))
        )

    def parse_both(self, french: str, english: str) -> tuple[Ability, ...]:
        """Read one card's abilities as both languages print them; nothing where a confirmed name is in it."""
        read = self._abilities.parse_both(french, english)
        meant = any(not ability.id and fold(ability.en) in self._accepted for ability in read)
        return () if meant else read

    def faithful(self, found: tuple[Ability, ...], rank: Rank) -> tuple[Ability, ...]:
        """Return the abilities of a card of some rank."""
        return faithful(found, rank, self._abilities)

    def is_known(self, text: str) -> bool:
        """Tell whether a text is nothing but abilities of the catalogue."""
        found = self._abilities.parse_list(text)
        return bool(found) and all(ability.id for ability in found)

    def proposal_for(self, written: str) -> str:
        """Return what is proposed for a written name, nothing where nothing is near."""
        known = self.proposals.get(fold(written))
        return known.proposed if known else ""

    def _propose(self, written: str, where: str) -> None:
        key = fold(written)
        if key in self.proposals:
            if where not in self.proposals[key].where:
                self.proposals[key].where.append(where)
            return
        proposed = self._names.nearest(written) or self._nearest_part(written)
        if proposed is not None:
            self.proposals[key] = Proposal("ability", written, proposed, [where])

    def _nearest_part(self, written: str) -> str | None:
        """Return what is near where words are joined to the name: ``Fire adpt``, ``Faitful of Merin``."""
        words, _, last = written.rpartition(" ")
        candidates = []
        if words and (rank := self._ranks.nearest(last)) is not None:
            candidates.append(f"{words} {rank}")
        joint = _JOINT.search(written)
        if joint is not None and (head := self._heads.nearest(written[: joint.start()])) is not None:
            candidates.append(f"{head}{written[joint.start() :]}")
        return next((one for one in candidates if self._abilities.parse(one).id), None)
