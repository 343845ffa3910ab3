"""Whose word a field goes by: what its source said before (base) and says now (theirs), what is here (ours).

:func:`decide` looks it up in the :data:`TABLE`; a :class:`Merging` asks it for each field of a thing, lets
the owner's word come after it, and collects what is to be told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import Enum
from itertools import product
from typing import NamedTuple, TypeVar

from rules.armies import Option, OptionKind, Version
from rules.spells import Spell
from rules.text import Message

DELETED = "put_away"
"""The field of a thing that was deleted here, and stands in a file."""
T = TypeVar("T")
Key = tuple[str, str]
"""A field of a thing: the thing's id, and the name of the field."""
Said = str | OptionKind | Message | Option | Spell | Version
"""What is said of a value: its text, an id, a message, or what has words of its own; nothing is ""."""
Words = Callable[[T], Said]
"""How a value is said; what is empty is said by nothing."""
_DELETED: tuple[Said, Said, Said] = "", Message("import.still_there"), Message("import.deleted")


# The table ------------------------------------------------------------------------------------------


class MergeVerdict(Enum):
    """What becomes of a field."""

    KEEP = "keep"  # ours stays, and there is nothing to tell
    TAKE = "take"  # theirs is taken
    ASK = "ask"  # ours stays unless its owner decides for theirs, which is news
    WAIT = "wait"  # ours stays; theirs is no news, and can be taken all the same


TABLE = """
base        theirs              changed  ours  verdict
any         any                 any      same  KEEP

known       removed             any      free  TAKE
known       removed             any      own   ASK
known       any                 yes      free  TAKE
known       any                 yes      own   ASK
known       word|stayed         no       any   WAIT
known       empty|open          no       any   KEEP

none        word|removed|stayed any      free  TAKE
none        word|removed|stayed any      own   ASK
none        empty|open          any      any   KEEP
"""
"""Whose word a field goes by; the first row that fits counts.

base: ``known`` is what the source said before, ``none`` where it never told of the thing.
theirs: a ``word``; ``empty``, which says nothing; ``open``, of which the source cannot know; ``removed``,
which it says to be empty now; ``stayed``, which was removed there before, and stayed here.
changed: whether theirs is another word than the base, and they changed it since they saw ours.
ours: the ``same`` as theirs, ``free`` to follow it (:meth:`Source.may_lead`), or its owner's ``own``.
"""

INPUTS: tuple[tuple[str, ...], ...] = (
    ("known", "none"), ("word", "empty", "open", "removed", "stayed"), ("yes", "no"), ("same", "free", "own"),
)  # fmt: skip
Cells = tuple[str, ...]


class MergeRow(NamedTuple):
    """A row of the table: the inputs it is for, and the verdict."""

    inputs: tuple[frozenset[str], ...]
    verdict: MergeVerdict

    def fits(self, cells: Cells) -> bool:
        """Tell whether the row is for these inputs."""
        return all(cell in fit for cell, fit in zip(cells, self.inputs, strict=True))


def _rows() -> Iterator[MergeRow]:
    for line in filter(None, TABLE.strip().splitlines()[1:]):
        *words, verdict = line.split()
        fits = zip(words, INPUTS, strict=True)
        yield MergeRow(
            tuple(frozenset(every if word == "any" else word.split("|")) for word, every in fits),
            MergeVerdict[verdict],
        )


ROWS = tuple(_rows())
_VERDICTS: Mapping[Cells, MergeVerdict] = {
    cells: next(row.verdict for row in ROWS if row.fits(cells)) for cells in product(*INPUTS)
}


@dataclass(frozen=True, slots=True)
class Source:
    """What is known of the source of a field, and what it says of that field besides its value."""

    known: bool = True
    """Whether it told of the thing before."""

    leads: bool = True
    """Whether what was left as it came follows it; else only what is empty does, as after an older file."""

    fills: bool = True
    """Whether what is empty here may be filled unasked: its owner did not empty it on purpose."""

    changed: bool = True
    """Whether they may have changed the field since they saw ours."""

    removed: bool = False
    stayed: bool = False
    open: bool = False
    whole: bool = False
    """Whether the source tells of the whole thing: what it leaves empty when it first does so is removed."""

    def says(self, word: Said) -> str:
        """Return what it says of a field, as an input of the table; ``word`` is theirs in words."""
        if self.removed and self.known:
            return "removed"
        if self.stayed:
            return "stayed"
        if self.open:
            return "open"
        if word:
            return "word"
        return "removed" if self.removed or (self.whole and not self.known) else "empty"

    def may_lead(self, base: T, ours: T, word: Said) -> bool:
        """Tell whether ours, which is ``word`` in words, may be overwritten unasked by news of the source."""
        if self.known and self.leads:
            return ours == base
        return self.fills and not word


def cells(base: T, theirs: T, ours: T, source: Source, words: Words[T] = str) -> Cells:
    """Return the inputs of the table."""
    return (
        "known" if source.known else "none",
        source.says(words(theirs)),
        "yes" if theirs != base and source.changed else "no",
        "same" if theirs == ours else "free" if source.may_lead(base, ours, words(ours)) else "own",
    )


def decide(base: T, theirs: T, ours: T, source: Source, words: Words[T] = str) -> MergeVerdict:
    """Return the verdict on a field by the table, before the decisions of its owner."""
    return _VERDICTS[cells(base, theirs, ours, source, words)]


_SIGNS = str.maketrans({"’": "'", "‘": "'", chr(0x02BC): "'", "“": '"', "”": '"'})
_GUILLEMETS = re.compile(r"«\s*|\s*»")


def reads_alike(one: object, other: object) -> bool:
    """Tell whether two values differ in nothing but capitals, blanks and the shape of their quotes."""
    return _bare(one) == _bare(other)


def _bare(value: object) -> object:
    """Return a value with all its texts without what :func:`reads_alike` overlooks."""
    if isinstance(value, str):
        return " ".join(_GUILLEMETS.sub('"', value.translate(_SIGNS)).casefold().split())
    if isinstance(value, tuple):
        return tuple(map(_bare, value))
    if is_dataclass(value):
        return type(value), *(_bare(getattr(value, each.name)) for each in fields(value))
    return value


# What is told -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Where:
    """The field that is merged: the id of its thing, the thing's name for players, and the field.

    ``name_en`` is the thing's English name, where it has another one; ``system`` the game of a card, "" of
    any other thing.
    """

    thing: str
    name: str
    field: str
    name_en: str = ""
    system: str = ""

    @property
    def key(self) -> Key:
        """Return the key by which an owner's decision names the field."""
        return self.thing, self.field


@dataclass(frozen=True, slots=True)
class Difference:
    """A field in which theirs differs from ours: what is said of base, theirs and ours.

    ``taken`` says that theirs is taken, ``free`` that it was taken unasked. ``french`` are the three in
    French, where they differ from the English; ``name_en`` is the thing's English name. Of a card ``system``
    is the game, and ``held`` the three as cards hold them, None for one that is not known.
    """

    thing: str
    name: str
    field: str
    base: Said
    theirs: Said
    ours: Said
    taken: bool
    free: bool
    french: tuple[Said, Said, Said] | None = None
    name_en: str = ""
    system: str = ""
    held: tuple[object, object, object] | None = None

    def named(self, language: str) -> str:
        """Name the thing in a language."""
        return self.name_en or self.name if language == "en" else self.name

    def said(self, language: str) -> tuple[Said, Said, Said]:
        """Return what is said of base, theirs and ours in a language."""
        return self.french if language == "fr" and self.french else (self.base, self.theirs, self.ours)


def all_taken(differences: Iterable[Difference]) -> bool:
    """Tell whether theirs was taken in every field in which it differs."""
    return all(told.taken for told in differences)


@dataclass(slots=True)
class Merging:
    """The merge of one thing, field by field.

    ``chosen`` are the fields in which its owner decided for theirs; ``everything`` decides so in all. What is
    known of the source: it stated the thing before (``heard``); it is ``older`` than the one imported last;
    the base is ``ours``, because they took the thing from us; it ``fills`` fields that are empty here; it
    states the ``whole`` thing, so that what it leaves empty is removed. ``changed`` are the fields that they
    changed since they saw ours, None where they did not see it; ``removed`` those that they emptied since,
    and ``left`` those that they had emptied before and that stayed here.
    """

    chosen: frozenset[Key] = frozenset()
    older: bool = False
    heard: bool = True
    everything: bool = False
    fills: bool = True
    whole: bool = False
    ours: bool = False
    changed: frozenset[Key] | None = None
    removed: frozenset[Key] = frozenset()
    left: frozenset[Key] = frozenset()
    differences: list[Difference] = field(default_factory=list)
    """What is news, or taken."""
    stays: list[Difference] = field(default_factory=list)
    """What waits: no news, and its owner has another word."""
    _kept: set[Key] = field(default_factory=set)

    def decide(
        self,
        where: Where,
        base: T,
        theirs: T,
        ours: T,
        words: Words[T],
        french: Words[T] | None = None,
        *,
        is_open: bool = False,
        emptied: bool = False,
    ) -> T:
        """Return the merged value of a field.

        ``is_open`` says that the source cannot know the field, ``emptied`` that ours was emptied on purpose.
        """
        if theirs == ours:
            return ours
        source = self.source(where.key, is_open=is_open, emptied=emptied)
        verdict = decide(base, theirs, ours, source, words)
        if verdict is MergeVerdict.KEEP or (
            verdict is not MergeVerdict.TAKE and not self._wants(where) and reads_alike(theirs, ours)
        ):
            return ours
        held = (base if self.heard else None, theirs, ours) if where.system else None
        said = [self._said(say, base, theirs, ours) for say in (words, french)]
        taken = self._tell(where, verdict, said, held)
        if not taken and (is_open or not words(theirs)):
            self._kept.add(where.key)
        return theirs if taken else ours

    def source(self, key: Key, *, is_open: bool = False, emptied: bool = False) -> Source:
        """Return what is known of the source in one field."""
        return Source(
            known=self.heard,
            leads=not (self.older or self.ours),
            fills=self.fills and not emptied,
            changed=self.changed is None or key in self.changed,
            removed=key in self.removed,
            stayed=key in self.left,
            open=is_open,
            whole=self.whole,
        )

    def comes_back(self, thing: str, name: str, name_en: str = "", *, news: bool = True) -> bool:
        """Tell whether a soft-deleted thing is restored, which its owner alone decides.

        The question is asked where the source has ``news`` of the thing, else it waits.
        """
        where = Where(thing, name, DELETED, name_en)
        return self._tell(where, MergeVerdict.ASK if news else MergeVerdict.WAIT, [_DELETED, None])

    def keep_alike(self, told: Key, others: Iterable[Key]) -> None:
        """Count ``others`` as kept where ``told`` is: they were asked about together, by that one key."""
        if told in self._kept:
            self._kept.update(others)

    def learn_changes(self, seen: T | None, merge: Callable[[T, Merging], object]) -> None:
        """Find out what they changed and emptied since they saw ours: a trial merge with that as base."""
        if seen is None:
            return
        probe = replace(self, everything=False, chosen=frozenset(), differences=[], stays=[], _kept=set())
        merge(seen, probe)
        self.changed = frozenset((told.thing, told.field) for told in probe.differences)
        removed = frozenset((told.thing, told.field) for told in probe.differences if not told.theirs)
        self.removed = removed - self.left

    @property
    def kept(self) -> tuple[Key, ...]:
        """Return the fields that theirs leaves empty or cannot know and that stay as they are here."""
        return tuple(sorted(self._kept))

    def _tell(
        self,
        where: Where,
        verdict: MergeVerdict,
        words: list[tuple[Said, Said, Said] | None],
        held: tuple[object, object, object] | None = None,
    ) -> bool:
        """Report a field; return whether theirs is taken, by the verdict or by the owner's decision."""
        free = verdict is MergeVerdict.TAKE
        taken = free or self._wants(where)
        said, french = words
        assert said is not None
        told = Difference(
            where.thing, where.name, where.field, *said, taken, free, french, where.name_en,
            where.system, held,
        )  # fmt: skip
        (self.stays if verdict is MergeVerdict.WAIT and not taken else self.differences).append(told)
        return taken

    def _wants(self, where: Where) -> bool:
        """Tell whether the owner decided for theirs in a field."""
        return self.everything or where.key in self.chosen

    def _said(self, say: Words[T] | None, base: T, theirs: T, ours: T) -> tuple[Said, Said, Said] | None:
        if say is None:
            return None
        return say(base) if self.heard else "", say(theirs), say(ours)
