"""What a ruleset says about actions: values that the texts leave to other chapters [E]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from rules.values import Characteristic


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRules:
    """The values of actions.

    ``combines`` lets mages, faithful and shooters combine a charge, an engagement or a run with other
    actions (V-B-4) without asking each time. A fighter disengages when its INI test reaches ``disengage``
    plus ``disengage_each`` per enemy in contact; None: the outcome is entered. ``shots_added`` are the
    abilities whose number adds to the one shot a turn, ``shots_total`` those whose number is all its shots.
    A spell or miracle costs ``melee_cost`` gems or faith more in contact, unless the caster has one of the
    abilities ``melee_free``.
    A charge takes ``charge_penalty`` from ``charge_penalised`` of its target to the end of the combat.
    """

    combines: bool = False
    disengage: int | None = None
    disengage_each: int = 0
    shots_added: tuple[str, ...] = ()
    shots_total: tuple[str, ...] = ()
    charge_penalty: int = 0
    charge_penalised: tuple[Characteristic, ...] = ()
    melee_cost: int = 0
    melee_free: tuple[str, ...] = ()

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> ActionRules:
        """Build from parsed data. Raises ValueError for an unknown key or characteristic."""
        if unknown := set(row) - {f.name for f in fields(cls)}:
            raise ValueError(f"actions of a ruleset: unknown {sorted(unknown)}")
        made = dict(row)
        made["shots_added"] = tuple(row.get("shots_added", ()))
        made["melee_free"] = tuple(row.get("melee_free", ()))
        made["shots_total"] = tuple(row.get("shots_total", ()))
        made["charge_penalised"] = tuple(Characteristic(c) for c in row.get("charge_penalised", ()))
        return cls(**made)
