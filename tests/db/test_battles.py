"""A battle is in the file when a step is confirmed, comes back as it was, and tells no hidden order."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.battle_codec import DEED, StepContent
from db.battles import Steps
from db.errors import Corrupt
from db.library import Library
from db.replay import replay
from db.seals import seal_run
from rules.battle.events import CardPut, FighterPut, Step, apply
from rules.battle.state import BattleCard, Fighter, Game, Result
from rules.text import Message
from tests.db.clock import Clock
from tests.db.worlds import next_turn, notched, ordered, small_setup, stepped
from tests.examples import examples


def play(library: Library, battle: str, game: Game, *heights: int) -> tuple[int, Game]:
    """Play steps that set notches of the first fighter; return the head and the state."""
    head = library.battles.load(battle).head
    for notches in heights:
        step, game = notched(game, "a1.1", notches)
        head = library.battles.add_step(battle, step, parent=head).id
    assert head is not None
    return head, game


def test_a_battle_comes_back_with_its_steps(library: Library, path: Path) -> None:
    setup = small_setup()
    battle = library.battles.begin(setup)
    assert library.battles.load(battle).game() == setup.start
    head, game = play(library, battle, setup.start, 1, 2, 3)
    library.close()
    with Library.open(path) as again:
        record = again.battles.load(battle)
        assert (record.setup, record.head, record.game()) == (setup, head, game)
        assert [s.label.data["notches"] for s in record.steps.values()] == [1, 2, 3]
        assert [s.at[:19] for s in record.steps.values()] == sorted(s.at[:19] for s in record.steps.values())


def test_going_back_and_on_makes_a_branch(library: Library) -> None:
    setup = small_setup()
    battle = library.battles.begin(setup)
    play(library, battle, setup.start, 1, 2)
    first = next(iter(library.battles.load(battle).steps))
    library.battles.move_head(battle, first)
    record = library.battles.load(battle)
    assert record.game().fighters["a1.1"].notches == 1
    play(library, battle, record.game(), 4)
    record = library.battles.load(battle)
    assert [s.parent for s in record.steps.values()] == [None, first, first]
    assert record.game().fighters["a1.1"].notches == 4
    library.battles.move_head(battle, None)
    assert library.battles.load(battle).game() == setup.start


def test_a_step_belongs_to_its_battle(library: Library) -> None:
    one, two = library.battles.begin(small_setup()), library.battles.begin(small_setup())
    head, game = play(library, one, small_setup().start, 1)
    step, _ = notched(game, "a1.1", 2)
    for wrong in (head, head + 100):
        with pytest.raises(KeyError):
            library.battles.add_step(two, step, parent=wrong)
        with pytest.raises(KeyError):
            library.battles.move_head(two, wrong)
    with pytest.raises(KeyError):
        library.battles.add_step("nobody", step, parent=None)
    with pytest.raises(KeyError):
        library.battles.rename("nobody", "x")
    with pytest.raises(KeyError):
        library.battles.load("nobody")
    assert len(library.battles.load(two).steps) == 0


def test_the_list_of_battles_tells_how_each_stands(library: Library) -> None:
    setup = small_setup()
    old = library.battles.begin(setup)
    new = library.battles.begin(replace(setup, name="Revanche"))
    assert [b.id for b in library.battles.listed()] == [new, old]
    step, game = next_turn(setup.start)
    head = library.battles.add_step(old, step, parent=None).id
    info = library.battles.listed()[0]
    assert (info.id, info.name, info.turn, info.ended) == (old, "Œil pour œil", 2, False)
    assert info.sides == ("Griffon", "Scorpion <b>&\"'")
    assert info.touched > info.started
    ended = replace(game, result=Result(winner="a"))
    library.battles.add_step(old, stepped(game, ended, "step.ended"), parent=head)
    assert library.battles.listed()[0].ended
    library.battles.move_head(old, None)
    assert (library.battles.listed()[0].turn, library.battles.listed()[0].ended) == (1, False)


def test_a_result_that_cannot_be_read_leaves_the_list_whole(library: Library, path: Path) -> None:
    setup = small_setup()
    battle = library.battles.begin(setup)
    ended = stepped(setup.start, replace(setup.start, result=Result(winner="a")), "step.ended")
    library.battles.add_step(battle, ended, parent=None)
    assert library.battles.listed()[0].result == Result(winner="a")
    library.close()
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE step SET payload = x'78' WHERE timeline = ?", (battle,))
    with Library.open(path) as again:
        (info,) = again.battles.listed()
    assert info.ended and info.result is None


def test_what_was_noted_after_the_end_takes_no_result_away(library: Library) -> None:
    setup = small_setup()
    battle = library.battles.begin(setup)
    over = replace(setup.start, result=Result(winner="b"))
    head = library.battles.add_step(battle, stepped(setup.start, over, "step.ended"), parent=None).id
    noted = Step(Message("step.note", {"text": "The rain begins"}), ())
    library.battles.add_step(battle, noted, parent=head)
    assert library.battles.listed()[0].result == Result(winner="b")


def test_battles_are_renamed_and_put_away(library: Library) -> None:
    battle = library.battles.begin(small_setup())
    library.battles.rename(battle, "Autre")
    assert [b.name for b in library.battles.listed()] == ["Autre"]
    library.battles.delete(battle)
    assert library.battles.listed() == []
    assert library.battles.load(battle).name == "Autre"
    library.battles.delete(battle, deleted=False)
    assert [b.name for b in library.battles.listed()] == ["Autre"]


def test_steps_are_read_when_asked_for_and_may_be_added_to(library: Library) -> None:
    setup = small_setup()
    battle = library.battles.begin(setup)
    head, game = play(library, battle, setup.start, 1)
    events = library.battles.load(battle).events
    step, after = notched(game, "a1.1", 2)
    events[-1] = step
    assert list(events) == [head, -1] and -1 in events and len(events) == 2
    assert apply((*events[head].events, *events[-1].events), setup.start) == after
    del events[-1]
    with pytest.raises(KeyError):
        events[-1]


def test_a_damaged_step_is_a_known_trouble(library: Library) -> None:
    battle = library.battles.begin(small_setup())
    play(library, battle, small_setup().start, 1)
    record = library.battles.load(battle)
    (key,) = record.kept
    for deed in (b"{", b"x not zlib", b'{"events":[{"kind":"fighter","id":"?","before":{},"after":{}}]}'):
        broken = replace(record, kept={key: record.kept[key]._replace(deed=deed)})
        with pytest.raises(Corrupt):
            broken.game()
    nameless = record.kept[key]._replace(label=b"{")
    with pytest.raises(Corrupt):
        Steps({1: nameless})[1]
    with pytest.raises(Corrupt):
        replace(record, kept={key: nameless}).steps  # noqa: B018 (it is read as it is asked for)


@pytest.mark.parametrize(
    "run",
    [
        b"{", b"[]", b'{"head":1,"following":{},"steps":[[0,""]]}', b'{"head":1,"following":[],"steps":[]}',
        b'{"head":2,"following":{},"steps":[[0,""]]}\n{}\n{}',
        b'{"head":1,"following":{},"steps":[[1,""]]}\n{}\n{}',
    ],
)  # fmt: skip
def test_a_damaged_run_of_steps_is_a_known_trouble(library: Library, path: Path, run: bytes) -> None:
    battle = library.battles.begin(small_setup())
    play(library, battle, small_setup().start, 1)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE step SET payload = ? WHERE timeline = ?", (seal_run(run), battle))
    with pytest.raises(Corrupt):
        library.battles.load(battle)
    assert [info.id for info in library.battles.listed()] == [battle], "it stands in the list as it did"


# Replay -------------------------------------------------------------------------------------------


@settings(max_examples=examples(60), deadline=None)
@given(st.randoms(use_true_random=False), st.integers(0, 40))
def test_the_quick_replay_is_the_true_one(chance: random.Random, count: int) -> None:
    start = game = small_setup().start
    steps: list[Step] = []
    for number in range(count):
        step, game = _some_step(game, chance, number)
        steps.append(step)
    quick = replay(start, (DEED.write(StepContent(s.events)) for s in steps))
    true = apply((event for s in steps for event in s.events), start)
    assert quick == true == game
    assert list(quick.fighters) == list(true.fighters)
    assert list(quick.cards) == list(true.cards)


def _some_step(game: Game, chance: random.Random, number: int) -> tuple[Step, Game]:
    """Do one thing of every kind a battle knows."""
    label = Message("step.any")
    fighter = chance.choice(list(game.fighters)) if game.fighters else None
    match chance.randrange(6):
        case 0 if fighter:
            return notched(game, fighter, chance.randrange(5))
        case 1:
            order = list(game.sides["a"].order)
            chance.shuffle(order)
            return ordered(game, "a", order)
        case 2:
            return next_turn(game)
        case 3:
            card = BattleCard(id=f"a{number + 50}", side="a", sketch="?")
            step = Step(label, (CardPut(game.cards.get(card.id), card),))
            return step, apply(step.events, game)
        case 4:
            new = Fighter(id=f"a1.{chance.randrange(4)}", card="a1", letter="Z", gems={"fire": number})
            step = Step(label, (FighterPut(game.fighters.get(new.id), new),))
            return step, apply(step.events, game)
        case _ if fighter:
            step = Step(label, (FighterPut(game.fighters[fighter], None),))
            return step, apply(step.events, game)
    return Step(label, ()), game


# Secrecy ------------------------------------------------------------------------------------------


def test_no_hidden_order_is_readable_in_the_file(library: Library, path: Path) -> None:
    setup = small_setup(hidden=True)
    battle = library.battles.begin(setup)
    step, game = ordered(setup.start, "a", ("a3", "a1", "a4", "a2"))
    head = library.battles.add_step(battle, step, parent=None).id
    after = game.with_side(
        "a", pile=("a1", "a4", "a2"), reserve=("a3",), saved_orders={"mur": game.sides["a"].order}
    )
    label = Message("step.reserved", {"card": "a3"})
    library.battles.add_step(battle, Step(label, stepped(game, after).events), parent=head)
    for name in ("library.tact", "library.tact-wal"):
        if (file := path.with_name(name)).exists():
            held = file.read_bytes()
            for told in (b'"a3","a1"', b'"a1","a4"', b'["a3"]', b'"card":"a3"', b"saved_orders", b'"pile"'):
                assert told not in held
    assert library.battles.load(battle).game() == after
    assert list(library.battles.load(battle).steps.values())[-1].label == label


def test_times_come_from_the_clock(library: Library, clock: Clock) -> None:
    library.battles.begin(small_setup())
    assert library.battles.listed()[0].started == "2026-11-21T12:00:02.000Z"
    assert clock.time.second == 2


def test_battles_are_found_by_a_name_that_is_written_in_them(library: Library) -> None:
    kept = library.battles.begin(small_setup())
    assert [info.id for info in library.battles.naming(["Nemo", "Carte 1"])] == [kept]
    assert library.battles.naming(["", "Nemo", "Carte"]) == []
    library.battles.delete(kept)
    assert library.battles.naming(["Carte 1"]) == []
