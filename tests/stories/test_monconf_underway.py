"""MonCon'F, actions under way: the shot of a Tir d’assaut before its charge, a charge whose target flees."""

from __future__ import annotations

from rules.battle.action_commands import Announce, Resolve
from rules.battle.state import DeedState
from rules.monconf.commands import CallToRally, Intercept, Redirect, ShootFirst
from rules.monconf.offers import offers
from tests.stories.monconf_table import GOBLIN, GRIFFINS, GUARD, RAIDER, opened
from tests.stories.tabletop import card

LEADER = card("Chef", GRIFFINS, "Tireur/1, Tir d’assaut, Commandement/15", MOU=10, INI=3, TIR=1, DIS=4, PUI=2)


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


def test_nothing_takes_the_place_of_an_assault_whose_shot_is_made() -> None:
    table = opened([RAIDER], [(GOBLIN, 2)])
    table.do(Announce("a1.1", "assault_shot", "b1.1"))
    table.do(Announce("a1.1", "assault_shot", "b1.2"))  # before its shot it may be announced anew
    table.do(ShootFirst("a1.1"))
    for action in ("walk", "run", "charge", "engage", "shoot", "precise", "assault_shot"):
        assert table.refusal(Announce("a1.1", action, "b1.1")) == "refusal.shot_made"
    assert table.refusal(Announce("a1.1", "")) == "refusal.shot_made", "its shot is not taken back either"
    table.do(Announce("a1.1", "walk"), overrule=True)
    assert table.deeds("a1.1") == [("walk", "", "announced")], "the table is right"


def test_who_shot_before_its_charge_does_not_call_to_rally_instead() -> None:
    table = opened([LEADER], [GOBLIN])
    table.do(Announce("a1.1", "assault_shot", "b1.1"))
    assert table.refusal(CallToRally("a1.1")) == ""
    table.do(ShootFirst("a1.1"))
    assert table.refusal(CallToRally("a1.1")) == "refusal.shot_made"
    table.do(Resolve("a1.1", DeedState.LOST))
    assert table.refusal(CallToRally("a1.1")) == "refusal.has_acted"


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
