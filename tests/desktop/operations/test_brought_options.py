"""What a list chose because of a card goes with that card: into its row, on paper, into marks and battles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.muster.rows import entry_rows
from desktop.operations import armies, army_sheet, battle_start, evaluated_list, picking, tables
from desktop.operations.brought_options import with_brought
from desktop.operations.casters import casters
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.wording.list_text import Shared
from rules import legality
from rules.armies import Muster, OptionKind, army_cost
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.roster import RosterState
from rules.catalogue.shelf import Shelf
from rules.formats import Format
from rules.legality import Problem
from rules.peoples import Peoples
from tests.db.exchange import warband
from tests.db.exchange.warband import SPELLS
from tests.desktop.kept import copied
from tests.desktop.operations.imports.catalogues import file
from tests.desktop.outcomes import done


@pytest.fixture
def desk(tmp_path: Path, empty_library: Path) -> Iterator[Desk]:
    """Lay a desk with the mage read."""
    with copied(empty_library, tmp_path) as library:
        made = Desk(library, tables.peoples(), tables.abilities(), int)
        paths = [file(tmp_path, warband.system(), "s.gst"), file(tmp_path, warband.mages(), "g.cat")]
        assert isinstance(catalogues.bring(made, paths=paths), ImportReport)
        yield made


@pytest.fixture
def list_(desk: Desk) -> str:
    """Make a list of two mages with a spell and the banner."""
    mage = next(r.card_id for r in desk.library.cards() if r.card.name("en") == "Mage")
    made = done(armies.create(desk, name="Club"))
    for _ in range(2):
        armies.add_entry(desk, made, card_id=mage)
    force = desk.library.army(made).forces[0].id
    for way in ((SPELLS, "e-Fire ball"), ("e-Banner",)):
        assert picking.tick(desk, made, entry_id=force, way=way) is None
    return made


def test_they_are_options_of_the_card_that_brings_them_paid_once(desk: Desk, list_: str) -> None:
    plain = desk.library.muster(desk.library.army(list_))
    found = with_brought(desk, plain)
    first, second = found.army.entries
    assert [(o.name, o.kind, o.pa) for o in first.options] == [
        ("Fire ball", OptionKind.SPELL, 0), ("Banner", OptionKind.OTHER, 9),
    ]  # fmt: skip
    assert [(o.name, o.pa) for o in second.options] == [("Fire ball", 0), ("Banner", 0)]
    assert first.options[0].spell is not None
    assert army_cost(found).known == army_cost(plain).known == 56 + 56 + 9
    assert [e.options for e in plain.army.entries] == [(), ()]
    guard = done(armies.create(desk, name="Bare"))
    bare = desk.library.muster(desk.library.army(guard))
    assert with_brought(desk, bare) is bare


def test_battles_know_the_spells_of_a_mage(desk: Desk, list_: str) -> None:
    side = battle_start.army_side(desk, army_id=list_)
    assert [[o.name for o in card.options] for card in side.cards] == [["Fire ball", "Banner"]] * 2
    known = casters(desk, army_id=list_)
    assert [[o.name for o in caster.bought] for caster in known] == [["Fire ball"]] * 2


def test_a_format_counts_them_with_the_card(desk: Desk, list_: str) -> None:
    kept = replace(desk.library.army(list_), limit=129, format="c3")
    problems = {p.code: p for p in army_sheet.sheet_of(desk, kept).problems}
    dear = problems["legality.dear_equipped"]
    assert (dear.where, dear.data["own"], dear.data["carried"]) == ("e1", 56, 9)
    assert [part.amount for part in dear.sums] == [56, 9]


def test_a_list_is_checked_and_its_catalogues_are_asked_once_for_an_edit(
    desk: Desk, list_: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def check(muster: Muster, *, format: Format, peoples: Peoples) -> list[Problem]:
        asked.extend(row.check for row in format.checks)
        return legality.check(muster, format=format, peoples=peoples)

    def evaluator(shelf: Shelf, state: RosterState) -> Evaluator:
        asked.append("evaluator")
        return Evaluator(shelf, state)

    monkeypatch.setattr(army_sheet, "check", check)
    monkeypatch.setattr(evaluated_list, "Evaluator", evaluator)
    over = replace(desk.library.army(list_), limit=100, format="c3")
    for army, more in ((replace(over, limit=130), []), (over, ["points"])):
        asked.clear()
        sheet = army_sheet.sheet_of(desk, army)
        entry_rows(sheet, desk.peoples)
        assert sheet.by_catalogues is not None and sheet.by_catalogues.asked == ()
        assert sheet.format is not None
        assert sorted(asked) == sorted(["evaluator", *(r.check for r in sheet.format.checks), *more])


def test_the_row_and_the_marks_count_them(desk: Desk, list_: str) -> None:
    sheet = army_sheet.sheet(desk, list_)
    assert [row.options for row in entry_rows(sheet, desk.peoples)] == ["Fire ball · Banner"] * 2
    before = Shared.of(desk, sheet).mark
    force = desk.library.army(list_).forces[0].id
    assert picking.tick(desk, list_, entry_id=force, way=(SPELLS, "e-Storm")) is None
    assert Shared.of(desk, army_sheet.sheet(desk, list_)).mark != before
