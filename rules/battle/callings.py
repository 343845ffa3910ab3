"""What a fighter is now: its card with what effects grant and set, so that whoever reads it reads both.

A spell may make a shooter, a magician or a flyer of anybody; until then the card alone tells.
"""

from __future__ import annotations

from dataclasses import replace

from rules.battle.effects import abilities_of, modifiers_on
from rules.battle.state import Fighter, Game, ModifierKind
from rules.battle.system import Table
from rules.cards import Card
from rules.values import Characteristic, Value, ValueKind


def sheet_now(table: Table, game: Game, fighter: Fighter) -> Card | None:
    """Return a fighter's card with the abilities that it has now and the values that effects set."""
    sheet = game.cards[fighter.card].sheet
    return None if sheet is None else _as_now(table, game, fighter, sheet)


def _as_now(table: Table, game: Game, fighter: Fighter, sheet: Card) -> Card:
    values = {
        Characteristic(m.characteristic): Value.of(m.amount)
        for m in modifiers_on(game, fighter)
        if m.kind is ModifierKind.REPLACE and m.characteristic in tuple(Characteristic) and not m.aspect
    }
    abilities = abilities_of(table, game, fighter)
    if not values and abilities == sheet.abilities:
        return sheet
    return replace(sheet, abilities=abilities, values={**sheet.values, **values})


def _told(table: Table, game: Game, fighter: Fighter) -> tuple[Card, bool]:
    """Return what is known of a fighter now, and whether that is all there is: of a sketch it is not."""
    sheet = game.cards[fighter.card].sheet
    return _as_now(table, game, fighter, sheet or Card(name_fr="")), sheet is not None


def is_shooter(table: Table, game: Game, fighter: Fighter) -> bool | None:
    """Tell whether a fighter has TIR, None where nobody knows."""
    told, all_of_it = _told(table, game, fighter)
    return told.is_shooter or (False if all_of_it else None)


def is_mage(table: Table, game: Game, fighter: Fighter) -> bool | None:
    """Tell whether a fighter is a magician, None where nobody knows."""
    told, all_of_it = _told(table, game, fighter)
    return told.is_mage or (False if all_of_it else None)


def is_faithful(table: Table, game: Game, fighter: Fighter) -> bool | None:
    """Tell whether a fighter is a faithful, None where nobody knows."""
    told, all_of_it = _told(table, game, fighter)
    return told.is_faithful or (False if all_of_it else None)


def is_mystic(table: Table, game: Game, fighter: Fighter) -> bool | None:
    """Tell whether a fighter casts spells or calls miracles, None where nobody knows."""
    told, all_of_it = _told(table, game, fighter)
    return told.is_mage or told.is_faithful or (False if all_of_it else None)


def is_unarmed(table: Table, game: Game, fighter: Fighter) -> bool:
    """Tell whether the dash of its TIR keeps a fighter from shooting (V-D-3)."""
    told, _ = _told(table, game, fighter)
    return told.value(Characteristic.TIR).kind is ValueKind.ABSENT


def elements_of(table: Table, game: Game, fighter: Fighter) -> tuple[str, ...]:
    """Return the elements that a fighter masters, none where nothing tells."""
    return _told(table, game, fighter)[0].elements
