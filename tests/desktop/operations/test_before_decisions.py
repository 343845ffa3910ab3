"""Libraries written before decisions were lines of the ruleset: the same things, and battles that play on.

They were made by the program of then: the rulebook's example, a large battle and one by an own ruleset with
a hidden order; MonCon'F and ÉCLATS in the middle of a turn, and options of a catalogue.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from db.codec import ARMY, CARD, Codec
from db.library import Library
from db.origins import FORMAT, OFFER
from desktop.operations import battle, rulesets
from desktop.operations.desk import Desk
from desktop.operations.opening import desk_for
from rules.battle import commands as c
from rules.battle.decisions.table import decisions_of
from rules.battle.ruleset import Ruleset
from rules.battle.state import Game
from rules.text import Refusal
from tests.db.readable import tells

KEPT = Path(__file__).parents[2] / "db" / "files" / "before-decisions"
GAME = Codec(Game)
NAMES = ("club", "others")


@pytest.fixture(params=NAMES)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Desk, dict[str, Any]]]:
    """Open a library of then, with what it held when it was closed."""
    path = tmp_path / f"{request.param}.tact"
    path.write_bytes(lzma.decompress((KEPT / f"{request.param}.tact.xz").read_bytes()))
    held = json.loads(lzma.decompress((KEPT / f"{request.param}.json.xz").read_bytes()))
    with Library.open(path) as library:
        yield desk_for(library), held


Kept = tuple[Desk, dict[str, Any]]


def read(codec: Codec[Any], rows: dict[str, Any]) -> dict[str, Any]:
    return {key: codec.read(json.dumps(row).encode()) for key, row in rows.items()}


def test_cards_lists_options_and_formats_are_the_same(kept: Kept) -> None:
    desk, held = kept
    library = desk.library
    numbers = {key: number for key, (number, _) in held["cards"].items()}
    cards = read(CARD, {key: card for key, (_, card) in held["cards"].items()})
    assert {r.card_id: (r.number, r.card) for r in library.cards()} == {
        key: (numbers[key], cards[key]) for key in cards
    }
    assert {army.id: army for army in library.armies()} == read(ARMY, held["armies"])
    assert library.offers() == read(OFFER, held["offers"])
    assert library.formats() == read(FORMAT, held["formats"])


def test_steps_and_states_are_the_same_and_go_back_to_the_beginning(kept: Kept) -> None:
    desk, held = kept
    assert {info.id for info in desk.library.battles.listed()} == held["battles"].keys()
    for key, told in held["battles"].items():
        record = desk.library.battles.load(key)
        assert [step.label.code for step in record.steps.values()] == told["labels"]
        assert record.game() == GAME.read(json.dumps(told["state"]).encode())
        play = battle.open_battle(desk, battle_id=key)
        before, undone = play.game, 0
        while battle.undo_step(desk, play) is not None:
            undone += 1
        assert play.told_to().path() == [], "at most what was ordered in secret is left"
        battle.go_to(desk, play, step=None)
        assert play.game == play.first
        for _ in range(undone):
            assert battle.redo_step(desk, play) is not None
        assert play.game == before


def test_what_a_battle_froze_is_read_as_it_was_and_it_plays_on(kept: Kept) -> None:
    desk, held = kept
    for key, told in held["battles"].items():
        play = battle.open_battle(desk, battle_id=key)
        ruleset = play.table.ruleset
        assert ruleset == replace(Ruleset.from_rows(told["ruleset"]), decisions={})
        assert all(ruleset.follows(decision, decision.kept) for decision in decisions_of(ruleset.system))
        steps = len(desk.library.battles.load(key).steps)
        assert not isinstance(battle.do(desk, play, c.WriteNote("On joue encore")), Refusal)
        again = desk.library.battles.load(key)
        assert len(again.steps) == steps + 1 and again.game() == play.game


def test_an_own_ruleset_keeps_its_values_and_reads_decisions_as_before(kept: Kept) -> None:
    desk, held = kept
    for key, own in held["rulesets"].items():
        was, now = Ruleset.from_rows(held["own"][key]), rulesets.rulesets(desk)[key]
        assert desk.library.ruleset(key).changes == own["changes"]
        assert now.decisions == was.decisions
        assert (now.natural_one_fails, now.track) == (was.natural_one_fails, was.track)
        copied = rulesets.copy(desk, ruleset_id=key, name="Copie")
        assert isinstance(copied, str) and rulesets.rulesets(desk)[copied].decisions == was.decisions


def test_the_hidden_order_of_then_is_hidden_still(kept: Kept) -> None:
    desk, _ = kept
    hidden = [
        side
        for info in desk.library.battles.listed()
        for side in desk.library.battles.load(info.id).game().sides.values()
        if side.hidden
    ]
    assert bool(hidden) == (desk.library.path.stem == "club")
    assert not tells(desk.library.path, ("a5", "a4", "a3"))
