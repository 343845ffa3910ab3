"""What one ruleset has otherwise than another."""

from __future__ import annotations

from rules.abilities import Abilities
from rules.battle.own_ruleset import cells_of, value_at
from rules.battle.ruleset import Ruleset
from rules.battle.ruleset_lines import lines


def changed(ruleset: Ruleset, default: Ruleset, abilities: Abilities) -> dict[str, tuple[object, object]]:
    """Return what differs: by path, the value and its default. An item that left has no other difference."""
    now, was = ruleset.to_rows(), default.to_rows()
    found: dict[str, tuple[object, object]] = {}
    for path, cell in cells_of(lines(default, abilities)).items():
        before = value_at(was, cell)
        try:
            value = value_at(now, cell)
        except KeyError:
            continue
        if value != before:
            found[path] = (value, before)
    return found
