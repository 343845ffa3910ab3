"""A name is as long as it is read, wherever it is given, and says so in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from db.library import ArmyWrite, CardWrite, Library
from desktop.opening import desk_for, open_library
from desktop.operations import armies, battle, cards, formats, importing, packages, rulesets, versions
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.free_names import MOST_NAME
from rules.armies import Army
from rules.cards import Card
from rules.text import Message, Refusal
from tests.db.exchange.foreign import profile, roster, selection

GIVEN: dict[str, Callable[[Desk, str], object]] = {
    "card": lambda desk, name: cards.save_card(desk, card=Card("", name)),
    "army": lambda desk, name: armies.create(desk, name=name),
    "army renamed": lambda desk, name: armies.edit(desk, desk.library.armies()[0].id, name=name),
    "version": lambda desk, name: versions.keep(desk, desk.library.armies()[0].id, name=name),
    "folder": lambda desk, name: versions.file_army(desk, desk.library.armies()[0].id, folder=name, tags=()),
    "tag": lambda desk, name: versions.file_army(
        desk, desk.library.armies()[0].id, folder="", tags=("a", name)
    ),
    "format": lambda desk, name: formats.copy(desk, format_id="c5", name=name),
    "ruleset": lambda desk, name: rulesets.copy(desk, ruleset_id="c5", name=name),
    "battle": lambda desk, name: battle.rename_battle(
        desk, battle_id=start_example(desk, name="V-A-4").battle_id, name=name
    ),
}


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    library = open_library(tmp_path / "club.tact")
    yield desk_for(library)
    library.close()


@pytest.mark.parametrize("thing", GIVEN)
def test_a_name_beyond_the_longest_is_refused_and_the_longest_is_taken(desk: Desk, thing: str) -> None:
    refused = GIVEN[thing](desk, "n" * (MOST_NAME + 1))
    assert isinstance(refused, Refusal)
    assert (refused.message.code, refused.message.data) == ("name.too_long", {"most": MOST_NAME})
    assert not isinstance(GIVEN[thing](desk, "n" * MOST_NAME), Refusal)


def test_a_longer_name_that_a_file_brought_keeps_nothing_else_from_being_changed(desk: Desk) -> None:
    long = Card("n" * 500, people="griffins")
    (made,) = desk.library.write_cards(
        Message("step.cards_imported", {"n": 1}), [CardWrite(None, long)]
    ).card_ids
    assert cards.save_card(desk, card=replace(long, people="dirz"), card_id=made) == made
    (army,) = desk.library.write_armies(
        Message("step.army_created", {"army": "n"}), [ArmyWrite(None, Army("", "n" * 500))]
    ).army_ids
    assert armies.edit(desk, army, note="so") is None
    assert isinstance(armies.edit(desk, army, name="m" * 500), Refusal)


def test_a_list_of_a_file_with_an_endless_name_is_packed_and_keeps_it_in_its_note(
    desk: Desk, tmp_path: Path
) -> None:
    name = "Ost " * 500
    (tmp_path / "a.ros").write_bytes(roster(selection("Guard", profiles=[profile("Guard")]), name=name))
    report = importing.bring(desk, paths=[tmp_path / "a.ros"])
    assert not isinstance(report, Refusal)
    assert [f.reason for f in report.findings if f.field == "name"] == ["import.long_name"]
    (army,) = (a for a in desk.library.armies() if a.id in report.armies_added)
    assert len(army.name) < 500 and name.strip() in army.note
    file = tmp_path / "club.tactpack"
    assert not isinstance(packages.pack(desk, path=file), Refusal)
    with Library.open(tmp_path / "other.tact") as other:
        assert not isinstance(packages.bring(desk_for(other), path=file), Refusal)
