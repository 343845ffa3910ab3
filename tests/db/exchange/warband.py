"""A game system and an army as linked data: prices, limits and currencies that depend on the rest of a list.

| what | costs | and |
|---|---|---|
| Guard | 17 PA | 2 PA less while a Captain is in the list |
| its Sword | 3 PA | one for each figure at most |
| its Training | 0 | asked for, and given with it |
| Captain | 40 PA | one in the list |
| Mage | 56 PA, −6 POW | |
| its Path of Fire | 16 PA | by a link |
| the Path's Fire ball | 0 PA, 2 POW | |
| the Path's Storm | 0 PA, 5 POW | |
| Standard | 9 PA | for the list itself, hidden without a Captain |
"""

from __future__ import annotations

from tests.db.exchange import foreign
from tests.db.exchange.foreign import SYSTEM, cost, entry, holder, link, profile, tag

POW = "t-pow"
SPELLS = "e-Mage Spells"


def limit(kind: str, value: float, *, scope: str = "parent", id: str = "", field: str = "selections") -> str:
    """Write a limit."""
    return tag("constraint", field=field, scope=scope, value=value, type=kind, id=id or f"{kind}-{scope}",
               shared="true", includeChildSelections="true")  # fmt: skip


def asks(child: str, kind: str = "atLeast", value: int = 1) -> str:
    """Write a condition on the whole list."""
    return tag("condition", field="selections", scope="roster", value=value, type=kind, childId=child,
               shared="true", includeChildSelections="true")  # fmt: skip


def limits(*found: str) -> str:
    """Write the limits of an entry."""
    return holder("constraints", found)


def changes(*found: str) -> str:
    """Write the modifiers of an entry."""
    return holder("modifiers", found)


def powers(value: float) -> str:
    """Write a price in POW."""
    return cost(value, name="POW", type_id=POW)


def system() -> bytes:
    """Make a game system with one kind of force."""
    links = [
        tag("categoryLink", id=f"f-{name}", name=name, targetId=f"cat-{name}")
        for name in ("Troops", "Characters")
    ]
    more = holder("categoryEntries", [
        tag("categoryEntry", id=f"cat-{name}", name=name) for name in ("Characters", "Troops")
    ]) + holder("forceEntries", [
        tag("forceEntry", holder("categoryLinks", links), id="core", name="Army Core", hidden="false"),
    ])  # fmt: skip
    return foreign.system().replace(b"</gameSystem>", more.encode() + b"</gameSystem>")


def army(*, guard: float = 17, revision: int = 1) -> bytes:
    """Make the army."""
    cheaper = changes(foreign.modifier("decrement", "points", 2, asks("e-Captain")))
    training = entry("Training", kind="upgrade", more=limits(limit("min", 1), limit("max", 1)))
    sword = entry("Sword", kind="upgrade", pa=3, more=limits(limit("max", 1)))
    ball, storm = (
        entry(name, kind="upgrade", pa=0, costs=[powers(pow_)],
              profiles=[profile(name, foreign.SPELL)])
        for name, pow_ in (("Fire ball", 2), ("Storm", 5))
    )  # fmt: skip
    path = entry("Path of Fire", kind="upgrade", pa=16, entries=[ball, storm])
    shown = changes(foreign.modifier("set", "hidden", "false", asks("e-Captain")))
    return foreign.catalogue(
        entry("Guard", pa=guard, profiles=[profile("Guard")], categories=["Troops"], more=cheaper,
              entries=[sword, training]),
        entry("Captain", pa=40, profiles=[profile("Captain")], categories=["Characters"],
              more=limits(limit("max", 1, scope="roster"))),
        entry("Mage", pa=56, costs=[powers(-6)], profiles=[profile("Mage")], categories=["Characters"],
              links=[link("e-Path of Fire")]),
        entry("Standard", kind="upgrade", pa=9, more=shown, hidden=True),
        shared=[path], revision=revision,
    )  # fmt: skip


def mages() -> bytes:
    """Make a mage whose spells the list chooses, for nothing but POW, and a banner that costs 9."""
    shown = changes(foreign.modifier("set", "hidden", "false", asks("e-Mage")))
    spells = [
        entry(name, kind="upgrade", pa=0, costs=[powers(2)], profiles=[profile(name, foreign.SPELL)])
        for name in ("Fire ball", "Storm")
    ]
    return foreign.catalogue(
        entry("Mage", pa=56, costs=[powers(-6)], profiles=[profile("Mage", {**foreign.GUARD, "Pow": "6"})],
              categories=["Characters"]),
        entry("Mage Spells", kind="upgrade", hidden=True, more=shown, entries=spells, costs=[cost(0)]),
        entry("Banner", kind="upgrade", hidden=True, more=shown, costs=[cost(9)]),
    )  # fmt: skip


__all__ = ["POW", "SPELLS", "SYSTEM", "army", "limit", "limits", "mages", "system"]
