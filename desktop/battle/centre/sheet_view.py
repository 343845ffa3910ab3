"""What the sheet of a figure shows, as a value that compares."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.battle.board.column import captor_words
from desktop.battle.board.views import Badge, ChipView
from desktop.battle.context import BattleContext
from desktop.battle.effect_words import notes_of
from desktop.battle.elements import element_name
from desktop.battle.figures import Cell
from desktop.battle.naming import Names
from rules.battle.effects import effects_on
from rules.battle.ruleset import WoundState
from rules.battle.state import Effect, Fighter

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SheetView:
    """What the sheet of a figure shows."""

    chip: ChipView
    side: int
    cells: tuple[Cell, ...]
    badges: tuple[tuple[Badge, str], ...]
    states: tuple[WoundState, ...]
    notes: tuple[str, ...]
    english: bool


def sheet_view(context: BattleContext, key: str) -> SheetView:
    """Make the sheet of a figure. Raises KeyError for an unknown one."""
    game, ruleset, names = context.game, context.play.table.ruleset, context.names
    fighter = game.fighters[key]
    chip = context.chips.of(game, fighter, names, ruleset)
    return SheetView(
        chip,
        "ab".index(game.side_of(key).key),
        context.cells.of(game, fighter, ruleset, names),
        _badges(fighter, chip),
        tuple(state for state in ruleset.track.states if state.notches),
        (
            *_captivity(chip),
            *context.pieces.said(context, fighter),
            *_notes(fighter, effects_on(game, key), names),
        ),
        names.language == "en",
    )


def _badges(fighter: Fighter, chip: ChipView) -> tuple[tuple[Badge, str], ...]:
    gems = [badge for badge in chip.badges if badge.kind == "gem"]
    made = [
        (badge, f"{element_name(element)} {held}")
        for badge, (element, held) in zip(gems, fighter.gems.items(), strict=True)
    ]
    if fighter.faith:
        words = translate("FighterSheet", "Faith {n}").format(n=fighter.faith)
        made.append((Badge("faith", str(fighter.faith)), words))
    made += [(badge, badge.words) for badge in chip.badges if badge.words]
    made += [(Badge("count", str(n)), f"{name} {n}") for name, n in fighter.counters.items()]
    return tuple(made)


def _captivity(chip: ChipView) -> tuple[str, ...]:
    """Say who captured it, above all that changes it."""
    words = captor_words(chip.captor) if chip.captor else ""
    return (words[:1].upper() + words[1:],) if words else ()


def _notes(fighter: Fighter, effects: tuple[Effect, ...], names: Names) -> tuple[str, ...]:
    notes = notes_of(fighter, effects, names)
    if fighter.note:
        notes.append(translate("Battle", "“{note}”").format(note=fighter.note))
    return tuple(notes)
