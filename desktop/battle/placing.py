"""Where a figure is, and what becomes of it: fled and rallied, captured by whom, changed, gone over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.battle import ask
from desktop.battle.host import TableHost
from desktop.battle.service import TableService
from desktop.widgets.conversation import Conversation
from desktop.widgets.menu import MenuRow
from desktop.wording.battle.place_words import place_words
from rules.battle import commands as c
from rules.battle.state import Place
from rules.text import Message

if TYPE_CHECKING:
    from desktop.battle.card_questions import Drawing

_ICONS = {"table": "map-pin", "off": "door-exit", "fled": "run", "dead": "skull", "captured": "lock"}
_LETTERS = {"en": "TOFDC", "fr": "THFMC"}


class Placing(TableService):
    """The menu of arrivals and leavings of one figure, and the questions that follow from it."""

    def __init__(self, table: TableHost, cards: Drawing) -> None:
        super().__init__(table)
        self._cards = cards

    def begin(self, fighter: str) -> None:
        """Ask where a figure is, or what becomes of it."""
        self._table.conversation.begin(self._place(fighter))

    def _place(self, fighter: str) -> Conversation[None]:
        title = self.tr("Where is {name}?").format(name=self._context.fighter_name(fighter))
        rows = [*self._places(fighter), *self._fates(fighter)]
        what, _ = yield from ask.choice(self._table.over, title, rows, about=fighter)
        match what:
            case "rally":
                self._context.do(c.Rally(fighter, True))
            case "transform":
                self._cards.transform(fighter)
            case "over":
                self._context.do(c.ChangeSide(self._context.game.fighters[fighter].card, fighter))
            case "summon":
                self._cards.summon(fighter)
            case Place.CAPTURED:
                words = self.tr(
                    "Captured by whom? Press it, type its letters, or Enter if it does not matter."
                )
                captor = yield from ask.figure(words)
                self._context.do(c.Put(fighter, Place.CAPTURED, captor))
            case _:
                self._context.do(c.Put(fighter, Place(what)))

    def _places(self, fighter: str) -> list[MenuRow]:
        now = self._context.game.fighters[fighter].place
        letters = dict(zip(Place, _LETTERS[self._context.language], strict=True))
        rows = []
        for place in Place:
            words = place_words(place)
            words = words[:1].upper() + words[1:]
            rows.append(
                MenuRow(
                    place, words, letters[place], self._captor(fighter, place), _ICONS[place], on=place is now
                )
            )
        if now is Place.FLED:
            words = self.tr("Rallies and comes back")
            rows.insert(1, MenuRow("rally", words, "R", icon="arrow-back-up"))
        return rows

    def _captor(self, fighter: str, place: Place) -> str:
        found = self._context.game.fighters[fighter]
        if place is not Place.CAPTURED or not found.captor:
            return ""
        return self.tr("by {name}").format(name=self._context.fighter_name(found.captor))

    def _fates(self, fighter: str) -> list[MenuRow]:
        """Give what else becomes of a figure; the rest of its card stays as it is."""
        game = self._context.game
        alone = len(game.fighters_of(game.fighters[fighter].card)) == 1
        rest = "" if alone else self._context.say(Message("menu.others_stay"))
        return [
            MenuRow("transform", self._context.say(Message("menu.takes_profile")), "P", rest, icon="refresh"),
            MenuRow("over", self.tr("Goes over to the other side"), "G", rest, icon="arrows-exchange"),
            MenuRow("summon", self._context.say(Message("menu.summons")), "S", icon="user-plus"),
        ]
