"""Abilities (compétences): the catalogue and how a printed text is read against it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any

from rules.ability_words import Vocabulary, starts_with_article
from rules.enumerations import kept_whole, parted
from rules.text import alike, fold


class AbilityParameter(StrEnum):
    """What may follow the slash of an ability."""

    NONE = "none"
    NUMBER = "number"
    NEGATIVE = "negative"  # a number with a sign (Mutagène/-1, Cible/+2)
    WORD = "word"
    CM = "cm"
    PATH = "path"  # elements and magic paths: « Initié du Feu/Rédemption »

    @property
    def is_word(self) -> bool:
        """Tell whether words follow, joined by « de » or by the slash."""
        return self in (AbilityParameter.WORD, AbilityParameter.PATH)


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
    parameter: AbilityParameter = AbilityParameter.NONE
    phases: tuple[str, ...] = ()
    engine: Engine = Engine.REMINDS


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability on a card: a kind of the catalogue (empty id when unknown) and its parameter.

    ``fr`` and ``en`` are the words before the slash in each language; an unknown one keeps the words
    as they were typed in both. ``parameter`` is what rules read, in French where the word is known.
    ``text_fr`` and ``text_en`` are the whole as printed, where it is not just name and parameter.
    """

    id: str
    fr: str
    en: str
    parameter: str = ""
    text_fr: str = ""
    text_en: str = ""

    def label(self, language: str) -> str:
        """Return the ability as a card prints it: Commandement/10, Initié du Feu/Rédemption."""
        if text := self.text_en if language == "en" else self.text_fr:
            return text
        name = self.en if language == "en" else self.fr
        return f"{name}/{self.parameter}" if self.parameter else name


# Between a name and its words: « Zélote d’Yllia », « Immortel du Destin », ``Being of Darkness``.
_JOINT = re.compile(r"^(.+?)(?: (?:de l|d)['’] ?| (du|de la|des|de|of the|of) )(.+)$", re.IGNORECASE)
# Between two abilities, besides the signs of an enumeration: « Brutal et Bravoure », ``Brutal + Bravery``.
_AND = re.compile(r"(\s+(?:(?:et|and)\s+|[+&]\s*))", re.IGNORECASE)
_AND_FIRST = re.compile(r"^(?:et|and|[+&])\s+", re.IGNORECASE)
_COUNTED = re.compile(r"^(.+?) ([+-]?\d+(?:[.,]\d+)?)$")


class Abilities:
    """The catalogue of abilities, and the words that may follow them."""

    def __init__(self, kinds: Iterable[AbilityKind], words: Vocabulary | None = None) -> None:
        self.kinds: dict[str, AbilityKind] = {}
        self.words = words or Vocabulary()
        self._found: dict[str, AbilityKind] = {}
        for kind in kinds:
            if kind.id in self.kinds:
                raise ValueError(f"ability {kind.id!r} stands twice in the catalogue")
            self.kinds[kind.id] = kind
            for name in (kind.id, kind.fr, kind.en, *kind.aliases):
                if (known := self._found.setdefault(alike(name), kind)) is not kind:
                    raise ValueError(f"{name!r} names two abilities: {kind.id}, {known.id}")
        # The cards of an army say the same few dozen again and again.
        self._remembered = lru_cache(maxsize=4096)(self._parse)

    @classmethod
    def from_rows(
        cls, rows: Iterable[Mapping[str, Any]], words: Iterable[Mapping[str, Any]] = ()
    ) -> Abilities:
        """Build from rows; an unknown kind of parameter or engine word fails here, not in play."""
        kinds = (
            AbilityKind(
                r["id"],
                r["fr"],
                r["en"],
                tuple(r.get("aliases", ())),
                AbilityParameter(r.get("parameter", "none")),
                tuple(r.get("phases", ())),
                Engine(r.get("engine", "reminds")),
            )
            for r in rows
        )
        return cls(kinds, Vocabulary.from_rows(words))

    def find(self, name: str) -> AbilityKind | None:
        """Return the kind of that name, alias or id, in either number."""
        return self._found.get(alike(name))

    # -- one ability ----------------------------------------------------------------------------

    def parse(self, text: str) -> Ability:
        """Read one printed ability; an unknown one is kept as typed, with an empty id.

        Tried in this order: the whole text, what stands before the slash, a name with a number behind it
        (« Lames Dorsal 2/10 »), a name joined to its words (« Initié du Feu/Rédemption »).
        """
        return self._remembered(text)

    def _parse(self, text: str) -> Ability:
        text = " ".join(text.split()).strip(" .")
        name, parameter = parts_of(text)
        if kind := self.find(text):
            return Ability(kind.id, kind.fr, kind.en)
        if kind := self.find(name):
            return self._slashed(kind, parameter)
        if (counted := _COUNTED.match(name)) and (kind := self.find(counted[1])):
            if not parameter:
                return Ability(kind.id, kind.fr, kind.en, counted[2])
            return Ability(kind.id, kind.fr, kind.en, f"{counted[2]}/{parameter}", text, text)
        if joined := self._joined(name):
            return self._worded(*joined, parameter, text)
        if self.words.are(name, "magic"):  # a path of magic printed by itself is known in both languages
            return Ability("", self.words.french(name), self.words.english(name), parameter)
        return Ability("", name, name, parameter)

    def _slashed(self, kind: AbilityKind, parameter: str) -> Ability:
        """Make « Immunité/Feu » of a kind and what follows the slash."""
        fr, en = self.words.french(parameter), self.words.english(parameter)
        return Ability(kind.id, kind.fr, kind.en, fr, text_en=f"{kind.en}/{en}" if en != fr else "")

    def _joined(self, name: str) -> tuple[AbilityKind, str, str] | None:
        """Find the kind, its words and the language of « Adepte du Feu » or ``Fire adept``."""
        if (joint := _JOINT.match(name)) and (kind := self.find(joint[1])) and kind.parameter.is_word:
            return kind, joint[3], "en" if fold(joint[2] or "").startswith("of") else "fr"
        words, _, rank = name.rpartition(" ")
        if words and (kind := self.find(rank)) and kind.parameter is AbilityParameter.PATH:
            return kind, words, "en"
        return None

    def _worded(self, kind: AbilityKind, words: str, language: str, parameter: str, text: str) -> Ability:
        fr, en = self.words.french(words, " et "), self.words.english(words, " and ")
        after_fr, after_en = self.words.french(parameter), self.words.english(parameter)
        return Ability(
            kind.id,
            kind.fr,
            kind.en,
            "/".join(filter(None, (fr, after_fr))),
            text if language == "fr" else _slash(f"{kind.fr} {self.words.of_french(words)}", after_fr),
            text if language == "en" else _slash(f"{kind.en} of {en}", after_en),
        )

    # -- several --------------------------------------------------------------------------------

    def parse_list(self, text: str) -> tuple[Ability, ...]:
        """Read abilities, separated by commas or semicolons, by « et », ``and`` or a plus."""
        return tuple(map(self.parse, self.apart(text)))

    def apart(self, text: str) -> tuple[str, ...]:
        """Take an enumeration of abilities apart: one text for each.

        The elements and paths of a magician's rank may be separated by commas too: such a rank takes in
        the parts that go on with elements, and after its slash, or where it names paths alone, those that
        name magic paths. So may the words behind any other slash: « Immunité/Bras, Jambes ».
        """
        named = (each for part in parted(text) for each in self._unjoined(part))
        parts = [part for part in named if part.strip(" ./\t\xa0")]
        whole: list[str] = []
        for part in parts:
            if whole and self._goes_on(whole[-1], part):
                whole[-1] = f"{whole[-1]}, {part}"
            else:
                whole.append(part)
        return tuple(whole)

    def each_of(self, text: str) -> tuple[Ability, ...]:
        """Read an ability as it was kept, or those that a word joins in it; a comma of it parts nothing."""
        return tuple(map(self.parse, self._unjoined(text)))

    def _unjoined(self, text: str) -> list[str]:
        """Take apart what « et », ``and``, a plus or an ampersand join, where abilities stand on both sides.

        A name known as a whole stays whole, and so do the words of one: « Initié du Feu et de l'Eau ».
        """
        if self.find(text):
            return [text]
        first, *others = _AND.split(self._bare(text))
        found = [first]
        for sign, part in zip(others[::2], others[1::2], strict=True):
            if self._begins(part) and self.parse(found[-1]).id:
                found.append(part)
            else:
                found[-1] += sign + part
        return found

    def _bare(self, text: str) -> str:
        """Leave out the « et » that follows a comma, before an ability."""
        bare = _AND_FIRST.sub("", text)
        return bare if self._begins(bare) else text

    def _begins(self, part: str) -> bool:
        """Tell whether a part is an ability of its own, and no word that belongs to the one before it."""
        return bool(self.parse(part).id) and self.words.find(part) is None

    def _goes_on(self, rank: str, part: str) -> bool:
        """Tell whether a part belongs to the magician's rank, or the words behind a slash, before it."""
        kind = self.kinds.get(self.parse(rank).id)
        if kind is None or not kind.parameter.is_word or self.parse(part).id:
            return False
        if kind.parameter is AbilityParameter.WORD:
            said = parts_of(rank)[1]
            return bool(said) and None not in (self.words.read(said), self.words.read(part))
        if "/" in rank:
            return self.words.are(part, "magic")
        if starts_with_article(part) or self.words.are(part.partition("/")[0], "element"):
            return True
        paths = [word.kind for word in self.words.read(part) or ()]
        of_paths = self.words.are(self.parse(rank).parameter, "magic")  # a rank of paths alone
        return set(paths) <= {"element", "magic"} and bool(paths) and (of_paths or paths[0] == "element")

    def parse_both(self, french: str, english: str) -> tuple[Ability, ...]:
        """Read the abilities of one card printed in both languages, each label as its own print has it.

        Where the two lists do not go together, what only the English one holds follows at the end.
        """
        fr, en = self.parse_list(french), self.parse_list(english)
        if len(fr) == len(en) and all(a.id == b.id for a, b in zip(fr, en, strict=True)):
            return tuple(_both(a, b) for a, b in zip(fr, en, strict=True))
        known = {ability.id for ability in fr if ability.id}
        return (*fr, *(ability for ability in en if ability.id not in known))


def enumerated(abilities: Iterable[Ability], language: str, between: str = ", ") -> str:
    """Write abilities so that :meth:`Abilities.parse_list` reads them back in their language.

    Those of the catalogue hold commas as it reads them: « Immunité/Bras, Jambes ». Others stand in quotes.
    """
    labels = ((ability.id, ability.label(language)) for ability in abilities)
    return between.join(label if id_ else kept_whole(label) for id_, label in labels)


def parts_of(text: str) -> tuple[str, str]:
    """Return the name of a printed ability and what follows its slash, "" for nothing."""
    name, _, parameter = text.partition("/")
    return name.strip(), parameter.strip()


def _slash(name: str, parameter: str) -> str:
    return f"{name}/{parameter}" if parameter else name


def _both(french: Ability, english: Ability) -> Ability:
    """Join the French and the English print of one ability."""
    text = english.label("en")
    if not french.id:
        return replace(french, en=english.en, text_en=text if english.parameter != french.parameter else "")
    return french if text == french.label("en") else replace(french, text_en=text)
