"""MonCon'F, actions under way: the shot of a Tir d’assaut before its charge, a charge whose target flees."""

from __future__ import annotations

from rules.battle.action_commands import Announce, Resolve
from rules.battle.commands import Put, Touch
from rules.battle.state import DeedState, Place
from rules.monconf.commands import CallToRally, Intercept, Redirect, ShootFirst
from rules.monconf.marking import marked
from rules.monconf.marks import CHARGED
from rules.monconf.offers import offers
from tests.stories.monconf_table import GOBLIN, GRIFFINS, GUARD, OGRE, RAIDER, opened
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


def test_two_assaults_on_one_enemy_add_their_might() -> None:
    for both_shoot_first in (False, True):
        table = opened([(RAIDER, 2)], [OGRE])
        for key in ("a1.1", "a1.2"):
            table.do(Announce(key, "assault_shot", "b1.1"))
        if both_shoot_first:
            table.do(ShootFirst("a1.2"))
        table.do(ShootFirst("a1.1"))
        table.do(Resolve("a1.1"))
        assert not marked(table.man("b1.1"), CHARGED), "might 2 against 4"
        if not both_shoot_first:
            table.do(ShootFirst("a1.2"))
        table.do(Resolve("a1.2"))
        assert table.game.contacts == (("a1.1", "b1.1"), ("a1.2", "b1.1"))
        assert marked(table.man("b1.1"), CHARGED), "might 4 against 4"


def test_an_enemy_that_was_free_as_it_was_chosen_may_be_engaged_by_others_since() -> None:
    table = opened([(RAIDER, 2), GUARD], [(GOBLIN, 2)])
    table.do(Announce("a1.1", "assault_shot", "b1.1"))
    table.do(Announce("a1.2", "charge", "b1.1"))
    table.do(Resolve("a1.2"))
    assert table.refusal(Announce("a1.1", "assault_shot", "b1.1")) == "refusal.target_engaged", "chosen anew"
    table.do(ShootFirst("a1.1"))
    assert table.refusal(Resolve("a1.1")) == ""


def test_a_charge_after_a_shot_is_on_the_enemy_shot_at() -> None:
    table = opened([RAIDER], [(GOBLIN, 2)])
    table.do(Announce("a1.1", "assault_shot", "b1.1"))
    table.do(ShootFirst("a1.1"))
    assert table.refusal(Resolve("a1.1", target="b1.2")) == "refusal.shot_at_another"
    table.do(Put("b1.1", Place.DEAD))
    assert table.refusal(Resolve("a1.1", target="b1.2")) == "refusal.shot_at_another"
    table.do(Resolve("a1.1", target="b1.2"), overrule=True)
    assert table.game.contacts == (("a1.1", "b1.2"),), "the table is right"


def test_a_target_that_is_named_late_is_judged_then() -> None:
    table = opened([(RAIDER, 2), GUARD], [(GOBLIN, 2)])
    table.do(Announce("a1.1", "assault_shot"), overrule=True)
    table.do(ShootFirst("a1.1"), overrule=True)
    assert table.refusal(Resolve("a1.1")) == "refusal.which_target"
    table.do(Touch("a2.1", "b1.1"))
    assert table.refusal(Resolve("a1.1", target="b1.1")) == "refusal.target_engaged"
    assert table.refusal(Resolve("a1.1", target="b1.2")) == ""


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
