"""Whom an effect names (II-C-1): an exact name or a class, a people, a race, friends or enemies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.cards import Card
from rules.peoples import Peoples
from rules.text import fold, singular, words_of


class Allegiance(StrEnum):
    """Whose fighters are meant, seen from the side the effect comes from."""

    ANY = ""
    FRIEND = "friend"
    ENEMY = "enemy"


_ALLEGIANCES = {
    **dict.fromkeys(("ami", "amie", "friend", "friendly"), Allegiance.FRIEND),
    **dict.fromkeys(("ennemi", "ennemie", "enemy", "enemie"), Allegiance.ENEMY),
}
_EVERYBODY = frozenset({"combattant", "figurine", "fighter", "figure", "model"})
_ALL = frozenset({"tou", "tous", "toute", "toutes", "les", "le", "la", "all", "every", "the"})


_JOINTS = frozenset({"d", "de", "du", "des", "of", "the"})

# « du peuple du Griffon », « race naine », of the Griffin people: the words beside say it all
_SAYS_WHAT = re.compile(
    r"\b(?:du peuple|de (?:la )?race|of (?:the )?race)(?= \w)|(?<=\w )(?:people|race)$"
    r"|^(?:(?:of|the|le|la) )*(?:peuple|people|race)(?: (?:of|the|du|des|de|d))*(?= \w)"
)


# II-F-2: a level counts where the text says so
_LEVELS = (
    ((0, 1), re.compile(r"\b(?:(?:sur|de|a|aux) )?(?:tous les|(?:les|des|aux) deux) paliers\b"
                        r"|\bon (?:every level|(?:all|both) levels)\b")),
    ((0,), re.compile(r"\bau sol\b|\bau palier 0\b|\bon the ground\b|\bon level 0\b")),
    ((1,), re.compile(r"\ben (?:vol|l air)\b|\bau palier 1\b|\bin (?:flight|the air)\b|\bon level 1\b")),
)  # fmt: skip


def _people(words: tuple[str, ...], peoples: Peoples) -> str | None:
    """Return the people that words name, in the singular too: « du Griffon »."""
    text = " ".join(words)
    return peoples.find(text) or peoples.find(f"{text}s")


@dataclass(frozen=True, slots=True, kw_only=True)
class Designation:
    """A named group: all that is given must fit. Nothing given takes in everybody.

    ``name`` is the name of a card or a class, whole and never a part of it, with a race before or behind it
    where the text has one (« guerriers nains »): only the cards know which words are races. ``people`` is an
    id of the peoples or its words; ``race`` one word that may be either, such as « wolfen ». ``levels`` are
    those of the fighters meant, none where the text says nothing of them (II-F-2).
    """

    name: str = ""
    people: str = ""
    race: str = ""
    allegiance: Allegiance = Allegiance.ANY
    levels: tuple[int, ...] = ()

    @classmethod
    def parse(cls, text: str, peoples: Peoples) -> Designation:
        """Read a group as effects write it: « templiers du Griffon amis », ``friendly Griffon templars``."""
        allegiance = Allegiance.ANY
        words: list[str] = []
        levels: tuple[int, ...] = ()
        said_of = " ".join(words_of(text))
        for each, pattern in _LEVELS:
            if pattern.search(said_of):
                said_of, levels = pattern.sub(" ", said_of), each
        for word in said_of.split():
            found = _ALLEGIANCES.get(singular((word,))[0])
            allegiance = found or allegiance
            if found is None:
                words.append(word)
        words = _SAYS_WHAT.sub("", " ".join(words)).split()
        while words and words[0] in _ALL:
            del words[0]
        name, people, race = tuple(words), "", ""
        for at in range(len(words)):
            for said, rest in ((name[at:], name[:at]), (name[:at], name[at:])):
                if said and (found_people := _people(said, peoples)):
                    # one word alone, « wolfens », names a people and a race
                    name, people, race = (rest, "", said[0]) if len(said) == 1 else (rest, found_people, "")
                    break
            else:
                continue
            break
        if len(name) == 1 and singular(name)[0] in _EVERYBODY:
            name = ()
        return cls(name=" ".join(name), people=people, race=race, allegiance=allegiance, levels=levels)

    def reaches(self, level: int) -> bool:
        """Tell whether fighters on a level are meant, as far as the text says anything of levels."""
        return not self.levels or level in self.levels

    def meets(self, card: Card, peoples: Peoples, *, friendly: bool) -> bool:
        """Tell whether the fighters of a card are meant; ``friendly``: they are on the effect's own side.

        The name is one of the card's names, without its people too (« Conscrit » for « Conscrit du
        Griffon »), or one of its classes, such as « templier » of the Gardien du temple.
        """
        if self.allegiance is not Allegiance.ANY and friendly is not (self.allegiance is Allegiance.FRIEND):
            return False
        return self.judge(card, peoples) is True

    def judge(self, card: Card, peoples: Peoples) -> bool | None:
        """Tell whether the words name a card's fighters, None where neither words nor card tell.

        A card may leave its people, race and classes out, and a word that nobody knows may be any of them.
        """
        if self._is_whole_name(card):
            return True
        verdicts = (
            self._of_people(card, peoples),
            self._of_race(card, peoples),
            self._of_name(card, peoples),
        )
        return False if False in verdicts else None if None in verdicts else True

    def _is_whole_name(self, card: Card) -> bool:
        """Tell whether a word that reads as a race belongs to the name: « Wolfen Zombie » is undead."""
        name, race = words_of(self.name), words_of(self.race)
        whole = {singular(name + race), singular(race + name)} if name and race else set()
        return any(singular(words_of(text)) in whole for text in (card.name_fr, card.name_en))

    def _of_people(self, card: Card, peoples: Peoples) -> bool | None:
        if not self.people:
            return True
        return self._is_people(card, peoples) if card.people else None

    def _of_race(self, card: Card, peoples: Peoples) -> bool | None:
        if not self.race or self._is_race(card, peoples):
            return True
        known = _race_of(card, peoples) if peoples.knows_race(words_of(self.race)) else card.people
        return False if known else None

    def _of_name(self, card: Card, peoples: Peoples) -> bool | None:
        """Tell whether name or class fit; a race in their place fits nobody of another race."""
        words, race = words_of(self.name), _race_of(card, peoples)
        if not words or any(self._is_named(way, card, peoples) for way in self._ways(card, peoples)):
            return True
        parts = [part for at in range(len(words)) for part in (words[at:], words[: at + 1])]
        others = {peoples.race(part) for part in parts if peoples.knows_race(part)} - {race}
        return False if others and race else None

    def _is_people(self, card: Card, peoples: Peoples) -> bool:
        wanted = peoples.find(self.people) or fold(self.people)
        return wanted == (peoples.find(card.people) or fold(card.people))

    def _is_race(self, card: Card, peoples: Peoples) -> bool:
        """Tell whether a card is of the race, or of the people that the same word names (« wolfen »)."""
        words = words_of(self.race)
        if singular(words) in {singular(words_of(said)) for said in card.classes}:
            return True
        if peoples.race(words) == _race_of(card, peoples):
            return True
        return bool(card.people) and _people(words, peoples) == (peoples.find(card.people) or card.people)

    def _ways(self, card: Card, peoples: Peoples) -> Iterator[tuple[str, ...]]:
        """Give the name as it stands, and what is left of it without the card's own race (II-C-1)."""
        words, race = singular(words_of(self.name)), _race_of(card, peoples)
        yield words
        for at in range(len(words)) if race else ():
            if peoples.race(words[at:]) == race:
                yield _bare(words[:at])  # « guerriers nains »
            if peoples.race(words[: at + 1]) == race:
                yield _bare(words[at + 1 :])  # dwarf warriors

    @staticmethod
    def _is_named(words: tuple[str, ...], card: Card, peoples: Peoples) -> bool:
        """Tell whether words are a name of the card, everybody's, or nothing: its race said all."""
        return (
            not words or words in set(_names(card, peoples)) or (len(words) == 1 and words[0] in _EVERYBODY)
        )


def _bare(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return words without what joined them to a race: fighters of the … race."""
    kept = list(words)
    while kept and kept[-1] in _JOINTS:
        del kept[-1]
    return tuple(kept)


def _race_of(card: Card, peoples: Peoples) -> tuple[str, ...]:
    """Return the race of a card, without one that of its people where its name says one."""
    said = words_of(card.race)
    return peoples.race(said) if said else peoples.race_of(peoples.find(card.people) or "")


def _names(card: Card, peoples: Peoples) -> Iterator[tuple[str, ...]]:
    """Give every name that a card answers to: printed, without its people, and its classes."""
    for text in (card.name_fr, card.name_en):
        words = words_of(text)
        yield singular(words)
        for at in range(1, len(words) if card.people else 0):
            own = peoples.find(card.people) or card.people
            if _people(words[at:], peoples) == own:
                yield singular(words[:at])  # « Conscrit du Griffon »
            if _people(words[:at], peoples) == own:
                yield singular(words[at:])  # Griffin conscript
    for text in card.classes:
        yield singular(words_of(text))
