"""What the program decides where the texts are silent is told by a line, and played as that line says."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, EndAnnouncements, Resolve
from rules.battle.current import current
from rules.battle.decisions.table import BY_ID
from rules.battle.effect_commands import PutEffect
from rules.battle.state import Bond, Effect, Lasting, Modifier, Place
from rules.referee import Seen, Verdict
from rules.values import Aspect, Characteristic
from tests.stories.acting import FUSILIER, speaking
from tests.stories.tabletop import Tabletop, card


def told(decision: str, reading: str) -> str:
    """Return what a line says in English of a reading."""
    return next(each.words.en for each in BY_ID[decision].readings if each.id == reading)


def test_a_wound_weakens_each_aspect_of_faith() -> None:
    assert told("faith_aspects", "each") == "On each of the three aspects"
    table = Tabletop.of([card("Prêtre", FOI="3-2-1", DIS=3)], ["Bûshi"])
    table.do(c.Notch("a1.1"))
    priest = table.fighter("a1")
    for aspect, printed in zip(Aspect, (3, 2, 1), strict=True):
        found = current(table.game, priest, Characteristic.FOI, table.table.ruleset, aspect)
        assert found.total == printed - 1


def test_where_neither_side_has_a_coordinator_both_roll_the_die_alone() -> None:
    assert told("nobody_eligible", "loses").endswith("where neither side has one, dice alone")
    table = Tabletop.of([card("Statue", DIS="-")], [card("Golem", DIS="-")])
    for side in "ab":
        table.do(c.ChooseCoordinator(side, nobody=True))
    assert table.game.winner == ""
    table.do(c.ThrowDice("a", (4,)))
    table.do(c.ThrowDice("b", (2,)))
    assert table.game.winner == "a"


def test_a_card_that_falls_before_the_roll_stays_in_the_sequence_and_counts() -> None:
    assert told("fallen_card", "stays") == "Stays in the sequence of this turn"
    table = Tabletop.of([card("Garde", DIS=3), card("Page", DIS=3)], [card("Bûshi", DIS=3)])
    table.do(c.Ready("a"))
    assert table.game.step == "roll"
    table.do(c.Put("a1.1", Place.DEAD))
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    assert "a1" in table.side("a").order and table.side("b").refusals == 1


def test_sight_is_judged_as_the_charge_is_announced_and_as_the_shot_is_made() -> None:
    assert told("sight_judged", "moment") == "A charge: when announced; a shot: as it is made"
    table = speaking((FUSILIER, 2))
    table.do(Announce("a1.1", "charge", "b1.1"))
    hidden = Verdict("sight", Seen.NONE.value, "referee.sight.clear", "II-D-3")
    for shooter in ("a1.1", "a1.2"):
        table.do(c.Judge(hidden, shooter, "b1.1"))
    assert table.refusal(Announce("a1.2", "charge", "b1.1")) == "refusal.not_seen"
    assert table.refusal(Resolve("a1.1")) == ""
    table.do(EndAnnouncements())
    table.do(Resolve("a1.1"))
    table.do(c.Judge(hidden, "a1.2", "b1.1"))
    assert table.refusal(Act("a1.2", "shoot", "b1.1")) == "refusal.not_seen"


def test_those_whom_a_flying_bearer_parts_from_lose_the_benefit() -> None:
    assert told("bearer_flies", "parts").startswith("They lose the benefit")
    hawk, guard = card("Faucon", abilities_text="Vol/15", MOU="10/15", DIS=3), card("Garde", DEF=3, DIS=3)
    table = Tabletop.of([hawk, guard], ["Bûshi"])
    aura = Effect(
        source="Aura", fighters=("a1.1", "a2.1"), around="a1.1", caster="a1.1", bond=Bond.BENEFIT,
        lasting=Lasting.GAME, modifiers=(Modifier("DEF", 1, ""),),
    )  # fmt: skip
    table.do(PutEffect(aura))
    table.do(c.ChangeLevel("a1.1", 1))
    table.do(c.ChangeLevel("a1.1", 0))
    assert table.game.effects[0].fighters == ("a1.1",)
