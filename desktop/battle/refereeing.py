"""The referee one key away: about the chosen figure, about two, or about nobody of the battle."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QObject

from desktop.battle import ask
from desktop.battle.host import TableHost
from desktop.battle.prompts.referee_prompt import RefereePrompt, Wanted
from desktop.drafts.referee_inquiry import Inquiry, Party
from desktop.widgets.conversation import Conversation, Left
from desktop.widgets.menu import MenuRow
from desktop.widgets.text_prompt import TextPrompt
from desktop.wording import fill, say
from desktop.wording.battle.referee_words import size_name
from rules.battle.contacts import size_of, touching
from rules.battle.rulings import LONGEST_NAME, AgreeOn
from rules.battle.state import Game
from rules.battle.system import Table
from rules.cards import Size
from rules.text import Message, fold

_KEYS = "123456789ABC"  # of MOST_SCENERY pieces


def party_of(table: Table, game: Game, key: str) -> Party:
    """Give what the battle knows of a figure: its size (Énorme/X is very large) and its level."""
    fighter = game.fighters.get(key)
    return Party() if fighter is None else Party(key, size_of(table, game, fighter), fighter.level)


def is_machine(game: Game, key: str) -> bool:
    """Tell whether a card says war machine: the arc of such may count from the weapon (II-D-2)."""
    fighter = game.fighters.get(key)
    sheet = None if fighter is None else game.cards[fighter.card].sheet
    if sheet is None:
        return False
    said = (sheet.rank.text, *sheet.classes, *(ability.fr for ability in sheet.abilities))
    return any("machine de guerre" in fold(words) or "war machine" in fold(words) for words in said)


def about(table: Table, game: Game, inquiry: Inquiry, first: str, second: str) -> Inquiry:
    """Return a question about two figures ("" for none), with the contacts that the battle remembers."""
    met = touching(game, first) if first else ()
    return replace(
        inquiry, first=party_of(table, game, first), second=party_of(table, game, second), told=(),
        touching=bool(second) and second in met, there=len(met), scenery=tuple(game.scenery.items()),
        weapon=inquiry.weapon if first == inquiry.first.fighter else is_machine(game, first),
    )  # fmt: skip


class Refereeing(QObject):
    """Opens the referee and brings the figures it is asked about."""

    def __init__(self, table: TableHost) -> None:
        super().__init__(table.over)
        self._table = table
        self._inquiry = Inquiry()  # as it was left, for the next time

    @property
    def _rules(self) -> Table:
        return self._table.context.table

    def begin(self, fighter: str) -> None:
        """Ask the referee, about the chosen figure if there is one; the question is that of last time."""
        game = self._table.context.game
        other = self._inquiry.second.fighter
        kept = other if other in game.fighters and other != fighter and fighter else ""
        inquiry = about(self._rules, game, replace(self._inquiry, needs_sight=True), fighter, kept)
        self._table.conversation.begin(self._converse(inquiry))

    def _converse(self, inquiry: Inquiry) -> Conversation[None]:
        """Ask the referee until nothing else is wanted for it."""
        prompt = RefereePrompt(self._table.over, self._table.context, inquiry)
        try:
            wanted = yield from ask.panel(prompt)
        finally:
            known = self._inquiry = prompt.inquiry
        first, second = known.first.fighter, known.second.fighter
        match wanted:
            case Wanted.FIRST:
                words = self.tr("Who is it about? Press it, type its letters, or Enter to name nobody.")
                first = yield from ask.figure(words)
                second = "" if second == first else second
            case Wanted.SECOND:
                words = self.tr("And the other one? Press it, type its letters, or Enter to name nobody.")
                second = yield from ask.figure(words)
                first = "" if first == second else first
            case Wanted.SCENERY:
                yield from self._agree()
            case _:
                return
        yield from self._converse(about(self._rules, self._table.context.game, known, first, second))

    # -- agreed scenery -----------------------------------------------------------------------------

    def _agree(self) -> Conversation[None]:
        """Show what was agreed on; a piece is added, changed or taken back, or all is left as it is."""
        agreed = self._table.context.game.scenery.items()
        rows = [
            MenuRow(name, f"{name} ({size_name(size).lower()})", key, icon="edit")
            for key, (name, size) in zip(_KEYS, agreed, strict=False)
        ]
        rows.append(MenuRow("", self.tr("Add"), "N", icon="plus"))
        with suppress(Left):
            piece, _ = yield from ask.choice(self._table.over, self.tr("Agreed scenery"), rows)
            name = piece or (yield from self._name())
            size = yield from self._size(name)
            self._table.context.do(AgreeOn(name, size))

    def _name(self) -> Conversation[str]:
        title, verb = self.tr("Name of the piece of scenery"), self.tr("Go on")
        prompt = TextPrompt(self._table.over, title, verb, required=say(Message("refusal.no_name")))
        prompt.field.setMaxLength(LONGEST_NAME)
        return (yield from ask.line(prompt))

    def _size(self, name: str) -> Conversation[Size]:
        """Ask for the size of a piece; one that is agreed on may be taken back."""
        sizes = [size for size in Size if size is not Size.UNKNOWN]
        rows = [MenuRow(size.value, size_name(size), str(n)) for n, size in enumerate(sizes, 1)]
        if name in self._table.context.game.scenery:
            rows.append(MenuRow(Size.UNKNOWN.value, self.tr("No longer agreed"), "0", icon="x"))
        title = fill(self.tr("Which size is {name}?"), name=name)
        size, _ = yield from ask.choice(self._table.over, title, rows)
        return Size(size)
