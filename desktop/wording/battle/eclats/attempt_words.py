"""What somebody pursues, did and threw in a combat of ÉCLATS, in words and as small marks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.wording import about, aimed, fill, keyed, say
from desktop.wording.battle.in_view import BattleInView
from desktop.wording.battle.odds_words import odds_told, percent
from desktop.wording.battle.shown import Badge
from desktop.wording.battle.turn_summary import Tag, TurnSummary
from desktop.wording.effects import named_words
from desktop.wording.naming import Names
from rules.battle.effects import effects_on
from rules.battle.state import Attempt, AttemptState, Deed, Fighter, Game, Tries
from rules.eclats.acting import life_is_told, life_of
from rules.eclats.attempts import gain_message
from rules.eclats.parts import ACTIONS, CONTAINERS, Role, is_down, role
from rules.odds import zeros
from rules.text import QT_TRANSLATE_NOOP, Message

translate = QCoreApplication.translate
_CONTAINERS = QT_TRANSLATE_NOOP("Eclats", "%n containers", None, 1)
_LEFT = QT_TRANSLATE_NOOP("Eclats", "%n opportunities left", None, 1)
_OPEN, _USED, _WON, _DOWN = "○", "●", "★", "↓"


def containers_words(held: int) -> str:
    """Say how many containers somebody holds."""
    return translate("Eclats", _CONTAINERS, "", held)


def left_words(left: int) -> str:
    """Say how many opportunities are left."""
    return translate("Eclats", _LEFT, "", left)


def chances_words(now: int | None, left: int) -> str:
    """Say how likely a 0 comes in this phase, and with all that is left; "" where not wanted.

    ``now`` are the throws that the value allows in this phase, None while nobody knows it.
    """
    if not odds_told() or not left:
        return ""
    shares = ["?" if n is None else percent(float(zeros(n))) for n in (now, left)]
    if now == left:
        return translate("Odds", "Odds: {share}.").format(share=shares[1])
    return translate("Eclats", "Odds: {now} now, {all} in all.").format(now=shares[0], all=shares[1])


def gains_words(key: str, attempt: Attempt, names: Names) -> str:
    """Say all that somebody's attempt may win, with whom each gain is for and for how many turns."""
    return ", ".join(names.say(gain_message(key, gain)) for gain in attempt.stakes)


def in_force(game: Game, key: str) -> bool:
    """Tell whether somebody took the initiative and what it won still holds, whatever is pursued since.

    An advantage is words alone: what changes a value comes from something else.
    """
    attempt = game.fighters[key].attempt
    won = attempt is not None and attempt.state is AttemptState.WON
    names = {gain.words for gain in attempt.stakes} if attempt is not None and won else set()
    mine = [effect for effect in game.effects if effect.caster == key]
    if won:
        return any(effect.source in names for effect in mine)
    return any(not effect.modifiers and not effect.grants for effect in mine)


def pips(attempt: Attempt) -> str:
    """Draw the opportunities of an attempt: used ones filled, those left open."""
    return _USED * len(attempt.dice) + _OPEN * attempt.left


def badges(fighter: Fighter, names: Names) -> tuple[Badge, ...]:
    """Give the marks of somebody: an ally, containers held, how far the attempt is.

    The sheet says the attempt in words of its own.
    """
    made = []
    if is_down(fighter):
        made.append(Badge("down", _DOWN, words=translate("Eclats", "down: may be aided")))
    if role(names.game, fighter.id) is Role.ALLY:
        ally = translate("Eclats", "ally")
        made.append(Badge("ally", ally, words=translate("Eclats", "nobody waits for allies")))
    if held := fighter.marks.get(CONTAINERS, 0):
        letter = translate("Eclats", "C", "containers")
        made.append(Badge("count", str(held), words=containers_words(held), sign=letter))
    attempt = fighter.attempt
    if attempt is not None and attempt.state is AttemptState.PROPOSED:
        made.append(Badge("attempt", "?"))
    elif attempt is not None and attempt.state is AttemptState.OPEN:
        made.append(Badge("attempt", str(attempt.left), sign=_OPEN))
    if in_force(names.game, fighter.id):
        made.append(Badge("attempt", _WON, words=translate("Eclats", "has taken the initiative")))
    return tuple(made)


def attempt_words(key: str, attempt: Attempt, names: Names, asks: str) -> str:
    """Say what somebody pursues and how far it is, "" for what is over: an advantage won is an effect.

    ``asks`` is the key by which the game master answers.
    """
    game = names.game
    match attempt.state:
        case AttemptState.PROPOSED:
            words = translate("Eclats", "Idea: {idea}. The game master answers ({key})")
            return keyed(words, asks, idea=attempt.idea)
        case AttemptState.REFUSED if attempt.since == game.turn:
            return fill(translate("Eclats", "Idea refused: {idea}"), idea=attempt.idea)
        case AttemptState.OPEN:
            words = translate("Eclats", "Initiative {pips} {characteristic}: {advantage}")
            if attempt.since >= game.turn:
                words = translate("Eclats", "Initiative {pips} {characteristic}, from next turn: {advantage}")
            characteristic = names.characteristic(attempt.characteristic)
            gains = gains_words(key, attempt, names)
            return fill(words, pips=pips(attempt), characteristic=characteristic, advantage=gains)
        case AttemptState.LOST if attempt.now:
            return fill(translate("Eclats", "Initiative lost: {idea}"), idea=attempt.idea)
    return ""


def tries_words(tries: Tries, names: Names) -> str:
    """Say the throws of a characteristic, the newest last: it counts."""
    words = names.characteristic(tries.characteristic)
    if tries.what:
        words = f"{words}, {tries.what}"
    return about(words, " → ".join(map(str, tries.dice)))


def deed_words(deed: Deed, names: Names) -> str:
    """Say what somebody did in this phase: at whom, or in the words it was told in."""
    words = say(Message(f"action.{deed.action}"))
    if deed.target:
        words = aimed(words, names.fighter(deed.target))
    words = about(words, deed.note) if deed.note else words
    return words[:1].upper() + words[1:]


def turn_summary(context: BattleInView, fighter: Fighter) -> TurnSummary:
    """Give what stands beneath somebody: what it did in this phase, what it pursues, what holds for it."""
    game, names = context.game, context.names
    mine = role(game, fighter.id)
    now = [deed for deed in fighter.deeds if ACTIONS[deed.action].phase.get(mine) == game.phase]
    tags = tuple(_tag(deed, names) for deed in now)
    # from whom and for how long stands in the sheet: here it would hide what the next one holds
    effects = [named_words(effect, names) for effect in effects_on(game, fighter.id)]
    return TurnSummary(tags, " · ".join((*said(context, fighter), *effects)))


def said(context: BattleInView, fighter: Fighter) -> tuple[str, ...]:
    """Give what the sheet tells of somebody beside effects and notes: the attempt, the last throws."""
    names, told = context.names, []
    if not life_is_told(context.game, fighter):
        words = translate("Eclats", "Animus not given: counted from {n} ({key})")
        whole = life_of(context.table, context.game, fighter.id) + fighter.notches
        told.append(keyed(words, context.key_of("life"), n=whole))
    if fighter.attempt is not None:
        told.append(attempt_words(fighter.id, fighter.attempt, names, context.key_of("idea")))
    if fighter.tries is not None:
        told.append(tries_words(fighter.tries, names))
    return tuple(filter(None, told))


def _tag(deed: Deed, names: Names) -> Tag:
    words = deed_words(deed, names)
    return Tag(words[:1], deed.state, words)


def life_lost() -> str:
    """Name the Animus that somebody has lost, as it is put right."""
    return translate("Eclats", "Animus lost")


def life_words(left: int, capacity: int) -> str:
    """Say how much life somebody has left."""
    return translate("Eclats", "Animus {left} of {capacity}").format(left=left, capacity=capacity)
