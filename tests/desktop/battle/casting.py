"""A caster, a spell, and the prompt in which it is cast."""

from __future__ import annotations

from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.menu import Menu
from rules.battle import commands as c
from rules.battle.magic import LearnSpell
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Lasting, Modifier
from rules.spells import Spell
from rules.values import Value
from tests.desktop.battle.battles import open_active, play_on
from tests.desktop.battle.hand import Hand
from tests.stories.tabletop import card

FLAMES = Spell(
    name_fr="Flammes",
    name_en="Flames",
    cost={"fire": 2, "neutral": 1},
    difficulty=Value.of(6),
    lasting=Lasting.GAME,
    modifiers=(Modifier("RES", -1, ""),),
)


def cast(table: BattleTable, keys: Hand) -> CastPrompt:
    """Learn a spell, hold gems, and open its prompt."""
    play_on(table, LearnSpell("a1", FLAMES), c.Gem("a1.1", "fire", 3), overrule=True)
    table.select("a1.1")
    keys("l")
    assert isinstance(table.prompt, Menu)
    keys("1")
    assert isinstance(table.prompt, CastPrompt)
    return table.prompt


def lone(window: Window, keys: Hand, **values: str) -> tuple[BattleTable, CastPrompt]:
    """Open the prompt of a spell whose caster has these values."""
    caster = card("Sorcier", "Griffons d’Akkylannie", "Initié du Feu", rank="Initié", **values)
    sides = [
        SideSetup(name=name, people="griffins", cards=(ListedCard(sheet=sheet, figures=1),))
        for name, sheet in (("Temple", caster), ("Horde", card("Gobelin", COU=2, DIS=2)))
    ]
    table = open_active(window, (sides[0], sides[1]), first="a")
    assert table.context.do(c.PlayTop())
    return table, cast(table, keys)


def against_strength(window: Window, keys: Hand) -> tuple[BattleTable, CastPrompt]:
    """Ask how a spell fares whose difficulty is the FOR of its target: 12 and a die."""
    mage = card("Sorcier", "Griffons d’Akkylannie", "Initié du Feu", rank="Initié", POU=9)
    brute = card("Brute", FOR="12 + 1 Dé", COU=2, DIS=2)
    sides = [
        SideSetup(name=name, people="griffins", cards=(ListedCard(sheet=sheet, figures=1),))
        for name, sheet in (("Temple", mage), ("Horde", brute))
    ]
    table = open_active(window, (sides[0], sides[1]), first="a")
    assert table.context.do(c.PlayTop())
    table.context.do(LearnSpell("a1", Spell(name_fr="Joug", name_en="Yoke", difficulty=Value.parse("FOR"))))
    table.select("a1.1")
    keys("l1+")
    keys(table.pointer.letters()["b1"])
    assert isinstance(table.prompt, CastPrompt)
    return table, table.prompt
