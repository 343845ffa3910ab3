"""Ask which card: the one that was drawn, a name for an unseen one, one that joins the battle."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from PySide6.QtCore import QCoreApplication

from desktop.battle import ask
from desktop.battle.context import BattleContext
from desktop.battle.service import TableService
from desktop.widgets.card_prompt import CardPrompt, Known, Picked
from desktop.widgets.conversation import Conversation
from desktop.widgets.menu import MenuRow
from rules.battle import commands as c
from rules.battle.state import Knowledge, Side
from rules.battle.system import Choice
from rules.text import Message

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


class Drawing(TableService):
    """Questions about cards, and the gestures that their answers are."""

    # -- the card that is played --------------------------------------------------------------------

    def which_card(self, side: Side, code: str, insists: bool = False) -> None:
        """Ask which card was drawn on a side whose order the program does not hold."""
        self._table.conversation.begin(self._play_drawn(side.key, code, insists))

    def _play_drawn(self, key: str, code: str, insists: bool) -> Conversation[None]:
        """Ask for one card, or for both; then name those that were new and play, as one gesture."""
        reserve, title = "", self.tr("Which card is played?")
        named: tuple[c.Command, ...] = ()
        if code == "choice.play_both":
            side = self._context.game.sides[key]
            picked = yield from self._ask_drawn(key, self.tr("Which card was in reserve?"))
            reserve, named = self._card_of(picked, (*side.reserve, *side.pile), ())
            title = self.tr("Which card is played with it?")
        picked = yield from self._ask_drawn(key, title, reserve)
        side = self._context.game.sides[key]
        heaps = (side.reserve, side.pile) if code == "choice.play_reserve" else (side.pile, side.reserve)
        card, also = self._card_of(picked, (*heaps[0], *heaps[1]), (reserve,))
        commands: dict[str, c.Command] = {
            "choice.play_top": c.PlayTop(card),
            "choice.play_reserve": c.PlayReserve(card),
            "choice.play_both": c.PlayBoth(card, reserve),
        }
        play, before = commands[code], (*named, *also)
        self._context.do(c.Together((*before, play)) if before else play, overrule=insists)

    def which_reserved(self, side: Side, code: str, insists: bool = False) -> None:
        """Ask which of several cards in reserve is played; those of a hidden side by when they came there."""
        self._table.conversation.begin(self._play_reserved(side, code, insists))

    def _play_reserved(self, side: Side, code: str, insists: bool) -> Conversation[None]:
        names, untold = self._context.names, self.tr("Card {n} of the reserve")
        rows = [
            MenuRow(card, untold.format(n=n) if card in names.untold else names.card(card), key)
            for n, (card, key) in enumerate(zip(side.reserve, _KEYS, strict=False), 1)
        ]
        title = self.tr("Which card of the reserve is played?")
        card, _ = yield from ask.choice(self._table.over, title, rows)
        play = c.PlayBoth(reserve=card) if code == "choice.play_both" else c.PlayReserve(card)
        self._context.do(play, overrule=insists)

    def _ask_drawn(self, key: str, title: str, without: str = "") -> Conversation[Picked]:
        game, context = self._context.game, self._context
        side = game.sides[key]
        counted = side.knowledge is Knowledge.COUNTED
        unplayed = [card for card in (*side.pile, *side.reserve) if card != without]
        known = [Known(context.card_name(card), card=card) for card in unplayed if game.cards[card].seen]
        known.sort(key=lambda each: each.words)
        if counted:
            known += self.library()
        prompt = CardPrompt(
            self._table.over, title, self.tr("Play"), known, free=counted, blank=counted, figures=counted
        )
        return (yield from ask.card(prompt))

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

    # -- cards that get a name, join, or change ------------------------------------------------------

    def name_card(self, card: str) -> None:
        """Ask for the name of a card that was only counted, or for the sheet of a sketch."""
        self._table.conversation.begin(self._name(card))

    def _name(self, card: str) -> Conversation[None]:
        title, stands_there = self.tr("Name this card"), bool(self._context.game.fighters_of(card))
        if self._context.game.cards[card].seen:
            title = self._context.say(Message("ask.profile", {"card": card}))
        picked = yield from self._ask(title, self.tr("Name it"), figures=not stands_there)
        figures = None if stands_there else picked.figures
        self._context.do(c.NameCard(card, picked.name, figures, picked.sheet))

    def add_card(self, side: str) -> None:
        """Ask which card joins a side: reinforcements, a summoned fighter."""
        self._table.conversation.begin(self._add(side))

    def _add(self, side: str) -> Conversation[None]:
        title = self.tr("Who joins {side}?").format(side=self._context.side_name(side))
        picked = yield from self._ask(title, self.tr("Join"), figures=True)
        self._context.do(c.AddCard(side, picked.name, picked.figures, picked.sheet))

    def summon(self, fighter: str) -> None:
        """Ask whom a figure summons: it joins the figure's side."""
        self._table.conversation.begin(self._summon(fighter))

    def _summon(self, fighter: str) -> Conversation[None]:
        title = self.tr("Whom does {name} summon?").format(name=self._context.fighter_name(fighter))
        picked = yield from self._ask(title, self.tr("Summon"), figures=True)
        side = self._context.game.side_of(fighter).key
        self._context.do(c.AddCard(side, picked.name, picked.figures, picked.sheet, by=fighter))

    def transform(self, fighter: str) -> None:
        """Ask which profile a figure takes; it keeps its wounds."""
        self._table.conversation.begin(self._transform(fighter))

    def _transform(self, fighter: str) -> Conversation[None]:
        title = self.tr("What does {name} become?").format(name=self._context.fighter_name(fighter))
        picked = yield from self._ask(title, self.tr("Change"))
        self._context.do(c.Transform(fighter, picked.name, picked.sheet))

    def _ask(self, title: str, verb: str, *, figures: bool = False) -> Conversation[Picked]:
        """Ask for a card of the library, or a new name; with ``figures`` also how many there are."""
        prompt = CardPrompt(self._table.over, title, verb, self.library(), free=True, figures=figures)
        return (yield from ask.card(prompt))
