"""A battle keeps the lists of its sides as they stood: prices by catalogues, totals, what was wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from db.codec import Codec
from db.exchange.battle import export, read
from desktop.operations import armies, battle_start, picking, tables
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.operations.play import Play
from desktop.wording.battle.report import list_lines, report
from rules.battle.score import score
from rules.battle.setup import Setup
from rules.battle.state import Place, Result
from tests.db.exchange import warband
from tests.desktop.kept import copied
from tests.desktop.operations.imports.catalogues import file
from tests.desktop.outcomes import done


@pytest.fixture
def desk(tmp_path: Path, empty_library: Path) -> Iterator[Desk]:
    """Lay a desk with the warband read."""
    with copied(empty_library, tmp_path) as library:
        made = Desk(library, tables.peoples(), tables.abilities(), int)
        paths = [file(tmp_path, warband.system(), "s.gst"), file(tmp_path, warband.army(), "g.cat")]
        assert isinstance(catalogues.bring(made, paths=paths), ImportReport)
        yield made


def begun(desk: Desk, *names: str, hidden: bool = False, swords: int = 0) -> Play:
    ids = {r.card.name("en"): r.card_id for r in desk.library.cards()}
    army = done(armies.create(desk, name="Club", limit=60))
    for name in names:
        armies.add_entry(desk, army, card_id=ids[name])
    if swords:
        picking.tick(desk, army, entry_id="e1", way=("e-Sword",), number=swords)
    side = battle_start.army_side(desk, army_id=army, hidden=hidden)
    other = replace(side, name="Others", hidden=False)
    ruleset = next(iter(tables.rulesets().values()))
    return done(battle_start.begin(desk, name="Game", a=side, b=other, ruleset=ruleset))


def test_a_battle_keeps_totals_by_currency_and_what_is_wrong_whatever_becomes_of_the_list(desk: Desk) -> None:
    play = begun(desk, "Guard", "Captain", "Captain", "Mage", swords=2)
    kept = play.setup.lists["a"]
    assert (kept.pa, kept.limit, dict(kept.others), kept.unknown) == (
        15 + 6 + 40 + 40 + 56,
        60,
        {"POW": -6},
        0,
    )
    assert {"catalogue.max", "legality.over_limit"} <= {problem.code for problem in kept.problems}
    (army,) = desk.library.armies()
    armies.delete(desk, army.id)
    again = desk.library.battles.load(play.battle_id)
    assert again.setup.lists == play.setup.lists
    assert read(export(again)).setup.lists == play.setup.lists
    lines = [line.replace("\xa0", " ") for line in list_lines(play, "a")]
    assert lines[0] == "157 of 60 PA · −6 POW"
    assert "“Sword”: 2 chosen, 1 at most." in lines
    assert f"  {lines[0]}" in report(play, "en").replace("\xa0", " ").splitlines()


def test_a_figure_is_worth_what_it_cost_in_the_list(desk: Desk) -> None:
    play = begun(desk, "Guard", "Captain")
    assert [play.game.cards[key].figure_pa for key in ("a1", "a2")] == [15, 40]  # 17 on the card
    dead = play.game.fighters["a1.1"]
    fighters = {**play.game.fighters, dead.id: replace(dead, place=Place.DEAD)}
    assert score(replace(play.game, fighters=fighters), "a").destroyed == 15
    turned = replace(play.game.cards["a1"], transformed_from=play.game.cards["a2"].sheet)
    assert turned.figure_pa == 17


def test_a_side_that_is_kept_as_a_list_costs_what_it_cost(desk: Desk) -> None:
    play = begun(desk, "Guard", "Captain")
    kept = desk.library.army(done(battle_start.keep_as_army(desk, game=play.game, side="a", name="Kept")))
    assert [entry.pa for entry in kept.entries] == [15, None]


def test_what_is_wrong_with_a_hidden_list_is_told_at_the_end(desk: Desk) -> None:
    play = begun(desk, "Captain", "Captain", hidden=True)
    assert len(list_lines(play, "a")) == 1 < len(list_lines(play, "b"))
    play.game = replace(play.game, result=Result())
    assert list_lines(play, "a") == list_lines(play, "b")


def test_battles_that_were_kept_before_have_no_lists(desk: Desk) -> None:
    play = begun(desk, "Guard")
    plain = Codec(Setup).plain(play.setup)
    del plain["lists"]
    for card in plain["start"]["cards"].values():
        card.pop("pa", None)
    older = Codec(Setup).read_parsed(plain)
    assert (dict(older.lists), older.start.cards["a1"].figure_pa) == ({}, 17)
    assert list_lines(replace(play, setup=older), "a") == []
