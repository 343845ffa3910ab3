"""Ask which card: the one that was drawn, a name for an unseen one, one that joins the battle."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.battle.context import BattleContext
from desktop.battle.prompts.cards import CardPrompt, Known, Picked
from desktop.battle.prompts.menu import Menu, MenuRow
from rules.battle import commands as c
from rules.battle.state import Knowledge, Side
from rules.battle.system import Choice
from rules.text import Message

if TYPE_CHECKING:
    from desktop.battle.table import Table

_KEYS = "123456789" + ascii_lowercase


def drawn_card(context: BattleContext, choice: Choice) -> str:
    """Name the card that a choice would play, where that may be told; for a refusal say how many are left."""
    game = context.game
    if not game.hand:
        return ""
    side = game.sides[game.hand]
    if side.hidden or not side.knowledge.ordered:
        return ""
    top = context.card_name(side.pile[0]) if side.pile else ""
    reserve = context.card_name(side.reserve[0]) if side.reserve else ""
    if len(side.reserve) > 1:
        reserve = QCoreApplication.translate("ChoicesPage", "one of {n}").format(n=len(side.reserve))
    match choice.code:
        case "choice.play_top" | "choice.reserve_top":
            return top
        case "choice.play_reserve":
            return reserve
        case "choice.play_both" if top and reserve:
            return f"{reserve} + {top}"
        case "choice.refuse":
            return QCoreApplication.translate("ChoicesPage", "{n} left").format(n=side.refusals)
    return ""


class Drawing(QObject):
    """Questions about cards, and the gestures that their answers are."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context
        self._code = self._reserve = self._side = self._subject = ""
        self._named: tuple[c.Command, ...] = ()
        self._insists = False

    def which_card(self, side: Side, code: str, insists: bool = False) -> None:
        """Ask which card was drawn on a side whose order the program does not hold."""
        self._code, self._insists, self._side = code, insists, side.key
        self._reserve, self._named = "", ()
        if code == "choice.play_both":
            self._ask_draw(side, self.tr("Which card was in reserve?"), self._on_reserve)
        else:
            self._ask_draw(side, self.tr("Which card is played?"), self._on_drawn)

    def which_reserved(self, side: Side, code: str, insists: bool = False) -> None:
        """Ask which of several cards in reserve is played; those of a hidden side by when they came there."""
        self._code, self._insists = code, insists
        names, untold = self._context.names, self.tr("Card {n} of the reserve")
        rows = [
            MenuRow(card, untold.format(n=n) if card in names.untold else names.card(card), key)
            for n, (card, key) in enumerate(zip(side.reserve, _KEYS, strict=False), 1)
        ]
        menu = Menu(self._table, self.tr("Which card of the reserve is played?"), rows)
        menu.picked.connect(self._on_reserved)
        self._table.open_prompt(menu)

    def _on_reserved(self, card: str, _shifted: bool) -> None:
        both = self._code == "choice.play_both"
        play = c.PlayBoth(reserve=card) if both else c.PlayReserve(card)
        self._context.do(play, overrule=self._insists)

    def _ask_draw(self, side: Side, title: str, then: object, without: str = "") -> None:
        counted = side.knowledge is Knowledge.COUNTED
        game, context = self._context.game, self._context
        unplayed = [card for card in (*side.pile, *side.reserve) if card != without]
        known = [Known(context.card_name(card), card=card) for card in unplayed if game.cards[card].seen]
        known.sort(key=lambda each: each.words)
        if counted:
            known += self.library()
        prompt = CardPrompt(
            self._table, title, self.tr("Play"), known, free=counted, blank=counted, figures=counted
        )
        prompt.picked.connect(then)
        self._table.open_prompt(prompt)

    def _on_reserve(self, picked: Picked) -> None:
        side = self._context.game.sides[self._side]
        self._reserve, self._named = self._card_of(picked, (*side.reserve, *side.pile), ())
        self._ask_draw(side, self.tr("Which card is played with it?"), self._on_drawn, self._reserve)

    def _on_drawn(self, picked: Picked) -> None:
        """Name the cards that were new and play, as one gesture."""
        side = self._context.game.sides[self._side]
        heaps = (
            (side.reserve, side.pile) if self._code == "choice.play_reserve" else (side.pile, side.reserve)
        )
        card, named = self._card_of(picked, (*heaps[0], *heaps[1]), (self._reserve,))
        commands: dict[str, c.Command] = {
            "choice.play_top": c.PlayTop(card),
            "choice.play_reserve": c.PlayReserve(card),
            "choice.play_both": c.PlayBoth(card, self._reserve),
        }
        play, before = commands[self._code], (*self._named, *named)
        self._context.do(c.Together((*before, play)) if before else play, overrule=self._insists)

    def _card_of(
        self, picked: Picked, unplayed: Sequence[str], taken: Sequence[str]
    ) -> tuple[str, tuple[c.Command, ...]]:
        """Return the card of the battle that was picked, and what names it where it is a new one.

        A new name goes to a card nobody has seen, of the heap it was drawn from if there is one.
        """
        if picked.card or not (picked.name or picked.sheet):
            return picked.card, ()
        game = self._context.game
        unseen = next((card for card in unplayed if not game.cards[card].seen and card not in taken), "")
        if not unseen:
            return "", ()
        return unseen, (c.NameCard(unseen, picked.name, picked.figures, picked.sheet),)

    def library(self) -> list[Known]:
        """Give the cards of the library that the system plays by, to name a card or bring one."""
        desk, language = self._context.desk, self._context.language
        found = []
        for revision in desk.library.cards():
            card = revision.card
            if card.system != self._context.play.system.id:
                continue
            name = desk.peoples.name(card.people, language, short=True)
            detail = " · ".join(filter(None, (name, card.edition)))
            also = card.name("fr" if language == "en" else "en")
            found.append(Known(card.name(language), detail, sheet=card, also=also))
        return found

    def name_card(self, card: str) -> None:
        """Ask for the name of a card that was only counted, or for the sheet of a sketch."""
        self._subject = card
        title = self.tr("Name this card")
        if self._context.game.cards[card].seen:
            title = self._context.say(Message("ask.profile", {"card": card}))
        prompt = CardPrompt(
            self._table, title, self.tr("Name it"), self.library(), free=True,
            figures=not self._context.game.fighters_of(card),
        )  # fmt: skip
        prompt.picked.connect(self._on_named)
        self._table.open_prompt(prompt)

    def _on_named(self, picked: Picked) -> None:
        figures = None if self._context.game.fighters_of(self._subject) else picked.figures
        self._context.do(c.NameCard(self._subject, picked.name, figures, picked.sheet))

    def add_card(self, side: str) -> None:
        """Ask which card joins a side: reinforcements, a summoned fighter."""
        self._subject = side
        title = self.tr("Who joins {side}?").format(side=self._context.side_name(side))
        prompt = CardPrompt(self._table, title, self.tr("Join"), self.library(), free=True, figures=True)
        prompt.picked.connect(self._on_added)
        self._table.open_prompt(prompt)

    def _on_added(self, picked: Picked) -> None:
        self._context.do(c.AddCard(self._subject, picked.name, picked.figures, picked.sheet))

    def summon(self, fighter: str) -> None:
        """Ask whom a figure summons: it joins the figure's side."""
        self._subject = fighter
        title = self.tr("Whom does {name} summon?").format(name=self._context.fighter_name(fighter))
        prompt = CardPrompt(self._table, title, self.tr("Summon"), self.library(), free=True, figures=True)
        prompt.picked.connect(self._on_summoned)
        self._table.open_prompt(prompt)

    def _on_summoned(self, picked: Picked) -> None:
        side = self._context.game.side_of(self._subject).key
        self._context.do(c.AddCard(side, picked.name, picked.figures, picked.sheet, by=self._subject))

    def transform(self, fighter: str) -> None:
        """Ask which profile a figure takes; it keeps its wounds."""
        self._subject = fighter
        title = self.tr("What does {name} become?").format(name=self._context.fighter_name(fighter))
        prompt = CardPrompt(self._table, title, self.tr("Change"), self.library(), free=True)
        prompt.picked.connect(self._on_transformed)
        self._table.open_prompt(prompt)

    def _on_transformed(self, picked: Picked) -> None:
        self._context.do(c.Transform(self._subject, picked.name, picked.sheet))
