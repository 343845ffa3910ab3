"""What a figure may do now: its action to resolve, the fourteen actions, tactics with their cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop import theme
from desktop.battle.context import BattleContext
from desktop.battle.deed_words import action_words, capital, unbroken
from desktop.battle.keybutton import KeyButton
from desktop.battle.monconf.action_words import (
    aim_words,
    charge_words,
    effect_words,
    icon_of,
    letter_of,
    needs_words,
    reach_of,
    standing,
    told,
)
from desktop.battle.prompts.base import Prompt, soft
from desktop.battle.strategic.keys import digit
from desktop.phrases import fill, say
from desktop.widgets.text import label
from rules.battle.commands import Command
from rules.battle.system import Choice
from rules.monconf.offers import offers
from rules.monconf.points import held
from rules.text import Message, Refusal

translate = QCoreApplication.translate
_GROWS = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
_GROWS.setHeightForWidth(True)
_RESOLVING = {
    "choice.escape": ("escape", "1"),
    "choice.resolve": ("resolve", "1"),
    "choice.turn_run": ("lesser", "2"),
    "choice.turn_walk": ("lesser", "2"),
    "choice.lost": ("lost", "3"),
    "choice.withdraw": ("withdraw", "5"),
}
_TACTICS = {"aimed_shot": ("7", "target"), "rally": ("8", "flag")}
_ORDER = ("resolve", "tactic", "reaction", "action")


@dataclass(frozen=True, slots=True)
class Offer:
    """An action or a tactic as the prompt shows it: a key, what it does, and why it is refused."""

    id: str
    group: str
    key: str
    words: str
    command: Command
    refusal: Refusal | None
    detail: str = ""
    tip: str = ""
    icon: str = ""
    reach: str = ""


class ActionPrompt(Prompt):
    """Emits ``picked`` with the command, and whether its refusal is overruled by the same key again.

    ``met`` is a command with its target that was refused a moment ago: its own row insists at once.
    """

    picked = Signal(object, bool)
    width_at_100 = 940

    def __init__(
        self,
        parent: QWidget,
        context: BattleContext,
        fighter: str,
        met: tuple[Command, Refusal] | None = None,
    ) -> None:
        super().__init__(parent, "")
        self._context, self._fighter = context, fighter
        self._insists = ""
        final = met is not None and not met[1].overridable
        self.offers = _offers(context, fighter, None if final else met)
        self._buttons: dict[str, KeyButton] = {}
        self.title.setText(fill(self.tr("Actions of {name}"), name=context.fighter_name(fighter)))
        self._say_state()
        for group in _ORDER:
            if mine := [offer for offer in self.offers if offer.group == group]:
                self._lay(group, mine)
        if not self.offers:
            self.body.addWidget(soft(self.tr("Nothing to do now: its card is not being played."), self.panel))
        if met is not None and final:
            self.complain(self._why(met[1]))
        elif met is not None:
            self._insist(next(offer for offer in self.offers if offer.command == met[0]))
        self.refresh()

    def _say_state(self) -> None:
        context, here = self._context, self._context.game.fighters[self._fighter]
        said = [*standing(context, here), *(tag.words for tag in told(context, here))]
        said.append(charge_words(context, here))
        if words := " · ".join(each for each in said if each):
            self.body.addWidget(soft(capital(words), self.panel))

    def _lay(self, group: str, mine: Sequence[Offer]) -> None:
        points = held(self._context.game.side_of(self._fighter))
        words = {
            "resolve": self.tr("The action that it was given"),
            "tactic": self.tr("Tactics, command points: {n}").format(n=points),
            "reaction": self.tr("Tactics against a move, command points: {n}").format(n=points),
            "action": self.tr("Actions"),
        }[group]
        self.body.addWidget(label(words, self.panel, role="heading", wrap=True))
        grid = QGridLayout()
        grid.setSpacing(6)
        columns = 4 if group == "resolve" else 3
        for number, offer in enumerate(mine):
            button = KeyButton(self.panel)
            button.setObjectName(offer.id)
            button.setToolTip(offer.tip)
            button.setSizePolicy(_GROWS)
            button.clicked.connect(self._on_clicked)
            self._buttons[offer.id] = button
            grid.addWidget(button, number // columns, number % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        self.body.addLayout(grid)

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show every row as it stands.

        Where there is no room for all that is said, reasons are told when a row is pressed; then a row keeps
        its distance alone.
        """
        for dense in range(3):
            self._show_rows(dense)
            if self.panel_size()[1] <= self._under.height() - 32:
                break
        first = self._first()
        self.say_verb("" if first is None else first.words)
        self.resettle()

    def _show_rows(self, dense: int) -> None:
        for offer in self.offers:
            reason = offer.refusal
            detail = self._why(reason) if reason is not None else offer.detail
            short = dense > 1 and reason is None and offer.reach
            self._buttons[offer.id].show_verb(
                f"{offer.words} · {offer.reach}" if short else offer.words,
                offer.key,
                "" if dense > 1 or (dense and reason is not None) else detail,
                icon=offer.icon,
                refused=reason is not None,
                insists=offer.id == self._insists,
                primary=offer is self._first(),
            )

    def _why(self, refusal: Refusal) -> str:
        """Say a reason; the figure itself is named in the title already."""
        data = dict(refusal.message.data)
        if data.get("fighter") == self._fighter:
            named = self._context.names.named(refusal.message)
            named = Message(named.code, {**named.data, "fighter": self.tr("this figure")})
            return capital(unbroken(say(named)))
        return unbroken(self._context.say(refusal.message))

    def panel_size(self) -> tuple[int, int]:
        """Be as high as the rows are at this width: narrower ones would be higher."""
        width = min(theme.current().px(self.width_at_100), self._under.width() - 32)
        layout = self.panel.layout()
        assert layout is not None
        return width, layout.heightForWidth(width)

    def _first(self) -> Offer | None:
        """Return what Enter does: the resolution of what was given."""
        wanted = (offer for offer in self.offers if offer.id in ("escape", "resolve"))
        return next((offer for offer in wanted if offer.refusal is None), None)

    def button(self, offer: str) -> KeyButton:
        """Give the button of an action or a tactic. Raises KeyError for one that is not offered."""
        return self._buttons[offer]

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Pick the row of a key."""
        number = digit(key)
        typed = str(number) if number is not None else key.upper()
        found = next((offer for offer in self.offers if offer.key == typed), None)
        if found is not None:
            self._pick(found)
        return found is not None

    def answer(self) -> None:
        """Do what Enter proposes."""
        if (first := self._first()) is not None:
            self._pick(first)

    def _pick(self, offer: Offer) -> None:
        refusal = offer.refusal
        if refusal is not None and (self._insists != offer.id or not refusal.overridable):
            self._insist(offer)
            self.refresh()
            return
        self.close_panel()
        self.picked.emit(offer.command, refusal is not None)

    def _insist(self, offer: Offer) -> None:
        assert offer.refusal is not None
        self._insists = offer.id if offer.refusal.overridable else ""
        words = self._why(offer.refusal)
        if offer.refusal.overridable:
            words = " ".join((words, self.tr("The same key again does it all the same.")))
        self.complain(words)

    def _on_clicked(self) -> None:
        name = self.sender().objectName()
        self._pick(next(offer for offer in self.offers if offer.id == name))


# -- the rows ---------------------------------------------------------------------------------------


def _offers(context: BattleContext, fighter: str, met: tuple[Command, Refusal] | None) -> tuple[Offer, ...]:
    found = offers(context.play.table, context.game, fighter)
    escapes = any(choice.code == "choice.escape" for choice in found)
    made: list[Offer] = []
    for choice in found:
        if choice.code == "choice.resolve" and escapes:
            continue  # the test tells how it went
        made.append(_offer(context, fighter, choice, sum(o.group == "reaction" for o in made)))
    if met is None:
        return tuple(made)
    return tuple(_meeting(context, offer, *met) for offer in made)


def _offer(context: BattleContext, fighter: str, choice: Choice, reactions: int) -> Offer:
    if choice.code in _RESOLVING:
        id_, key = _RESOLVING[choice.code]
        words = context.say(Message(choice.code, choice.data))
        return Offer(id_, "resolve", key, words, choice.command, choice.refusal)
    if "tactic" in choice.data:
        return _tactic(context, choice, reactions)
    action = str(choice.data["action"])
    here = context.game.fighters[fighter]
    reach = reach_of(context, here, action)
    said = (reach, needs_words(action), aim_words(action))
    return Offer(
        action, "action", letter_of(action, context.language), capital(action_words(action, context.names)),
        choice.command, choice.refusal, " · ".join(words for words in said if words), effect_words(action),
        icon_of(action), reach.partition(" = ")[0],
    )  # fmt: skip


def _tactic(context: BattleContext, choice: Choice, reactions: int) -> Offer:
    tactic, cost = str(choice.data["tactic"]), str(choice.data["cost"])
    words = f"{context.names.say(Message(choice.code))} ({cost})"
    tip = tactic_words(tactic)
    if target := str(choice.data["target"]):
        words = f"{words} → {context.fighter_name(target)}"
        icon = "bow" if tactic == "reactive_shot" else "shield"
        key = str(reactions + 1)
        return Offer(
            f"{tactic}:{target}", "reaction", key, words, choice.command, choice.refusal, tip, tip, icon
        )
    key, icon = _TACTICS[tactic]
    return Offer(tactic, "tactic", key, words, choice.command, choice.refusal, tip, tip, icon)


def tactic_words(tactic: str) -> str:
    """Say what a tactic on figures does."""
    return {
        "reactive_shot": translate("MonconActions", "shoots at once, then has acted; the move goes on"),
        "interceptor": translate("MonconActions", "both test INI; strictly higher stops the move"),
        "aimed_shot": translate("MonconActions", "−1, at any enemy in sight"),
        "rally": translate("MonconActions", "it walks, all troops may try to rally"),
    }[tactic]


def _meeting(context: BattleContext, offer: Offer, command: Command, refusal: Refusal) -> Offer:
    """Return a row with the target that it was refused with, so that the same key overrules it."""
    action = getattr(command, "action", "")
    same = offer.id == action if action else type(offer.command) is type(command) and offer.group != "action"
    if not same or offer.id in ("lesser", "lost"):
        return offer
    target = str(getattr(command, "target", ""))
    words = f"{offer.words} → {context.fighter_name(target)}" if target else offer.words
    return Offer(
        offer.id, offer.group, offer.key, words, command, refusal, offer.detail, offer.tip, offer.icon
    )
