"""A game system, an army and its spells, small and with everything in them."""

from __future__ import annotations

from tests.db.exchange import foreign


def text(name: str, words: str) -> str:
    """Write a profile that explains something."""
    return foreign.profile(name, {"Description:": words}, kind="Explanation")


def army() -> dict[str, bytes]:
    """Make a game system, an army and its spells, small and with everything in them."""
    ball, prayer = foreign.profile("Fire ball", foreign.SPELL), foreign.profile("Prayer", foreign.MIRACLE)
    spells = foreign.catalogue(
        foreign.entry("Fire ball", kind="upgrade", pa=5, profiles=[ball]),
        foreign.entry("Prayer", kind="upgrade", pa=4, profiles=[prayer]),
        name="AA-Spells", id="cat-spells",
    )  # fmt: skip
    guard = foreign.entry(
        "Guard", pa=17, profiles=[foreign.profile("Guard")], categories=["Troops"],
        entries=[foreign.entry("Crossbow: STR 5, 15/30/45", kind="upgrade", pa=0, needed=True)],
        groups=[foreign.group("Artifacts", [
            foreign.entry("Vorpal axe ", kind="upgrade", pa="12.0", profiles=[text("Axe", "It “cuts”.")]),
        ], [foreign.link("e-Banner")], id="g-guard")],
    )  # fmt: skip
    mage = foreign.entry(
        "Mage", pa="56.0",
        profiles=[
            foreign.profile("Mage", foreign.GUARD | {"Fervour": "0\\2\\1", "Mov": "7,5"}, id="p-m"),
            text("Beheader", "STR 5, 10/20/30"),
        ],
        categories=["Characters"], links=[foreign.link("e-Fire ball"), foreign.link("e-Banner")],
    )  # fmt: skip
    horse = foreign.entry("Horse", pa=30, profiles=[
        foreign.profile("Horse (1)", foreign.GUARD | {"Mov": "15", "Cou/Fea": "8 F"}, id="p-h1"),
        foreign.profile("Horse (2)", foreign.GUARD | {"Mov": "20", "Dis": "-"}, id="p-h2"),
    ])  # fmt: skip
    banner = foreign.entry(
        "Banner", kind="upgrade", pa=3, profiles=[text("Banner", "It waves.")], hidden=True
    )
    griffins = foreign.catalogue(guard, mage, horse, shared=[banner])
    types = foreign.holder("profileTypes", [
        foreign.tag("profileType", foreign.holder("characteristicTypes", [
            foreign.tag("characteristicType", id=f"c-{name}", name=name) for name in foreign.GUARD
        ]), id="t", name=foreign.CARD),
    ])  # fmt: skip
    categories = foreign.holder("categoryEntries", [
        foreign.tag("categoryEntry", id=f"cat-{name}", name=name) for name in ("Characters", "Troops")
    ])  # fmt: skip
    system = foreign.system().replace(b"<costTypes>", (types + categories).encode() + b"<costTypes>")
    return {"system.gst": system, "spells.cat": spells, "griffins.cat": griffins}
