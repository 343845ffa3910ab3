"""The words that the card of a spell or a miracle prints, in both languages."""

from __future__ import annotations

from desktop.paper import catalogue
from desktop.paper.words import NBSP, figure, label, value_text
from rules.designation import Allegiance, Designation
from rules.modifiers import Lasting, Modifier, ModifierKind
from rules.peoples import Peoples
from rules.spells import NEUTRAL, Spell, SpellKind
from rules.values import ABSENT, UNKNOWN, Characteristic

# Elements, aspects and durations have a table of the window in `desktop/wording`, in its language of now. A
# card is printed in the language chosen for its page, without Qt's translator, and has room for few words.
_WORDS: dict[str, tuple[str, str]] = {
    "spell": ("Sortilège", "Spell"),
    "miracle": ("Miracle", "Miracle"),
    "cost": ("COÛT", "COST"),
    "faith": ("FOI TEMP.", "TEMP. FAITH"),
    "points": ("FT", "TF"),
    "difficulty": ("DIFFICULTÉ", "DIFFICULTY"),
    "range": ("PORTÉE", "RANGE"),
    "area": ("AIRE", "AREA"),
    "contact": ("contact", "contact"),
    "marker": ("autour d’un marqueur", "around a marker"),
    "on": ("Sur\u202f:", "On:"),
    "friend": ("amis", "friends"),
    "enemy": ("ennemis", "enemies"),
    "once": ("une fois par partie", "once a game"),
    "often": ("{n} par tour", "{n} a turn"),
    "air": ("Air", "Air"),
    "water": ("Eau", "Water"),
    "fire": ("Feu", "Fire"),
    "earth": ("Terre", "Earth"),
    "light": ("Lumière", "Light"),
    "darkness": ("Ténèbres", "Darkness"),
    NEUTRAL: ("Neutre", "Neutral"),
    "creation": ("Création", "Creation"),
    "alteration": ("Altération", "Alteration"),
    "destruction": ("Destruction", "Destruction"),
}
_LASTING: dict[Lasting, tuple[str, str]] = {
    Lasting.TURNS: ("{n} tours", "{n} turns"),
    Lasting.COMBAT: ("jusqu’à la fin du combat", "to the end of combat"),
    Lasting.TURN: ("jusqu’à la fin du tour", "to the end of the turn"),
    Lasting.ACTIVATION: ("jusqu’à son activation du tour suivant", "to its activation of the next turn"),
    Lasting.GAME: ("jusqu’à la fin de la partie", "to the end of the game"),
    Lasting.UPKEEP: ("Entretien/{n}", "Upkeep/{n}"),
}
_ENGLISH = {Allegiance.FRIEND: "friendly", Allegiance.ENEMY: "enemy"}
"""Friends and enemies before a name, as English has it: words that a group is read from."""
_LEVELS: dict[tuple[int, ...], tuple[str, str]] = {
    (0,): ("au sol", "on the ground"),
    (1,): ("en vol", "in flight"),
    (0, 1): ("sur tous les paliers", "on every level"),
}
_ONE_TURN = ("1 tour", "1 turn")
_SIGNS = {ModifierKind.REPLACE: "= ", ModifierKind.DIVIDE: "÷ "}


def word(key: str, language: str) -> str:
    """Give a word of the card; what has none is its own."""
    return _WORDS[key][language == "en"] if key in _WORDS else key


def cost(spell: Spell, language: str) -> tuple[str, str]:
    """Give the label of what is paid and the number: FEU 2, FEU + EAU 2 + 1, CRÉATION 3 FT."""
    if spell.kind is SpellKind.MIRACLE:
        label_ = word(spell.aspect, language).upper() if spell.aspect else word("faith", language)
        return label_, f"{spell.faith}{NBSP}{word('points', language)}" if spell.faith else ""
    if not spell.cost:
        return word("cost", language), ""
    named = " + ".join(word(element, language).upper() for element in spell.cost)
    return named, " + ".join(map(str, spell.cost.values()))


def cells(spell: Spell, language: str) -> list[tuple[str, str]]:
    """Give the row of values, each under its label; "" where nothing is known of it."""
    hard = "–" if spell.difficulty == ABSENT else value_text(spell.difficulty, language)
    far = _far(spell, language)
    wide = spell.area.cm
    dice = f" + {spell.area.dice}d6" if spell.area.dice else ""
    area = f"{figure(wide, language)}{dice}{NBSP}cm" if wide is not None else dice.removeprefix(" + ")
    return [
        cost(spell, language),
        (word("difficulty", language), "" if spell.difficulty == UNKNOWN else hard),
        (word("range", language), far),
        *([(word("area", language), area)] if area else []),
    ]


def _far(spell: Spell, language: str) -> str:
    if spell.reach.contact:
        return word("contact", language)
    return f"{figure(spell.reach.cm, language)}{NBSP}cm" if spell.reach.cm is not None else ""


def lasting(spell: Spell, language: str) -> str:
    """Say how long it lasts, "" where it leaves nothing: that may as well be a duration nobody typed."""
    if spell.lasting is Lasting.INSTANT:
        return ""
    if spell.lasting is Lasting.TURNS and spell.turns == 1:
        return _ONE_TURN[language == "en"]
    count = spell.upkeep if spell.lasting is Lasting.UPKEEP else spell.turns
    return _LASTING[spell.lasting][language == "en"].format(n=count)


def often(spell: Spell, language: str) -> str:
    """Say how often it may be cast, "" where only its cost limits it."""
    if spell.once:
        return word("once", language)
    return word("often", language).format(n=spell.frequency) if spell.frequency else ""


def changes(spell: Spell, language: str) -> tuple[str, ...]:
    """Say what it changes and what it grants: FOR +2, Fléau/Dirz."""
    granted = (catalogue.abilities().parse(each).label(language) for each in spell.grants)
    return (*(_change(modifier, language) for modifier in spell.modifiers), *granted)


def _change(modifier: Modifier, language: str) -> str:
    known = {each.value for each in Characteristic}
    name = modifier.characteristic
    shown = label(Characteristic(name), language) if name in known else name
    if modifier.aspect:
        shown = f"{shown} ({word(modifier.aspect, language).casefold()})"
    sign = _SIGNS.get(modifier.kind, "")
    amount = figure(abs(modifier.amount), language)
    if not sign:
        sign = "+" if modifier.amount >= 0 else "\N{MINUS SIGN}"
    return f"{shown}{NBSP}{sign}{amount}"


def whom(spell: Spell, language: str) -> str:
    """Say whom it acts on where a group is named, and what the area lies around."""
    group = spell.area.group
    parts = [group_words(group, language, catalogue.peoples())] if group is not None else []
    if spell.area.marker:
        parts.append(word("marker", language))
    return ", ".join(filter(None, parts))


def group_words(group: Designation | None, language: str, peoples: Peoples) -> str:
    """Write a named group as it can be read back, its people by name (II-C-1)."""
    if group is None:
        return ""
    known = peoples.peoples.get(group.people)
    people = group.people if known is None else known.en if language == "en" else known.fr
    named = " ".join(filter(None, (group.name, people, group.race)))
    where = _LEVELS[group.levels][language == "en"] if group.levels in _LEVELS else ""
    if language == "en" and named:
        return " ".join(filter(None, (_ENGLISH.get(group.allegiance, ""), named, where)))
    whose = word(group.allegiance.value, language) if group.allegiance is not Allegiance.ANY else ""
    return " ".join(filter(None, (named, whose, where)))


def text_lines(spell: Spell, language: str) -> tuple[str, ...]:
    """Give the lines of the text, of the other language where there is none in this one."""
    ours, theirs = (spell.text_fr, spell.text_en) if language != "en" else (spell.text_en, spell.text_fr)
    return tuple(words for line in (ours or theirs).splitlines() if (words := " ".join(line.split())))
