"""Tell what a drawing could not show in full: the one door of all that shortens a text or leaves it out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop.paper.style import LEAST

_TOLD = 60
"""Letters of what is lost that are told."""
SMALL_PRINT = "small"
_NEAR = 1e-6
_NAMED = 120
"""Letters of a name that are told."""
GOING_ON = frozenset({"abilities", "classes", "equipment", "options", "note", "text", "state"})
"""What of a card may go on behind it."""


def shortened_name(name: str) -> str:
    """Shorten a name to what a list of losses has room for, with an ellipsis."""
    words = " ".join(name[: 3 * _NAMED].split())
    return words if len(words) <= _NAMED else words[: _NAMED - 1].rstrip() + "…"


@dataclass(frozen=True, slots=True)
class Lost:
    """Something that the paper could not show in full.

    `what` is "name", "rank", "people", "edition", "value", "abilities", "classes", "equipment", "options",
    "note", "text", "state", "picture", "figures", "glyphs", letters that no font of ours has, or
    "small", what is whole but in letters smaller than they are read with ease;
    `count` is how many things are missing (0: some words were shortened); `words` are the beginning of what
    is missing.
    """

    what: str
    count: int = 0
    words: str = ""
    size: float = 0.0
    """The letters in which it had no room, in mm; 0 where room was not the reason."""
    whose: str = ""
    """Whose it is where several are on a page, "" for what the page is about."""
    key: str = ""
    """The entry or the card that it is of, where that is known."""

    @property
    def is_whole(self) -> bool:
        """Tell whether it is shown whole, though in small letters."""
        return self.what == SMALL_PRINT

    def enlarged(self, by: float) -> Lost:
        """Tell the same of a drawing that is drawn larger."""
        return replace(self, size=self.size * by)


class Losses:
    """What a drawing has lost so far, and whose the next loss is."""

    def __init__(self, whose: str = "", key: str = "", told: list[Lost] | None = None) -> None:
        self.told: list[Lost] = [] if told is None else told
        self._whose, self._key = whose, key

    def of(self, whose: str, key: str = "") -> Losses:
        """Give the door for what belongs to somebody on the page; what is told there is told here."""
        return Losses(shortened_name(whose), key, self.told)

    def tell(self, what: str, words: str = "", size: float = 0.0, count: int = 0) -> None:
        """Tell of a loss; things of one kind that are left out are counted together."""
        made = Lost(what, count, " ".join(words[: 4 * _TOLD].split())[:_TOLD], size, self._whose, self._key)
        for at, before in enumerate(self.told if count else ()):
            if (before.what, before.whose, before.key) == (what, self._whose, self._key) and before.count:
                self.told[at] = replace(before, count=before.count + count)
                return
        if made not in self.told:
            self.told.append(made)

    def tell_small(self, words: str, size: float) -> None:
        """Tell of what is whole where its letters are smaller than they are read with ease."""
        if size < LEAST - _NEAR:
            self.tell(SMALL_PRINT, words, size)
