"""The fields of a reference card, each declared once.

Comparison, merge, tables, rosters, search, detail and form read this table. A field that stands here needs no
line elsewhere but for its place on the face and, where it holds what no other field holds, for the functions
that read and write that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from operator import attrgetter
from typing import Any

from rules.abilities import Ability
from rules.cards import Card, Rank, Size
from rules.enumerations import joined, parted
from rules.systems import KINDS
from rules.text import QT_TRANSLATE_NOOP, fold
from rules.values import NERVES, UNKNOWN, Characteristic, Value, ValueKind

C = Characteristic
NERVE = C.NERVE.value
"""The one field of courage and fear: a card prints exactly one of the two."""


# What fields hold ---------------------------------------------------------------------------------


def _is_known(value: Value) -> bool:
    return value.kind is not ValueKind.UNKNOWN


def _nerve_is_known(nerve: tuple[Characteristic, Value]) -> bool:
    return _is_known(nerve[1])


def _has_line(rank: Rank) -> bool:
    return bool(rank.text)


def _nerve_line(nerve: tuple[Characteristic, Value]) -> str:
    kind, printed = nerve
    return f"{kind.value} {printed}" if str(printed) else ""


def _rank_line(rank: Rank) -> str:
    return rank.text


def _abilities(abilities: Iterable[Ability]) -> str:
    return "; ".join(ability.label("en") or ability.label("fr") for ability in abilities)


def _game(system: str) -> str:
    return KINDS[system].name if system in KINDS else system


def _itself(said: str) -> Iterable[str]:
    return (said,)


def _each(words: Iterable[str]) -> Iterable[str]:
    return words


def _rank_words(rank: Rank) -> Iterable[str]:
    return (rank.text,)


def _ability_words(abilities: Iterable[Ability]) -> Iterable[str]:
    return dict.fromkeys(label for each in abilities for label in (each.label("fr"), each.label("en")))


def _game_words(system: str) -> Iterable[str]:
    """Return the id and the name of a game; nothing for Confrontation, which nearly all cards are of."""
    if system == "confrontation":
        return ()
    return (system, KINDS[system].name) if system in KINDS else (system,)


class Merge(StrEnum):
    """What it means that a field is empty in a file, or differs there."""

    SAID = "said"  # whoever wrote the file left it empty: nothing is a word like another
    LATER = "later"  # nobody has typed it yet: nothing says nothing
    ORIGIN = "origin"  # where a card came from first stays, and is no difference


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """What fields hold.

    ``says`` tells it from nothing. ``line`` writes it in a line, "" for nothing; ``words`` are those by which
    a search finds it, in both languages.
    ``cell`` writes it into one cell of a table; ``read`` reads it back, where a cell is enough, and gives
    nothing for a cell that it cannot read, which is told by the code ``unread``. ``choices`` are all that it
    may be, ``several`` is a list of things, ``figures`` what a player counts with. ``merge`` tells what it
    means that a file holds nothing, or something else.
    """

    says: Callable[[Any], bool] = bool
    line: Callable[[Any], str] = str
    words: Callable[[Any], Iterable[str]] = _itself
    cell: Callable[[Any], str] = str
    read: Callable[[str], Any] | None = None
    unread: str = "unknown_choice"
    choices: tuple[StrEnum, ...] = ()
    several: bool = False
    figures: bool = False
    merge: Merge = Merge.SAID

    def is_lost(self, cell: str, read: Any) -> bool:
        """Tell whether a cell was filled, and nothing could be read of it."""
        return bool(cell.strip()) and not self.several and not self.says(read)


def choice(kind: type[StrEnum], read: Callable[[str], StrEnum], unread: str = "unknown_choice") -> Content:
    """Return what holds one word of an enumeration, whose "" says nothing; ``read`` gives that for others."""
    every = tuple(each for each in kind if each.value)
    return Content(read=read, unread=unread, choices=every, merge=Merge.LATER)


TEXT = Content(read=str)
SOURCE = Content(read=str, merge=Merge.ORIGIN)
PRINTED_VALUE = Content(_is_known, read=Value.parse, figures=True, merge=Merge.LATER)
COURAGE_OR_FEAR = Content(_nerve_is_known, _nerve_line, figures=True, merge=Merge.LATER)
RANK = Content(_has_line, _rank_line, words=_rank_words, cell=_rank_line, merge=Merge.LATER)
SIZE = choice(Size, Size.parse, "unknown_size")
WORDS = Content(line="; ".join, words=_each, cell=joined, read=parted, several=True)
ABILITIES = Content(line=_abilities, words=_ability_words, several=True)
GAME = Content(line=_game, words=_game_words, read=str)


# How a field is declared ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column of tables: its name, what it is in words, and how people also head it, folded.

    Without words it has those of its field. One that is not ``written`` is only read.
    """

    key: str
    words: str = ""
    aliases: tuple[str, ...] = ()
    written: bool = True


@dataclass(frozen=True, slots=True)
class CardField:
    """One field of a card.

    ``key`` is its attribute, or the letters of a printed value; ``words`` its name in English, "" for what is
    named by its letters. ``roster`` heads a column of ours in rosters, in French and in English. ``searched``
    tells whether its words are looked through; ``asked`` are the words by which it is compared with a figure.
    ``compared`` tells whether it is a row of a comparison, ``tells_apart`` whether another word in a table
    means another card, ``typed`` whether it stands in the form. ``beneath`` heads it beneath the card that is
    looked at, "" where it does not stand there; fields of one heading share a line. ``unprinted`` says why it
    does not stand on the printed face, "" of what does.
    """

    key: str
    holds: Content
    get: Callable[[Card], Any]
    words: str = ""
    columns: tuple[TableColumn, ...] = ()
    roster: tuple[str, str] | None = None
    searched: bool = False
    asked: tuple[str, ...] = ()
    compared: bool = True
    tells_apart: bool = False
    typed: bool = True
    beneath: str = ""
    unprinted: str = ""


# The table ----------------------------------------------------------------------------------------


def _field(key: str, holds: Content, words: str, *columns: TableColumn, **more: Any) -> CardField:
    return CardField(key, holds, attrgetter(key), words, columns or (TableColumn(key),), **more)


def _value(
    characteristic: Characteristic,
    asked: str,
    words: str = "",
    aliases: str = "",
    roster: tuple[str, str] | None = None,
) -> CardField:
    """Declare a printed value; most of those that no card of Confrontation has are named by their letters."""

    def get(card: Card) -> Value:
        return card.values.get(characteristic, UNKNOWN)

    letters = characteristic.value
    column = TableColumn(fold(letters), words, tuple(aliases.split()))
    return CardField(
        letters, PRINTED_VALUE, get, columns=(column,), roster=roster or (letters, letters),
        asked=tuple(asked.split()),
    )  # fmt: skip


_STRIP = (
    _value(C.MOU, "mou mouvement mov movement", QT_TRANSLATE_NOOP("Phrases", "Movement"),
           "mov", ("Mou", "Mov")),
    _value(C.INI, "ini initiative", QT_TRANSLATE_NOOP("Phrases", "Initiative"), "", ("Ini", "Ini")),
    _value(C.ATT, "att attaque attack atk", QT_TRANSLATE_NOOP("Phrases", "Attack"), "", ("Att", "Att")),
    _value(C.FOR, "for force str strength", QT_TRANSLATE_NOOP("Phrases", "Strength"), "str", ("For", "Str")),
    _value(C.DEF, "def defense defence", QT_TRANSLATE_NOOP("Phrases", "Defence"), "", ("Déf", "Def")),
    _value(C.RES, "res resistance resilience", QT_TRANSLATE_NOOP("Phrases", "Resilience"),
           "", ("Rés", "Res")),
    _value(C.TIR, "tir aim", QT_TRANSLATE_NOOP("Phrases", "Aim"), "aim", ("Tir", "Aim")),
    CardField(
        NERVE, COURAGE_OR_FEAR, attrgetter("nerve"), columns=(
            TableColumn("cou", QT_TRANSLATE_NOOP("Phrases", "Courage")),
            TableColumn("peur", QT_TRANSLATE_NOOP("Phrases", "Fear"), ("fea", "fear")),
            TableColumn("cou_or_peur", QT_TRANSLATE_NOOP("Phrases", "Courage or fear"), ("cou/peur",)),
        ),
    ),
    _value(C.DIS, "dis discipline", QT_TRANSLATE_NOOP("Phrases", "Discipline"), "", ("Dis", "Dis")),
    _value(C.POU, "pou pouvoir pow power", QT_TRANSLATE_NOOP("Phrases", "Power"), "pow", ("Pou", "Pow")),
    _value(C.FOI, "foi fai faith", QT_TRANSLATE_NOOP("Phrases", "Faith"), "fai", ("Foi", "Fai")),
)  # fmt: skip
BESIDE = (
    _value(C.PV, "pv vie lp animus", QT_TRANSLATE_NOOP("Phrases", "Life points, or Animus"), "lp vie animus"),
    _value(C.PUI, "pui puissance mgt might pwr", QT_TRANSLATE_NOOP("Phrases", "Might"), "puissance pwr"),
    _value(C.EVE, "eve"),
    _value(C.AGI, "agi agilite agility"),
    _value(C.END, "end endurance"),
    _value(C.BEA, "bea beaute beauty"),
    _value(C.PER, "per perception"),
    _value(C.INT, "int intelligence"),
    _value(C.EMP, "emp empathie empathy"),
    _value(C.RUS, "rus ruse cunning"),
    _value(C.CHA, "cha charisme charisma"),
)
"""The printed values that no card of Confrontation has."""

FIELDS: tuple[CardField, ...] = (
    _field(
        "name_fr", TEXT, QT_TRANSLATE_NOOP("Phrases", "French name"),
        TableColumn(
            "name", QT_TRANSLATE_NOOP("Phrases", "Name"), ("nom", "designation", "denomination"),
            written=False,
        ),
        TableColumn("name_fr", aliases=("nom_fr",)),
        TableColumn("lang", QT_TRANSLATE_NOOP("Phrases", "Language of the row"), ("langue",), written=False),
        roster=("Nom français", "French name"), searched=True,
    ),
    _field(
        "name_en", TEXT, QT_TRANSLATE_NOOP("Phrases", "English name"),
        TableColumn("name_en", aliases=("nom_en",)),
        roster=("Nom anglais", "English name"), searched=True,
    ),
    _field(
        "edition", TEXT, QT_TRANSLATE_NOOP("Phrases", "Edition"),
        roster=("Édition", "Edition"), searched=True, tells_apart=True,
        beneath=QT_TRANSLATE_NOOP("Phrases", "Edition"),
    ),
    _field(
        "people", TEXT, QT_TRANSLATE_NOOP("Phrases", "People"), TableColumn("people", aliases=("peuple",)),
        roster=("Peuple", "People"), searched=True, tells_apart=True,
    ),
    _field(
        "rank", RANK, QT_TRANSLATE_NOOP("Phrases", "Rank"),
        TableColumn("rank", aliases=("rang",)),
        TableColumn("type", QT_TRANSLATE_NOOP("Phrases", "Character or troop")),
        roster=("Rang", "Rank"), searched=True, beneath=QT_TRANSLATE_NOOP("Phrases", "Rank"),
    ),
    _field(
        "pa", PRINTED_VALUE, QT_TRANSLATE_NOOP("Phrases", "PA"),
        TableColumn("pa", QT_TRANSLATE_NOOP("Phrases", "PA of one figure"), ("cost", "cout")),
        roster=("PA", "AP"), asked=("pa", "cout", "cost", "ap", "points"),
    ),
    *_STRIP,
    *BESIDE,
    _field(
        "size", SIZE, QT_TRANSLATE_NOOP("Phrases", "Size"), TableColumn("size", aliases=("taille",)),
        roster=("Taille", "Size"),
    ),
    _field(
        "abilities", ABILITIES, QT_TRANSLATE_NOOP("Phrases", "Abilities"),
        TableColumn("competences", QT_TRANSLATE_NOOP("Phrases", "Abilities"), ("abilities",), written=False),
        TableColumn("competences_fr", QT_TRANSLATE_NOOP("Phrases", "Abilities in French")),
        TableColumn("competences_en", QT_TRANSLATE_NOOP("Phrases", "Abilities in English")),
        roster=("Compétences", "Abilities"), searched=True,
    ),
    _field(
        "equipment", WORDS, QT_TRANSLATE_NOOP("Phrases", "Equipment"),
        TableColumn("equipment", aliases=("equipement",)), roster=("Équipement", "Equipment"),
    ),
    _field(
        "classes", WORDS, QT_TRANSLATE_NOOP("Phrases", "Classes"),
        TableColumn("classes", aliases=("classe", "class")), roster=("Classes", "Classes"), searched=True,
        beneath=QT_TRANSLATE_NOOP("Phrases", "Class"),
    ),
    _field(
        "race", TEXT, QT_TRANSLATE_NOOP("Phrases", "Race"), roster=("Race", "Race"), searched=True,
        beneath=QT_TRANSLATE_NOOP("Phrases", "Class"),
    ),
    CardField(
        "picture", TEXT, attrgetter("picture"), QT_TRANSLATE_NOOP("Phrases", "Picture"), typed=False
    ),
    _field(
        "source", SOURCE, QT_TRANSLATE_NOOP("Phrases", "Source"),
        TableColumn(
            "profile_origin", QT_TRANSLATE_NOOP("Phrases", "Origin of the profile"), ("origine",), False,
        ),
        TableColumn("source"),
        TableColumn("source_url", QT_TRANSLATE_NOOP("Phrases", "Address of the source"), written=False),
        roster=("Source", "Source"), beneath=QT_TRANSLATE_NOOP("Phrases", "Source"),
        unprinted="a printed card tells nobody where its values were taken from",
    ),
    _field(
        "note", TEXT, QT_TRANSLATE_NOOP("Phrases", "Note"), TableColumn("note", aliases=("remarque",)),
        roster=("Remarque", "Note"), beneath=QT_TRANSLATE_NOOP("Phrases", "Note"),
        unprinted="it is its owner's, who prints it on wish; a list prints the notes of its entries",
    ),
    _field(
        "system", GAME, QT_TRANSLATE_NOOP("Phrases", "Game"),
        TableColumn("system", QT_TRANSLATE_NOOP("Phrases", "Game system"), ("jeu", "game")),
        roster=("Système", "System"), searched=True, compared=False, tells_apart=True,
    ),
)  # fmt: skip
"""Every field of a card in the order of the print, then what stands beside it."""

BY_KEY: Mapping[str, CardField] = {field.key: field for field in FIELDS}
_PRINTED: Mapping[str, Characteristic] = {c.value: c for c in C if not c.is_nerve}
VALUES: tuple[CardField, ...] = tuple(field for field in FIELDS if field.key in _PRINTED)
"""The printed values, without courage and fear."""


def ordered(*first: str) -> tuple[CardField, ...]:
    """Return every field, those of the keys ``first`` before the others. Raises KeyError."""
    return (*(BY_KEY[key] for key in first), *(field for field in FIELDS if field.key not in first))


def keys(fields: Sequence[CardField]) -> tuple[str, ...]:
    """Return the keys of fields."""
    return tuple(field.key for field in fields)


# In other orders than the print -------------------------------------------------------------------

DIFFERENCES = ordered(
    "name_fr", "name_en", "people", "edition", "source", "note", "race", "picture", *keys(VALUES), NERVE
)
"""The fields in the order in which the differences of a merge are told."""
SEARCHED = tuple(
    field for field in ordered("people", "rank", "edition", "classes", "race", "abilities") if field.searched
)
"""The fields in whose words a search looks, in the order in which these follow each other."""
TYPED = tuple(
    field
    for field in ordered(
        "system", "name_fr", "name_en", "people", "rank", "size", *keys(VALUES), NERVE,
        "abilities", "equipment", "pa", "edition", "source", "classes", "race",
    )
    if field.typed
)  # fmt: skip
"""The fields of the form in the order of its lines, the note last."""
BENEATH = tuple(field for field in ordered("rank", "classes", "race", "edition") if field.beneath)
"""The fields beneath the card that is looked at, the note last."""


def filled(card: Card, said: Mapping[str, Any]) -> Card:
    """Return a card with other values of some fields, by their keys.

    Exactly one of courage, fear and unknown kind stays. Raises TypeError for a key that no field has.
    """
    values: dict[Characteristic, Value] | None = None
    others: dict[str, Any] = {}
    for key, value in said.items():
        if key != NERVE and key not in _PRINTED:
            others[key] = value
            continue
        values = dict(card.values) if values is None else values
        if key == NERVE:
            for nerve in NERVES:
                values.pop(nerve, None)
            values[value[0]] = value[1]
        else:
            values[_PRINTED[key]] = value
    if values is not None:
        others["values"] = values
    return replace(card, **others)
