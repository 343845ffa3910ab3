"""What a figure may do now: its action to resolve, the fourteen actions, tactics with their cost."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from desktop.battle.context import BattleContext
from desktop.battle.monconf.tactics_now import ANSWERS, tactic_words, ways
from desktop.battle.prompts.offer_prompt import OfferedAction, OfferPrompt
from desktop.widgets.keys import typed
from desktop.wording import aimed, fill
from desktop.wording.battle.deed_words import action_words, capital
from desktop.wording.battle.monconf.action_words import (
    aim_words,
    charge_words,
    effect_words,
    icon_of,
    letter_of,
    needs_words,
    priced,
    reach_in_short,
    reach_of,
    standing,
    told,
)
from rules.battle.commands import Command
from rules.battle.system import Choice
from rules.monconf.actions import ACTIONS, Arm
from rules.monconf.commands import Redirect
from rules.monconf.offers import offers
from rules.monconf.points import held
from rules.text import Message

translate = QCoreApplication.translate
_RESOLVING = {
    "choice.escape": ("escape", "1"),
    "choice.shoot_first": ("shoot_first", "1"),
    "choice.resolve": ("resolve", "1"),
    "choice.turn_run": ("lesser", "2"),
    "choice.turn_run_or_fled": ("lesser", "2"),
    "choice.turn_walk": ("lesser", "2"),
    "choice.lost": ("lost", "3"),
    "choice.redirect": ("redirect", "4"),
    "choice.withdraw": ("withdraw", "5"),
}
_TACTICS = {"aimed_shot": ("7", "target"), "rally": ("8", "flag")}
_ANSWER = "T"
"""The key that answers a move, with Shift."""
_KINDS = ("move", "shot", "other")
_ORDER = ("resolve", "tactic", "reaction", *_KINDS)


class MonconfActionPrompt(OfferPrompt):
    """The actions of MonCon'F with its tactics."""

    def _means(self, event: QKeyEvent) -> bool:
        """Leave Shift+T to who answers a move while the table offers that; it may be an action's too."""
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return not (shifted and typed(event).upper() == _ANSWER and self._is_answered()) and super()._means(
            event
        )

    def _is_answered(self) -> bool:
        return any(next(ways(self._context, tactic), None) is not None for tactic in ANSWERS)

    def _made(self) -> Sequence[OfferedAction]:
        made = _offers(self._context, self._fighter)
        acted = self._context.game.fighters[self._fighter].activated  # who rests chooses that
        return (*made, self._nothing("other")) if acted and any(o.group in _KINDS for o in made) else made

    def _state(self) -> Sequence[str]:
        context, here = self._context, self._context.game.fighters[self._fighter]
        tags = (tag.words for tag in told(context, here))
        return [*standing(context, here), *tags, charge_words(context, here)]

    def _groups(self) -> Sequence[str]:
        return _ORDER

    def _heading(self, group: str) -> str:
        points = held(self._context.game.side_of(self._fighter))
        return {
            "resolve": self.tr("The action assigned"),
            "tactic": self.tr("Tactics, command points: {n}").format(n=points),
            "reaction": self.tr("Tactics against a move, command points: {n}").format(n=points),
            "move": self.tr("Moves"),
            "shot": self.tr("Shots"),
            "other": self.tr("Other actions"),
        }[group]

    def _folds_away(self, offer: OfferedAction) -> bool:
        """Fold another action away too, once there is one to resolve."""
        other = offer.group in _KINDS and any(each.group == "resolve" for each in self.offers)
        return other or super()._folds_away(offer)

    def _first(self) -> OfferedAction | None:
        """Give the resolution of what it was given, or its answer to a move."""
        possible = [offer for offer in self.offers if offer.refusal is None]
        resolving = (offer for offer in possible if offer.id in ("escape", "shoot_first", "resolve"))
        return next(resolving, next((offer for offer in possible if offer.group == "reaction"), None))

    def _meets(self, offer: OfferedAction, command: Command) -> bool:
        if offer.id in ("lesser", "lost"):
            return False
        if isinstance(command, Redirect):
            return offer.id == "redirect"
        if action := getattr(command, "action", ""):
            return bool(offer.id == action)
        return type(offer.command) is type(command) and offer.group not in _KINDS


# -- the rows ---------------------------------------------------------------------------------------


def _offers(context: BattleContext, fighter: str) -> Sequence[OfferedAction]:
    found = offers(context.table, context.game, fighter)
    escapes = any(choice.code == "choice.escape" for choice in found)
    made: list[OfferedAction] = []
    for choice in found:
        if choice.code == "choice.resolve" and escapes:
            continue  # the test tells how it went
        made.append(_offer(context, fighter, choice, sum(o.group == "reaction" for o in made)))
    return made


def _offer(context: BattleContext, fighter: str, choice: Choice, reactions: int) -> OfferedAction:
    if choice.code in _RESOLVING:
        id_, key = _RESOLVING[choice.code]
        words = context.say(Message(choice.code, choice.data))
        return OfferedAction(id_, "resolve", key, words, choice.command, choice.refusal)
    if "tactic" in choice.data:
        return _tactic(context, choice, reactions)
    action = str(choice.data["action"])
    here = context.game.fighters[fighter]
    reach, short = reach_of(context, here, action), reach_in_short(context, here, action)
    row = ACTIONS[action]
    walks = row.walks_and_shoots and bool(short)
    # of a shot, a distance alone would read as its range
    beneath = fill(translate("MonconActions", "and a walk of {reach}"), reach=short) if walks else ""
    said = (reach if not walks else beneath, needs_words(action), aim_words(action))
    tip = (" · ".join(words for words in said if words), effect_words(action))
    kind = "shot" if row.shot is not None else "move" if row.factor and row.arm is not Arm.MYSTIC else "other"
    return OfferedAction(
        action, kind, letter_of(action, context.language), capital(action_words(action, context.names)),
        choice.command, choice.refusal, beneath, "\n".join(filter(None, tip)), icon_of(action),
        "" if walks else short,
    )  # fmt: skip


def _tactic(context: BattleContext, choice: Choice, reactions: int) -> OfferedAction:
    tactic, cost = str(choice.data["tactic"]), str(choice.data["cost"])
    words = priced(context.names.say(Message(choice.code)), cost)
    reach = reach_in_short(context, context.game.fighters[str(choice.data["fighter"])], "walk")
    tip = fill(tactic_words(context, tactic), reach=reach.replace(" ", "\N{NO-BREAK SPACE}") or "?")
    if target := str(choice.data["target"]):
        words = aimed(words, context.fighter_name(target))
        icon = "bow" if tactic == "reactive_shot" else "shield"
        key = str(reactions + 1)
        return OfferedAction(
            f"{tactic}:{target}", "reaction", key, words, choice.command, choice.refusal, tip, tip, icon
        )
    key, icon = _TACTICS[tactic]
    return OfferedAction(tactic, "tactic", key, words, choice.command, choice.refusal, tip, tip, icon)
