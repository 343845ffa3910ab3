"""The referee: sight, contact, room in contact and scatter, each with its reason and section."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.rulings import MOST_SCENERY, AgreeOn
from rules.cards import Size
from rules.referee import (
    Base,
    Bases,
    Lines,
    Obstacle,
    Ruling,
    Scatter,
    Sight,
    contact,
    room,
    scatter,
    sight,
    verdict,
)
from tests.stories.tabletop import Tabletop

LOOK = Sight(contact=False, arc=True, lines=Lines.ALL)


def seen(facts: Sight) -> tuple[str, str, str]:
    ruling = sight(facts)
    return ruling.answer, ruling.reason.code, ruling.section


def behind(*obstacles: Obstacle, **more: object) -> tuple[str, str, str]:
    return seen(replace(LOOK, obstacles=obstacles, **more))  # type: ignore[arg-type]


# -- sight ------------------------------------------------------------------------------------------


def test_x7_five_figures_on_the_rulebooks_drawing() -> None:
    normal, large = Obstacle(size=Size.NORMAL), Obstacle(size=Size.LARGE)
    for _clear in ("Y", "Z"):
        assert seen(replace(LOOK, lines=Lines.NONE))[0] == "full"
    assert behind(replace(normal, lines=Lines.SOME), lines=Lines.SOME)[0] == "partial", "V"
    assert behind(normal, target=Size.LARGE)[0] == "partial", "X is larger than what stands before it"
    assert behind(large) == ("none", "referee.sight.blocked", "II-D-3"), "W behind X"


def test_in_contact_one_always_sees_and_some_effects_need_no_sight() -> None:
    assert seen(Sight(contact=True)) == ("full", "referee.sight.contact", "II-D-4")
    assert seen(Sight(needs_sight=False)) == ("full", "referee.sight.not_needed", "II-D-3")


def test_the_arc_is_180_degrees_on_the_ground_and_360_in_the_air() -> None:
    assert seen(replace(LOOK, arc=False)) == ("none", "referee.sight.arc", "II-D-2")
    flyer = Sight(source_level=1, lines=Lines.NONE)
    assert seen(flyer) == ("full", "referee.sight.clear", "II-D-3")


def test_one_question_after_the_other_and_none_that_does_not_matter() -> None:
    facts = Sight()
    asked = []
    answers: dict[str, object] = {
        "contact": False, "arc": True, "lines": Lines.ALL, "obstacles": (Obstacle(),),
    }  # fmt: skip
    while (ruling := sight(facts)).asks in answers:
        asked.append(ruling.asks)
        facts = replace(facts, **{ruling.asks: answers[ruling.asks]})  # type: ignore[arg-type]
    assert asked == ["contact", "arc", "lines", "obstacles"]
    assert sight(facts).asks == "hides", "scenery without an agreed size is judged by eye"
    assert sight(replace(facts, obstacles=(Obstacle(hides=True),))).answer == "none"
    assert sight(replace(facts, obstacles=(Obstacle(hides=False),))).answer == "partial"
    assert sight(replace(facts, source=Size.UNKNOWN, obstacles=(Obstacle(size=Size.NORMAL),))).asks == "hides"


def test_obstacles_that_block_only_together() -> None:
    left, right = (Obstacle(size=Size.NORMAL, lines=Lines.SOME) for _ in range(2))
    bush = Obstacle(size=Size.SMALL, lines=Lines.SOME)
    assert behind(left, right)[0] == "none"
    assert behind(bush, bush) == ("partial", "referee.sight.smaller", "II-D-3")
    mixed = replace(LOOK, obstacles=(left, bush))
    assert sight(mixed).asks == "blocked"
    assert seen(replace(mixed, blocked=True))[0] == "none"
    assert seen(replace(mixed, blocked=False)) == ("partial", "referee.sight.not_all", "II-D-3")


def test_between_the_levels_only_what_is_15_cm_high_blocks() -> None:
    wall, hedge, eagle = Obstacle(height=15), Obstacle(height=14.5), Obstacle(level=1)
    for levels in ({"source_level": 1}, {"target_level": 1}, {"source_level": 1, "target_level": 1}):
        assert behind(hedge, **levels) == ("full", "referee.sight.over", "II-F-1")
        assert behind(eagle, **levels)[0] == "full", "what flies never blocks"
        assert sight(replace(LOOK, lines=Lines.SOME, **levels)).asks == "obstacles"  # type: ignore[arg-type]
        assert behind(wall, **levels) == ("none", "referee.sight.blocked", "II-F-1")
        assert sight(replace(LOOK, obstacles=(Obstacle(),), **levels)).asks == "height"  # type: ignore[arg-type]
    assert behind(eagle)[0] == "full"
    assert seen(replace(LOOK, lines=Lines.SOME)) == ("partial", "referee.sight.some", "II-D-3")
    assert sight(Sight(target_level=1)).asks == "arc", "nobody touches across levels: it is not asked"


# -- contact ----------------------------------------------------------------------------------------


def test_x8_contact_is_mutual_judged_from_either_base_and_the_movers_mark_must_touch() -> None:
    touching = Bases(point=True)
    assert contact(replace(touching, half_of_a=True)).answer == "yes"
    assert contact(replace(touching, half_of_a=False, half_of_b=True)).answer == "yes", "C touches X, so X C"
    assert contact(replace(touching, half_of_a=False, half_of_b=False)).reason.code == "referee.contact.less"
    moved = replace(touching, moved=True, half_of_a=True)
    assert contact(moved).asks == "mark"
    assert contact(replace(moved, mark=False)) == Ruling(
        "no", contact(replace(moved, mark=False)).reason, "II-E-1"
    )
    assert contact(replace(moved, mark=True)).answer == "yes"


def test_round_bases_touch_at_a_point_and_levels_never_do() -> None:
    assert contact(Bases()).asks == "point"
    assert contact(Bases(point=False)).answer == "no"
    for a, b in ((Base.ROUND, Base.ROUND), (Base.SQUARE, Base.ROUND), (Base.ROUND, Base.SQUARE)):
        assert contact(Bases(a=a, b=b, point=True)).section == "II-E-2"
    assert contact(Bases(point=True)).asks == "half_of_a"
    assert contact(Bases(point=True, half_of_a=False)).asks == "half_of_b"
    assert contact(Bases(point=True, same_level=False)).section == "II-F-1"


@pytest.mark.parametrize(
    ("size", "most"),
    [
        (Size.SMALL, 3),
        (Size.NORMAL, 4),
        (Size.LARGE, 6),
        (Size.VERY_LARGE, 8),
        (Size.COLOSSAL, 8),
        (Size.TITAN, 16),
    ],
)
def test_c1_there_is_room_by_size(size: Size, most: int) -> None:
    assert room(size, most - 1).answer == "yes"
    assert room(size, most).answer == "no"
    assert room(Size.UNKNOWN, 1).asks == "size"


# -- scatter and the journal ------------------------------------------------------------------------


def test_d3_an_impact_scatters_4_to_14_cm() -> None:
    assert [scatter(die, 3) for die in range(1, 7)] == [Scatter(cm, 3) for cm in (4, 6, 8, 10, 12, 14)]
    for dice in ((0, 1), (1, 7)):
        with pytest.raises(ValueError, match="no scatter"):
            scatter(*dice)


def test_rulings_and_scatter_are_written_to_the_journal() -> None:
    table = Tabletop.of(["Fusilier"], ["Gobelin"])
    before = table.game
    ruling = verdict("sight", sight(replace(LOOK, lines=Lines.NONE)))
    step = table.do(c.Judge(ruling, "a1.1", "b1.1"))
    assert (step.label.code, step.label.data["answer"], step.label.data["section"]) == (
        "step.judged_of", "full", "II-D-3",
    )  # fmt: skip
    full = table.do(c.Judge(verdict("room", room(Size.SMALL, 3))))
    assert (full.label.code, full.label.data["n"]) == ("step.judged", 3)
    assert table.refusal(c.Judge(ruling, "z")) == "refusal.unknown"
    table.dice = [2, 5]
    thrown = table.do(c.ThrowScatter(fighter="a1.1"))
    assert (thrown.label.data["cm"], thrown.label.data["direction"]) == (6, 5)
    assert table.do(c.ThrowScatter((6, 1))).label.data["cm"] == 14
    assert table.refusal(c.ThrowScatter((6,))) == "refusal.dice_count"
    assert table.refusal(c.ThrowScatter((6, 7))) == "refusal.no_such_face"
    assert table.refusal(c.ThrowScatter(fighter="z")) == "refusal.unknown"
    assert table.game.with_fighter("a1.1", sights={}) == before, "a ruling on sight is kept, no other"
    with pytest.raises(ValueError, match="decided"):
        verdict("sight", sight(Sight()))


def test_the_arc_of_a_war_machine_counts_from_the_end_of_its_weapon() -> None:
    facts = Sight(contact=False, weapon=True)
    assert sight(facts).asks == "arc_weapon"
    assert sight(replace(facts, arc=False)).reason.code == "referee.sight.arc_weapon"
    assert sight(replace(facts, arc=True)).asks == "lines"


def test_only_who_touches_the_target_already_is_nudged_aside() -> None:
    facts = Bases(in_way=True)
    assert contact(facts).asks == "nudged"
    yes, no = contact(replace(facts, nudged=True)), contact(replace(facts, nudged=False))
    assert (yes.answer, yes.reason.code, yes.section) == ("yes", "referee.contact.nudged", "II-E-1")
    assert (no.answer, no.reason.code) == ("no", "referee.contact.obstacle")


def test_scenery_is_agreed_on_changed_and_taken_back_at_any_time() -> None:
    table = Tabletop.of(["Garde"], ["Gobelin"])
    assert table.refusal(AgreeOn(" ", Size.LARGE)) == "refusal.no_name"
    assert table.refusal(AgreeOn("Mur", Size.UNKNOWN)) == "refusal.unknown"
    assert table.refusal(AgreeOn("M" * 61, Size.LARGE)) == "refusal.scenery_full"
    assert table.do(AgreeOn(" Mur ", Size.LARGE)).label.data == {"name": "Mur", "size": "large"}
    table.do(AgreeOn("Bosquet", Size.NORMAL))
    table.do(AgreeOn("Mur", Size.SMALL))
    assert table.game.scenery == {"Bosquet": Size.NORMAL, "Mur": Size.SMALL}
    assert table.do(AgreeOn("Mur", Size.UNKNOWN)).label.code == "step.scenery_gone"
    assert table.game.scenery == {"Bosquet": Size.NORMAL}
    for n in range(MOST_SCENERY - 1):
        table.do(AgreeOn(f"Arbre {n}", Size.NORMAL))
    assert table.refusal(AgreeOn("Un de trop", Size.LARGE)) == "refusal.scenery_full"
    assert table.refusal(AgreeOn("Bosquet", Size.LARGE)) == "", "what is there may change"
