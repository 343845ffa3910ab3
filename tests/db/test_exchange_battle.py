"""A battle in a file: it plays to the same state elsewhere, and tells no hidden order."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.battles import BattleRecord, KeptStep
from db.errors import Unreadable
from db.exchange.battle import export, read
from db.exchange.budget import MAX_BATTLE, MOST_NAME
from db.library import Library
from rules.battle.events import Step, apply
from rules.battle.setup import Setup
from rules.battle.state import Game, Result
from rules.text import Message
from tests.db.worlds import next_turn, notched, ordered, small_setup, stepped
from tests.examples import examples


def kept(setup: Setup, steps: list[Step]) -> BattleRecord:
    """Return a battle of steps one after the other, standing at the last."""
    rows = {n: KeptStep.of(s, n - 1 or None, f"2026-11-21T12:00:{n:02}.000Z") for n, s in enumerate(steps, 1)}
    return BattleRecord("id", setup.name, setup, len(steps) or None, rows)


# There and back -----------------------------------------------------------------------------------


def test_an_exported_battle_plays_to_the_same_state_elsewhere(library: Library) -> None:
    setup = small_setup()
    one, game = notched(setup.start, "a1.1", 2)
    two, undone = notched(game, "b1.1", 1)
    three, game = notched(game, "b2.2", 3)
    battle = library.battles.begin(setup)
    first = library.battles.add_step(battle, one, parent=None).id
    library.battles.add_step(battle, two, parent=first)
    library.battles.add_step(battle, three, parent=first)
    record = read(export(library.battles.load(battle)))
    assert record.game() == game
    assert [s.parent for s in record.steps.values()] == [None, 1, 1]
    copy = library.battles.bring_in(record)
    again = library.battles.load(copy)
    assert (again.name, again.setup, again.game()) == ("Œil pour œil", setup, game)
    assert [again.events[s] for s in again.steps] == [one, two, three]
    assert {again.game_at(s) == undone for s in again.steps} == {True, False}
    assert len(library.battles.listed()) == 2


def test_a_battle_without_steps_travels_too() -> None:
    record = read(export(kept(small_setup(), [])))
    assert (record.head, record.game()) == (None, small_setup().start)


def test_the_branch_of_an_archived_battle_keeps_its_end(library: Library) -> None:
    setup = small_setup()
    step, game = next_turn(setup.start)
    end = stepped(game, replace(game, result=Result(points={"a": 3.0}, winner="a")), "step.ended")
    library.battles.bring_in(read(export(kept(setup, [step, end]))))
    assert [(b.turn, b.ended) for b in library.battles.listed()] == [(2, True)]


# A hidden order -----------------------------------------------------------------------------------


def hidden_battle(secret: random.Random, public: random.Random, cards: int, played: int) -> BattleRecord:
    """Play a turn in the open, then one with a hidden order, of which some cards are played.

    ``public`` draws what everybody sees, ``secret`` what only the owner of the hidden side knows: the
    order of the cards that are not played, how often they were moved about, which one is in reserve.
    """
    setup = small_setup(cards, hidden=True)
    game, steps = setup.start, []

    def do(step: Step, after: Game) -> Game:
        steps.append(step)
        return after

    if public.random() < 0.5:
        order = list(game.sides["a"].order)
        public.shuffle(order)
        game = do(*ordered(game, "a", order))
        game = do(*_opened(game))
        while game.sides["a"].pile:
            game = do(*_play_top(game))
        game = do(*next_turn(game))
    drawn = list(game.sides["a"].order)
    public.shuffle(drawn)
    seen, unseen = drawn[:played], drawn[played:]
    secret.shuffle(unseen)
    for _ in range(2):
        trial = list(game.sides["a"].order)
        secret.shuffle(trial)
        # Where the cards stood that were played later is no secret any more.
        trial = [*seen, *(c for c in trial if c not in seen)]
        game = do(*ordered(game, "a", trial))
    saved = game.with_side("a", saved_orders={"mur": tuple(unseen)})
    game = do(stepped(game, saved, "step.order_saved", side="a", name="mur"), saved)
    game = do(*ordered(game, "a", [*seen, *unseen]))
    if public.random() < 0.8:
        game = do(*_opened(game))
        reserve_after = public.randrange(played + 1)
        for number in range(played):
            game = do(*_play_top(game))
            game = do(*notched(game, f"{seen[number]}.1", public.randrange(3)))
        if reserve_after and game.sides["a"].pile:
            card = game.sides["a"].pile[0]
            after = game.with_side("a", pile=game.sides["a"].pile[1:], reserve=(card,), reserved=1)
            game = do(stepped(game, after, "step.reserved", side="a", cards=(card,)), after)
            if len(game.sides["a"].pile) > 1:
                after = game.with_side("a", pile=game.sides["a"].pile[::-1])
                game = do(stepped(game, after, "step.corrected", subject="side:a", reason=card), after)
    return kept(setup, steps)


def _opened(game: Game) -> tuple[Step, Game]:
    after = replace(game, phase="activation", hand="a")
    for key, side in after.sides.items():
        after = after.with_side(key, pile=side.order)
    return stepped(game, after, "step.opened"), after


def _play_top(game: Game) -> tuple[Step, Game]:
    side = game.sides["a"]
    card = side.pile[0]
    after = replace(game.with_side("a", pile=side.pile[1:], played=(*side.played, card)), speaking=(card,))
    return stepped(game, after, "step.played_top", cards=(card,)), after


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 2**32), st.integers(), st.integers(), st.integers(2, 7), st.data())
def test_two_hidden_orders_give_the_same_file(
    public: int, one: int, two: int, cards: int, data: st.DataObject
) -> None:
    played = data.draw(st.integers(0, cards))
    files = [
        export(hidden_battle(random.Random(secret), random.Random(public), cards, played))
        for secret in (one, two)
    ]
    assert files[0] == files[1]


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 2**32), st.integers(), st.integers(2, 7), st.data())
def test_a_concealed_battle_still_plays(public: int, one: int, cards: int, data: st.DataObject) -> None:
    played = data.draw(st.integers(0, cards))
    record = hidden_battle(random.Random(one), random.Random(public), cards, played)
    true, told = record.game(), read(export(record)).game()
    assert told.sides["b"] == true.sides["b"]
    assert (told.cards, told.fighters, told.turn, told.phase) == (
        true.cards,
        true.fighters,
        true.turn,
        true.phase,
    )
    was, now = true.sides["a"], told.sides["a"]
    assert sorted(now.order) == sorted(was.order)
    assert sorted((*now.pile, *now.reserve)) == sorted((*was.pile, *was.reserve))
    assert (len(now.pile), len(now.reserve), now.played) == (len(was.pile), len(was.reserve), was.played)
    assert now.saved_orders == {}
    assert replace(now, order=(), pile=(), reserve=()) == replace(
        was, order=(), pile=(), reserve=(), saved_orders={}
    )


def test_what_was_undone_is_not_told_while_a_side_is_hidden(library: Library) -> None:
    setup = small_setup(hidden=True)
    step, _ = ordered(setup.start, "a", ("a4", "a3", "a2", "a1"))
    battle = library.battles.begin(setup)
    library.battles.add_step(battle, step, parent=None)
    library.battles.move_head(battle, None)
    assert json.loads(export(library.battles.load(battle)))["steps"] == []
    assert len(json.loads(export(library.battles.load(battle), conceal=False))["steps"]) == 1


def test_the_owner_may_ask_for_everything() -> None:
    setup = small_setup(hidden=True)
    step, game = ordered(setup.start, "a", ("a4", "a3", "a2", "a1"))
    assert read(export(kept(setup, [step]), conceal=False)).game() == game


def test_an_ended_battle_hides_nothing() -> None:
    setup = small_setup(hidden=True)
    step, game = ordered(setup.start, "a", ("a4", "a3", "a2", "a1"))
    end = replace(game, result=Result())
    assert read(export(kept(setup, [step, stepped(game, end)]))).game() == end


def test_the_journal_still_tells_what_everybody_saw() -> None:
    record = hidden_battle(random.Random(1), random.Random(4), 4, 2)
    labels = [s.label for s in read(export(record)).steps.values()]
    played: list[Any] = [label.data["cards"] for label in labels if label.code == "step.played_top"]
    assert tuple(card for cards in played for card in cards)[-2:] == record.game().sides["a"].played
    assert Message("step.ordered", {"side": "a"}) not in labels, (
        "how often a side that hides orders is untold"
    )


# Hostile files ------------------------------------------------------------------------------------


def document() -> dict[str, Any]:
    setup = small_setup()
    step, game = notched(setup.start, "a1.1", 2)
    other, _ = ordered(game, "a", ("a4", "a3", "a2", "a1"))
    read_back: dict[str, Any] = json.loads(export(kept(setup, [step, other])))
    return read_back


def refused(document: object) -> str:
    with pytest.raises(Unreadable) as caught:
        read(document if isinstance(document, bytes) else json.dumps(document).encode(), "b.json")
    assert caught.value.message.data["file"] == "b.json"
    return caught.value.message.code


def test_a_sound_document_is_read() -> None:
    assert read(json.dumps(document()).encode()).game().fighters["a1.1"].notches == 2


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "import.not_a_battle"),
        (b"\x89PNG\r\n\x1a\n", "import.not_a_battle"),
        (b"name,people\nAbel,x", "import.not_a_battle"),
        (b"[" * 100_000, "import.not_a_battle"),
        (b'{"format":"other","version":1}', "import.not_a_battle"),
        (b'{"format":"tacticien-battle","version":2}', "import.newer"),
        (b'{"format":"tacticien-battle","version":1}', "import.damaged"),
        (b'{"format":"tacticien-battle","version":"1"}', "import.damaged"),
        (b" " * (MAX_BATTLE + 1), "import.too_big"),
    ],
)  # fmt: skip
def test_what_is_no_battle_is_refused_in_a_word(data: bytes, code: str) -> None:
    assert refused(data) == code


def _set(*path: Any) -> Any:
    """Return what puts the last of the path where the others lead."""

    def change(document: Any) -> None:
        *way, last, value = path
        for part in way:
            document = document[part]
        document[last] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        _set("head", 3), _set("head", 0), _set("head", True), _set("head", "1"), _set("name", 5),
        _set("name", "N" * 40_001), _set("setup", "start", "cards", "a1", "name", "N" * 40_001),
        _set("steps", {}), _set("steps", 0, 5), _set("steps", 0, "parent", 1), _set("steps", 1, "parent", 2),
        _set("steps", 0, "at", None), _set("steps", 0, "label", "x"),
        _set("steps", 0, "events", 0, "id", "nobody"), _set("steps", 0, "events", 0, "kind", "other"),
        _set("steps", 0, "events", 0, "version", 9), _set("steps", 0, "events", 0, "after", {"notches": "x"}),
        _set("steps", 0, "events", 0, "after", {"card": "nothing"}),
        _set("steps", 1, "events", 0, "key", "c"),
        _set("steps", 1, "events", 0, "after", {"order": ["a1", "zz"]}),
        _set("steps", 1, "events", 0, {"kind": "game", "before": {}, "after": {"turn": 10**30}}),
        _set("steps", 1, "events", 0, {"kind": "game", "before": {}, "after": {"turn": -1}}),
        _set("steps", 1, "events", 0, {"kind": "game", "before": {}, "after": {"hand": "c"}}),
        _set("setup", "start", "sides", {}), _set("setup", "start", "fighters", "a1.1", "card", "zz"),
        _set("setup", "start", "cards", "a1", "side", "c"), _set("setup", "ruleset", None),
        _set("setup", "start", "cards", {}), _set("setup", "start", "turn", 1e400),
    ],
)  # fmt: skip
def test_a_twisted_document_is_refused_and_nothing_is_kept(library: Library, change: Any) -> None:
    twisted = document()
    change(twisted)
    assert refused(twisted) == "import.damaged"
    assert library.battles.listed() == []


@pytest.mark.parametrize(
    "change",
    [
        _set("steps", 0, "surprise", 1), _set("steps", 0, "events", 0, "after", {"luck": 3}),
        _set("setup", "luck", 3),
        _set("setup", "start", "cards", "a1", "sheet", {"name_fr": "x", "luck": "30"}),
        _set("setup", "start", "cards", "a1", "sheet", {"name_fr": "x", "values": {"LUCK": "3"}}),
    ],
)  # fmt: skip
def test_a_document_with_a_field_that_nobody_knows_is_of_a_newer_program(change: Any) -> None:
    newer = document()
    change(newer)
    assert refused(newer) == "import.newer"


@settings(max_examples=examples(120), deadline=None)
@given(st.data())
def test_a_document_with_any_part_replaced_is_read_or_refused(data: st.DataObject) -> None:
    twisted = document()
    node: Any = twisted
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        inner = node[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.integers(0, 5)) == 0:
            break
        node = inner
    node[key] = data.draw(
        st.none() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=2) | st.just({})
    )
    try:
        record = read(json.dumps(twisted).encode())
    except Unreadable:
        return
    for step in (None, *record.steps):
        state = record.game_at(step)
        assert apply((), state) == state


def test_names_of_every_kind_survive(library: Library) -> None:
    for name in (
        "<b>&\"'</b>",
        "é" * MOST_NAME,
        "œ’—\u202f",
        "{side} %n %1",
        "'; DROP TABLE battle; --",
    ):
        setup = replace(small_setup(), name=name)
        battle = library.battles.bring_in(read(export(kept(setup, []))))
        assert library.battles.load(battle).name == name == library.battles.load(battle).setup.name


def test_signs_that_nobody_sees_are_no_part_of_a_name(library: Library) -> None:
    setup = replace(small_setup(), name="So\x00ir\x1f")
    battle = library.battles.bring_in(read(export(kept(setup, []))))
    assert library.battles.load(battle).name == "Soir"
