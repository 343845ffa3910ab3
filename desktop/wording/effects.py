"""Say an effect: what it does, where it comes from, when it ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.wording import about, apart, capital, fill, number
from desktop.wording.naming import Names, mana_name
from rules.battle.current import idle_for
from rules.battle.leading import leads
from rules.battle.state import Bond, Effect, Lasting, Modifier, ModifierKind, Until
from rules.spells import FAITH, NEUTRAL, Spell, SpellKind
from rules.text import QT_TRANSLATE_NOOP

# marked apart: who collects the words does not see a count in a call of translate
_TURNS_LEFT = QT_TRANSLATE_NOOP("Effects", "%n turns left", None, 1)

_FOR_TURNS = QT_TRANSLATE_NOOP("Effects", "for %n turns", None, 1)

_NAMED = 4
"""How many figures are named in one line."""


def until_words(until: Until) -> str:
    """Say when a modifier ends."""
    return {
        Until.TURN_END: QCoreApplication.translate("Battle", "until the end of the turn"),
        Until.COMBAT_END: QCoreApplication.translate("Battle", "until the end of the combat"),
        Until.ACTIVATION: QCoreApplication.translate("Battle", "until its activation of the next turn"),
        Until.GAME_END: QCoreApplication.translate("Battle", "to the end of the battle"),
        Until.MARK: QCoreApplication.translate("Battle", "while it holds"),
    }[until]


def lasting_words(lasting: Lasting) -> str:
    """Name a duration, whatever lasts so."""
    return {
        Lasting.INSTANT: QCoreApplication.translate("Effects", "instant"),
        Lasting.TURN: until_words(Until.TURN_END),
        Lasting.COMBAT: until_words(Until.COMBAT_END),
        Lasting.ACTIVATION: until_words(Until.ACTIVATION),
        Lasting.GAME: until_words(Until.GAME_END),
        Lasting.TURNS: QCoreApplication.translate("Effects", "for a number of turns"),
        Lasting.UPKEEP: QCoreApplication.translate("Effects", "upkeep: paid each turn"),
    }[lasting]


def lasting_caption(lasting: Lasting) -> str:
    """Name a duration on a button, where one of the frequent ones has a shorter name."""
    short = {
        Lasting.TURN: QCoreApplication.translate("Effects", "the turn"),
        Lasting.UPKEEP: QCoreApplication.translate("Effects", "upkeep"),
    }
    return short.get(lasting) or lasting_words(lasting)


def end_words(effect: Effect) -> str:
    """Say when an effect ends, with its turns left or what it costs to keep."""
    if effect.lasting is Lasting.TURNS:
        return QCoreApplication.translate("Effects", _TURNS_LEFT, "", effect.turns)
    if effect.lasting is Lasting.UPKEEP:
        words = _tr_upkeep(effect.paid)
        return words.format(n=effect.cost, element=mana_name(effect.element))
    return lasting_words(effect.lasting)


def spell_end_words(spell: Spell) -> str:
    """Say how long a spell lasts, with its turns or what keeping it costs each turn."""
    if spell.lasting is Lasting.TURNS:
        return QCoreApplication.translate("Effects", _FOR_TURNS, "", max(1, spell.turns))
    if spell.lasting is Lasting.UPKEEP and spell.upkeep:
        element = FAITH if spell.kind is SpellKind.MIRACLE else spell.element
        words = QCoreApplication.translate("Effects", "upkeep: {n} × {element} each turn")
        return words.format(n=spell.upkeep, element=mana_name(element or NEUTRAL))
    return lasting_words(spell.lasting)


def _tr_upkeep(paid: bool) -> str:
    if paid:
        return QCoreApplication.translate("Effects", "upkeep {n} × {element}, paid this turn")
    return QCoreApplication.translate("Effects", "upkeep {n} × {element}")


def change_words(modifier: Modifier, names: Names) -> str:
    """Say one change of a value: INI +1, ATT = 4, DEF ÷ 2."""
    sign = {ModifierKind.REPLACE: "= ", ModifierKind.DIVIDE: "÷ "}.get(modifier.kind, "")
    amount = number(modifier.amount, "" if sign else "+")
    return f"{names.characteristic(modifier.characteristic, modifier.aspect)} {sign}{amount}"


def modifier_words(modifier: Modifier, names: Names) -> str:
    """Say a modifier of a figure's own: its source, its change, its end."""
    said = about(capital(names.source(modifier.source)), change_words(modifier, names))
    return f"{said} ({until_words(modifier.until)})"


def area_words(effect: Effect, names: Names) -> str:
    """Say how far an effect reaches, and around whom."""
    cm = number(effect.radius or 0)
    if effect.around:
        words = QCoreApplication.translate("Effects", "within {n} cm of {name}")
        if leads(effect):
            words = QCoreApplication.translate("Effects", "within {n} cm of {name} or in its sight")
        return fill(words, n=cm, name=names.fighter(effect.around))
    return QCoreApplication.translate("Effects", "within {n} cm").format(n=cm)


def change_parts(modifiers: Iterable[Modifier], grants: Iterable[str], names: Names) -> list[str]:
    """Say changes of values and abilities that are given, one by one."""
    return [*(change_words(modifier, names) for modifier in modifiers), *map(names.granted, grants)]


def does_words(effect: Effect, names: Names) -> str:
    """Say what an effect does: its changes and the abilities that it gives; "" where only its name tells."""
    return ", ".join(change_parts(effect.modifiers, effect.grants, names))


def idle_words(modifiers: Iterable[Modifier], fighters: Sequence[str], names: Names) -> str:
    """Say which changes do nothing for whom: their cards have no such value. "" where all do something."""
    said = []
    for modifier in modifiers:
        if found := idle_for(names.game, modifier, fighters):
            words = QCoreApplication.translate(
                "Effects", "{change} has no effect on {names}: no such value on the card"
            )
            whom = some_words(found, names)
            said.append(fill(words, change=change_words(modifier, names), names=whom))
    return apart(said)


def bond_words(bond: Bond) -> str:
    """Name how an effect holds its recipients."""
    return {
        Bond.GAIN: QCoreApplication.translate("Effects", "gain"),
        Bond.BENEFIT: QCoreApplication.translate("Effects", "benefit"),
    }[bond]


def named_words(effect: Effect, names: Names) -> str:
    """Say an effect in short: its source, its changes and abilities."""
    does, source = does_words(effect, names), capital(names.source(effect.source))
    return about(source, does) if does else source


def effect_words(effect: Effect, names: Names, *, far: bool = False) -> str:
    """Say an effect: its source, its changes and abilities, who it comes from, its end.

    ``far`` says of a benefit only that it does not count now: the rest stands with the effects.
    """
    said = named_words(effect, names)
    away = QCoreApplication.translate("Effects", "out of range")
    if effect.waits:
        away = fill(
            QCoreApplication.translate("Effects", "waits for {name} to return"),
            name=names.fighter(effect.around),
        )
    if far:
        return f"{said} ({away})"
    ends = [end_words(effect)]
    if effect.waits:
        ends.insert(0, away)
    if effect.bond is Bond.BENEFIT:
        ends.insert(0, bond_words(effect.bond))
    if effect.radius is not None:
        ends.insert(0, area_words(effect, names))
    if effect.caster and effect.caster != effect.around:
        ends.insert(0, names.fighter(effect.caster))
    return f"{said} ({', '.join(ends)})"


def held_words(effect: Effect, names: Names) -> str:
    """Say what an effect that ends takes from whom: Flash, INI −1 (Conscrit A, Conscrit B)."""
    return of_whom(
        ", ".join(filter(None, (names.source(effect.source), does_words(effect, names)))), effect, names
    )


def of_whom(what: str, effect: Effect, names: Names) -> str:
    """Say something of an effect with those whom it holds."""
    whom = some_words(effect.fighters, names)
    return " ".join(filter(None, (what, f"({whom})" if whom else "")))


def some_words(fighters: Sequence[str], names: Names, most: int = _NAMED) -> str:
    """Name figures, and only begin to where they are more than fit in a line."""
    return ", ".join([*map(names.fighter, fighters[:most]), *(["…"] if len(fighters) > most else [])])
