"""The words a card prints, in both languages.

A card speaks the language it is printed in, which need not be the program's: these words are rows, not
translations of the program.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.armies import OptionKind
from rules.cards import SIZE_WORDS, Card, Rank, Size
from rules.text import fold
from rules.values import Characteristic, Value, ValueKind, plain

NBSP = "\u00a0"

LABELS: dict[str, dict[Characteristic, str]] = {
    "fr": {c: c.value for c in Characteristic},
    "en": {c: c.english for c in Characteristic},
}

_C = Characteristic
NAMES: dict[Characteristic, tuple[str, str]] = {
    _C.MOU: ("Mouvement, en cm", "Movement, in cm"), _C.INI: ("Initiative", "Initiative"),
    _C.ATT: ("Attaque", "Attack"), _C.FOR: ("Force", "Strength"), _C.DEF: ("Défense", "Defence"),
    _C.RES: ("Résistance", "Resilience"), _C.TIR: ("Tir", "Aim"), _C.COU: ("Courage", "Courage"),
    _C.PEUR: ("Peur", "Fear"), _C.DIS: ("Discipline", "Discipline"), _C.POU: ("Pouvoir", "Power"),
    _C.FOI: ("Foi", "Faith"), _C.PV: ("Points de vie", "Life points"), _C.PUI: ("Puissance", "Might"),
    _C.AGI: ("Agilité", "Agility"), _C.END: ("Endurance", "Endurance"), _C.BEA: ("Beauté", "Beauty"),
    _C.PER: ("Perception", "Perception"), _C.INT: ("Intelligence", "Intelligence"),
    _C.EMP: ("Empathie", "Empathy"), _C.RUS: ("Ruse", "Cunning"), _C.CHA: ("Charisme", "Charisma"),
}  # fmt: skip
"""What the codes of the values stand for, in French and in English; where nobody knows, nothing."""

BLANK = {"fr": "Cartes vierges", "en": "Blank cards"}
"""What cards to be written on are called."""

GOES_ON = {"fr": "suite", "en": "continued"}
"""What stands on the back of a card whose text goes on there."""

SPELLS = {"fr": "Sortilèges et miracles", "en": "Spells and miracles"}
"""What several cards of magic are called together."""

SUBJECT = {"fr": "Cartes de références", "en": "Reference cards"}

LEADS = {
    "fr": {
        OptionKind.ARTEFACT: "Artefacts\u202f:",
        OptionKind.SPELL: "Sorts\u202f:",
        OptionKind.MIRACLE: "Miracles\u202f:",
        OptionKind.OTHER: "Options\u202f:",
    },
    "en": {
        OptionKind.ARTEFACT: "Artefacts:",
        OptionKind.SPELL: "Spells:",
        OptionKind.MIRACLE: "Miracles:",
        OptionKind.OTHER: "Options:",
    },
}
"""What stands before the options of a kind."""


def leads_in(languages: Sequence[str]) -> dict[OptionKind, str]:
    """Give what stands before the options of a kind in each language, one colon behind it."""
    first, made = LEADS[languages[0]], dict[OptionKind, str]()
    for kind, lead in first.items():
        bare = dict.fromkeys(LEADS[each][kind].rstrip("\u202f:") for each in languages)
        made[kind] = " / ".join(bare) + lead[len(next(iter(bare))) :]
    return made


# Words of rank lines. The first French form is used for men, the second for women.
_RANKS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("Irrégulier", "Irrégulière"), "Irregular"),
    (("Régulier", "Régulière"), "Regular"),
    (("Vétéran", "Vétérane"), "Veteran"),
    (("Créature",), "Creature"),
    (("Spécial", "Spéciale"), "Special"),
    (("Élite",), "Elite"),
    (("Machine de guerre",), "War machine"),
    (("Légende vivante",), "Living legend"),
    (("Allié majeur", "Alliée majeure"), "Major ally"),
    (("Initié", "Initiée"), "Initiate"),
    (("Adepte",), "Adept"),
    (("Maître",), "Master"),
    (("Virtuose",), "Virtuoso"),
    (("Dévot", "Dévote"), "Devout"),
    (("Zélote",), "Zealot"),
    (("Doyen", "Doyenne"), "Dean"),
    (("Avatar",), "Avatar"),
    (("Champion", "Championne"), "Champion"),
    (("Incarné", "Incarnée"), "Incarnate"),
    (("Personnage",), "Character"),
    (("Troupe",), "Troop"),
)
_OTHER = {
    "en": {fold(french): english for frenches, english in _RANKS for french in frenches},
    "fr": {fold(english): frenches[0] for frenches, english in _RANKS},
}
_LONGEST = 2
"""Rank names have at most three words: a word and this many more."""


def label(characteristic: Characteristic, language: str) -> str:
    """Give the label of a characteristic."""
    return LABELS["en" if language == "en" else "fr"][characteristic]


def figure(number: float, language: str) -> str:
    """Write a number as the language does: 7,5 or 7.5."""
    text = plain(number)
    return text if language == "en" else text.replace(".", ",")


def dice(count: int, language: str) -> str:
    """Write the dice of a value: 1 dé, 2 dés; 1 die, 2 dice."""
    if language == "en":
        return f"{count}{NBSP}{'die' if count == 1 else 'dice'}"
    return f"{count}{NBSP}{'dé' if count == 1 else 'dés'}"


def value_text(value: Value, language: str) -> str:
    """Write a value on one line: 7,5 · 15/20 · 12 + 1 dé · 2-3-3; nothing for one that is not known."""
    match value.kind:
        case ValueKind.UNKNOWN:
            return ""
        case ValueKind.ABSENT:
            return "–"
        case ValueKind.TEXT:
            return value.raw
        case ValueKind.DICE:
            return f"{figure(value.numbers[0], language)} + {dice(value.dice, language)}"
        case ValueKind.MOVES:
            return "/".join(figure(n, language) for n in value.numbers)
        case ValueKind.ASPECTS:
            return "-".join(figure(n, language) for n in value.numbers)
        case ValueKind.NUMBER:
            return figure(value.numbers[0], language)


def size_text(size: Size, language: str) -> str:
    """Name a size, nothing for an unknown one."""
    words = SIZE_WORDS.get(size)
    return words.phrase(language) if words else ""


def rank_text(rank: Rank, language: str) -> str:
    """Write the rank line in a language: known words translated, all others as typed, then the level.

    The level is added when the line does not print it and the rank tells it.
    """
    text = " ".join(rank.text.replace(",", " ").split())
    if not text:
        return ""
    words = _translated(text, "en" if language == "en" else "fr")
    if rank.printed_level is None and rank.level is not None:
        level = "level" if language == "en" else "niveau"
        return f"{words} · {level}{NBSP}{rank.level}"
    return words


def _translated(text: str, language: str) -> str:
    words = text.split(" ")
    made: list[str] = []
    at = 0
    while at < len(words):
        for end in range(min(len(words), at + 1 + _LONGEST), at, -1):
            key = fold(" ".join(words[at:end]))
            if found := _OTHER[language].get(key):
                made.append(found)
                at = end
                break
        else:
            made.append(words[at])
            at += 1
    return " ".join(made)


def source_line(card: Card) -> str:
    """Give the edition a card comes from, as typed."""
    return " ".join(card.edition.split())
