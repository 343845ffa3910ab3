"""Before a draw: the top card and the reserve, and each verb under the card that it moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.centre.card_panel import CardPanel, CardView, Say
from desktop.battle.centre.verb_bar import VerbBar
from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.context import BattleContext
from desktop.battle.screen import free_key, screen_of
from desktop.look import theme
from desktop.widgets.actions import shown_key
from desktop.widgets.in_line import in_column
from desktop.widgets.key_button import VerbButton
from desktop.widgets.scroll import area_of
from desktop.widgets.text import label
from desktop.wording import fill
from desktop.wording.battle.board_views import values_of
from desktop.wording.battle.pieces import ChoiceLook
from desktop.wording.plain import plain_tip
from rules.battle.commands import Command
from rules.battle.state import Side, other
from rules.battle.system import Choice
from rules.last_word import CardsLeft, Draw, draws, keeps_last_word
from rules.text import Refusal

# Asked in passing: a refusal that only wants to know which card is no refusal to the player.
ASKS = "refusal.which_card"
_PLAIN = ChoiceLook()
_LOW = 400
"""In a window lower than that, in px at 100 %, the last word gives way: a verb tells it."""
_TOP = frozenset({"choice.play_top", "choice.reserve_top", "choice.temporise", "choice.plan_b"})
_FOLDED = frozenset({"choice.general_assault", "choice.genius"})
"""The choices of a rare moment: they stand there when they are possible, and say why not by their key."""
_RESERVE = frozenset({"choice.play_reserve", "choice.play_both"})
"""The choices that move the top card, and those that take from the reserve."""
_NAMED = frozenset({"choice.play_top", "choice.reserve_top", "choice.play_reserve", "choice.play_both"})
"""Those of which the card above them shows what they move."""


def _refusal(choice: Choice) -> Refusal | None:
    """Give why a choice is refused; one that only asks for a card is not."""
    return None if choice.refusal is None or choice.refusal.code == ASKS else choice.refusal


@dataclass(frozen=True, slots=True)
class _Shown:
    choice: Choice
    verb: GoOn
    pressed: bool


class ChoicesPage(CentrePage):
    """The cards that can be drawn with their verbs; ``chosen`` is emitted with the code of a choice."""

    chosen = Signal(str)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._shown: dict[str, _Shown] = {}
        self._held = False
        self._top, self._reserve = CardPanel(self), CardPanel(self)
        self._of_top, self._of_reserve, self._others = VerbBar(self), VerbBar(self), VerbBar(self)
        self.peek = VerbButton(self._top)
        self.peek.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the key for it is Space, held
        self.peek.pressed.connect(self._on_pressed)
        self.peek.released.connect(self.close_private)
        column = in_column(self, gap=6)
        for panel, bar in ((self._top, self._of_top), (self._reserve, self._of_reserve)):
            bar.chosen.connect(self.chosen)
            column.addWidget(panel)
            column.addWidget(bar)
            column.addSpacing(4)
        # at the bottom, as the bar of other moments, and not where the verb before it stood
        self._others.chosen.connect(self.chosen)
        column.addStretch(1)
        self._last_word = label(parent=self, wrap=True)
        column.addWidget(self._last_word)
        column.addWidget(self._others)
        self.retranslate()

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self, selected: str = "") -> None:
        """Show the cards and the choices of the moment in view."""
        context = self._context
        choices, looks = context.offered(), context.pieces.choices
        proposed = next((choice.code for choice in choices if _refusal(choice) is None), "")
        self._shown = {}
        for choice in choices:
            met = context.pending[1] if context.pending and context.pending[0] == choice.command else None
            insists = met is not None and met.overridable
            detail, refusal = self._detail(choice), _refusal(choice)
            if refusal is not None:
                detail = context.say(refusal.message)
            if insists:
                again = self.tr("Press again to do it anyway.")
                detail = f"{detail} {again}"
            look = looks.get(choice.code, _PLAIN)
            verb = GoOn(
                choice.code, self._words(choice), free_key(context, look.verb), detail, look.icon,
                primary=choice.code == proposed, refused=refusal is not None, insists=insists,
                tip=context.say_choice(choice),
            )  # fmt: skip
            self._shown[choice.code] = _Shown(choice, verb, met is not None)
        self._show_cards()
        self._of_top.show_verbs(self._verbs_of(_TOP))
        # without a card there no verb needs to say that there is none
        self._of_reserve.show_verbs([] if self._reserve.isHidden() else self._verbs_of(_RESERVE))
        self._others.show_verbs(self._verbs_of(frozenset(self._shown) - _TOP - _RESERVE))
        for bar in self._bars:
            bar.setVisible(bool(bar.buttons))
        self._last_word.setText(self._last_word_of())
        low = self.window().height() * 100 / theme.current().scale < _LOW
        self._last_word.setHidden(low or not self._last_word.text())
        self._top.setToolTip(plain_tip(self._last_word.text() if low else ""))
        self._fit()

    def retranslate(self) -> None:
        """Say again what the last word is told from."""
        self._last_word.setToolTip(self.tr(
            "Told from cards left, reserves and refusals, which both sides know; "
            "the order of cards is not asked."
        ))  # fmt: skip

    @property
    def question(self) -> str:
        """Say who can have the last word, also where it gives way to the card."""
        return self._last_word.text()

    def _words(self, choice: Choice) -> str:
        """Word a choice shortly: beneath the card that it moves it need not name it."""
        short = {
            "choice.play_top": self.tr("Play"),
            "choice.reserve_top": self.tr("Put in reserve"),
            "choice.play_reserve": self.tr("Play it"),
            "choice.play_both": self.tr("Play both"),
        }
        return short.get(choice.code) or self._context.say_choice(choice).partition(":")[0].strip()

    def _detail(self, choice: Choice) -> str:
        """Say what comes of a choice, unless the card above it shows it."""
        return "" if choice.code in _NAMED else screen_of(self._context.pieces).detail(self._context, choice)

    def _verbs_of(self, codes: frozenset[str]) -> list[GoOn]:
        if self._context.looks_back:
            return []  # nothing changes: only what lay there is shown
        return [
            shown.verb for code, shown in self._shown.items()
            if code in codes and not (code in _FOLDED and shown.verb.refused and not shown.pressed)
        ]  # fmt: skip

    def _last_word_of(self) -> str:
        """Say who can play the last card of the phase, "" where a side has none or draws otherwise (V-A)."""
        context, game = self._context, self._context.game
        if not self._shown or not self._shown.keys() <= set(Draw) or context.looks_back:
            return ""
        sides = game.sides[game.hand], game.sides[other(game.hand)]
        mine, theirs = (CardsLeft.of(side, context.table.ruleset) for side in sides)
        if not (mine.any and theirs.any):
            return ""
        ways = keeps_last_word(mine, theirs)
        if not ways:
            words = self.tr("Last word: {side}, if it answers well.")
        elif len(ways) == len(draws(mine)):
            words = self.tr("Last word: {side}, whatever is done now.")
        else:
            words = self.tr("Last word: {side}, by “{ways}”.")
        named = self.tr("” or “").join(self._shown[way].verb.words for way in ways)
        return fill(words, side=context.side_name(sides[not ways].key), ways=named)

    def _show_cards(self) -> None:
        game = self._context.game
        side = game.sides[game.hand] if game.hand else None
        hidden = side is not None and self._is_hidden(side)
        self._held = self._held and hidden
        draws = side is not None and bool(_TOP & self._shown.keys())
        top = side.pile[0] if side is not None and side.pile else ""
        reserve = side.reserve if side is not None else ()
        left = self.tr("%n cards in the pile", "", len(side.pile)) if side is not None else ""
        self._top.show_card(
            self._card(side, self.tr("Next to play"), left, (top,)) if draws and top else None
        )
        kept = self._card(side, self.tr("In reserve"), "", reserve) if draws and reserve else None
        self._reserve.show_card(kept)
        self.peek.show_verb(self.tr("Hold to see"), shown_key("Space"), icon="eye")
        self.peek.setVisible(hidden and draws and bool(top))
        self._top.place_corner(self.peek)

    def _is_hidden(self, side: Side) -> bool:
        return side.hidden and side.knowledge.ordered

    def _card(self, side: Side | None, heading: str, note: str, cards: tuple[str, ...]) -> CardView | None:
        """Show the first of some cards of a side, and how many there are."""
        context = self._context
        game, ruleset, names = context.game, context.table.ruleset, context.names
        if side is None:
            return None
        number = "ab".index(side.key)
        if not side.knowledge.ordered:
            return CardView(heading, note, number, back=self.tr("Whatever they play"))
        if self._is_hidden(side) and not self._held:
            back = self.tr("Hidden from the other side")
            return CardView(heading, note, number, back=back)
        if len(cards) > 1:
            note = self.tr("one of %n", "", len(cards))
        card = cards[0]
        sheet = game.cards[card].sheet
        values = values_of(game, card, context.cells, ruleset, names, context.pieces, every=True)
        abilities = tuple(each.label(context.language) for each in sheet.abilities) if sheet else ()
        name = " · ".join(context.card_name(each) for each in cards)
        return CardView(
            heading, note, number, name, values, context.chips.chips(game, card, names, ruleset), abilities
        )

    # -- looking at what is hidden ------------------------------------------------------------------

    def peek_at(self) -> bool:
        """Show the hidden cards of the side with the hand while a key is held; False where none is hidden."""
        if self.peek.isHidden():
            return False
        self._held = True
        self._show_cards()
        return True

    def close_private(self) -> None:
        """Show their backs again."""
        if self._held:
            self._held = False
            self._show_cards()

    def _on_pressed(self) -> None:
        self.peek_at()

    def event(self, event: QEvent) -> bool:
        """Cover the cards when the window is left, or another page comes."""
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide):
            self.close_private()
        return super().event(event)

    # -- room ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take less room for the cards where the verbs need it."""
        super().resizeEvent(event)
        self._fit()

    def fit(self) -> None:
        """Take the room there is, which has changed its height."""
        self._fit()

    def _fit(self) -> None:
        """Show the cards as a whole where there is room, the reserve slim first."""
        area = area_of(self)
        room = area.maximumViewportSize() if area is not None else self.size()
        panels = [panel for panel in (self._top, self._reserve) if not panel.isHidden()]
        bars = [bar for bar in self._bars if not bar.isHidden()]
        others = sum(bar.heightForWidth(room.width()) + 16 for bar in bars)
        if not self._last_word.isHidden():
            others += self._last_word.heightForWidth(room.width()) + 6
        left = room.height() - others
        # what is hidden has one height, so that nothing moves while it is looked at
        most = Say.ALL if self.peek.isHidden() else Say.FIGURES
        top, kept = (panel if panel in panels else None for panel in (self._top, self._reserve))
        ways = [(much, Say.SLIM) for much in reversed(Say) if Say.SLIM <= much <= most]
        for much, of_reserve in (*ways, (Say.SLIM, Say.NAME), (Say.NAME, Say.NAME)):
            high = sum(
                panel.height_of(room.width(), how)
                for panel, how in ((top, much), (kept, of_reserve)) if panel is not None
            )  # fmt: skip
            self._top.say(much)
            self._reserve.say(of_reserve)
            if high <= left:
                break
        column = self.layout()
        if area is not None and column is not None:
            # what fits without a bar would keep one that came a moment ago: beside it, words take more lines
            fits = column.totalHeightForWidth(room.width()) <= room.height()
            bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
            if area.verticalScrollBarPolicy() is not bar:
                area.setVerticalScrollBarPolicy(bar)
        pressed = next((s.choice.code for s in self._shown.values() if s.pressed), "")
        button = next((each for each in self.buttons() if each.objectName() == pressed), None)
        if area is not None and button is not None:
            area.ensureWidgetVisible(button, 0, 0)

    # -- the choices --------------------------------------------------------------------------------

    def choice(self, code: str) -> Choice | None:
        """Give a choice offered now."""
        shown = self._shown.get(code)
        return shown.choice if shown is not None else None

    def buttons(self) -> Sequence[VerbButton]:
        """Give the buttons of the choices beneath their cards."""
        return [button for bar in self._bars for button in bar.buttons]

    @property
    def _bars(self) -> tuple[VerbBar, ...]:
        return self._of_top, self._of_reserve, self._others

    def tells(self, command: Command) -> bool:
        """Tell whether a choice says why it is refused: each of them does."""
        buttons = {button.objectName() for button in self.buttons()}
        return any(s.choice.command == command for code, s in self._shown.items() if code in buttons)
