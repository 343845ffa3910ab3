"""The words by which data sets name characteristics, costs, elements and spans, folded, in their languages.

A column is known by its words, never by its id or its place: other data sets have others.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache

from rules.modifiers import Lasting
from rules.text import fold
from rules.values import Characteristic

CHARACTERISTICS: dict[str, Characteristic] = {
    **dict.fromkeys(
        ("mou", "mov", "mv", "mvt", "mouv", "mouvement", "movement", "movimento", "move", "m", "deplacement"),
        Characteristic.MOU,
    ),
    **dict.fromkeys(("ini", "init", "initiative", "iniziativa", "i"), Characteristic.INI),
    **dict.fromkeys(("att", "atk", "attaque", "attack", "attacco"), Characteristic.ATT),
    **dict.fromkeys(("for", "str", "force", "strength", "forza"), Characteristic.FOR),
    **dict.fromkeys(("def", "dif", "defense", "defence", "difesa"), Characteristic.DEF),
    **dict.fromkeys(("res", "resist", "resistance", "resilience", "resistenza"), Characteristic.RES),
    **dict.fromkeys(("tir", "aim", "tiro", "aiming", "shoot", "shooting"), Characteristic.TIR),
    **dict.fromkeys(("cou", "cor", "cour", "courage", "coraggio"), Characteristic.COU),
    **dict.fromkeys(("peur", "peu", "fea", "fear", "pau", "paura"), Characteristic.PEUR),
    **dict.fromkeys(("dis", "disc", "discipline", "disciplina"), Characteristic.DIS),
    **dict.fromkeys(("pou", "pouv", "pow", "pot", "pouvoir", "power", "potere"), Characteristic.POU),
    **dict.fromkeys(
        ("foi", "fai", "faith", "fede", "ferveur", "fervour", "fervor", "fervore"), Characteristic.FOI
    ),
}
ABILITIES = frozenset({
    "abilities", "ability", "competences", "competence", "abilita", "capacites", "skills", "aptitudes",
    "aptitude",
})  # fmt: skip
RANKS = frozenset({"rank", "rang", "rango"})
SIZES = frozenset({"size", "taille", "taglia"})
EQUIPMENT = frozenset({"equipment", "equipement", "equipaggiamento", "weapons", "armes", "armi"})
PEOPLES = frozenset({"people", "peuple", "popolo", "army", "armee", "faction", "fazione"})

POINTS = frozenset({
    "pts", "pt", "points", "point", "pa", "ap", "a.p", "a.p.", "army points", "points d'armee", "punti",
    "punti armata", "pv", "cost", "cout", "punkte", "pkt", "puntos", "pontos", "punkty", "point cost",
    "points cost", "points value", "valeur en points", "cout en points", "costo in punti", "costo",
})  # fmt: skip


class SpellLine(Enum):
    """A line of a spell's or a miracle's card."""

    INTENSITY = "intensity"
    MANA = "mana"
    ASPECTS = "aspects"
    FERVOUR = "fervour"
    DIFFICULTY = "difficulty"
    FREQUENCY = "frequency"
    DURATION = "duration"
    RANGE = "range"
    AREA = "area"
    PATH = "path"
    TEXT = "text"


PARTS: dict[str, SpellLine] = {
    **dict.fromkeys(("intensity", "intensite", "intensita"), SpellLine.INTENSITY),
    **dict.fromkeys(
        ("mana cost", "mana", "cout", "cost", "gems", "gemmes", "cout en mana", "costo", "costo in mana",
         "elements", "element"), SpellLine.MANA,
    ),
    **dict.fromkeys(("aspetti", "aspects", "aspect", "aspetto"), SpellLine.ASPECTS),
    **dict.fromkeys(("fervore", "fervour", "ferveur", "fervor"), SpellLine.FERVOUR),
    **dict.fromkeys(("difficulty", "difficulte", "difficolta"), SpellLine.DIFFICULTY),
    **dict.fromkeys(("frequence", "frequency", "frequenza"), SpellLine.FREQUENCY),
    **dict.fromkeys(("duration", "duree", "durata"), SpellLine.DURATION),
    **dict.fromkeys(("range", "portee", "portata"), SpellLine.RANGE),
    **dict.fromkeys(
        ("area", "area of effect", "aire d'effet", "zone d'effet", "aire", "area d'effetto", "bersaglio",
         "cible", "target"), SpellLine.AREA,
    ),
    **dict.fromkeys(("path", "voie", "via"), SpellLine.PATH),
    **dict.fromkeys(
        ("description", "descrizione", "effect", "effet", "effetto", "text", "texte"), SpellLine.TEXT
    ),
}  # fmt: skip

ELEMENTS: dict[str, str] = {
    **dict.fromkeys(("air", "aria"), "air"),
    **dict.fromkeys(("eau", "water", "acqua"), "water"),
    **dict.fromkeys(("feu", "fire", "fuoco"), "fire"),
    **dict.fromkeys(("terre", "earth", "terra"), "earth"),
    **dict.fromkeys(("lumiere", "light", "luce"), "light"),
    **dict.fromkeys(("tenebres", "darkness", "dark", "tenebra", "tenebre"), "darkness"),
    **dict.fromkeys(("neutre", "neutral", "neutra", "neutro", "neutres", "neutri"), "neutral"),
}
CONTACT = frozenset({"contact", "contatto", "au contact", "touch"})
PERSONAL = frozenset({"p", "personal", "personnel", "personnelle", "personale", "-"})
UNIQUE = frozenset({"unique", "unica", "unico", "once a battle", "once per battle", "une fois par partie"})
SPANS: dict[str, Lasting] = {
    **dict.fromkeys(
        ("i", "instant", "instantane", "instantanee", "instantaneous", "istantanea"), Lasting.INSTANT
    ),
    **dict.fromkeys(
        ("uer", "fdt", "end of turn", "end of round", "until end of round", "until the end of the round",
         "fin du tour", "jusqu'a la fin du tour", "fine turno", "fino a fine turno"), Lasting.TURN,
    ),
    **dict.fromkeys(
        ("end of game", "fin de la partie", "fin de partie", "fine partita", "game"), Lasting.GAME
    ),
    **dict.fromkeys(("end of combat", "fin du combat", "fine combattimento"), Lasting.COMBAT),
}  # fmt: skip
COURAGE_LETTERS = frozenset({"c"})
FEAR_LETTERS = frozenset({"f", "p"})

# What stands on cards; beyond it a figure is taken as it is, and told.
USUAL: dict[Characteristic, tuple[float, float]] = {
    Characteristic.MOU: (5, 30),
    Characteristic.INI: (0, 10),
    Characteristic.ATT: (0, 15),
    Characteristic.FOR: (0, 20),
    Characteristic.DEF: (0, 15),
    Characteristic.RES: (1, 20),
    Characteristic.TIR: (0, 10),
    Characteristic.COU: (0, 12),
    Characteristic.PEUR: (0, 13),
    Characteristic.NERVE: (0, 13),
    Characteristic.DIS: (0, 12),
    Characteristic.POU: (0, 13),
    Characteristic.FOI: (0, 9),
}

_ODD = re.compile(r"[^0-9a-z' ./()-]+")


@lru_cache(maxsize=8192)
def plain(label: str) -> str:
    """Fold a label further than case and accents: no colon, no back-tick, no doubled blank."""
    return " ".join(_ODD.sub(" ", fold(label)).split()).strip(" .")


_BRACKET = re.compile(r"[(\[]")
_UNIT = re.compile(r"\s*\(?\bcm\)?$")
_APART = re.compile(r"\s*[-/]\s*|\s+(?:(?:et|and|e)\s+)?")
_JOINTS = str.maketrans(dict.fromkeys("&|+\\_", "/") | dict.fromkeys("–—−", "-"))


def characteristics(label: str) -> tuple[Characteristic, ...]:
    """Return the characteristics that a column holds: one, two joined ones, or none."""
    text = _UNIT.sub("", plain(label.translate(_JOINTS)))
    if text in CHARACTERISTICS:
        return (CHARACTERISTICS[text],)
    parts = [CHARACTERISTICS.get(part.strip(" .()")) for part in _APART.split(text)]
    known = tuple(part for part in parts if part is not None)
    return known if len(known) == len(parts) and len(set(known)) == len(known) else ()


def is_points(name: str) -> bool:
    """Tell whether a type of costs is the army points, whatever stands behind its name in brackets."""
    return plain(_BRACKET.split(name, maxsplit=1)[0]) in POINTS
