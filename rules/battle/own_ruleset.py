"""A ruleset of the players' own: a shipped one, and what they changed in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rules.abilities import Abilities
from rules.battle.decisions.decision import GENERATION
from rules.battle.ruleset import TABLE_COLUMNS, Ruleset
from rules.battle.ruleset_lines import effect_key, lines, results
from rules.battle.ruleset_table import ON, SLASH, CellKind, RulesetCell, RulesetLine
from rules.battle.wound_effects import WoundEffect, WoundStep
from rules.text import Message, visible

Rows = dict[str, Any]
MOST_LETTERS = 2
MOST_ABILITY, MOST_AMOUNT = 80, 9
_SHIFTS = (WoundStep.ROW, WoundStep.COLUMN, WoundStep.NOTCH)
_NONE_IS_ZERO = (CellKind.SAME, CellKind.LIMIT)


@dataclass(frozen=True, slots=True)
class OwnRuleset:
    """What players changed: the id of the shipped ruleset, a name, a value by path.

    Only the differences are kept, so that whatever nobody touched follows the shipped ruleset; a battle
    freezes the whole. ``generation`` tells which lines it knows of: see :func:`up_to_date`.
    """

    name: str
    base: str
    changes: Mapping[str, object] = field(default_factory=dict)
    version: int = 1
    generation: int = 1


def up_to_date(own: OwnRuleset, base: Ruleset) -> OwnRuleset:
    """Return an own ruleset that knows of every line: decisions and rows that came later are as before."""
    late = {
        path: cell.before.value
        for path, cell in cells_of(lines(base, Abilities(()))).items()  # whatever its words are
        if cell.before is not None and cell.before.since > own.generation
    }
    return replace(own, changes={**late, **own.changes}, generation=GENERATION)


# Values in rows -------------------------------------------------------------------------------------


def value_at(rows: Rows, cell: RulesetCell) -> object:
    """Return the value of a cell in rows. Raises KeyError where there is no such place."""
    *way, last = cell.path.split(SLASH)
    if last == ON:
        return way[-1] in dict(_items(_walk(rows, way[:-1])))
    holder = _walk(rows, way)
    if cell.kind in _NONE_IS_ZERO:
        return holder.get(last) or 0
    found = holder[last]
    return tuple(found) if isinstance(found, list) else found


def _walk(rows: Any, way: Sequence[str]) -> Any:
    for step in way:
        rows = rows[step] if isinstance(rows, dict) else dict(_items(rows))[step]
    return rows


def _items(rows: list[Rows]) -> Iterator[tuple[str, Rows]]:
    for row in rows:
        yield (row["id"] if "id" in row else effect_key(WoundEffect.from_row(row))), row


def _put(rows: Rows, cell: RulesetCell, value: object) -> None:
    *way, last = cell.path.split(SLASH)
    holder = _walk(rows, way)
    if cell.kind is CellKind.SAME and value == 0:
        holder.pop(last, None)
    elif cell.kind is CellKind.LIMIT and value == 0:
        holder[last] = None
    else:
        holder[last] = list(value) if isinstance(value, tuple) else value


def _leave_out(rows: Rows, cell: RulesetCell) -> None:
    *way, item, _ = cell.path.split(SLASH)
    found = _walk(rows, way)
    found.remove(dict(_items(found))[item])


# What is changed ------------------------------------------------------------------------------------


def cells_of(table: Sequence[RulesetLine]) -> dict[str, RulesetCell]:
    """Return the cells of all lines by path."""
    return {cell.path: cell for line in table for cell in line.cells}


def made_of(base: Ruleset, own: OwnRuleset, id: str, abilities: Abilities) -> Ruleset:
    """Return a shipped ruleset with the changes of an own one.

    A change that means nothing here (its place is gone, its value out of bounds) is left aside: the
    shipped value holds, and nothing breaks in play. A decision that ``own`` does not name is read as the
    base reads it: one that was kept is brought :func:`up_to_date` first.
    """
    cells = cells_of(lines(base, abilities))
    wanted = {
        path: value
        for path, value in own.changes.items()
        if path in cells and fault(cells[path], value, base) is None
    }
    if letter_twice(base, wanted) is not None:
        wanted = {path: value for path, value in wanted.items() if cells[path].kind is not CellKind.LETTER}
    rows = base.to_rows()
    for path, value in wanted.items():
        if not path.endswith(f"{SLASH}{ON}"):
            _put(rows, cells[path], value)
    # Keys of effects hold for the whole ruleset: items leave when everything else is written.
    for path, value in wanted.items():
        if path.endswith(f"{SLASH}{ON}") and value is False:
            _leave_out(rows, cells[path])
    note = _note(base, len(wanted))
    rows |= {"id": id, "fr": own.name, "en": own.name, "note_fr": note[0], "note_en": note[1]}
    return Ruleset.from_rows(rows)


def _note(base: Ruleset, count: int) -> tuple[str, str]:
    if not count:
        return f"Une copie de «\u202f{base.fr}\u202f».", f"A copy of “{base.en}”."
    fr = "une valeur changée" if count == 1 else f"{count} valeurs changées"
    en = "one value changed" if count == 1 else f"{count} values changed"
    return f"«\u202f{base.fr}\u202f», {fr}.", f"“{base.en}”, {en}."


# What is wrong --------------------------------------------------------------------------------------


def fault(cell: RulesetCell, value: object, ruleset: Ruleset) -> Message | None:
    """Tell what is wrong with a value for a cell, None when nothing is."""
    match cell.kind:
        case CellKind.NUMBER | CellKind.SAME | CellKind.LIMIT:
            if isinstance(value, bool) or not isinstance(value, int) or not cell.least <= value <= cell.most:
                return Message("ruleset.range", {"least": cell.least, "most": cell.most})
            return None
        case CellKind.GRID:
            return _grid_fault(value, ruleset)
        case CellKind.EFFECTS:
            return _effects_fault(cell, value, ruleset)
        case CellKind.LETTER:
            if not isinstance(value, str) or not 0 < len(value) <= MOST_LETTERS or value.split() != [value]:
                return Message("ruleset.letter")
            return None
    known = {key for key, _ in cell.choices}
    if cell.kind is CellKind.SWITCH:
        fits = isinstance(value, bool)
    elif cell.kind is CellKind.CHOICE:
        fits = value in known
    else:
        fits = isinstance(value, tuple) and known.issuperset(value) and len({*value}) == len(value)
    return None if fits else Message("ruleset.unknown_value")


def _grid_fault(value: object, ruleset: Ruleset) -> Message | None:
    rows, columns = ruleset.table_shape
    if not isinstance(value, tuple) or [len(row) for row in value if isinstance(row, str)] != (
        [columns] * rows
    ):
        return Message("ruleset.table_shape", {"rows": rows, "columns": columns})
    known = [key for key, _ in results(ruleset)]
    for letter in "".join(value):
        if letter not in known:
            return Message("ruleset.table_letter", {"letter": letter})
    return None


def _effects_fault(cell: RulesetCell, value: object, ruleset: Ruleset) -> Message | None:
    if not isinstance(value, tuple) or len(value) > cell.most:
        return Message("ruleset.effects_full", {"most": cell.most})
    for row in value:
        try:
            effect = WoundEffect.from_row(row)
        except (AttributeError, KeyError, TypeError, ValueError):
            return Message("ruleset.unknown_value")
        if not _sound(effect, ruleset):
            return Message("ruleset.effect_does_nothing")
    return None


def _sound(effect: WoundEffect, ruleset: Ruleset) -> bool:
    """Tell whether an effect names something, and does something that a roll can show."""
    named = all(
        isinstance(word, str) and word and visible(word) == word for word in (effect.ability, *effect.words)
    )
    columns = all(column in range(1, TABLE_COLUMNS + 1) for column in effect.columns)
    results = isinstance(effect.results, str) and set(effect.results) <= {*ruleset.results}
    if not (named and columns and results and len(effect.ability) <= MOST_ABILITY):
        return False
    if effect.step in (WoundStep.REPLACE, WoundStep.STATE):
        return effect.to in ruleset.results
    return effect.step in _SHIFTS and type(effect.amount) is int and 0 < abs(effect.amount) <= MOST_AMOUNT


def letter_twice(base: Ruleset, changes: Mapping[str, object]) -> Message | None:
    """Tell which letter two results would share in one language, None when each has its own."""
    for language in ("letter_fr", "letter_en"):
        shown = [
            changes.get("track/nothing", base.track.nothing),
            *(
                changes.get(f"track/states/{s.id}/{language}", getattr(s, language))
                for s in base.track.states
            ),
        ]
        for letter in shown:
            if shown.count(letter) > 1:
                return Message("ruleset.letter_twice", {"letter": letter})
    return None
