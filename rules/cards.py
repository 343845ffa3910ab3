"""The reference card (carte de références): everything it prints, as typed fields."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rules.abilities import Ability
from rules.sheets import sheet_of
from rules.text import QT_TRANSLATE_NOOP, alike, fold
from rules.values import ABSENT, NERVES, UNKNOWN, Characteristic, Value, ValueKind

MOST_ABILITIES = 200
"""Of one card: many times those of any that was printed."""
MOST_NOTE = 40_000
"""Letters beside one card."""


class RankName(StrEnum):
    """A rank; its level is the rulebook's (chapter 1)."""

    IRREGULAR = "irregular"
    REGULAR = "regular"
    VETERAN = "veteran"
    CREATURE = "creature"
    SPECIAL = "special"
    ELITE = "elite"
    WAR_MACHINE = "war_machine"
    LIVING_LEGEND = "living_legend"
    MAJOR_ALLY = "major_ally"
    INITIATE = "initiate"
    ADEPT = "adept"
    MASTER = "master"
    VIRTUOSO = "virtuoso"
    DEVOUT = "devout"
    ZEALOT = "zealot"
    DEAN = "dean"
    AVATAR = "avatar"

    @classmethod
    def named(cls, words: str) -> RankName | None:
        """Return the rank that words name, in any of the languages below; None where they name none."""
        return _RANKS_NAMED.get(alike(words))

    @property
    def level(self) -> int:
        """Return the level of the rank, 1 to 4."""
        return _RANKS[self][0]

    @property
    def is_mage(self) -> bool:
        """Tell whether the rank is a magician's."""
        return self in (RankName.INITIATE, RankName.ADEPT, RankName.MASTER, RankName.VIRTUOSO)

    @property
    def is_faithful(self) -> bool:
        """Tell whether the rank is a faithful's."""
        return self in (RankName.DEVOUT, RankName.ZEALOT, RankName.DEAN, RankName.AVATAR)


# level, then the folded words that name the rank on French, English and Italian cards
_RANKS: dict[RankName, tuple[int, tuple[str, ...]]] = {
    RankName.IRREGULAR: (1, ("irregulier", "irreguliere", "irregular", "irregolare")),
    RankName.REGULAR: (1, ("regulier", "reguliere", "regular", "regolare")),
    RankName.VETERAN: (1, ("veteran", "veterane", "veterano", "veterana")),
    RankName.CREATURE: (1, ("creature", "creatura")),
    RankName.SPECIAL: (2, ("special", "speciale")),
    RankName.ELITE: (2, ("elite",)),
    RankName.WAR_MACHINE: (2, ("machine de guerre", "war machine", "macchina da guerra")),
    RankName.LIVING_LEGEND: (3, ("legende vivante", "living legend", "leggenda vivente")),
    RankName.MAJOR_ALLY: (4, ("allie majeur", "alliee majeure", "major ally")),
    RankName.INITIATE: (1, ("initie", "initiee", "initiate", "iniziato", "iniziata")),
    RankName.ADEPT: (2, ("adepte", "adept", "adepto", "adepta")),
    RankName.MASTER: (3, ("maitre", "master", "maestro", "maestra")),
    RankName.VIRTUOSO: (4, ("virtuose", "virtuoso", "virtuosa")),
    RankName.DEVOUT: (1, ("devot", "devote", "devout", "devoto", "devota")),
    RankName.ZEALOT: (2, ("zelote", "zealot", "zelota")),
    RankName.DEAN: (3, ("doyen", "doyenne", "dean", "decano", "decana")),
    RankName.AVATAR: (4, ("avatar",)),
}
_RANKS_NAMED = {alike(word): rank for rank, (_, words) in _RANKS.items() for word in words}
_CHARACTER = (
    "champion",
    "championne",
    "incarne",
    "incarnee",
    "character",
    "personnage",
    "incarnate",
    "personaggio",
)
_CHARACTERS = frozenset(map(alike, _CHARACTER))
_TROOP = frozenset({"troop", "troops", "troupe", "troupes"})
_WORDS: list[tuple[str, RankName | None]] = sorted(
    [(word, rank) for rank, (_, words) in _RANKS.items() for word in words]
    + [(word, None) for word in _CHARACTER],
    key=lambda pair: -len(pair[0]),
)


@dataclass(frozen=True, slots=True)
class Rank:
    """The rank line of a card: ``Champion 2 Spécial`` is a character of level 2, special.

    ``text`` is the line as typed; the other fields are what could be read in it.
    """

    text: str = ""
    names: tuple[RankName, ...] = ()
    character: bool = False
    printed_level: int | None = None

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read a rank line in French, English or Italian; words that name no rank stay in ``text`` only."""
        rest = " " + re.sub(r"[,;]", " ", fold(text)) + " "
        names: list[tuple[int, RankName]] = []
        character = False
        for word, rank in _WORDS:
            at = rest.find(f" {word} ")
            if at < 0:
                continue
            rest = rest[:at] + " " * (len(word) + 1) + rest[at + len(word) + 1 :]
            if rank is None:
                character = True
            else:
                names.append((at, rank))
        digits = re.search(r"(?<= )\d(?= )", rest)
        return cls(
            text.strip(), tuple(r for _, r in sorted(names)), character, int(digits[0]) if digits else None
        )

    @property
    def level(self) -> int | None:
        """Return the printed level, else the highest of the ranks named, else None."""
        if self.printed_level is not None:
            return self.printed_level
        return max((name.level for name in self.names), default=None)

    @property
    def is_known(self) -> bool:
        """Tell whether anything was read in the line; a troop has no rank, but is no character."""
        named = self.names or self.character or self.printed_level is not None
        return bool(named) or fold(self.text) in _TROOP

    @property
    def is_mage(self) -> bool:
        """Tell whether a magician's rank is named."""
        return any(name.is_mage for name in self.names)

    @property
    def is_faithful(self) -> bool:
        """Tell whether a faithful's rank is named."""
        return any(name.is_faithful for name in self.names)


def names_characters(words: str) -> bool:
    """Tell whether words name those of character rank: « Personnages », ``Champion``."""
    return alike(words) in _CHARACTERS


class Size(StrEnum):
    """Size of a figure and the enemies it can have in contact (II-E-3)."""

    SMALL = "small"
    NORMAL = "normal"
    LARGE = "large"
    VERY_LARGE = "very_large"
    COLOSSAL = "colossal"  # C5's own, between the two; the federation's rules know five sizes
    TITAN = "titan"
    UNKNOWN = ""

    @property
    def contacts(self) -> int | None:
        """Return how many enemies fit in contact, None for an unknown size (II-E-3).

        The text does not know a colossal one: it has the room of the next smaller size.
        """
        return _CONTACTS.get(self.value)

    @property
    def huge(self) -> Size:
        """Return the size with Énorme/X: very large at least (II-E-3)."""
        return self if self in (Size.COLOSSAL, Size.TITAN) else Size.VERY_LARGE

    @classmethod
    def parse(cls, text: str) -> Size:
        """Read a size word in French or English; anything else is UNKNOWN."""
        return _SIZES.get(fold(text), cls.UNKNOWN)


_CONTACTS = {"small": 3, "normal": 4, "large": 6, "very_large": 8, "colossal": 8, "titan": 16}

HUGE = "huge"
"""The id of Énorme/X, the ability that is a size."""


@dataclass(frozen=True, slots=True)
class SizeWords:
    """What a size is called in French and in English: its name first, then what means the same.

    ``phrases`` are those of a card's face, ``read`` what files write for it besides.
    """

    fr: tuple[str, ...]
    en: tuple[str, ...]
    phrases: tuple[str, str]
    read: tuple[str, ...] = ()

    def name(self, language: str) -> str:
        """Return its name: Très grande, Very large."""
        return (self.en if language == "en" else self.fr)[0]

    def phrase(self, language: str) -> str:
        """Return what the face of a card says: très grande taille, very large size."""
        return self.phrases[language == "en"]


SIZE_WORDS: Mapping[Size, SizeWords] = {
    Size.SMALL: SizeWords(
        ("Petite",), (QT_TRANSLATE_NOOP("Phrases", "Small"),), ("petite taille", "small size"),
        ("petit", "piccola", "piccolo"),
    ),
    Size.NORMAL: SizeWords(
        ("Normale",), (QT_TRANSLATE_NOOP("Phrases", "Normal"),), ("taille normale", "normal size"),
        ("moyenne", "moyen", "medium", "media", "medio"),
    ),
    Size.LARGE: SizeWords(
        ("Grande",), (QT_TRANSLATE_NOOP("Phrases", "Large"),), ("grande taille", "large size"), ("grand",)
    ),
    Size.VERY_LARGE: SizeWords(
        ("Très grande", "Énorme"), (QT_TRANSLATE_NOOP("Phrases", "Very large"), "huge"),
        ("très grande taille", "very large size"), ("molto grande",),
    ),
    Size.COLOSSAL: SizeWords(
        ("Colossale",), (QT_TRANSLATE_NOOP("Phrases", "Colossal"),), ("taille colossale", "colossal size")
    ),
    Size.TITAN: SizeWords(
        ("Titan", "gigantesque"), (QT_TRANSLATE_NOOP("Phrases", "Titan"), "gigantic"), ("titan", "titan"),
        ("titanesque",),
    ),
}  # fmt: skip
"""Sizes in words; who prints, reads and lists them asks here."""

_SIZES = {
    fold(word): size
    for size, words in SIZE_WORDS.items()
    for word in (size.value, *words.fr, *words.en, *words.read)
}


# The abilities that make a magician or a faithful have the ids of the ranks.
_MAGES = frozenset(rank.value for rank in RankName if rank.is_mage)
_FAITHFUL = frozenset(rank.value for rank in RankName if rank.is_faithful)
_ELEMENTS: dict[str, tuple[str, ...]] = {
    "air": ("air",), "eau": ("water",), "water": ("water",), "feu": ("fire",), "fire": ("fire",),
    "terre": ("earth",), "earth": ("earth",), "lumiere": ("light",), "light": ("light",),
    "tenebres": ("darkness",), "darkness": ("darkness",), "4": ("air", "water", "fire", "earth"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Card:
    """What one revision of a reference card prints; immutable.

    ``people`` is an id of :class:`rules.peoples.Peoples`, or the typed words when nobody knows them.
    ``values`` holds one value per characteristic; exactly one of COU, PEUR and COU/PEUR is a key.
    ``pa`` is the cost of one figure in army points (PA). ``classes`` and ``race`` are words by which
    effects name its fighters (II-C-1).
    """

    name_fr: str
    name_en: str = ""
    people: str = ""
    values: Mapping[Characteristic, Value] = field(default_factory=dict)
    rank: Rank = field(default_factory=Rank)
    pa: Value = UNKNOWN
    size: Size = Size.UNKNOWN
    abilities: tuple[Ability, ...] = ()
    equipment: tuple[str, ...] = ()
    edition: str = ""
    source: str = ""
    note: str = ""
    picture: str = ""
    system: str = "confrontation"
    classes: tuple[str, ...] = ()
    race: str = ""

    def name(self, language: str) -> str:
        """Return the name in a language, or the other one where it is missing."""
        return (self.name_en or self.name_fr) if language == "en" else (self.name_fr or self.name_en)

    def value(self, characteristic: Characteristic) -> Value:
        """Return a printed value; courage and fear answer for their own kind only."""
        if characteristic in self.values:
            return self.values[characteristic]
        if (
            characteristic in (Characteristic.COU, Characteristic.PEUR)
            and self.nerve[0] is not Characteristic.NERVE
        ):
            return ABSENT
        return UNKNOWN

    @property
    def nerve(self) -> tuple[Characteristic, Value]:
        """Return courage or fear, whichever the card prints, and its value."""
        for characteristic in NERVES:
            if characteristic in self.values:
                return characteristic, self.values[characteristic]
        return Characteristic.NERVE, UNKNOWN

    @property
    def is_shooter(self) -> bool:
        """Tell whether the card has TIR (0 counts as having it)."""
        return self.value(Characteristic.TIR).number is not None

    @property
    def is_mage(self) -> bool:
        """Tell whether this is a magician: by rank, by an ability such as « Initié du Feu », or by POU."""
        named = self.rank.is_mage or any(a.id in _MAGES for a in self.abilities)
        return named or self.value(Characteristic.POU).number is not None

    @property
    def is_faithful(self) -> bool:
        """Tell whether this is a faithful: by rank, by an ability such as « Dévot de Merin », or by FOI."""
        named = self.rank.is_faithful or any(a.id in _FAITHFUL for a in self.abilities)
        return named or self.value(Characteristic.FOI).number is not None

    @property
    def elements(self) -> tuple[str, ...]:
        """Return the ids of the elements that a magician's ability names, in the order of the print."""
        words = {
            word: None
            for ability in self.abilities
            if ability.id in _MAGES
            for word in re.findall(r"\w+", fold(ability.parameter.partition("/")[0]))
        }
        return tuple(dict.fromkeys(element for word in words for element in _ELEMENTS.get(word, ())))

    def has(self, ability_id: str) -> bool:
        """Tell whether the card has an ability of the catalogue."""
        return any(a.id == ability_id for a in self.abilities)

    @property
    def stature(self) -> Size:
        """Return the size of its figures: as printed, very large at least with Énorme/X (II-E-3)."""
        return self.size.huge if self.has(HUGE) else self.size

    def parameters(self, ability_id: str) -> tuple[str, ...]:
        """Return the parameters with which the card has an ability."""
        return tuple(a.parameter for a in self.abilities if a.id == ability_id)


def values_from_line(text: str, system: str = "confrontation") -> dict[Characteristic, Value]:
    """Read the fast entry line ``10 2 2 3 3 8 - 3 4``: the values in the order of the system's card.

    Confrontation's places are MOU INI ATT FOR DEF RES TIR COU/PEUR DIS POU FOI, apart by spaces or tabs;
    ``-`` is absent, a missing place or ``?`` unknown. The nerve is a courage unless written ``P5`` (fear),
    or ``?5`` (kind unknown). Raises ValueError for more places than the card has or a place that cannot be
    read.
    """
    values_of_card = sheet_of(system).values
    places = re.split(r"\t", text.strip("\n")) if "\t" in text else text.split()
    if len(places) > len(values_of_card):
        raise ValueError("places")
    values: dict[Characteristic, Value] = {}
    for printed, place in zip(values_of_card, places, strict=False):
        characteristic: Characteristic = printed
        written = place.strip()
        if printed is Characteristic.COU and written[:1] in ("P", "p", "?") and written[1:]:
            characteristic = Characteristic.NERVE if written[0] == "?" else Characteristic.PEUR
            written = written[1:]
        value = Value.parse(written)
        if value.kind is ValueKind.TEXT:
            raise ValueError(characteristic.value)
        values[characteristic] = value
    return values


@dataclass(frozen=True, slots=True)
class Revision:
    """One immutable state of a lasting reference card; lists and battles pin it."""

    card_id: str
    number: int
    card: Card
