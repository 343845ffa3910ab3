"""Decide one field of a thing between what its file said before, what it says now, and what stands here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

AWAY = "put_away"
"""The field of what was deleted here, and is in a file."""
_GONE, _GONE_FRENCH = ("", "still there", "deleted"), ("", "toujours là", "supprimé")
T = TypeVar("T")
Said = Callable[[T], str]


@dataclass(frozen=True, slots=True)
class Difference:
    """A field that a file changed, or says otherwise: theirs before, theirs now, mine; which one stays.

    ``taken`` says that theirs is taken; ``free`` that its owner had left the field as it came. ``french`` are
    the three in French, where that is said otherwise; ``name_en`` is the thing's name in English.
    """

    thing: str
    name: str
    field: str
    before: str
    now: str
    mine: str
    taken: bool
    free: bool
    french: tuple[str, str, str] | None = None
    name_en: str = ""

    def named(self, language: str) -> str:
        """Name the thing in a language."""
        return self.name_en or self.name if language == "en" else self.name

    def worded(self, language: str) -> tuple[str, str, str]:
        """Say theirs before, theirs now and mine in a language."""
        return self.french if language == "fr" and self.french else (self.before, self.now, self.mine)


@dataclass(frozen=True, slots=True)
class Three:
    """Where three words of a field stand: the thing that it is chosen by, its name for players, the field.

    ``name_en`` is its name in English, where it has another one there.
    """

    thing: str
    name: str
    field: str
    name_en: str = ""


@dataclass(slots=True)
class ThreeWays:
    """The fields of one thing, one after the other, and what there is to tell of them.

    ``chosen`` are (thing, field) whose owner decided for the file. Of a file that is ``older`` than what was
    taken in before only what stands empty here is taken; so of one that was never ``heard`` before, but not
    without ``fills``, where what stands empty says as much as what does not, and so where what it had before
    was ``ours``. With ``everything`` the file has the last word in every field that it says anything of, new
    or not: what was not taken the last time can be taken now.
    Where they saw ours since, only the ``fresh`` fields are news, which they changed of that.
    What stands empty in a file says nothing, unless it tells of the ``whole`` thing and was never heard: then
    it was taken away. So were the fields that are ``gone`` there, and those that were ``left`` here when that
    was told. ``stays`` are fields that the file says nothing new of and that their owner changed: no news,
    but nothing that could be taken no more.
    """

    chosen: frozenset[tuple[str, str]] = frozenset()
    older: bool = False
    heard: bool = True
    everything: bool = False
    fills: bool = True
    whole: bool = False
    ours: bool = False
    fresh: frozenset[tuple[str, str]] | None = None
    gone: frozenset[tuple[str, str]] = frozenset()
    left: frozenset[tuple[str, str]] = frozenset()
    differences: list[Difference] = field(default_factory=list)
    stays: list[Difference] = field(default_factory=list)
    _kept: set[tuple[str, str]] = field(default_factory=set)

    def decide(
        self,
        where: Three,
        before: T,
        now: T,
        mine: T,
        say: Said[T],
        french: Said[T] | None = None,
        *,
        silent: bool = False,
        emptied: bool = False,
    ) -> T:
        """Return what a field holds from now on.

        ``silent`` says that the file leaves it open, ``emptied`` that its owner did so on purpose.
        """
        key = where.thing, where.field
        empty = silent or not say(now)
        away = (self.whole and not self.heard) or key in self.gone
        says = key in self.left or (not silent and (away or bool(say(now))))
        changed = now != before and (self.fresh is None or key in self.fresh)
        news = changed or key in self.gone if self.heard else says
        if now == mine or not (news or says):
            return mine
        fills = self.fills and not emptied and not say(mine)
        follows = self.heard and not (self.older or self.ours)
        free = news and (mine == before if follows else fills)
        taken = free or self.everything or key in self.chosen
        told = self._told(where, [before, now, mine], say, french, taken, free)
        if empty and not taken:
            self._kept.add(key)
        (self.differences if news or taken else self.stays).append(told)
        return now if taken else mine

    def keep_alike(self, told: tuple[str, str], others: Iterable[tuple[str, str]]) -> None:
        """Let ``others``, which were told of as one, stay here as that one does."""
        if told in self._kept:
            self._kept.update(others)

    def comes_back(self, thing: str, name: str, name_en: str = "", *, news: bool = True) -> bool:
        """Tell whether what was deleted here comes back, which its owner alone can say; old news wait."""
        taken = self.everything or (thing, AWAY) in self.chosen
        told = Difference(
            thing, name, AWAY, *_GONE, taken=taken, free=False, french=_GONE_FRENCH, name_en=name_en
        )
        (self.differences if news or taken else self.stays).append(told)
        return taken

    def _told(
        self, where: Three, three: list[T], say: Said[T], french: Said[T] | None, taken: bool, free: bool
    ) -> Difference:
        before, now, mine = self._words(three, say)
        in_french = None if french is None else self._words(three, french)
        return Difference(
            where.thing, where.name, where.field, before, now, mine, taken, free, in_french, where.name_en
        )

    def _words(self, three: list[T], say: Said[T]) -> tuple[str, str, str]:
        before, now, mine = map(say, three)
        return before if self.heard else "", now, mine

    @property
    def kept(self) -> tuple[tuple[str, str], ...]:
        """Return the fields that are empty in the file, or open, and stay here."""
        return tuple(sorted(self._kept))

    @property
    def all_taken(self) -> bool:
        """Tell whether nothing of what the file says otherwise stays out."""
        return all(difference.taken for difference in self.differences)


def gone_since(seen: T | None, ways: ThreeWays, join: Callable[[T, ThreeWays], object]) -> None:
    """Tell ``ways`` what whoever tells of a thing changed, and took away, of what they saw of ours."""
    if seen is None:
        return
    probe = replace(ways, everything=False, chosen=frozenset(), differences=[], stays=[], _kept=set())
    join(seen, probe)
    ways.fresh = frozenset((d.thing, d.field) for d in probe.differences)
    ways.gone = frozenset((d.thing, d.field) for d in probe.differences if not d.now) - ways.left
