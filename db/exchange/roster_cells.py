"""The columns by which a roster shows cards, options and spells: the usual ones, and ours beside them.

A column of ours is written only where the usual ones would not be read back as the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from db.exchange import budget
from db.exchange.battlescribe import magic, own, own_list
from db.exchange.battlescribe.findings import Findings
from db.exchange.battlescribe.model import Profile
from rules.abilities import Abilities, enumerated
from rules.armies import Army, Option, Per
from rules.card_fields import BESIDE, BY_KEY, ordered
from rules.cards import SIZE_WORDS, Card, Rank
from rules.modifiers import Lasting
from rules.peoples import Peoples
from rules.spells import Area, Spell, SpellKind, SpellRange
from rules.values import NERVES, PRINTED, UNKNOWN, Aspect, Characteristic, plain

Cells = dict[str, str]
C = Characteristic

# Each in French and in English, as :mod:`db.exchange.battlescribe.labels` knows them again.
_NERVES: dict[Characteristic, tuple[str, str]] = {
    C.COU: ("Cou", "Cou"), C.PEUR: ("Peur", "Fea"), C.NERVE: ("Cou/Peur", "Cou/Fea"),
}  # fmt: skip
SPELL_TYPES: dict[SpellKind, tuple[str, str]] = {
    SpellKind.SPELL: ("Sortilège", "Spell"), SpellKind.MIRACLE: ("Miracle", "Miracle"),
}  # fmt: skip
_MANA = ("Coût en mana", "Mana")
_FERVOUR = ("Ferveur", "Fervour")
_ASPECTS = ("Aspects", "Aspects")
_DIFFICULTY = ("Difficulté", "Difficulty")
_RANGE = ("Portée", "Range")
_AREA = ("Aire d’effet", "Area of effect")
_DURATION = ("Durée", "Duration")
_PATH = ("Voie", "Path")
_TEXT = ("Effet", "Effect")
_CONTACT = ("contact", "contact")
_PERSONAL = ("personnelle", "personal")
# What a file says stays as it is, whatever the window comes to call it: these cells are read back by word.
_ELEMENTS: dict[str, tuple[str, str]] = {
    "air": ("air", "air"), "water": ("eau", "water"), "fire": ("feu", "fire"), "earth": ("terre", "earth"),
    "light": ("lumière", "light"), "darkness": ("ténèbres", "darkness"), "neutral": ("neutre", "neutral"),
}  # fmt: skip
_LASTING: dict[Lasting, tuple[str, str]] = {
    Lasting.INSTANT: ("instantanée", "instant"), Lasting.TURN: ("fin du tour", "end of turn"),
    Lasting.GAME: ("fin de la partie", "end of game"), Lasting.COMBAT: ("fin du combat", "end of combat"),
}  # fmt: skip
_FIRST = ("pa", "name_fr", "name_en", "people")
_OTHERS = tuple(
    field
    for field in ordered("edition", "source", "race", "classes", "note", "system")
    if field.key in own.COLUMNS and field.key not in _FIRST and field not in BESIDE
)
"""What a column of ours holds beside the price, the names and the people, in the order of these columns."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """One of the two languages that columns are written in."""

    code: str

    def of(self, words: tuple[str, str]) -> str:
        """Return the one of two words that is this language's."""
        return words[self.code == "en"]

    @property
    def other(self) -> str:
        """Return the code of the other one."""
        return "fr" if self.code == "en" else "en"


@dataclass(frozen=True, slots=True)
class ForceDefaults:
    """What a reader assumes of the cards of one force where a card says nothing else."""

    tongue: Tongue
    peoples: Peoples
    abilities: Abilities
    people: str
    edition: str
    source: str


# Cards --------------------------------------------------------------------------------------------


def card_cells(card: Card, setting: ForceDefaults) -> Cells:
    """Return the columns of a card: its characteristics in the order of the print, then the rest."""
    of = setting.tongue.of
    cells: Cells = {}
    kind, nerve = card.nerve
    for place in PRINTED:
        if place in NERVES:
            cells[of(_NERVES[kind])] = str(nerve)
        else:
            cells[_head(place.value, setting)] = str(card.values.get(place, UNKNOWN))
    cells |= {_head(field.key, setting): str(field.get(card)) for field in BESIDE if field.key in card.values}
    cells[_head("abilities", setting)] = printed = enumerated(card.abilities, setting.tongue.code, "; ")
    if card.rank.text:
        cells[_head("rank", setting)] = card.rank.text
    if words := SIZE_WORDS.get(card.size):
        cells[_head("size", setting)] = words.name(setting.tongue.code).lower()
    if card.equipment:
        cells[_head("equipment", setting)] = BY_KEY["equipment"].holds.cell(card.equipment)
    for key, text in _own(card, setting, printed).items():
        cells[of(own.COLUMNS[key])] = text
    return cells


def _head(key: str, setting: ForceDefaults) -> str:
    """Return the heading of a field."""
    heads = BY_KEY[key].roster
    assert heads is not None
    return setting.tongue.of(heads)


def _own(card: Card, setting: ForceDefaults, printed: str) -> Cells:
    """Return the columns of ours that a card needs, by their keys."""
    tongue, people = setting.tongue, setting.peoples.peoples.get(card.people)
    cells: Cells = {}
    if str(card.pa):
        cells["pa"] = str(card.pa)
    names = {"name_fr": card.name_fr, "name_en": card.name_en}
    if any(bool(name) != (key == f"name_{tongue.code}") for key, name in names.items()):
        cells |= names
    if card.people != setting.people:
        cells["people"] = people.fr if people is not None else card.people
    meant = {"edition": setting.edition, "source": setting.source, "system": "confrontation"}
    for field in _OTHERS:
        text = field.holds.cell(field.get(card))
        if text != meant.get(field.key, ""):
            cells[field.key] = text
    if card.rank.character and not Rank.parse(card.rank.text).character:
        cells["character"] = tongue.of(("oui", "yes"))
    if card.abilities and setting.abilities.parse_list(printed) != card.abilities:
        cells[f"abilities_{tongue.other}"] = enumerated(card.abilities, tongue.other, "; ")
    return cells


# Lists --------------------------------------------------------------------------------------------


def list_cells(army: Army, tongue: Tongue, peoples: Peoples, order: Sequence[int], mark: str) -> Cells:
    """Return the columns of a list: what no other part of a roster tells, where there is anything to tell.

    ``order`` are the places of its entries as the file has them, ``mark`` is that of its catalogues.
    """
    people = peoples.peoples.get(army.people)
    told = {
        "people": tongue.of((people.fr, people.en)) if people is not None else army.people,
        "edition": army.edition,
        "format": army.format,
        "order": "" if list(order) == sorted(order) else " ".join(map(str, order)),
        "catalogues": mark,
    }
    return {tongue.of(own_list.COLUMNS[key]): text for key, text in told.items() if text}


# Options ------------------------------------------------------------------------------------------


def option_cells(option: Option, tongue: Tongue, shown: Cells | None, bringing: Sequence[str] = ()) -> Cells:
    """Return the columns of an option of ours; ``shown`` are those of its spell.

    ``bringing`` are the cards that bring what the list chose for itself, a line for each.
    """
    of = tongue.of
    cells = {of(own.COLUMNS["kind"]): of(own.KINDS[option.kind])}
    if option.pa is not None:
        cells[of(own.COLUMNS["price"])] = plain(option.pa)
    cells |= per_cells(option.per, tongue)
    if bringing:
        cells[of(own.COLUMNS["bringing"])] = "\n".join(bringing)
    if option.spell is not None and _read_back(option, shown or {}) != option.spell:
        whole = own.SPELL.write(option.spell).decode()
        if len(whole) < budget.MAX_TEXT:
            cells[of(own.COLUMNS["spell"])] = whole
    return cells


def per_cells(per: Per, tongue: Tongue) -> Cells:
    """Return the column that tells what a choice is counted for."""
    return {tongue.of(own.COLUMNS["per"]): tongue.of(own.PRICED[per])}


def _read_back(option: Option, shown: Cells) -> Spell | None:
    """Return the spell that the usual columns give by themselves."""
    assert option.spell is not None
    profile = Profile("", option.name, "", False, shown)
    kind = magic.kind_of(shown, {})
    return None if kind is None else magic.read(profile, kind, option.name, "", "", Findings("")).spell


def spell_cells(spell: Spell, tongue: Tongue) -> Cells:
    """Return the columns of a spell or a miracle, as far as they hold it."""
    of = tongue.of
    cells: Cells = {}
    if spell.kind is SpellKind.SPELL:
        gems = (f"{number} {of(_ELEMENTS[e])}" for e, number in spell.cost.items() if e in _ELEMENTS)
        cells[of(_MANA)] = " + ".join(gems)
    else:
        cells[of(_FERVOUR)] = str(spell.faith) if spell.faith else ""
        if spell.aspect:
            cells[of(_ASPECTS)] = "-".join("1" if aspect.value == spell.aspect else "0" for aspect in Aspect)
    text = spell.text_en if tongue.code == "en" else spell.text_fr
    cells |= {
        of(_DIFFICULTY): str(spell.difficulty),
        of(_RANGE): _reach(spell.reach, tongue),
        of(_AREA): _area(spell.area),
        of(_DURATION): of(_LASTING[spell.lasting]) if spell.lasting in _LASTING else "",
        of(_PATH): spell.path,
        of(_TEXT): text or spell.text_fr or spell.text_en,
    }
    return cells


def _reach(reach: SpellRange, tongue: Tongue) -> str:
    if reach.contact:
        return tongue.of(_CONTACT)
    return tongue.of(_PERSONAL) if reach.cm is None else f"{plain(reach.cm)} cm"


def _area(area: Area) -> str:
    return "" if area.cm is None else f"{plain(area.cm)} cm"
