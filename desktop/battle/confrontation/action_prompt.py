"""What a figure may do now (V-B to V-D): each action with its letter, how far it goes, and why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from desktop import theme
from desktop.battle.confrontation.action_words import (
    choice_letter,
    factor_of,
    icon_of,
    reach_tip,
    standing,
    told,
)
from desktop.battle.context import BattleContext
from desktop.battle.deed_words import action_words, asks_words, capital, reach_words, unbroken
from desktop.battle.keybutton import KeyButton
from desktop.battle.prompts.base import Prompt, soft
from desktop.battle.strategic.keys import digit
from desktop.phrases import fill, say
from desktop.widgets.text import label
from rules.battle.action_commands import Announce, Resolve
from rules.battle.commands import Command
from rules.battle.contacts import free
from rules.battle.state import DeedState
from rules.battle.system import Choice
from rules.confrontation.action_offers import offers
from rules.confrontation.actions import ACTIONS, Stage, announced, potential, stage
from rules.text import Message, Refusal

translate = QCoreApplication.translate
# Once announcements are over, what is still possible comes first.
_ORDER = {
    False: ("resolve", "exclusive", "cumulative", "reaction"),
    True: ("resolve", "cumulative", "exclusive", "reaction"),
}
_GROWS = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
_GROWS.setHeightForWidth(True)
OTHER_TARGET = "other"
"""The row that resolves an assault against another target than was announced."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An action as the prompt shows it: a key, what it does, and why it is refused."""

    id: str
    group: str
    key: str
    words: str
    command: Command
    refusal: Refusal | None
    reach: str = ""
    detail: str = ""
    tip: str = ""
    icon: str = ""


class ActionPrompt(Prompt):
    """Emits ``picked`` with the command, and whether its refusal is overruled by the same key again.

    ``met`` is a command with its target that was refused a moment ago: its own row insists at once, or asks
    for another target where nobody can overrule it.
    """

    picked = Signal(object, str, bool)
    width_at_100 = 900

    def __init__(
        self,
        parent: QWidget,
        context: BattleContext,
        fighter: str,
        met: tuple[Command, Refusal] | None = None,
    ) -> None:
        super().__init__(parent, "")
        self._context = context
        self._fighter = fighter
        self._insists = ""
        final = met is not None and not met[1].overridable
        self.offers = _offers(context, fighter, None if final else met)
        self._buttons: dict[str, KeyButton] = {}
        self._reasons: list[QLabel] = []
        name = context.fighter_name(fighter)
        self.title.setText(fill(self.tr("Actions of {name}"), name=name))
        self._say_state()
        for group in _ORDER[stage(context.game) is Stage.ACT]:
            mine = [offer for offer in self.offers if offer.group == group]
            if mine:
                self._lay(group, mine)
        if met is not None and final:
            self.complain(self._why(met[1]))
        elif met is not None:
            self._insist(next(offer for offer in self.offers if offer.command == met[0]))
        self.refresh()

    def _say_state(self) -> None:
        context, here = self._context, self._context.game.fighters[self._fighter]
        tags = [tag.words for tag in told(context, here)]
        if said := [*standing(context, here), *tags]:
            self.body.addWidget(soft(capital(" · ".join(said)), self.panel))

    def _lay(self, group: str, mine: Sequence[Offer]) -> None:
        words = {
            "resolve": self.tr("What it announced"),
            "exclusive": self.tr("Exclusive: announced together, then resolved one by one"),
            "cumulative": self.tr("Cumulative: one figure at a time"),
            "reaction": self.tr("Reaction to a shot"),
        }[group]
        self.body.addWidget(_heading(words, self.panel))
        if reason := _common(mine):
            self._reasons.append(soft(self._why(reason), self.panel))
            self.body.addWidget(self._reasons[-1])
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, offer in enumerate(mine):
            button = KeyButton(self.panel)
            button.setObjectName(offer.id)
            button.setToolTip(offer.tip)
            button.setSizePolicy(_GROWS)
            button.clicked.connect(self._on_clicked)
            self._buttons[offer.id] = button
            grid.addWidget(button, number // 3, number % 3)
        for column in range(3):
            grid.setColumnStretch(column, 1)
        self.body.addLayout(grid)

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show every row as it stands: possible, refused, or insisting.

        Where there is no room for all that is said, a row keeps its distance, and why not is told when it
        is pressed.
        """
        self._show_rows(dense=False)
        if self.panel_size()[1] > self._under.height() - 32:
            self._show_rows(dense=True)
        self.say_verb("")
        if (first := self._first()) is not None:
            self.say_verb(first.words)
        self.resettle()

    def _show_rows(self, *, dense: bool) -> None:
        for why in self._reasons:
            why.setVisible(not dense)
        shared = {mine[0].group: _common(mine) for mine in _groups(self.offers)}
        for offer in self.offers:
            reason = offer.refusal
            common = shared[offer.group]
            known = dense or (common is not None and reason is not None and common.code == reason.code)
            words = f"{offer.words} · {offer.reach}" if dense and offer.reach and not reason else offer.words
            detail = "" if dense else offer.detail
            if reason is not None:
                detail = "" if known else self._why(reason)
            self._buttons[offer.id].show_verb(
                words,
                offer.key,
                detail,
                icon=offer.icon,
                refused=reason is not None,
                insists=offer.id == self._insists,
                primary=offer is self._first(),
            )

    def _why(self, refusal: Refusal) -> str:
        """Say a reason; the figure itself is named in the title already."""
        named = self._context.names.named(refusal.message)
        if refusal.message.data.get("fighter") == self._fighter:
            named = Message(named.code, {**named.data, "fighter": self.tr("this figure")})
        return capital(unbroken(say(named)))

    def panel_size(self) -> tuple[int, int]:
        """Be as high as the rows are at this width: narrower ones would be higher."""
        width = min(theme.current().px(self.width_at_100), self._under.width() - 32)
        layout = self.panel.layout()
        assert layout is not None
        return width, layout.heightForWidth(width)

    def _first(self) -> Offer | None:
        """Return what Enter does: the resolution of what was announced, what it asks for first, the dive."""
        wanted = {"dive"}
        if stage(self._context.game) is Stage.RESOLVE:
            own = next((offer.refusal for offer in self.offers if offer.id == "resolve"), None)
            first = own is not None and own.code == "refusal.disengage_first"
            wanted |= {"resolve", "disengage"} if first else {"resolve"}
        return next((offer for offer in self.offers if offer.refusal is None and offer.id in wanted), None)

    def button(self, offer: str) -> KeyButton:
        """Give the button of an action. Raises KeyError for one that is not offered."""
        return self._buttons[offer]

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Pick the action of a key."""
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
        self.picked.emit(offer.command, offer.id, refusal is not None)

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


def _heading(words: str, parent: QWidget) -> QLabel:
    return label(words, parent, role="heading", wrap=True)


def _groups(made: Sequence[Offer]) -> list[list[Offer]]:
    groups: dict[str, list[Offer]] = {}
    for offer in made:
        groups.setdefault(offer.group, []).append(offer)
    return list(groups.values())


def _common(mine: Sequence[Offer]) -> Refusal | None:
    """Return the reason that refuses most of a group that is refused as a whole: it is said once."""
    reasons = [offer.refusal for offer in mine if offer.refusal is not None]
    if len(reasons) < max(2, len(mine)):
        return None
    often = Counter(reason.code for reason in reasons).most_common(1)[0]
    return next(reason for reason in reasons if reason.code == often[0]) if 2 * often[1] > len(mine) else None


def _offers(context: BattleContext, fighter: str, met: tuple[Command, Refusal] | None) -> tuple[Offer, ...]:
    table, game = context.play.table, context.game
    made = [_offer(context, fighter, choice) for choice in offers(table, game, fighter)]
    deed = announced(game.fighters[fighter]) if game.fighters[fighter].card in game.speaking else None
    if deed is not None:
        made[1:1] = [_resolving(context, "failed", translate("Actions", "Failed"), "2",
                                Resolve(fighter, DeedState.FAILED))]  # fmt: skip
        if ACTIONS[deed.action].contact:
            words = translate("Actions", "Done, on another target")
            made[3:3] = [_resolving(context, OTHER_TARGET, words, "4", Resolve(fighter))]
    if met is None:
        return tuple(made)
    return tuple(_meeting(context, offer, *met) for offer in made)


_RESOLVING = {
    "choice.resolve": ("resolve", "1"),
    "choice.lost": ("lost", "3"),
    "choice.withdraw": ("withdraw", "5"),
}


def _offer(context: BattleContext, fighter: str, choice: Choice) -> Offer:
    names, game = context.names, context.game
    action = str(choice.data["action"])
    if choice.code in _RESOLVING:
        id_, key = _RESOLVING[choice.code]
        return Offer(id_, "resolve", key, context.say_choice(choice), choice.command, choice.refusal)
    engaged = not free(game, fighter)
    here = game.fighters[fighter]
    goes = potential(context.play.table, game, here, action)
    reach = reach_words(goes, factor_of(action, engaged))
    walks = choice.code == "choice.shoot_walk"
    words = context.say_choice(choice) if walks else action_words(action, names)
    asks = choice.data["asks"]
    assert isinstance(asks, list)
    lines = [reach, asks_words(asks)]
    if choice.data["warn"]:
        lines.append(translate("Actions", "In sight of its target it would charge."))
    kind = str(choice.data["kind"])
    return Offer(
        "shoot_walk" if walks else action,
        "cumulative" if kind == "attempt" else kind,
        choice_letter(choice, context.language),
        capital(words),
        choice.command,
        choice.refusal,
        reach_words(goes),
        " · ".join(line for line in lines if line),
        reach_tip(context, here, action),
        icon_of("shoot_walk" if walks else action),
    )


def _resolving(context: BattleContext, id_: str, words: str, key: str, command: Command) -> Offer:
    refusal = context.play.system.refusal(context.play.table, context.game, command)
    if refusal is not None and refusal.code == "refusal.which_target":
        refusal = None
    return Offer(id_, "resolve", key, words, command, refusal)


def _meeting(context: BattleContext, offer: Offer, command: Command, refusal: Refusal) -> Offer:
    """Return a row with the target that it was refused with, so that the same key overrules it."""
    announces = isinstance(command, Announce) and offer.id == command.action
    other = isinstance(command, Resolve) and offer.id == (OTHER_TARGET if command.target else "resolve")
    if not (announces or other):
        return offer
    target = context.fighter_name(str(getattr(command, "target")))  # noqa: B009 - both name one
    return Offer(
        offer.id, offer.group, offer.key, f"{offer.words} → {target}", command, refusal, offer.reach,
        offer.detail, offer.tip, offer.icon,
    )  # fmt: skip
