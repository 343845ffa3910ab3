"""Own rulesets as a player would notice them: copied, changed, undone, offered, frozen into battles."""

from __future__ import annotations

import pytest

from db.errors import Unreachable
from desktop.operations import paper_job, rulesets, tables
from desktop.operations.battle import open_battle, start_battle
from desktop.operations.desk import Changes, Desk
from desktop.operations.paper_job import PrintOptions
from desktop.wording import say
from rules.battle.setup import SideSetup
from rules.battle.state import Knowledge
from rules.cards import Size
from rules.text import Message, Refusal


@pytest.fixture
def house(desk: Desk) -> str:
    """Copy the rules of C5."""
    made = rulesets.copy(desk, ruleset_id="c5", name="House rules")
    assert isinstance(made, str)
    return made


def names(desk: Desk) -> list[str]:
    return [ruleset.en for ruleset in rulesets.rulesets(desk).values()]


def refused(outcome: object) -> str:
    assert isinstance(outcome, Refusal)
    return say(outcome.message)


def test_a_copy_stands_after_the_shipped_ones_and_plays_alike(desk: Desk, house: str) -> None:
    assert names(desk) == [*(r.en for r in tables.rulesets().values()), "House rules"]
    sheet = rulesets.sheet(desk, ruleset_id=house)
    assert sheet.own and sheet.base.id == "c5" and not sheet.changed
    assert sheet.ruleset.track == tables.rulesets()["c5"].track


def test_a_value_is_changed_announced_reset_and_undone(desk: Desk, house: str, heard: list[Changes]) -> None:
    assert rulesets.set_value(desk, ruleset_id=house, path="mana/dice", value=5, initiator=desk) is None
    assert heard[-1].rulesets == {house} and heard[-1].initiator is desk
    sheet = rulesets.sheet(desk, ruleset_id=house)
    assert sheet.changed == {"mana/dice"}
    assert (sheet.ruleset.mana.dice, sheet.defaults["mana/dice"]) == (5, 3)
    last, after = rulesets.last_and_next(desk)
    assert last is not None and after is None
    assert say(last) == "House rules: Récupération de mana"
    assert say(last, value=last.data["value_en"]) == "House rules: Recovery of mana"
    rulesets.set_value(desk, ruleset_id=house, path="reserve_capacity", value=2)
    rulesets.reset(desk, ruleset_id=house, paths=frozenset({"mana/dice"}))
    assert rulesets.sheet(desk, ruleset_id=house).changed == {"reserve_capacity"}
    rulesets.reset(desk, ruleset_id=house)
    assert rulesets.sheet(desk, ruleset_id=house).changed == set()
    for _ in range(3):
        rulesets.undo(desk)
    assert rulesets.sheet(desk, ruleset_id=house).changed == {"mana/dice"}
    rulesets.redo(desk)
    assert rulesets.sheet(desk, ruleset_id=house).changed == {"mana/dice", "reserve_capacity"}
    assert heard[-1].rulesets == {house}


def test_what_changes_nothing_leaves_no_step(desk: Desk, house: str) -> None:
    before = rulesets.last_and_next(desk)
    rulesets.set_value(desk, ruleset_id=house, path="mana/dice", value=3)
    rulesets.reset(desk, ruleset_id=house)
    rulesets.rename(desk, ruleset_id=house, name=" House rules ")
    assert rulesets.last_and_next(desk) == before


def test_setting_the_shipped_value_again_is_no_change(desk: Desk, house: str) -> None:
    rulesets.set_value(desk, ruleset_id=house, path="mana/dice", value=5)
    rulesets.set_value(desk, ruleset_id=house, path="mana/dice", value=3)
    assert desk.library.ruleset(house).changes == {}


def test_wrong_values_and_names_are_refused_with_their_reason(desk: Desk, house: str) -> None:
    def put(path: str, value: object) -> str:
        return refused(rulesets.set_value(desk, ruleset_id=house, path=path, value=value))

    assert put("track/capacity", 0) == "Enter a number between 1 and 12."
    assert put("track/states/G/letter_en", "L") == "Two states would show the letter L."
    assert put("wound_table", ("SSSSX",) * 11) == "No result of a wound has the letter X."
    assert refused(rulesets.rename(desk, ruleset_id=house, name="  ")) == "A ruleset needs a name."
    assert "120" in refused(rulesets.copy(desk, ruleset_id="c3", name="x" * 121))
    assert rulesets.sheet(desk, ruleset_id=house).changed == set()


def test_letters_that_changed_places_are_reset_together_only(desk: Desk, house: str) -> None:
    for state, letter in (("L", "x"), ("G", "L"), ("L", "G")):
        rulesets.set_value(desk, ruleset_id=house, path=f"track/states/{state}/letter_fr", value=letter)
    alone = rulesets.reset(desk, ruleset_id=house, paths=frozenset({"track/states/L/letter_fr"}))
    assert refused(alone) == "Two states would show the letter L."
    assert rulesets.reset(desk, ruleset_id=house) is None


def test_names_stay_apart_and_copies_take_changes_along(desk: Desk, house: str) -> None:
    rulesets.set_value(desk, ruleset_id=house, path="mana/dice", value=5)
    second = rulesets.copy(desk, ruleset_id=house, name="House rules")
    assert isinstance(second, str)
    third = rulesets.copy(desk, ruleset_id="seeds", name="House rules (2)")
    assert isinstance(third, str)
    assert names(desk)[len(tables.rulesets()) :] == ["House rules", "House rules (2)", "House rules (3)"]
    assert rulesets.sheet(desk, ruleset_id=second).ruleset.mana.dice == 5
    rulesets.rename(desk, ruleset_id=second, name="Confrontation 5")
    assert rulesets.sheet(desk, ruleset_id=second).ruleset.en == "Confrontation 5 (2)"


def test_a_deleted_ruleset_is_gone_and_comes_back(desk: Desk, house: str) -> None:
    rulesets.delete(desk, ruleset_id=house)
    assert "House rules" not in names(desk)
    assert rulesets.sheet(desk, ruleset_id=house).id == "seeds"
    rulesets.undo(desk)
    assert "House rules" in names(desk)
    assert rulesets.undo(desk) is not None and rulesets.undo(desk) is None


def test_a_battle_keeps_the_rules_it_began_with(desk: Desk, house: str) -> None:
    rulesets.set_value(desk, ruleset_id=house, path="reserve_capacity", value=2)
    sides = [SideSetup(name=name, knowledge=Knowledge.COUNTED, count=3) for name in "AB"]
    play = start_battle(desk, name="x", a=sides[0], b=sides[1], ruleset=rulesets.rulesets(desk)[house])
    rulesets.set_value(desk, ruleset_id=house, path="reserve_capacity", value=4)
    rulesets.delete(desk, ruleset_id=house)
    frozen = open_battle(desk, battle_id=play.battle_id).setup.ruleset
    assert (frozen.fr, frozen.reserve_capacity) == ("House rules", 2)


def test_cards_are_printed_with_the_boxes_of_an_own_ruleset(desk: Desk, house: str) -> None:
    revision = next(r for r in desk.library.cards() if r.card.size in (Size.UNKNOWN, Size.NORMAL))

    def boxes(ruleset: str) -> int:
        options = PrintOptions(ruleset=ruleset)
        (card,) = paper_job.cards_job(desk, card_ids=[revision.card_id], options=options).cards
        assert card.boxes is not None
        return len(card.boxes.letters)

    usual = boxes("c5")
    for path in ("track/capacity", "track/capacity_by_size/normal"):
        rulesets.set_value(desk, ruleset_id=house, path=path, value=7)
    assert (usual, boxes(house)) == (4, 7)
    rulesets.delete(desk, ruleset_id=house)
    assert boxes(house) == 4


def test_while_the_library_cannot_be_read_the_shipped_ones_are_offered(
    desk: Desk, house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone() -> None:
        raise Unreachable(path="x")

    assert house in rulesets.offered(desk)
    monkeypatch.setattr(type(desk.library), "rulesets", lambda _: gone())
    assert list(rulesets.offered(desk)) == list(tables.rulesets())
    outcome = rulesets.copy(desk, ruleset_id="c5", name="Another")
    assert isinstance(outcome, Refusal) and outcome.code == "library.unreachable"
    assert rulesets.offered(None) == tables.rulesets()


def test_a_ruleset_of_another_program_still_opens(desk: Desk) -> None:
    from db.library import RulesetWrite
    from rules.battle.decisions.decision import GENERATION
    from rules.battle.own_ruleset import OwnRuleset

    odd = OwnRuleset("Odd", "c9", {"luck": 3, "mana/dice": "many", "mana/gems": 2}, generation=GENERATION)
    label = Message("step.ruleset_copied", {"ruleset": "Odd"})
    (made,) = desk.library.write_rulesets(label, [RulesetWrite(None, odd)]).ruleset_ids
    sheet = rulesets.sheet(desk, ruleset_id=made)
    assert (sheet.base.id, sheet.changed, sheet.ruleset.mana.gems) == ("seeds", frozenset({"mana/gems"}), 2)


def test_an_own_ruleset_of_before_a_decision_plays_and_shows_what_it_played(desk: Desk) -> None:
    """Kept before that line, a benefit ends as its bearer leaves the table, in play and on the page."""
    from db.library import RulesetWrite
    from rules.battle.decisions.effects import BEARER_AWAY
    from rules.battle.own_ruleset import OwnRuleset

    old = OwnRuleset("Club", "seeds", {"mana/gems": 2})
    label = Message("step.ruleset_copied", {"ruleset": "Club"})
    (made,) = desk.library.write_rulesets(label, [RulesetWrite(None, old)]).ruleset_ids
    assert rulesets.rulesets(desk)[made].follows(BEARER_AWAY, "ends")
    sheet = rulesets.sheet(desk, ruleset_id=made)
    assert sheet.ruleset.follows(BEARER_AWAY, "ends") and sheet.values[BEARER_AWAY.path] == "ends"
