"""What the sheet of a figure shows, as a value that compares."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.screen import free_keys, screen_of
from desktop.wording import fill
from desktop.wording.battle.board_views import ChipView
from desktop.wording.battle.figure_values import FigureValue
from desktop.wording.battle.place_words import captor_words
from desktop.wording.battle.shown import Badge
from desktop.wording.battle.value_reasons import hurt_words
from desktop.wording.effects import effect_words, modifier_words
from desktop.wording.naming import Names
from rules.battle.effect_commands import out_of_range
from rules.battle.effects import abilities_of, effects_on
from rules.battle.rows import reminded
from rules.battle.ruleset import WoundState
from rules.battle.state import Bond, Effect, Fighter

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Note:
    """A line about a figure; ``benefit`` is the effect that a press on it switches, ``counts`` it now."""

    words: str
    benefit: str = ""
    counts: bool = True


@dataclass(frozen=True, slots=True)
class SheetView:
    """What the sheet of a figure shows; ``card_key`` shows its card, "" while that key does another thing."""

    chip: ChipView
    side: int
    cells: tuple[FigureValue, ...]
    badges: tuple[tuple[Badge, str], ...]
    states: tuple[WoundState, ...]
    notes: tuple[Note, ...]
    english: bool
    card_key: str = ""
    abilities: str = ""


def sheet_view(context: BattleContext, key: str) -> SheetView:
    """Make the sheet of a figure. Raises KeyError for an unknown one."""
    game, ruleset, names = context.game, context.table.ruleset, context.names
    fighter = game.fighters[key]
    chip = context.chips.of(game, fighter, names, ruleset)
    remember, abilities = _abilities(context, fighter)
    return SheetView(
        chip,
        "ab".index(game.side_of(key).key),
        context.cells.of(game, fighter, ruleset, names),
        _badges(chip),
        tuple(state for state in ruleset.track.states if state.notches),
        (
            *map(Note, (*_captivity(chip), *screen_of(context.pieces).said(context, fighter))),
            *map(Note, hurt_words(context.cells.of(game, fighter, ruleset, names), names)),
            *_notes(fighter, effects_on(game, key), names),
            *_far(out_of_range(context.table, game, key), names),
            *(Note(words, counts=False) for words in (remember,) if words),
        ),
        names.language == "en",
        free_keys(context, "card"),
        abilities,
    )


def _badges(chip: ChipView) -> tuple[tuple[Badge, str], ...]:
    """Give what a figure bears with its words, gems and faith first."""
    first = ("gem", "faith")
    said = sorted((badge for badge in chip.badges if badge.words), key=lambda badge: badge.kind not in first)
    return tuple((badge, badge.words) for badge in said)


def _captivity(chip: ChipView) -> tuple[str, ...]:
    """Say who captured it, above all that changes it."""
    words = captor_words(chip.captor) if chip.captor else ""
    return (words[:1].upper() + words[1:],) if words else ()


def _notes(fighter: Fighter, effects: tuple[Effect, ...], names: Names) -> tuple[Note, ...]:
    """Say everything that changes a figure for a while, a line each, and what its player noted."""
    made = [Note(modifier_words(modifier, names)) for modifier in fighter.modifiers]
    for effect in effects:
        made.append(Note(effect_words(effect, names), effect.id if effect.bond is Bond.BENEFIT else ""))
    if fighter.note:
        made.append(Note(translate("Battle", "“{note}”").format(note=fighter.note)))
    return tuple(made)


def _abilities(context: BattleContext, fighter: Fighter) -> tuple[str, str]:
    """Say what to think of while a figure acts, and what else it can do, "" for nothing.

    Combat and upkeep have rows of their own for what to think of.
    """
    game, table, language = context.game, context.table, context.language
    acts = game.phase == "activation" and not fighter.activated
    acts = acts and fighter.id in context.pieces.speakers(game)
    first = dict.fromkeys(each.label(language) for each in (reminded(table, game, fighter) if acts else ()))
    every = dict.fromkeys(each.label(language) for each in abilities_of(table, game, fighter))
    others = ", ".join(each for each in every if each not in first)
    return (
        fill(translate("FighterSheet", "Remember: {abilities}"), abilities=", ".join(first)) if first else "",
        fill(translate("FighterSheet", "Abilities: {abilities}"), abilities=others) if others else "",
    )


def _far(effects: tuple[Effect, ...], names: Names) -> tuple[Note, ...]:
    """Say the benefits that do not count for a figure now, behind all that does."""
    return tuple(Note(effect_words(effect, names, far=True), effect.id, counts=False) for effect in effects)
