"""What a figure may do now (V-B to V-D): each action with its letter, how far it goes, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.battle.acting import enemies_of
from desktop.battle.confrontation.stages import DISENGAGE_FIRST, more_verbs
from desktop.battle.context import BattleContext
from desktop.battle.open_things import owed
from desktop.battle.prompts.offer_prompt import OfferedAction, OfferPrompt
from desktop.wording.battle.confrontation.action_words import (
    ActionReach,
    choice_letter,
    icon_of,
    reaches,
    standing,
    told,
)
from desktop.wording.battle.deed_words import action_words, asks_words, capital
from rules.battle.action_commands import Act, Announce, Resolve
from rules.battle.commands import Command
from rules.battle.deeds import with_deed
from rules.battle.state import DeedState
from rules.battle.system import Choice
from rules.confrontation.action_offers import offers
from rules.confrontation.actions import ACTIONS, Stage, announced, stage, unmoved
from rules.confrontation.owing import COVER, WALK

translate = QCoreApplication.translate
# Once announcements are over, what is still possible comes first.
_ORDER = {
    False: ("resolve", "exclusive", "cumulative", "reaction"),
    True: ("resolve", "cumulative", "exclusive", "reaction"),
}
_AHEAD = {"disengage": DISENGAGE_FIRST, "cover": "refusal.must_cover"}
"""What comes before others, with the reason for which those are refused."""

OTHER_TARGET = "other"
"""The row that resolves an assault against another target than was announced."""


class ConfrontationActionPrompt(OfferPrompt):
    """The actions of Confrontation."""

    def _made(self) -> Sequence[OfferedAction]:
        made = _offers(self._context, self._fighter)
        speaks = any(offer.group == "cumulative" for offer in made)
        return (*made, self._nothing("cumulative")) if speaks else made

    def _state(self) -> Sequence[str]:
        here = self._context.game.fighters[self._fighter]
        return [*standing(self._context, here), *(tag.words for tag in told(self._context, here))]

    def _groups(self) -> Sequence[str]:
        return _ORDER[stage(self._context.game) is Stage.ACT]

    def _heading(self, group: str) -> str:
        all_too = self.tr("To announce, one only; with Shift for all") if more_verbs(self._context) else ""
        return {
            "resolve": self.tr("What was announced"),
            "exclusive": all_too or self.tr("To announce, one only"),
            "cumulative": self.tr("Later, when it acts: these add up"),
            "reaction": self.tr("Reaction to a shot"),
        }[group]

    def _said(self, offer: OfferedAction) -> str:
        why = self._refused_with(_AHEAD[offer.id]) if offer.id in _AHEAD else ""
        return " · ".join(filter(None, (offer.reach, offer.detail, why)))

    def _refused_with(self, code: str) -> str:
        """Say the reason of a code where something is refused with it."""
        found = (offer.refusal for offer in self.offers if offer.refusal is not None)
        return next((self._why(refusal) for refusal in found if refusal.code == code), "")

    def _first(self) -> OfferedAction | None:
        """Give the resolution of what was announced, what it asks for first, the dive, what that owes."""
        moves = (each for each in owed(self._context) if each.kind in (COVER, WALK))
        wanted = {"dive", *(each.kind for each in moves if each.fighter == self._fighter)}
        if stage(self._context.game) is Stage.RESOLVE:
            own = next((offer.refusal for offer in self.offers if offer.id == "resolve"), None)
            first = own is not None and own.code == DISENGAGE_FIRST
            wanted |= {"resolve", "disengage"} if first else {"resolve"}
        return next((offer for offer in self.offers if offer.refusal is None and offer.id in wanted), None)

    def _meets(self, offer: OfferedAction, command: Command) -> bool:
        if isinstance(command, Announce | Act):
            return offer.command == replace(command, target="")
        return isinstance(command, Resolve) and offer.id == (OTHER_TARGET if command.target else "resolve")


def _offers(context: BattleContext, fighter: str) -> Sequence[OfferedAction]:
    table, game = context.table, context.game
    goes = reaches(context, game.fighters[fighter])
    made = [_offer(context, fighter, choice, goes) for choice in offers(table, game, fighter)]
    deed = announced(game.fighters[fighter]) if game.fighters[fighter].card in game.speaking else None
    if deed is not None:
        made[1:1] = [_resolving(context, "failed", translate("Actions", "Failed"), "2",
                                Resolve(fighter, DeedState.FAILED))]  # fmt: skip
        if ACTIONS[deed.action].contact and enemies_of(game, fighter):
            other = translate("Actions", "Done, on another target")
            words = other if deed.target else translate("Actions", "Done, name its target")
            made[3:3] = [_resolving(context, OTHER_TARGET, words, "4", Resolve(fighter), aimless=True)]
    return made


_RESOLVING = {
    "choice.resolve": ("resolve", "1"),
    "choice.lost": ("lost", "3"),
    "choice.withdraw": ("withdraw", "5"),
}


def _offer(
    context: BattleContext, fighter: str, choice: Choice, goes: Callable[[str], ActionReach]
) -> OfferedAction:
    names, game = context.names, context.game
    action = str(choice.data["action"])
    if choice.code in _RESOLVING:
        id_, key = _RESOLVING[choice.code]
        return OfferedAction(id_, "resolve", key, context.say_choice(choice), choice.command, choice.refusal)
    here = game.fighters[fighter]
    walks = choice.code == "choice.shoot_walk"
    words = context.say_choice(choice) if walks else action_words(action, names)
    asks = choice.data["asks"]
    assert isinstance(asks, list)
    reach = goes(action)
    lines = [reach.full, asks_words(asks)]
    if action == "walk":
        lines.append(translate("Actions", "Turning on the spot is a walk."))
    if action == "shoot" and not walks and unmoved(here):
        lines.append(translate("Actions", "Stationary: it neither moves nor turns."))
    if choice.data["warn"]:
        lines.append(translate("Actions", "With the target in sight, this would be a charge."))
    lines.append(reach.tip)
    kind = str(choice.data["kind"])
    return OfferedAction(
        "shoot_walk" if walks else action,
        "cumulative" if kind == "attempt" else kind,
        choice_letter(choice, context.language),
        capital(words),
        choice.command,
        choice.refusal,
        tip="\n".join(line for line in lines if line),
        icon=icon_of("shoot_walk" if walks else action),
        reach=reach.short,
    )


def _resolving(
    context: BattleContext, id_: str, words: str, key: str, command: Resolve, *, aimless: bool = False
) -> OfferedAction:
    """Give a row of resolving; one that is ``aimless`` is not refused because of the target announced."""
    game = context.game
    if aimless and (deed := announced(game.fighters[command.fighter])) is not None:
        game = with_deed(game, command.fighter, replace(deed, target=""))
    refusal = context.play.system.refusal(context.table, game, command)
    if refusal is not None and refusal.code == "refusal.which_target":
        refusal = None
    return OfferedAction(id_, "resolve", key, words, command, refusal)
