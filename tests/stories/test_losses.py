"""What a battle cost, step by step: who was lost for good, how, and what that was worth."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.score import Loss, losses
from rules.battle.state import Place
from rules.eclats.commands import Attack, Incant
from tests.stories.combat import Combat
from tests.stories.tabletop import Tabletop, card


def duel() -> Tabletop:
    """Lay two guards of 20 PA and a mage of 33 against one of unknown price."""
    guard, mage = card("Garde", PA=20), card("Mage", PA=33)
    return Tabletop.of([(guard, 2), mage], [card("Inconnu")])


def lost(table: Tabletop) -> tuple[Loss, ...]:
    return losses(table.setup.start, enumerate(table.steps))


def test_each_loss_is_told_with_its_step_and_its_price() -> None:
    table = duel()
    table.do(c.Notch("a1.1", 1))
    table.do(c.WriteNote("The rain begins"))
    table.do(c.Put("a2.1", Place.DEAD))
    table.do(c.Put("b1.1", Place.FLED))
    assert lost(table) == (
        Loss(2, 1, "a", "a2.1", Place.DEAD, 33),
        Loss(3, 1, "b", "b1.1", Place.FLED, None),
    )


def test_who_comes_back_was_not_lost_and_the_last_loss_counts() -> None:
    table = duel()
    table.do(c.Put("a1.1", Place.FLED))
    table.do(c.Put("a1.1", Place.TABLE))
    assert lost(table) == ()
    table.do(c.Put("a1.1", Place.FLED))
    table.do(c.Put("a1.1", Place.DEAD))
    assert [(loss.step, loss.place) for loss in lost(table)] == [(3, Place.DEAD)]


def test_who_did_it_is_told_with_the_loss() -> None:
    table = duel()
    table.do(c.Put("a1.1", Place.CAPTURED, by="b1.1"))
    assert [(loss.fighter, loss.author) for loss in lost(table)] == [("a1.1", "b1.1")]


def test_who_has_no_animus_left_is_a_loss_until_it_is_aided() -> None:
    table = Combat.begin()
    table.do(Attack("a1.1", ("b1.1", "b1.2"), 30))
    assert [(loss.fighter, loss.author, loss.down) for loss in lost(table)] == [
        ("b1.1", "a1.1", True), ("b1.2", "a1.1", True)
    ]  # fmt: skip
    table.do(c.Notch("b1.1", -1))
    assert [loss.fighter for loss in lost(table)] == ["b1.2"]
    table.do(Incant("a2.1", "Nova", animus=8))
    assert [(loss.fighter, loss.author) for loss in lost(table)] == [("b1.2", "a1.1"), ("a2.1", "")]


def test_a_sketch_has_no_price() -> None:
    table = duel()
    table.do(c.AddCard("a", "Renfort"))
    (joined,) = (key for key in table.game.fighters if key not in table.setup.start.fighters)
    table.do(c.Put(joined, Place.CAPTURED), overrule=True)
    assert [loss.price for loss in lost(table)] == [None]


def test_a_figure_is_worth_what_its_list_paid_for_it_unless_its_card_is_another_now() -> None:
    table = duel()
    cards = table.setup.start.cards
    dear = replace(cards["a1"], pa=25)
    assert (dear.figure_pa, replace(dear, sheet=None, pa=None).figure_pa) == (25, None)
    assert replace(dear, sheet=card("Ours", PA=60), transformed_from=dear.sheet).figure_pa == 60
    start = replace(table.setup.start, cards={**cards, "a1": dear})
    table.do(c.Put("a1.1", Place.DEAD))
    assert [loss.price for loss in losses(start, enumerate(table.steps))] == [25]
