"""MonCon'F speaks its own language: no word of another game is shown, whatever is opened in a battle."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt

from desktop.battle.place import BattlePlace
from desktop.battle.systems.monconf import PIECES
from desktop.battle.table import BattleTable
from desktop.models.journal import JournalModel, lines
from desktop.shell.window import Window
from desktop.wording.battle.monconf.action_words import letter_of
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.state import Modifier
from rules.monconf.commands import SetMark
from rules.text import Message, Reason
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings

SECTION = r"\b[IVX]+-[A-Z]\b"
FOREIGN = {
    "fr": re.compile(
        SECTION + r"|[Ss]équence|[a-zé] (de|la|de la) Tactique|[Cc]oordon|\bcrans?\b|envol|[Ss]tratégi"
    ),
    "en": re.compile(SECTION + r"|[Ss]equence|Tactique|[Cc]oordina|\b[Nn]otch|[Tt]ake off|[Ss]trateg"),
}


def every(window: Window, table: BattleTable) -> Iterator[str]:
    """Give every string of the window, of the journal and of the report."""
    yield from strings(window)
    model = JournalModel(table.context)
    model.set_rows(lines(table.context))
    for row in range(model.rowCount()):
        index = model.index(row)
        yield str(index.data())
        yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
    yield from report(table.context.play, table.context.language).splitlines()
    yield from (row.words for row in place(window).actions_set.rows)


def place(window: Window) -> BattlePlace:
    """Give the place of the battle."""
    found = window.go("battle")
    assert isinstance(found, BattlePlace)
    return found


def foreign(window: Window, table: BattleTable) -> set[str]:
    """Give what is said in words of another game."""
    return {words for words in every(window, table) if FOREIGN[table.context.language].search(words)}


def looked_at(window: Window, table: BattleTable, keys: Hand, opened: str = "hqlgxuz;.KHYLFR[]") -> set[str]:
    """Open whatever there is about the chosen figure, both sides and the battle."""
    found = foreign(window, table)
    for key in opened:
        keys(key)
        asked = table.prompt
        if asked is not None:
            said = FOREIGN[table.context.language]
            found |= {f"{key}: {words}" for words in strings(asked) if said.search(words)}
        for _ in range(4):
            if table.prompt is None and not table.pointer.asks:
                break
            keys("\x1b")
    return found


def test_a_battle_says_nothing_in_the_words_of_another_game(
    fresh: BattleTable, window: Window, keys: Hand, spoken: str
) -> None:
    table, context = fresh, fresh.context
    found = looked_at(window, table, keys)
    keys("c")
    found |= foreign(window, table)
    keys("\x1b53")
    found |= looked_at(window, table, keys)
    keys("\n")
    found |= looked_at(window, table, keys)
    keys("\n\n")
    found |= looked_at(window, table, keys)
    keys("a")
    found |= looked_at(window, table, keys)
    keys("p")
    table.select("a1.1")
    found |= looked_at(window, table, keys)
    context.do(c.Touch("a1.1", "b1.1"))
    context.do(SetMark("a1.1", "frightened"))
    context.do(c.Stun("a1.1"))
    context.do(c.Notch("a1.1"))
    context.do(c.Modify("a1.1", Modifier("ATT", 1, "Chant")))
    found |= looked_at(window, table, keys)
    keys("\n")
    while context.game.hand:
        keys("\n" if context.game.speaking else "p")
    found |= looked_at(window, table, keys)
    keys("\n")
    found |= looked_at(window, table, keys)
    keys("e\ne\n")
    found |= foreign(window, table)
    assert found == set()


def test_a_hidden_pile_a_said_tactician_and_corrections_are_its_own_words_too(
    fresh: BattleTable, window: Window, keys: Hand, spoken: str
) -> None:
    table, context = fresh, fresh.context
    context.do(c.SetLines("a", (Reason(Message("line", {"name": "Musicien"}), 1),)))
    context.do(c.SetLines("a", ()))
    context.do(c.SetOrder("a", context.game.sides["a"].order))
    context.do(c.Conceal("b", True))
    found = foreign(window, table)
    keys("A\n")  # who is the tactician, said without dice
    found |= foreign(window, table)
    assert context.game.step == "order"
    found |= looked_at(window, table, keys)
    context.do(c.Conceal("b", False))
    context.do(c.Ready("a"))
    context.do(c.Ready("b"))
    context.do(c.SetOrder("a", context.game.sides["a"].order))
    found |= foreign(window, table)
    context.do(c.ThrowDice("a", (3,)))
    found |= foreign(window, table)
    keys("a")
    context.do(c.Correct("side:a", {"order": context.game.sides["a"].order}, "Oubli"))
    context.do(c.Correct("fighter:a1.1", {"notches": 1}, "Oubli"))
    context.do(c.Correct("game", {"winner": "b"}))
    table.select("a1.1")
    found |= looked_at(window, table, keys)
    table.verb("order_a")()
    settle()
    found |= foreign(window, table)
    assert found == set()


def test_an_interception_tells_its_own_distance(opened: BattleTable, keys: Hand, spoken: str) -> None:
    keys("ph" + letter_of("walk", opened.context.language).lower())
    opened.select("b2.1")
    keys("T")
    said = " ".join(strings(opened)).replace("\N{NO-BREAK SPACE}", " ")
    assert {"en": "less than 15 cm from its path", "fr": "moins de 15 cm"}[spoken] in said


def test_points_are_named_alike_in_head_and_costs(opened: BattleTable, spoken: str) -> None:
    ruleset = opened.context.play.table.ruleset
    counts = PIECES.counts(opened.context.game, opened.context.game.sides["a"], ruleset)
    assert (counts[0].icon, counts[0].name) == ("flag", {"en": "CP", "fr": "PC"}[spoken])
