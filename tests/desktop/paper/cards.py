"""A few cards to draw, made by hand: every kind of value and of text stands on one of them."""

from __future__ import annotations

import struct
import zlib

from rules.abilities import Ability
from rules.cards import Card, Rank, Size, values_from_line
from rules.designation import Allegiance, Designation
from rules.modifiers import Lasting, Modifier, ModifierKind
from rules.spells import Area, Spell, SpellKind, SpellRange
from rules.values import ABSENT, Value


def abilities(*names: str) -> tuple[Ability, ...]:
    made = []
    for name in names:
        words, _, parameter = name.partition("/")
        fr, _, en = words.partition("|")
        made.append(Ability("", fr, en or fr, parameter))
    return tuple(made)


CONSCRIT = Card(
    name_fr="Conscrit du Griffon",
    name_en="Griffin conscript",
    people="griffins",
    values=values_from_line("10 2 2 3 3 8 - 3 4"),
    pa=Value.of(11),
    abilities=abilities("Fanatisme|Fanaticism"),
    edition="C5",
)
DRAGON = Card(
    name_fr="Dragon Cynwäll",
    people="cynwalls",
    values=values_from_line("15/20 4 6 13 5 13 4 ?9 4"),
    rank=Rank.parse("Créature"),
    pa=Value.of(175),
    size=Size.VERY_LARGE,
    abilities=abilities("Énorme", "Implacable/1", "Tueur né", "Vol"),
    equipment=("Souffle de Dragon (FOR 10, 20-30-40)",),
    edition="C3",
)
ZEALOT = Card(
    name_fr="Soïm, Guerrier Équanime",
    people="cynwalls",
    values=values_from_line("12,5\t5\t6\t12 + 1 Dé\t?\t7\t-\tP8\t6\t-\t1-2-1"),
    rank=Rank.parse("Incarné Zélote 2 Élite"),
    size=Size.NORMAL,
    abilities=abilities("Moine-guerrier|Warrior-monk", "Zélote de Noësis/15", "Enchaînement/1"),
    edition="C3",
)
KAIAN = Card(
    name_fr="Kaian Draghost, le Changeur de Formes (Humain)",
    people="acheron",
    values=values_from_line("10 10 8 8 8 10 - P8 8 15 -"),
    rank=Rank.parse("Champion Virtuose 4"),
    size=Size.NORMAL,
    abilities=abilities(
        "Aimé des dieux", "Immunité/Peur", "Éthéré", "Cible/+2", "Esprit des Ténèbres", "Négation",
        "Virtuose des Ténèbres et des 4 Éléments/Nécromancie", "Typhonisme", "Magie Noire et Sorcellerie",
        "Artefact/4", "Maîtrise des arcanes", "Coup de maître/0", "Enchaînement/2", "Contre-attaque/2",
    ),
    edition="C3",
)  # fmt: skip
HOSTILE = "<b>&\"' œŒ \u202f: 漢 ✶ \u200b\x07\t\n\ufffe fin"


def picture(width: int = 60, height: int = 90) -> bytes:
    """Make a small PNG picture: a plain colour that stands nowhere else on a card."""
    row = b"\0" + b"\x20\xa0\xe0" * width

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(row * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


WALL = Spell(
    name_fr="Mur de flammes", name_en="Wall of flames", path="Pyromancie", cost={"fire": 2, "neutral": 1},
    difficulty=Value.of(7), reach=SpellRange(cm=20), lasting=Lasting.UPKEEP, upkeep=1, frequency=1,
    area=Area(
        cm=7.5, dice=1, marker=True, group=Designation(race="Wolfen", allegiance=Allegiance.ENEMY)
    ),
    modifiers=(
        Modifier("DEF", -2, "", ModifierKind.PENALTY), Modifier("ATT", 4, "", ModifierKind.REPLACE)
    ),
    grants=("Fléau/Dirz",), text_fr="Le mur brûle.\nQui le traverse subit un jet (FOR 8).",
)  # fmt: skip
PRAYER = Spell(
    name_fr="Lumière de Merin", kind=SpellKind.MIRACLE, faith=3, aspect="creation", difficulty=ABSENT,
    reach=SpellRange(contact=True), lasting=Lasting.TURNS, turns=1, once=True,
    modifiers=(Modifier("FOI", 1, "", aspect="alteration"),),
)  # fmt: skip
