"""MonCon'F, actions under way: the shot of a Tir d'assaut before its charge, a charge whose target flees."""

from __future__ import annotations

from rules.battle.action_commands import Announce, Resolve
from rules.monconf.commands import Intercept, Redirect, ShootFirst
from rules.monconf.offers import offers
from tests.stories.monconf_table import GOBLIN, GUARD, RAIDER, opened


def test_the_shot_of_an_assault_comes_before_its_charge() -> None:
    table = opened([RAIDER], [(GOBLIN, 2)])
    table.do(Announce("a1.1", "assault_shot", "b1.1"))
    assert [x.code for x in offers(table.table, table.game, "a1.1")][:3] == [
        "choice.shoot_first", "choice.lost", "choice.withdraw",
    ]  # fmt: skip
    assert table.refusal(Resolve("a1.1")) == "refusal.shoots_first"
    assert table.refusal(Intercept("b1.2", "a1.1", success=True)) == "refusal.not_moving", "it shoots first"
    step = table.do(ShootFirst("a1.1"))
    assert (step.label.code, step.label.data["target"]) == ("step.shot_at", "b1.1")
    assert table.game.contacts == () and not table.man("a1.1").activated
    assert table.refusal(ShootFirst("a1.1")) == "refusal.no_shot"
    codes = [x.code for x in offers(table.table, table.game, "a1.1")]
    assert codes[:4] == ["choice.resolve", "choice.turn_walk", "choice.lost", "choice.withdraw"]
    table.do(Resolve("a1.1"))
    assert table.game.contacts == (("a1.1", "b1.1"),)


def test_who_is_stopped_before_its_assault_is_in_contact_and_done() -> None:
    table = opened([RAIDER], [(GOBLIN, 2)])
    table.do(Announce("a1.1", "assault_shot", "b1.1"))
    assert table.refusal(ShootFirst("b1.1")) == "refusal.card_not_played"
    table.do(ShootFirst("a1.1"))
    table.do(Intercept("b1.2", "a1.1", success=True))
    assert table.deeds("a1.1") == [("assault_shot", "b1.2", "done")]


def test_a_charge_whose_target_flees_is_turned_on_another() -> None:
    table = opened([(GUARD, 2)], [(GOBLIN, 2)])
    assert table.refusal(Redirect("a1.1", "b1.2")) == "refusal.no_charge"
    table.do(Announce("a1.1", "engage", "b1.1"))
    assert table.refusal(Redirect("a1.1", "b1.2")) == "refusal.no_charge", "an engagement becomes a run"
    table.do(Announce("a1.1", "charge", "b1.1"))
    assert table.refusal(Redirect("a1.1", "b1.1")) == "refusal.same_target"
    assert table.refusal(Redirect("a1.1", "a1.2")) == "refusal.friends"
    assert table.refusal(Redirect("a1.1", "b9.9")) == "refusal.unknown"
    assert table.refusal(Redirect("a1.1")) == "refusal.which_target"
    assert table.refusal(Redirect("b1.1", "a1.1")) == "refusal.card_not_played"
    step = table.do(Redirect("a1.1", "b1.2"))
    assert step.label.code == "step.redirected_at"
    assert table.deeds("a1.1") == [("charge", "b1.2", "announced")]
    table.do(Resolve("a1.1"))
    assert table.game.contacts == (("a1.1", "b1.2"),)
