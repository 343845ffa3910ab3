"""An army whose mages share spells, as real catalogues write them, and whose choices have namesakes.

| what | is |
|---|---|
| Azael Spells | for the list, hidden, of nobody here: Fire ball, Storm |
| Adept Spells, Seer Spells | for the list, hidden without their mage: Fire ball, Storm, Mist, by links |
| Standard | for the list, whoever is in it, 9 PA, 4 less beside a Seer |
| Known bugs | a note for the list, a model without a profile, beside a Seer |
| Adept, Seer | mages with a path (16 PA), a rite, a seal, two groups that each have a Minor and a Major |
| Guard | 2 PA less beside an Adept; a sword for each figure, 5 PA beside a Seer; an oath, charms |
"""

from __future__ import annotations

from tests.db.exchange import foreign
from tests.db.exchange.foreign import entry, group, link, modifier, profile
from tests.db.exchange.warband import asks, changes, limit, limits, powers

SPELLS = ("Fire ball", "Storm", "Mist")


def _spells(name: str, mage: str = "") -> str:
    shown = changes(modifier("set", "hidden", "false", asks(f"e-{mage}"))) if mage else ""
    links = [link(f"e-{spell}").replace('id="link', f'id="{name}-link') for spell in SPELLS]
    return entry(f"{name} Spells", kind="upgrade", hidden=True, more=shown, links=links)


def _mage(name: str) -> str:
    rite = entry("Rite", id=f"{name}-rite", kind="upgrade", pa=0, costs=[powers(1)])
    seal = entry("Seal", id=f"{name}-seal", kind="upgrade", pa=2)
    path = entry("Path", id=f"{name}-path", kind="upgrade", pa=16, entries=[rite, seal])
    degrees = [
        group(aspect, [
            entry(degree, id=f"{name}-{aspect}-{degree}", kind="upgrade", pa=pa)
            for degree, pa in (("Minor", 3), ("Major", 5))
        ], id=f"{name}-{aspect}")
        for aspect in ("Fire", "Water")
    ]  # fmt: skip
    return entry(
        name, pa=40, costs=[powers(-6)], profiles=[profile(name, {**foreign.GUARD, "Pow": "6"})],
        categories=["Characters"], entries=[path], groups=degrees,
    )  # fmt: skip


def army() -> bytes:
    """Make the army."""
    spells = [
        entry(name, kind="upgrade", pa=0, costs=[powers(2)], profiles=[profile(name, foreign.SPELL)])
        for name in SPELLS
    ]
    noted = changes(modifier("set", "hidden", "false", asks("e-Seer")))
    cheaper = changes(modifier("decrement", "points", 4, asks("e-Seer")))
    less = changes(modifier("decrement", "points", 2, asks("e-Adept")))
    dearer = changes(modifier("set", "points", 5, asks("e-Seer")))
    sword = entry("Sword", kind="upgrade", pa=3, more=limits(limit("max", 1)) + dearer)
    oath = entry("Oath", kind="upgrade", pa=-4)
    charm = entry("Charm", kind="upgrade", pa=1, more=limits(limit("max", 3)))
    return foreign.catalogue(
        _spells("Azael"), _spells("Adept", "Adept"), _spells("Seer", "Seer"),
        entry("Standard", kind="upgrade", pa=9, more=cheaper), entry("Known bugs", hidden=True, more=noted),
        _mage("Adept"), _mage("Seer"),
        entry("Guard", pa=12, profiles=[profile("Guard")], categories=["Troops"], more=less,
              entries=[sword, oath, charm]),
        shared=spells,
    )  # fmt: skip
