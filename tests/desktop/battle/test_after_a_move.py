"""By keys: walks nobody resolved, shots at friends, contact after a run, healing the dead; all told once."""

from __future__ import annotations

import pytest

from desktop.battle.confrontation.action_prompt import ConfrontationActionPrompt
from desktop.battle.prompts.contact_prompt import ContactPrompt
from desktop.battle.table import BattleTable
from desktop.models.journal import JournalModel, lines
from desktop.wording.battle.overruled import overruled_words
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, Resolve
from rules.battle.state import Place
from tests.desktop.battle.deeds import CLONE, TIGER, deeds, shoots
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import reads
from tests.stories.readings import read_as


def kept(table: BattleTable) -> str:
    """Say what the last step was done against, as the journal does."""
    step = table.context.last_step
    assert step is not None
    return overruled_words(step, table.context.names)


@pytest.mark.parametrize("ends", ["2hs" + TIGER, "ee"])
def test_a_walk_that_nobody_resolved_was_made_at_the_table(table: BattleTable, keys: Hand, ends: str) -> None:
    shoots(table, keys)
    keys("ht" + TIGER)
    assert deeds(table, "a5.1") == [("walk", "", "announced"), ("shoot", "b1.1", "done")]
    keys(ends)
    assert deeds(table, "a5.1")[0] == ("walk", "", "done")


@pytest.mark.parametrize(
    ("reading", "told"),
    [
        ("done", "{name}: walk (declared with the shot)"),
        ("lost", "{name}: the walk declared with the shot is lost"),
    ],
)
@pytest.mark.parametrize("ends", ["2hs" + TIGER, "\n\x1bee", "tee"])
def test_journal_and_report_tell_of_a_walk_that_nobody_resolved(
    table: BattleTable, keys: Hand, ends: str, reading: str, told: str
) -> None:
    read_as(table.context.play, walk_left=reading)
    shoots(table, keys)
    keys("ht" + TIGER + ends)
    words = told.format(name=table.context.fighter_name("a5.1"))
    journal = JournalModel(table.context)
    assert [journal.words(line) for line in lines(table.context)].count(words) == 1
    assert report(table.context.play, "en").count(f"    {words}\n") == 1


def test_a_walk_that_somebody_makes_is_told_by_its_own_line_alone(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("ht" + TIGER + "hw\n")
    assert deeds(table, "a5.1")[-1] == ("walk", "", "done")
    assert "declared with the shot" not in report(table.context.play, "en")


def test_enter_leads_to_a_walk_where_it_is_asked_for(table: BattleTable, keys: Hand) -> None:
    read_as(table.context.play, walk_left="asked")
    shoots(table, keys)
    keys("ht" + TIGER)
    assert table.centre.go_on.text().startswith("Test: "), "the shot comes first"
    keys("\n61")
    assert table.centre.go_on.text().startswith("Walk: "), "then, after a miss, the walk"
    keys("\n")
    assert isinstance(table.prompt, ConfrontationActionPrompt) and table.prompt.button("walk").primary
    keys("\n")
    assert deeds(table, "a5.1")[-1] == ("walk", "", "done")
    assert table.centre.go_on.text() == "End of the speaking turn"


def test_a_shot_at_a_friend_is_told_once(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs")
    table.sides["a"].roster.chosen.emit("a1.1")
    assert isinstance(table.prompt, ConfrontationActionPrompt) and deeds(table, "a5.1") == []
    assert reads(table, "is on the same side as")
    keys("s")
    assert deeds(table, "a5.1") == [("shoot", "a1.1", "done")]
    assert "is on the same side as" in kept(table)


def test_contact_after_a_run_is_told_once(griffon: BattleTable, keys: Hand) -> None:
    keys("hr\n\n\x1b")
    assert deeds(griffon, "a1.1") == [("run", "", "done")]
    griffon.select("a1.1")
    keys("Hn" + TIGER)
    assert isinstance(griffon.prompt, ContactPrompt) and griffon.context.game.contacts == ()
    assert reads(griffon, "may not end in contact")
    keys("n")
    assert griffon.context.game.contacts == (("a1.1", "b1.1"),)
    assert "may not end in contact" in kept(griffon)


def test_contact_before_the_run_is_resolved_is_told_once(griffon: BattleTable, keys: Hand) -> None:
    keys("hr")
    griffon.select("a1.1")
    keys("Hn" + TIGER)
    assert isinstance(griffon.prompt, ContactPrompt) and griffon.context.game.contacts == ()
    assert reads(griffon, "may not end in contact")
    keys("n")
    assert griffon.context.game.contacts == (("a1.1", "b1.1"),)
    assert "may not end in contact" in kept(griffon)
    keys("\x1b\n\n")
    assert deeds(griffon, "a1.1") == [("run", "", "done")] and kept(griffon) == ""


def test_contact_before_a_walk_declared_with_a_shot_is_told_once(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("ht" + TIGER)
    table.select("a5.1")
    keys("Hn" + TIGER)
    assert table.context.game.contacts == () and reads(table, "may not end in contact")
    keys("n")
    assert "may not end in contact" in kept(table)
    keys("\x1b2hs" + TIGER)
    assert deeds(table, "a5.1")[0] == ("walk", "", "done") and table.context.game.contacts


def test_who_is_rid_of_its_enemy_engages_with_enter_alone(griffon: BattleTable, keys: Hand) -> None:
    assert griffon.context.do(c.Touch("a1.1", "b1.1"))
    griffon.select("a1.1")
    keys("he" + CLONE)
    keys("\n")
    assert griffon.context.do(c.Put("b1.1", Place.FLED))
    keys("\n")
    assert deeds(griffon, "a1.1")[0][2] == "done"


def test_healing_the_dead_is_told_once(griffon: BattleTable, keys: Hand) -> None:
    assert griffon.context.do(c.Notch("a1.1", 4))
    griffon.select("a1.1")
    keys("-")
    assert griffon.context.game.fighters["a1.1"].place is Place.DEAD
    assert reads(griffon, "is dead: healing brings it back to the table")
    keys("-")
    assert griffon.context.game.fighters["a1.1"].place is Place.TABLE
    assert "is dead" in kept(griffon)


@pytest.mark.parametrize(("target", "said"), [("a5.1", "at itself"), ("b1.1", "not on the table")])
def test_a_shot_at_itself_or_at_the_dead_is_told_once(
    table: BattleTable, keys: Hand, target: str, said: str
) -> None:
    assert table.context.do(c.Put("b1.1", Place.DEAD))
    shoots(table, keys)
    keys("hs")
    table.sides[table.context.game.side_of(target).key].roster.chosen.emit(target)
    assert isinstance(table.prompt, ConfrontationActionPrompt) and deeds(table, "a5.1") == []
    assert reads(table, said)
    keys("s")
    assert deeds(table, "a5.1") == [("shoot", target, "done")]
    assert said in kept(table)


def test_a_shot_at_nobody_is_asked_about_once_and_kept(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs")
    assert deeds(table, "a5.1") == [] and table.centre.go_on.text() == "Nobody"
    keys("\n")
    assert deeds(table, "a5.1") == [("shoot", "", "done")] and kept(table) == "No target was named."


@pytest.mark.parametrize("action", ["cover", "walk"])
def test_contact_after_cover_or_a_walk_is_told_once(griffon: BattleTable, keys: Hand, action: str) -> None:
    if action == "walk":
        assert griffon.context.do(Act("a1.1", "walk"))
    else:
        assert griffon.context.do(Announce("a1.1", "cover")) and griffon.context.do(Resolve("a1.1"))
    griffon.select("a1.1")
    keys("Hn" + TIGER)
    assert griffon.context.game.contacts == () and reads(griffon, "may not end in contact")
    keys("n")
    assert griffon.context.game.contacts == (("a1.1", "b1.1"),)
    assert "may not end in contact" in kept(griffon)
