"""A spell or a miracle in one line for who is about to cast it, and its area as the dice made it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.paper.spell_words import group_words
from desktop.wording import fill, number
from desktop.wording.battle.in_view import BattleInView
from desktop.wording.effects import change_parts, spell_end_words
from rules.battle.magic import CastSpell, melee_cost
from rules.battle.spells_used import times_cast
from rules.battle.state import Bond
from rules.designation import Allegiance, Designation
from rules.peoples import Peoples
from rules.spells import Area, Spell


def spell_text(context: BattleInView, command: CastSpell) -> str:
    """Say what a spell does: its changes, how far, on whom, how long, how often."""
    names, spell = context.names, command.spell
    parts = change_parts(spell.modifiers, spell.grants, names)
    if reach := _reach(spell):
        parts.append(reach)
    if spell.area.wide:
        parts.append(_area(spell.area))
    if spell.area.group is not None:
        parts.append(_on(spell.area.group, names.language, context.table.peoples))
    if spell.area.marker:
        parts.append(QCoreApplication.translate("CastPrompt", "around a marker"))
    if spell.bond is Bond.BENEFIT:
        parts.append(QCoreApplication.translate("CastPrompt", "benefit"))
    parts += [spell_end_words(spell), *_how_often(context, command)]
    if spell.path:
        parts.append(spell.path)
    if more := melee_cost(context.table, context.game, command.fighter):
        parts.append(
            QCoreApplication.translate("CastPrompt", "costs {n} more: its caster is in contact").format(
                n=more
            )
        )
    return ", ".join(parts)


def _reach(spell: Spell) -> str:
    """Say how far: in contact, so many cm, "" where it is on itself."""
    if spell.reach.contact:
        return QCoreApplication.translate("CastPrompt", "in contact")
    if spell.reach.cm is None:
        return ""
    return QCoreApplication.translate("CastPrompt", "range {n} cm").format(n=number(spell.reach.cm))


def brief_text(spell: Spell) -> str:
    """Say how far a spell reaches and how long it lasts, for who chooses among several."""
    return ", ".join(filter(None, (_reach(spell), spell_end_words(spell))))


def _on(group: Designation, language: str, peoples: Peoples) -> str:
    """Say on whom: friends or enemies, or a group in its own words."""
    plain = {
        Designation(): QCoreApplication.translate("CastPrompt", "on everybody"),
        Designation(allegiance=Allegiance.FRIEND): QCoreApplication.translate("CastPrompt", "on friends"),
        Designation(allegiance=Allegiance.ENEMY): QCoreApplication.translate("CastPrompt", "on enemies"),
    }
    if group in plain:
        return plain[group]
    words = QCoreApplication.translate("CastPrompt", "on “{group}”")
    return fill(words, group=group_words(group, language, peoples))


def _area(area: Area) -> str:
    if not area.dice:
        return QCoreApplication.translate("CastPrompt", "area {n} cm").format(n=number(area.cm or 0))
    if not area.cm:
        return QCoreApplication.translate("CastPrompt", "area of {dice}d in cm").format(dice=area.dice)
    return QCoreApplication.translate("CastPrompt", "area {n} cm + {dice}d").format(
        n=number(area.cm), dice=area.dice
    )


def _how_often(context: BattleInView, command: CastSpell) -> list[str]:
    spell = command.spell
    if spell.once:
        return [QCoreApplication.translate("CastPrompt", "once in the battle")]
    if not spell.frequency:
        return []
    times = times_cast(context.table, context.game, command.fighter, spell)
    return [
        QCoreApplication.translate("CastPrompt", "cast {n} of {most} times this turn").format(
            n=times, most=spell.frequency
        )
    ]


def area_words(command: CastSpell) -> str:
    """Say how wide a rolled area is, with its sum; "" while its dice are to come (II-C-1)."""
    area, dice = command.spell.area, command.area
    cm = area.radius(dice)
    if not area.dice or cm is None:
        return ""
    added = " + ".join(number(part) for part in (area.cm, *dice) if part)
    if len(dice) == 1 and not area.cm:
        return QCoreApplication.translate("CastPrompt", "Area: {n} cm.").format(n=number(cm))
    return QCoreApplication.translate("CastPrompt", "Area: {sum} = {n} cm.").format(sum=added, n=number(cm))


def around_of(spell: Spell, caster: str) -> str:
    """Return whom an area is around: its caster, "" for a marker or a point that the range reaches."""
    reach = spell.reach
    apart = spell.bond is not Bond.BENEFIT and (reach.contact or reach.cm is not None)
    return "" if spell.area.marker or apart else caster
