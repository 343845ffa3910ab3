"""A name is as long as it is read, wherever it is given, and says so in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from db.library import ArmyWrite, CardWrite, Library
from desktop.operations import armies, battle, cards, formats, packages, rulesets, versions
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.free_names import MOST_NAME
from desktop.operations.imports import catalogues, package_files
from desktop.operations.opening import desk_for
from rules.armies import Army
from rules.cards import Card
from rules.text import Message, Refusal
from tests.db.exchange.foreign import profile, roster, selection
from tests.desktop.kept import copied
from tests.desktop.outcomes import done

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
        desk, battle_id=done(start_example(desk, name="V-A-4")).battle_id, name=name
    ),
}


@pytest.fixture
def desk(tmp_path: Path, new_library: Path) -> Iterator[Desk]:
    library = copied(new_library, tmp_path)
    yield desk_for(library)
    library.close()


@pytest.mark.parametrize("thing", GIVEN)
def test_a_name_beyond_the_longest_is_refused_and_the_longest_is_taken(desk: Desk, thing: str) -> None:
    refused = GIVEN[thing](desk, "n" * (MOST_NAME + 1))
    assert isinstance(refused, Refusal)
    assert (refused.message.code, refused.message.data) == ("name.too_long", {"most": MOST_NAME})
    assert not isinstance(GIVEN[thing](desk, "n" * MOST_NAME), Refusal)


def _cards_of_copies(desk: Desk, name: str) -> tuple[str, ...]:
    card = Card(name, name, people="griffins")
    made = desk.library.card(
        done(cards.duplicate_card(desk, card_id=str(cards.save_card(desk, card=card))))
    ).card
    return card.name_fr, made.name_fr, made.name_en


def _armies_of_copies(desk: Desk, name: str) -> tuple[str, ...]:
    army = str(armies.create(desk, name=name))
    made = [army, *(done(armies.duplicate(desk, army)) for _ in range(11))]
    return tuple(desk.library.army(each).name for each in made)


def _formats_of_copies(desk: Desk, name: str) -> tuple[str, ...]:
    made = [str(formats.copy(desk, format_id="c5", name=name)) for _ in range(2)]
    return tuple(desk.library.formats()[each].fr for each in made)


def _rulesets_of_copies(desk: Desk, name: str) -> tuple[str, ...]:
    made = [str(rulesets.copy(desk, ruleset_id="c5", name=name)) for _ in range(2)]
    return tuple(desk.library.rulesets()[each].name for each in made)


TWICE = {
    "card": _cards_of_copies,
    "army": _armies_of_copies,
    "format": _formats_of_copies,
    "ruleset": _rulesets_of_copies,
}


@pytest.mark.parametrize("thing", TWICE)
@pytest.mark.parametrize("letters", [MOST_NAME, MOST_NAME - 2, 20])
def test_a_copy_of_the_longest_name_is_no_longer_and_told_apart(desk: Desk, thing: str, letters: int) -> None:
    names = TWICE[thing](desk, "n" * letters)
    assert names[0] == "n" * letters
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= MOST_NAME


def test_a_list_of_the_longest_name_whose_name_is_taken_there_meets_itself_again(
    desk: Desk, tmp_path: Path
) -> None:
    name, file = "n" * MOST_NAME, tmp_path / "club.tactpack"
    mine = str(armies.create(desk, name=name))
    with Library.open(tmp_path / "other.tact") as library:
        other = desk_for(library)
        armies.create(other, name=name, limit=900)
        before = len(library.armies())
        for note in ("once", "twice"):
            armies.edit(desk, mine, note=note)
            packages.pack(desk, path=file)
            package_files.bring(other, path=file)
        names = [army.name for army in library.armies()]
        assert len(set(names)) == len(names) and max(map(len, names)) <= MOST_NAME
        (came,) = (army for army in library.armies() if army.note == "twice")
        assert came.name.endswith(" (2)")
        assert before + 3 >= len(names)  # the two lists of the example come as well


def test_a_longer_name_that_a_file_brought_keeps_nothing_else_from_being_changed(desk: Desk) -> None:
    long = Card("n" * 500, people="griffins")
    (made,) = desk.library.write_cards(
        Message("step.cards_imported", {"n": 1}), [CardWrite(None, long)]
    ).card_ids
    assert cards.save_card(desk, card=replace(long, people="dirz"), card_id=made) == made
    (army,) = desk.library.write_armies(
        Message("step.army_created", {"army": "n"}),
        [ArmyWrite(None, Army("", "n" * 500, folder="f" * 500, tags=("t" * 500,)))],
    ).army_ids
    assert armies.edit(desk, army, note="so") is None
    assert versions.file_army(desk, army, folder="f" * 500, tags=("t" * 500, "club")) is None
    assert desk.library.army(army).tags == ("t" * 500, "club")
    assert isinstance(versions.file_army(desk, army, folder="f" * 500, tags=("u" * 500,)), Refusal)
    assert isinstance(armies.edit(desk, army, name="m" * 500), Refusal)


def test_a_list_of_a_file_with_an_endless_name_is_packed_and_keeps_it_in_its_note(
    desk: Desk, tmp_path: Path
) -> None:
    name = "Ost " * 500
    (tmp_path / "a.ros").write_bytes(roster(selection("Guard", profiles=[profile("Guard")]), name=name))
    report = catalogues.bring(desk, paths=[tmp_path / "a.ros"])
    assert not isinstance(report, Refusal)
    assert [f.reason for f in report.findings if f.field == "name"] == ["import.long_name"]
    (army,) = (a for a in desk.library.armies() if a.id in report.armies_added)
    assert len(army.name) < 500 and name.strip() in army.note
    file = tmp_path / "club.tactpack"
    assert not isinstance(packages.pack(desk, path=file), Refusal)
    with Library.open(tmp_path / "other.tact") as other:
        assert not isinstance(package_files.bring(desk_for(other), path=file), Refusal)
