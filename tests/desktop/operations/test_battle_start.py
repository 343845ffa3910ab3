"""What is kept of a battle: a side as an army, undone in its own places; a rematch; a bad file."""

from __future__ import annotations

import pytest

from desktop.operations import armies, battle_start, cards
from desktop.operations.battle import do, export_battle
from desktop.operations.desk import Desk
from desktop.operations.play import Play
from rules.battle import commands as c
from rules.battle.setup import SideSetup
from rules.battle.state import Knowledge, Result
from rules.text import Refusal


@pytest.fixture
def play(desk: Desk) -> Play:
    """Open the rulebook's example."""
    made = battle_start.start_example(desk, name="Example")
    assert isinstance(made, Play)
    return made


def test_a_sketch_becomes_a_card_of_unknown_values_undone_in_its_places(desk: Desk, play: Play) -> None:
    do(desk, play, c.AddCard("b", "Golem de chair", 2))
    before = {revision.card_id for revision in desk.library.cards()}
    kept = battle_start.keep_as_army(desk, game=play.game, side="b", name="Kept")
    assert isinstance(kept, str)
    muster = desk.library.muster(desk.library.army(kept))
    golem = muster.card(muster.army.entries[-1])
    assert (golem.name_fr, dict(golem.values), muster.army.entries[-1].figures) == ("Golem de chair", {}, 2)
    assert len(desk.library.cards()) == len(before) + 1
    assert muster.army.people == "dirz"
    armies.undo(desk)
    assert kept not in {army.id for army in desk.library.armies()}
    cards.undo(desk)
    assert {revision.card_id for revision in desk.library.cards()} == before


def test_a_side_is_kept_as_an_army_of_its_system(desk: Desk, play: Play) -> None:
    do(desk, play, c.AddCard("b", "Ombre", 1))
    kept = battle_start.keep_as_army(desk, game=play.game, side="b", name="Kept", system="eclats")
    assert isinstance(kept, str)
    muster = desk.library.muster(desk.library.army(kept))
    assert (muster.army.system, muster.card(muster.army.entries[-1]).system) == ("eclats", "eclats")


def test_a_sketch_that_names_a_card_of_the_library_is_that_card(desk: Desk, play: Play) -> None:
    do(desk, play, c.AddCard("b", "abel le colerique", 1))
    count = len(desk.library.cards())
    kept = battle_start.keep_as_army(desk, game=play.game, side="b", name="Kept")
    assert isinstance(kept, str)
    last = desk.library.army(kept).entries[-1]
    same_people = desk.library.card(last.card_id).card.people == "dirz"
    assert same_people, "a card of another people is another card"
    assert len(desk.library.cards()) == count + 1


def test_an_edited_card_is_pinned_as_the_battle_froze_it(desk: Desk, play: Play) -> None:
    tiger = next(r for r in desk.library.cards() if r.card.name_fr == "Tigre de Dirz")
    cards.type_pa(desk, card_id=tiger.card_id, text="99")
    kept = battle_start.keep_as_army(desk, game=play.game, side="b", name="Kept")
    assert isinstance(kept, str)
    entry = next(e for e in desk.library.army(kept).entries if e.card_id == tiger.card_id)
    assert entry.revision == tiger.number


def test_two_cards_of_one_profile_are_two_entries_of_one_card(desk: Desk, play: Play) -> None:
    for _ in range(2):
        do(desk, play, c.AddCard("a", "Milicien"))
    kept = battle_start.keep_as_army(desk, game=play.game, side="a", name="Kept")
    assert isinstance(kept, str)
    ids = [entry.card_id for entry in desk.library.army(kept).entries]
    assert len(ids) == 7 and ids[-1] == ids[-2]


def test_nothing_seen_is_nothing_to_keep(desk: Desk, play: Play) -> None:
    made = battle_start.rematch(desk, battle_id=play.battle_id, name="Again")
    assert isinstance(made, Play)
    side = SideSetup(name="?", knowledge=Knowledge.COUNTED, count=3)
    begun = battle_start.begin(desk, name="x", a=side, b=side, ruleset=play.setup.ruleset)
    assert isinstance(begun, Play)
    refused = battle_start.keep_as_army(desk, game=begun.game, side="a", name="Kept")
    assert isinstance(refused, Refusal) and refused.code == "refusal.nothing_to_keep"


def test_a_rematch_plays_by_the_same_rules(desk: Desk, play: Play) -> None:
    do(desk, play, c.Notch("a1.1", 4))
    made = battle_start.rematch(desk, battle_id=play.battle_id, name="Again")
    assert isinstance(made, Play)
    assert made.setup.ruleset == play.setup.ruleset
    assert made.game.fighters["a1.1"].notches == 0
    assert made.game.step == "order" and made.head is None
    assert battle_start.free_battle_name(desk, "Again") == "Again (2)"
    assert battle_start.free_battle_name(desk, "Again (1)") == "Again (1)"


def test_a_file_goes_there_and_back_and_a_bad_one_is_refused(desk: Desk, play: Play) -> None:
    written: list[bytes] = []
    export_battle(desk, battle_id=play.battle_id, write=written.append)
    made = battle_start.bring_in(desk, data=written[0], file="x.json")
    assert isinstance(made, str) and made != play.battle_id
    refused = battle_start.bring_in(desk, data=b"{}", file="x.json")
    assert isinstance(refused, Refusal) and not refused.overridable


def test_the_open_battle_resumes_before_the_ended(desk: Desk, play: Play) -> None:
    other = battle_start.rematch(desk, battle_id=play.battle_id, name="Again")
    assert isinstance(other, Play)
    do(desk, other, c.EndGame(Result()))
    lines = battle_start.battles(desk)
    assert lines[0].id == other.battle_id and lines[0].ended
    assert battle_start.resumable(lines) == play.battle_id
    assert battle_start.resumable([]) == ""
