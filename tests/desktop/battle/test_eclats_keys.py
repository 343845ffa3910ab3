"""Keys of ÉCLATS in the real window: which are offered to the chosen one, and what letters mean meanwhile."""

from __future__ import annotations

import pytest

from desktop.battle.eclats.aimed_prompt import AimedPrompt
from desktop.battle.eclats.amounts_prompt import AmountsPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.card_prompt import CardPrompt
from desktop.widgets.key_button import KeyButton
from desktop.widgets.menu import Menu
from rules.battle import commands as c
from tests.desktop.battle.battles import prompted
from tests.desktop.battle.eclats_room import BRUTE, MIRA, OGRE, OSKAR, on_to_restoration, page_of
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


@pytest.mark.parametrize("verb", ["d", "p"])
def test_who_gives_to_oneself_is_asked_again(combat: BattleTable, keys: Hand, verb: str) -> None:
    """The letters stay: the next one is somebody's, and no verb of the table."""
    keys("g")
    on_to_restoration(combat, keys)
    combat.select(MIRA)
    roster = combat.sides["a"].roster
    plain = roster.grab().toImage()
    keys(verb)
    ringed = roster.grab().toImage()
    places = {key: roster.rect_of(key).translated(roster.viewport().pos()) for key in (MIRA, OSKAR)}
    assert {key: plain.copy(at) != ringed.copy(at) for key, at in places.items()} == {
        MIRA: False,
        OSKAR: True,
    }
    combat.press(MIRA)
    settle()
    assert "somebody else" in combat.centre.notice.text() and combat.pointer.asks
    keys("a")
    assert combat.pointer.asks and combat.prompt is None, "its letter is nobody else's, and no verb"
    keys("b")
    assert isinstance(combat.prompt, AmountsPrompt) and not combat.pointer.asks
    assert "Oskar" in combat.prompt.title.text()
    keys("\x1b" + verb)
    assert "Press it or type its letters." in combat.centre.notice.text()
    assert [button.text() for button in combat.centre.verbs.buttons] == ["Close"], "somebody is needed"
    keys("\n")
    assert combat.pointer.asks
    combat.press(OSKAR)
    assert isinstance(combat.prompt, AmountsPrompt), "pressed instead"
    keys("\x1b" + verb + "a\x1b")
    assert not combat.pointer.asks and combat.centre.notice.isHidden(), "Esc leaves it"


def test_the_choices_are_those_of_the_phase_and_of_who_acts(combat: BattleTable, keys: Hand) -> None:
    def offered() -> dict[str, bool]:
        shown = [each for each in page_of(combat).choices if each.isVisible()]
        return {each.objectName(): each.refused for each in shown}

    assert [*offered()] == ["attack", "cast", "idea", "verbs", "surprise"] and not any(offered().values())
    keys("t")
    for other in (MIRA, BRUTE):
        combat.select(other)
        assert page_of(combat).head().title.text() in ("Mira has acted", "Colosse A does not act now")
    combat.select("")
    assert offered() == {} and page_of(combat).head().title.text() == "Choose who acts"
    combat.select(OSKAR)
    keys("w")
    on_to_restoration(combat, keys)
    assert combat.selection == MIRA
    assert offered() == {"mend": True, "give": True, "share": False, "act": False}, "unhurt, nothing held"
    assert page_of(combat).choices[0].detail == "Mira has lost no Animus."
    combat.select(OSKAR)
    assert not offered()["mend"]
    combat.select(BRUTE)
    assert offered() == {"mend": True, "act": False}


def test_the_menu_of_all_verbs_has_those_without_a_button_too(combat: BattleTable, keys: Hand) -> None:
    def rows() -> dict[str, KeyButton]:
        assert combat.prompt is not None
        return {each.objectName(): each for each in combat.prompt.findChildren(KeyButton)}

    keys(".")
    assert {"tick", "ally", "name_card", "note", "counter", "mark"} <= set(rows())
    assert not rows()["tick"].refused and not rows()["ally"].refused
    keys("t")
    assert combat.context.game.fighters[MIRA].activated
    combat.select(BRUTE)
    keys(".")
    assert not {"tick", "ally"} & rows().keys(), "an enemy, in the phase of the Initiés"
    keys("n")
    assert isinstance(combat.prompt, CardPrompt), "its sheet is asked for"


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_the_menu_of_all_verbs_has_room(
    window: Window, combat: BattleTable, keys: Hand, spoken: str, scale: int
) -> None:
    window.change_settings(scale=scale)
    settle()
    keys(".")
    settle()
    assert combat.prompt is not None and cut_labels(window) == []
    assert combat.prompt.placed.bottom() <= combat.height()
    assert combat.prompt.placed.top() >= 0


def test_every_badge_shows_the_whole_way_that_is_typed(combat: BattleTable, keys: Hand) -> None:
    keys("k")
    said = strings(combat.sides["b"].roster)
    ways = [words for words in said if words in ("DA", "DB")]
    assert sorted(ways) == ["DA", "DB"] and "D" not in said
    keys("\x1b")
    caps = {spot.key.upper() for spot in combat.sides["b"].roster.key_spots()}
    assert {"DA", "DB"} <= caps
    for way, figure in (("da", BRUTE), ("db", OGRE)):
        keys("k" + way)
        assert prompted(combat, AimedPrompt).draft.targets == (figure,)
        keys("\x1b")


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_all_that_can_happen_to_somebody_leaves_both_sides_in_view_in_large_letters(
    window: Window, combat: BattleTable, keys: Hand, spoken: str
) -> None:
    """In each phase, by the button as by its key."""
    window.change_settings(scale=150)
    window.resize(1366, 768)
    for phase in ("initiates", "enemies", "restoration"):
        while combat.context.game.phase != phase:
            combat.context.do(c.Advance(), overrule=True)
        combat.select(MIRA if phase != "enemies" else BRUTE)
        settle()
        click(combat.centre.verbs.more)
        asked = prompted(combat, Menu)
        assert asked.stands_in and cut_labels(window) == [], phase
        assert not any(asked.covers(block.roster.viewport()) for block in combat.sides.values())
        keys("\x1b")
