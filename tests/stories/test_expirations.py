"""What ends by itself is read from the events of its step: which, for whom, and why (II-B-4, II-C-3)."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.effect_commands import EndEffect, PutEffect
from rules.battle.expirations import Why, endings
from rules.battle.state import Bond, Effect, Lasting, Modifier, ModifierKind, Place, Until
from tests.stories.monconf_table import GOBLIN, GUARD, STAFF, Table, brilliant
from tests.stories.tabletop import Tabletop

BY_TURN = Modifier("INI", -1, "Boue", ModifierKind.PENALTY, Until.TURN_END)


def field(*commands: c.Command) -> Tabletop:
    table = Tabletop.of([("Garde", 2), "Mage"], ["Gobelin"])
    for command in (c.DeclareWinner("a"), c.ChooseFirst("a"), *commands):
        table.do(command)
    return table


def told(table: Tabletop) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(e.why.value, e.source, e.fighters) for e in endings(table.steps[-1])]


def end_of_turn(table: Tabletop) -> Tabletop:
    while table.game.phase != "upkeep":
        table.do(c.Advance(), overrule=True)
    table.do(c.EndTurn())
    return table


def test_the_end_of_a_turn_tells_what_goes_with_it() -> None:
    lasting = {
        "Chant": Lasting.TURN, "Cri": Lasting.TURNS, "Brume": Lasting.UPKEEP, "Pierre": Lasting.GAME,
    }  # fmt: skip
    table = field(
        *(PutEffect(Effect(source=name, fighters=("a1.1",), lasting=each, turns=1, caster="a2.1", cost=1))
          for name, each in lasting.items()),
        c.Modify("a1.1", BY_TURN), c.Modify("a1.1", Modifier("INI", 1, "Serment", until=Until.GAME_END)),
        c.Stun("a1.2"), c.Stun("b1.1"),
    )  # fmt: skip
    end_of_turn(table)
    assert told(table) == [
        ("turn", "Chant", ("a1.1",)),
        ("turns", "Cri", ("a1.1",)),
        ("unpaid", "Brume", ("a1.1",)),
        ("turn", "Boue", ("a1.1",)),
        ("stunned", "", ("a1.2", "b1.1")),
        ("refusals", "", ()),
    ]
    refusals = endings(table.steps[-1])[-1]
    assert (refusals.side, refusals.number, refusals.why) == ("b", 1, Why.REFUSALS)
    assert endings(table.steps[-1])[3].modifiers[0].amount == -1


def test_the_end_of_combat_tells_its_own() -> None:
    table = field(
        PutEffect(Effect(source="Fureur", fighters=("a1.1",), lasting=Lasting.COMBAT)),
        PutEffect(Effect(source="Chant", fighters=("a1.1",))),
        c.Modify("b1.1", Modifier("ATT", -1, "action.charge", until=Until.COMBAT_END)),
        c.Modify("b1.1", BY_TURN),
    )
    table.do(c.Advance(), overrule=True)
    assert told(table) == []
    table.do(c.Advance())
    assert told(table) == [("combat", "Fureur", ("a1.1",)), ("combat", "action.charge", ("b1.1",))]


def test_what_lasts_until_an_activation_leaves_each_at_its_own() -> None:
    cover = Effect(source="action.cover", fighters=("a1.1", "a2.1"), lasting=Lasting.ACTIVATION)
    mine = Modifier("INI", 1, "Élan", until=Until.ACTIVATION)
    table = field(PutEffect(cover), c.Modify("a1.2", mine))
    table.do(c.PlayTop())
    assert told(table) == [], "not in the turn it was put in"
    table.do(c.EndSpeaking())
    end_of_turn(table)
    assert told(table) == [("refusals", "", ())], "nobody was stunned"
    for command in (c.DeclareWinner("a"), c.ChooseFirst("a"), c.PlayTop()):
        table.do(command)
    assert told(table) == [("activation", "action.cover", ("a1.1",)), ("activation", "Élan", ("a1.2",))]
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    assert told(table) == []
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    assert told(table) == [("activation", "action.cover", ("a2.1",))]


def test_an_aura_goes_with_its_bearer_and_what_players_end_is_in_the_label() -> None:
    aura = Effect(source="Aura", fighters=("a1.1",), bond=Bond.BENEFIT, around="a2.1", lasting=Lasting.GAME)
    table = field(PutEffect(aura), PutEffect(Effect(source="Chant", fighters=("a1.1",))))
    table.do(c.Notch("a1.1"))
    assert told(table) == []
    table.do(c.Put("a2.1", Place.FLED))
    assert told(table) == [("waits", "Aura", ("a1.1",))]
    table.do(c.Put("a2.1", Place.TABLE))
    assert told(table) == [("back", "Aura", ("a1.1",))]
    table.do(c.Put("a2.1", Place.DEAD))
    assert told(table) == [("gone", "Aura", ("a1.1",))]
    table.do(EndEffect(table.game.effects[0].id))
    assert told(table) == []


def test_who_meets_the_condition_of_a_benefit_no_more_is_told_and_who_leaves_the_table_is_not() -> None:
    table = field(
        PutEffect(Effect(source="Pierre", bond=Bond.BENEFIT, modifiers=(Modifier("DEF", 3, ""),)), None, "a"),
        c.ChangeSide("a1", "a1.1"),
    )
    assert told(table) == [("condition", "Pierre", ("a1.1",))]
    table.do(c.Put("a1.2", Place.OFF))
    assert told(table) == []
    table.do(c.ChangeSide("a2"))
    assert told(table) == [("condition", "Pierre", ("a2.1",))]


def test_a_turn_tells_the_point_of_general_staff_and_who_is_tactician_by_its_plan() -> None:
    table = brilliant(Table.lay([GUARD, STAFF], [GOBLIN]).begin(points=9)).next_turn()
    found = {(e.why, e.side, e.number) for e in endings(table.steps[-1])}
    assert found >= {(Why.STAFF, "a", 1), (Why.PLAN, "a", 0)} and table.game.winner == "a"
    assert not {(why, side) for why, side, _ in found} & {(Why.STAFF, "b"), (Why.PLAN, "b")}
