"""Two lists of C5 by what their community's data say of a few cards: prices and limits, counted by hand.

The figures are those of the data, the files are our own: they hold only what these lists need.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.operations import catalogue_lists, list_files, list_telling, tables
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.wording import say
from tests.db.exchange import foreign
from tests.db.exchange.foreign import condition, cost, entry, holder, modifier, profile, tag
from tests.db.exchange.warband import POW, asks, changes, limit, limits, powers
from tests.desktop.kept import copied
from tests.desktop.operations.imports.catalogues import file
from tests.desktop.outcomes import done

ESCHELIUS, CAIRN, ABEL, ARKHOS = (
    "Eschelius the ardent",
    "Cairn the apostole",
    "Abel the ill-tempered",
    "Arkhos",
)


def share(kind: str, percent: int) -> str:
    """Write a limit on a share of the points that the list may have."""
    return tag("constraint", field="limit::points", scope="roster", value=percent, percentValue="true",
               type=kind, id=f"{kind}-share", shared="true")  # fmt: skip


def system() -> bytes:
    """Make the system: characters take from 15 to 50 % of the points."""
    links = [
        tag("categoryLink", limits(share("min", 15), share("max", 50)), id="f-c", name="Characters",
            targetId="cat-Characters"),
        tag("categoryLink", id="f-t", name="Troops", targetId="cat-Troops"),
    ]  # fmt: skip
    more = holder("categoryEntries", [
        tag("categoryEntry", id=f"cat-{name}", name=name) for name in ("Characters", "Troops")
    ]) + holder("forceEntries", [
        tag("forceEntry", holder("categoryLinks", links), id="core", name="Army Core", hidden="false"),
    ])  # fmt: skip
    return foreign.system().replace(b"</gameSystem>", more.encode() + b"</gameSystem>")


def once(*more: str) -> str:
    return limits(limit("max", 1), *more)


def character(name: str, pa: float, *parts: str, pow_: float = 0, groups: tuple[str, ...] = ()) -> str:
    """Write a character: one of it in a list."""
    return entry(name, pa=pa, costs=[powers(pow_)] if pow_ else [], profiles=[profile(name)],
                 categories=["Characters"], entries=parts, groups=groups,
                 more=limits(limit("max", 1, scope="roster")))  # fmt: skip


def upgrade(name: str, pa: float, more: str = "", *, id: str = "") -> str:
    return entry(name, kind="upgrade", pa=pa, more=more or once(), id=id)


def griffons() -> bytes:
    """Make four characters with artefacts, the spells of one, and a capacity dearer for characters."""
    killer = changes(modifier("set", "points", 2, condition("cat-Characters", scope="primary-category")))
    solo = upgrade("Solo/Scorpion killer", 1, killer + once())
    artefacts = tag(
        "selectionEntryGroup",
        limits(limit("max", 2)) + holder("selectionEntries", [
            upgrade("The helmet of ardour", 6), upgrade("The blade of the last judgement", 11),
            upgrade("Fiery symbol", 8),
        ]),
        id="g-art", name="Artifacts", hidden="false",
    )  # fmt: skip
    armour = changes(modifier("set", "points", 7, condition(f"e-{CAIRN}")))
    spells = [
        entry(
            name, kind="upgrade", pa=0, costs=[powers(pow_)], profiles=[profile(name, foreign.SPELL)],
            more=once(),
        )
        for name, pow_ in (("Freccia di Mana", 1), ("Guarigione Minore", 2), ("Evoca Elementale Maggiore", 4))
    ]  # fmt: skip
    shown = changes(modifier("set", "hidden", "false", asks(f"e-{ESCHELIUS}")))
    return foreign.catalogue(
        character(ESCHELIUS, 123, solo, pow_=-5, groups=(artefacts,)),
        character(CAIRN, 34, upgrade("Griffin armour", 13, armour + once()), pow_=-6),
        character(ABEL, 41),
        character(ARKHOS, 100),
        entry("Eschelius Spells", kind="upgrade", hidden=True, more=shown, entries=spells, costs=[cost(0)]),
    )  # fmt: skip


def scorpions() -> bytes:
    """Make troops, one with weapons to choose, and a character."""
    axe = upgrade("Clone axe", 1, limits(limit("min", 0)))
    weapons = tag(
        "selectionEntryGroup", limits(limit("min", 1)) + holder("selectionEntries", [axe]),
        id="g-arms", name="Clone weapons", hidden="false",
    )  # fmt: skip
    prices = {"Aberration": 112, "Belisarius warrior": 15, "Clone of Dirz": 10, "Alchemical veteran": 13}
    troops = [
        entry(name, pa=pa, profiles=[profile(name)], categories=["Troops"],
              groups=[weapons] if name == "Alchemical veteran" else ())
        for name, pa in prices.items()
    ]  # fmt: skip
    return foreign.catalogue(*troops, character("Arkeon Sanath", 82), id="cat-2", name="Dirz Alchemists [C5]")


@pytest.fixture
def desk(tmp_path: Path, empty_library: Path) -> Iterator[Desk]:
    """Lay a desk with the system and both armies read."""
    with copied(empty_library, tmp_path) as library:
        made = Desk(library, tables.peoples(), tables.abilities(), int)
        paths = [file(tmp_path, data, name) for name, data in (
            ("system.gst", system()), ("griffons.cat", griffons()), ("scorpions.cat", scorpions()),
        )]  # fmt: skip
        assert isinstance(catalogues.bring(made, paths=paths), ImportReport)
        yield made


def listed(desk: Desk, people: str, limit_: int, *entries: object) -> tuple[dict[str, Any], list[str]]:
    """Make a list, and tell what it costs and breaks."""
    asked = {
        "name": "Club", "people": people, "edition": "C5", "limit": limit_, "spending": {"POW": 0},
        "entries": list(entries),
    }  # fmt: skip
    army = desk.library.army(done(list_files.create_of(desk, asked)).army_id)
    made = catalogue_lists.evaluated(desk, army)
    assert made is not None
    return list_telling.told(desk, army), [say(problem.message) for problem in made.problems]


def test_griffons_of_400_points(desk: Desk) -> None:
    mage = {
        "card": ESCHELIUS,
        "options": ["The helmet of ardour", "Solo/Scorpion killer", "Freccia di Mana", "Guarigione Minore"],
    }
    cairn = {"card": CAIRN, "options": ["Griffin armour"]}
    told, broken = listed(desk, "griffins", 400, mage, cairn)
    assert [entry_["costs"]["PA"] for entry_ in told["entries"]] == [
        123 + 6 + 2,  # the capacity is dearer for characters: 2, not 1
        34 + 7,  # the armour is cheaper for him: 7, not 13
    ]  # fmt: skip
    assert told["costs"] == {"PA": 172, "POW": -5 - 6 + 1 + 2}
    assert broken == []  # characters: 123 + 34 = 157 of 60 to 200


def test_griffons_that_break_what_the_whole_list_is_limited_to(desk: Desk) -> None:
    mage = {
        "card": ESCHELIUS,
        "options": ["The helmet of ardour", "The blade of the last judgement", "Fiery symbol",
                    "Evoca Elementale Maggiore", "Freccia di Mana", "Guarigione Minore"],
    }  # fmt: skip
    told, broken = listed(desk, "griffins", 400, ABEL, ABEL, ARKHOS, mage)
    assert told["costs"] == {"PA": 41 + 41 + 100 + (123 + 6 + 11 + 8), "POW": -5 + 4 + 1 + 2}
    assert broken == [
        "POW: 2 spent; 0 at most.",
        "Characters: 305 PA; 200 PA at most.",  # 41 + 41 + 100 + 123; artefacts are of no category
        "“Abel the ill-tempered”: 2 chosen, 1 at most.",
        "“Artifacts”: 3 chosen, 2 at most.",
    ]
    _, broken = listed(desk, "griffins", 620, ABEL, ARKHOS, mage)
    assert broken == ["POW: 2 spent; 0 at most.", "“Artifacts”: 3 chosen, 2 at most."]  # 264 of half of 620


def test_scorpions_of_400_points(desk: Desk) -> None:
    troops = [{"card": "Belisarius warrior", "figures": 3}, {"card": "Clone of Dirz", "figures": 4}]
    bare = {"card": "Alchemical veteran", "figures": 2}
    told, broken = listed(desk, "scorpions", 400, "Aberration", *troops, bare, "Arkeon Sanath")
    assert told["costs"]["PA"] == 112 + 3 * 15 + 4 * 10 + 2 * 13 + 82
    assert broken == ["“Clone weapons”: 0 chosen, 1 needed."]
    armed = {**bare, "options": [{"name": "Clone axe", "per": "figure"}]}
    told, broken = listed(desk, "scorpions", 400, "Aberration", *troops, armed, "Arkeon Sanath")
    assert told["costs"]["PA"] == 112 + 3 * 15 + 4 * 10 + 2 * (13 + 1) + 82
    assert broken == []
    _, broken = listed(desk, "scorpions", 400, "Aberration", *troops, armed)
    assert broken == ["Characters: 0 PA; 60 PA at least."]  # 15 % of 400


def test_a_list_may_take_from_both_armies_each_in_a_force_of_its_own(desk: Desk) -> None:
    told, broken = listed(desk, "griffins", 400, ABEL, {"card": "Clone of Dirz", "figures": 5})
    assert [(force["catalogue"], force["name"]) for force in told["forces"]] == [
        ("cat-1", "Army Core"), ("cat-2", "Army Core"),
    ]  # fmt: skip
    assert told["costs"]["PA"] == 41 + 5 * 10
    assert broken == ["Characters: 41 PA; 60 PA at least."]


def test_the_currency_is_the_one_of_the_system(desk: Desk) -> None:
    told, _ = listed(desk, "griffins", 400, ABEL)
    assert (told["spending"], POW) == ({"POW": 0}, "t-pow")
