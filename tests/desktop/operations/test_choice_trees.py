"""What an entry may choose from its catalogue now: a tree with prices, to be ticked and unticked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.operations import armies, catalogue_lists, picking, tables
from desktop.operations.choice_trees import CatalogueChoice, ChoiceTree, tree
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from rules.armies import Army, OptionKind, army_cost
from tests.db.exchange import covens, warband
from tests.desktop.kept import copied
from tests.desktop.operations.imports.catalogues import file

PATH = "link-e-Path of Fire::e-Path of Fire"
BALL = "link-e-Path of Fire::e-Fire ball"


@pytest.fixture
def desk(tmp_path: Path, empty_library: Path) -> Iterator[Desk]:
    """Lay a desk with the warband read."""
    with copied(empty_library, tmp_path) as library:
        made = Desk(library, tables.peoples(), tables.abilities(), int)
        paths = [file(tmp_path, warband.system(), "s.gst"), file(tmp_path, warband.army(), "g.cat")]
        assert isinstance(catalogues.bring(made, paths=paths), ImportReport)
        yield made


def listed(desk: Desk, *names: str) -> Army:
    ids = {r.card.name("en"): r.card_id for r in desk.library.cards()}
    army = armies.create(desk, name="Club")
    assert isinstance(army, str)
    for name in names:
        armies.add_entry(desk, army, card_id=ids[name])
    return desk.library.army(army)


def offered(desk: Desk, army: Army, entry: str = "e1") -> ChoiceTree:
    found = tree(desk, desk.library.army(army.id), entry_id=entry)
    assert isinstance(found, ChoiceTree)
    return found


def told(choices: tuple[CatalogueChoice, ...]) -> list[object]:
    return [(c.option.name, c.option.pa, dict(c.costs), bool(c.pick), told(c.beneath)) for c in choices]


def tick(desk: Desk, army: Army, choice: CatalogueChoice) -> None:
    assert picking.tick(desk, army.id, entry_id=choice.holder, way=choice.way) is None


def test_a_mage_is_offered_its_path_and_the_spells_in_it(desk: Desk) -> None:
    army = listed(desk, "Mage")
    (group,) = offered(desk, army).groups
    assert (group.name, group.above) == ("", ())
    spells: list[object] = [("Fire ball", 0, {"POW": 2}, False, []), ("Storm", 0, {"POW": 5}, False, [])]
    assert told(group.choices) == [("Path of Fire", 16, {}, False, spells)]
    ball = group.choices[0].beneath[0]
    assert (ball.way, ball.option.kind) == ((PATH, BALL), OptionKind.SPELL)
    assert ball.option.spell is not None


def test_a_child_that_is_ticked_brings_its_parent_and_both_show_it(desk: Desk) -> None:
    army = listed(desk, "Mage")
    tick(desk, army, offered(desk, army).groups[0].choices[0].beneath[0])
    (path,) = offered(desk, army).groups[0].choices
    assert (bool(path.pick), [bool(c.pick) for c in path.beneath]) == (True, [True, False])
    assert army_cost(desk.library.muster(desk.library.army(army.id))).known == 72
    picking.untick(desk, army.id, entry_id=path.holder, pick=path.pick)
    (path,) = offered(desk, army).groups[0].choices
    assert (path.pick, [c.pick for c in path.beneath]) == ("", ["", ""])


def test_what_came_for_nothing_is_not_offered_and_limits_are(desk: Desk) -> None:
    army = listed(desk, "Guard")
    (group,) = offered(desk, army).groups
    (sword,) = group.choices
    assert (sword.option.name, sword.option.pa, sword.most) == ("Sword", 3, 1)
    assert [reason.amount for reason in sword.price.reasons] == [3]


def test_what_a_list_chooses_because_of_a_card_stands_beside_its_own(desk: Desk) -> None:
    army = listed(desk, "Guard", "Captain")
    (group,) = offered(desk, army, "e2").groups
    assert (group.name, told(group.choices)) == ("Standard", [("Standard", 9, {}, False, [])])
    (standard,) = group.choices
    assert standard.holder == "f1"
    tick(desk, army, standard)
    (again,) = offered(desk, army, "e2").groups[0].choices
    assert again.pick
    assert army_cost(desk.library.muster(desk.library.army(army.id))).known == 15 + 40 + 9


def test_what_is_left_of_a_limited_currency_is_told(desk: Desk) -> None:
    army = listed(desk, "Mage")
    limited = replace(army, spending=((warband.POW, 0.0), ("t-gold", 3.0)))
    found = tree(desk, limited, entry_id="e1")
    assert isinstance(found, ChoiceTree)
    assert found.left == {"POW": 6}  # 0 − (−6)


def test_what_is_left_is_the_list_s_whatever_a_single_mage_has_spent(desk: Desk, tmp_path: Path) -> None:
    """Catalogues count a currency in the whole list: three spells and a rite are paid by two mages."""
    paths = [file(tmp_path, covens.army(), "g.cat")]
    assert isinstance(catalogues.bring(desk, paths=paths), ImportReport)
    army = listed(desk, "Adept", "Seer")
    for spell in covens.SPELLS:
        picking.tick(
            desk,
            army.id,
            entry_id=army.forces[0].id,
            way=("e-Seer Spells", f"Seer-link-e-{spell}::e-{spell}"),
        )
    picking.tick(desk, army.id, entry_id="e2", way=("Seer-path", "Seer-rite"))
    army = desk.library.army(army.id)
    made = catalogue_lists.evaluated(desk, army)
    assert made is not None and made.left == {"POW": 12 - 3 * 2 - 1}
    assert not any(problem.code == "catalogue.overspent" for problem in made.problems)
    for entry in ("e1", "e2"):
        found = offered(desk, army, entry)
        assert found.left == made.left
        assert not [
            choice.against.code
            for group in found.groups
            for choice in (*group.choices, *group.choices[0].beneath)
            if choice.against is not None
        ]


def test_a_card_of_no_catalogue_has_no_tree(desk: Desk) -> None:
    army = listed(desk, "Guard")
    plain = replace(army, entries=(replace(army.entries[0], node="", force=""),))
    assert tree(desk, plain, entry_id="e1") is None
    assert tree(desk, replace(army, catalogues=()), entry_id="e1") is None
    with pytest.raises(KeyError):
        tree(desk, army, entry_id="e9")
