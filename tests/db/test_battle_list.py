"""The list of battles has an undo of its own: names, battles put away; kept in the file."""

from __future__ import annotations

import pytest

from db.library import Library
from rules.text import Message
from tests.db.clock import Clock
from tests.db.worlds import small_setup


def names(library: Library) -> list[str]:
    return sorted(battle.name for battle in library.battles.listed())


def test_a_name_and_a_battle_put_away_are_taken_back_and_done_again(library: Library) -> None:
    first, second = (library.battles.begin(small_setup()) for _ in range(2))
    library.battles.rename(first, "Le siège")
    library.battles.rename(second, "Le pont")
    library.battles.delete(first)
    assert names(library) == ["Le pont"]
    undone = library.undo("battles")
    assert undone is not None and undone.battle_ids == (first,)
    assert undone.step.label == Message("step.battle_deleted", {"battle": "Le siège"})
    library.undo("battles")
    assert names(library) == ["Le siège", small_setup().name]
    library.undo("battles")
    assert library.undo("battles") is None
    assert names(library) == [small_setup().name] * 2
    assert [library.redo("battles") is not None for _ in range(4)] == [True, True, True, False]
    assert names(library) == ["Le pont"]


def test_what_says_so_already_is_no_step(library: Library) -> None:
    battle = library.battles.begin(small_setup())
    library.battles.rename(battle, small_setup().name)
    library.battles.delete(battle, deleted=False)
    assert (library.history("battles"), library.head("battles")) == ([], None)
    assert library.undo("battles") is None and library.redo("battles") is None
    with pytest.raises(KeyError):
        library.battles.delete("nobody")


def test_a_new_step_after_an_undo_begins_a_branch(library: Library) -> None:
    battle = library.battles.begin(small_setup())
    library.battles.rename(battle, "One")
    library.undo("battles")
    library.battles.rename(battle, "Two")
    library.battles.delete(battle)
    library.battles.delete(battle, deleted=False)
    codes = [step.label.code.removeprefix("step.battle_") for step in library.history("battles")]
    assert codes == ["renamed", "renamed", "deleted", "restored"]
    assert library.history("battles")[1].parent is None
    for _ in range(3):
        library.undo("battles")
    assert names(library) == [small_setup().name]
    library.redo("battles")
    assert names(library) == ["Two"]


def test_it_outlives_the_program_and_the_file_is_sound(library: Library, clock: Clock) -> None:
    battle = library.battles.begin(small_setup())
    library.battles.rename(battle, "Le siège")
    library.close()
    again = Library.open(library.path, clock=clock)
    try:
        again.undo("battles")
        assert names(again) == [small_setup().name]
    finally:
        again.close()
