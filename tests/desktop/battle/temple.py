"""A mage and a priest against goblins, and the rows that their upkeep asks for."""

from __future__ import annotations

from desktop.battle.fights.page import FightsPage
from desktop.battle.table import BattleTable
from desktop.battle.tasks.card import TaskCard
from desktop.battle.tasks.entries import ManaEntry
from desktop.battle.tasks.page import TasksPage
from rules.battle import commands as c
from rules.battle.rows import PhaseRow, rows
from tests.desktop.battle.battles import play_on, to_activation, unseen
from tests.desktop.unpainted import rest
from tests.stories.tabletop import card

MAGE = card(
    "Magicienne", "Griffons d’Akkylannie", "Initié du Feu et de l’Eau, Récupération/2, Musicien",
    POU=4, COU=3, DIS=3,
)  # fmt: skip
PRIEST = card(
    "Prêtre",
    "Griffons d’Akkylannie",
    "Piété/1, Mécanicien/5, Régénération/5",
    rank="Dévot",
    FOI="1-0-1",
    DIS=4,
)
GOBLIN = card("Gobelin", "Gobelins de No-Dan-Kar", "Autorité", COU=2, DIS=2)


def upkeep(table: BattleTable, *commands: c.Command) -> BattleTable:
    to_activation(table)
    unseen(table, *commands)
    play_on(table, c.Advance(), c.Advance(), overrule=True)
    assert table.context.game.phase == "upkeep"
    rest()
    return table


def of(table: BattleTable, source: str) -> list[PhaseRow]:
    found = rows(table.context.play.table, table.context.game)
    return [row for row in found if row.rule.source.value == source]


def choose(table: BattleTable, source: str) -> PhaseRow:
    row = next(row for row in of(table, source) if row.open)
    page = table.centre.shown
    assert isinstance(page, FightsPage | TasksPage)
    page.choose(row.id)
    rest()
    return row


def tasks(table: BattleTable) -> TasksPage:
    """Give the page of the tasks."""
    return table.centre.page_like(TasksPage)


def count_left(table: BattleTable) -> int:
    """Read from the page how many tasks are left that the end of the turn does not do by itself."""
    said = tasks(table).head().left.text()
    return 0 if said == "Nothing is left" else int(said.split()[0])


def lit(table: BattleTable) -> TaskCard:
    """Give the card of the lit task."""
    card = tasks(table).board.lit_card
    assert card is not None
    return card


def says(table: BattleTable) -> str:
    """Read what the lit task says of what is entered on it."""
    view = lit(table).view
    assert view is not None
    return view.said


def steps(table: BattleTable) -> int:
    return len(table.context.play.path)


def said(table: BattleTable) -> str:
    head = table.context.play.head
    assert head is not None
    return table.context.say(table.context.play.events[head].label)


def mana(table: BattleTable, *commands: c.Command) -> ManaEntry:
    """Light the recovery of the mage in upkeep."""
    choose(upkeep(table, *commands), "mage")
    entry = tasks(table).entry
    assert isinstance(entry, ManaEntry)
    return entry
