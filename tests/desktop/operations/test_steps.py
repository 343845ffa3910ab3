"""What an import did in several places is undone and redone as one step, whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.operations import armies, army_sheet, cards, tables
from desktop.operations.desk import Changes, Desk
from desktop.operations.imports import catalogues
from rules.cards import Card
from rules.text import Refusal
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile, roster, selection
from tests.desktop.kept import copied


@pytest.fixture
def desk(tmp_path: Path, empty_library: Path) -> Iterator[Desk]:
    with copied(empty_library, tmp_path) as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


def brought(desk: Desk, folder: Path) -> None:
    """Import a list with the card it is made of."""
    (folder / "guard.cat").write_bytes(catalogue(entry("Guard", pa=17, profiles=[profile("Guard", GUARD)])))
    listed = roster(selection("Guard", number=3, pa="51", profiles=[profile("Guard")]))
    (folder / "list.ros").write_bytes(listed)
    report = catalogues.bring(desk, paths=[folder / "guard.cat", folder / "list.ros"])
    assert not isinstance(report, Refusal) and report.label is not None


def there(desk: Desk) -> tuple[int, int]:
    return len(desk.library.cards()), len(desk.library.armies())


def test_an_import_goes_and_comes_whole_and_every_place_is_told(desk: Desk, tmp_path: Path) -> None:
    brought(desk, tmp_path)
    heard: list[Changes] = []
    desk.listen(heard.append)
    assert not isinstance(armies.undo(desk), Refusal)
    assert there(desk) == (0, 0) and heard[-1].whole
    assert cards.labels(desk)[1] == army_sheet.last_and_next(desk)[1]
    assert not isinstance(cards.redo(desk), Refusal)
    assert there(desk) == (1, 1) and heard[-1].whole


def test_a_list_changed_since_keeps_its_import_until_that_is_undone(desk: Desk, tmp_path: Path) -> None:
    brought(desk, tmp_path)
    (army,) = desk.library.armies()
    armies.edit(desk, army.id, name="Garde")
    refused = cards.undo(desk)
    assert isinstance(refused, Refusal) and refused.message.code == "library.moved_on_muster"
    assert there(desk) == (1, 1)
    armies.undo(desk)
    cards.undo(desk)
    assert there(desk) == (0, 0)


def test_an_import_taken_back_does_not_come_again_into_a_place_that_went_on(
    desk: Desk, tmp_path: Path
) -> None:
    brought(desk, tmp_path)
    cards.undo(desk)
    cards.save_card(desk, card=Card("Autre"))
    refused = armies.redo(desk)
    assert isinstance(refused, Refusal) and refused.message.code == "library.moved_on_library"
    assert there(desk) == (1, 0)
    cards.undo(desk)
    armies.redo(desk)
    assert there(desk) == (1, 1)


def test_a_list_of_known_cards_is_a_step_of_the_library_too(desk: Desk, tmp_path: Path) -> None:
    brought(desk, tmp_path)
    armies.delete(desk, desk.library.armies()[0].id)
    listed = roster(selection("Guard", number=2, pa="34", profiles=[profile("Guard")]), id="other")
    (tmp_path / "other.ros").write_bytes(listed)
    catalogues.bring(desk, paths=[tmp_path / "other.ros"])
    assert there(desk) == (1, 1)
    cards.undo(desk)
    assert there(desk) == (1, 0)
