"""Set anything right by hand, whatever the rules say: values, the moment, where cards lie (a correction)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.battle import commands as c
from rules.battle.arrivals import with_hand, with_refusals
from rules.battle.bounds import FIELDS, apart, holds, too_many_notches
from rules.battle.deeds import lapsed, withdrawn
from rules.battle.effects import at_end_of_combat
from rules.battle.fighters import placed, with_notches
from rules.battle.flow import FIRST, ROLL, flow
from rules.battle.ruleset import Ruleset
from rules.battle.sequence import laid, open_activation
from rules.battle.state import SIDES, Game, Place, Side
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.battle.turn import Turning
from rules.dice import Throw
from rules.text import Message, Refusal

PHASES = ("strategic", "activation", "combat", "upkeep")


def moments(ruleset: Ruleset) -> Mapping[str, tuple[str, ...]]:
    """Return the moments that a battle can be brought to, by phase."""
    return {"strategic": flow(ruleset), "activation": ("speak",), "combat": ("",), "upkeep": ("",)}


@dataclass(frozen=True, slots=True)
class Arrange(c.Command):
    """Say where the cards of a side lie: what is left of its pile (top first), its reserve, those played.

    Before activation the pile is the whole sequence. A card that is nowhere in it is not in this turn's
    sequence.
    """

    side: str
    pile: tuple[str, ...]
    reserve: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    reason: str = ""


# -- values ---------------------------------------------------------------------------------------

_HEAPS = ("pile", "reserve", "played")


def names(game: Game, command: c.Correct, fields_of: Mapping[str, Collection[str]]) -> bool:
    """Tell whether a correction is of somebody there is, and of fields that can be set."""
    kind, _, key = command.subject.partition(":")
    known = {"game": {""}, "side": set(game.sides), "fighter": set(game.fighters)}
    return key in known.get(kind, ()) and set(command.changes) <= set(fields_of[kind])


def set_right(table: Table, game: Game, key: str, changes: Mapping[str, Any]) -> Game:
    """Return the state with values of a fighter set; the last notch kills unless its place is told too."""
    if "place" in changes:
        return placed(table, game.with_fighter(key, **changes), key, changes["place"])
    # life points that are told with them are those that notches are counted on
    after = game.with_fighter(key, **{name: value for name, value in changes.items() if name != "notches"})
    return with_notches(after, key, changes["notches"], table.ruleset) if "notches" in changes else after


def not_to_be(table: Table, game: Game, command: c.Correct) -> Refusal | None:
    """Return why a value cannot be set, None where all can; nobody can overrule it."""
    kind, _, key = command.subject.partition(":")
    if not holds(game, kind, command.changes):
        return unknown()
    if kind == "fighter":
        return too_many_notches(table.ruleset, game, game.fighters[key], command.changes)
    return None


def _check_correct(table: Table, game: Game, command: c.Correct) -> Refusal | None:
    if not names(game, command, FIELDS):
        return unknown()
    if (refusal := not_to_be(table, game, command)) is not None:
        return refusal
    kind, _, key = command.subject.partition(":")
    if kind == "game":
        return None if _is_moment(table.ruleset, game, command.changes) else unknown()
    if kind == "side":
        heaps = [command.changes.get(name, getattr(game.sides[key], name)) for name in _HEAPS]
        return None if apart(heaps) and _own(game, key, command.changes) else unknown()
    return None


def _own(game: Game, side: str, changes: Mapping[str, Any]) -> bool:
    """Tell whether the heaps that a correction sets hold cards of their side alone, or what lay there."""
    mine = {card.id for card in game.cards_of(side)}
    return all(
        {*changes[name]} <= mine | {*getattr(game.sides[side], name)}
        for name in (*_HEAPS, "order")
        if name in changes
    )


def _is_moment(ruleset: Ruleset, game: Game, changes: Mapping[str, Any]) -> bool:
    """Tell whether a battle can be brought to a moment; without a step it is the first of the phase."""
    steps = moments(ruleset).get(changes.get("phase", game.phase))
    return steps is not None and changes.get("step", steps[0]) in steps


def _correct(table: Table, game: Game, command: c.Correct, turning: Turning) -> Outcome:
    kind, _, key = command.subject.partition(":")
    changes = dict(command.changes)
    if kind == "fighter":
        after = _fighter(table, game, key, changes)
    elif kind == "side":
        after = with_hand(game.with_side(key, **changes))
    else:
        after = _moment(table, game, changes, turning)
    after = _to_act_again(game, after)
    data = {"subject": command.subject, "fields": sorted(changes), "reason": command.reason}
    return Outcome(after, Message("step.corrected", data))


def _fighter(table: Table, game: Game, key: str, changes: Mapping[str, Any]) -> Game:
    """Return the state with values of a figure set; who captured it is forgotten with its captivity."""
    after = set_right(table, game, key, changes)
    if after.fighters[key].place is not Place.CAPTURED:
        after = after.with_fighter(key, captor="")
    return after


def _to_act_again(before: Game, after: Game) -> Game:
    """Return the state with those free to act whose card was played and is to be played again."""
    again = (
        card
        for key, side in before.sides.items()
        for card in side.played
        if card not in after.sides[key].played and after.phase in ("strategic", "activation")
    )
    fighters = (fighter for card in again for fighter in after.fighters_of(card))
    return after.with_fighters(replace(fighter, activated=False, deeds=()) for fighter in fighters)


def _moment(table: Table, game: Game, changes: Mapping[str, Any], turning: Turning) -> Game:
    """Return the state at another moment of the turn, ready to be played from there.

    Going back to the strategic phase takes the piles away, going back before the roll its dice and its
    winner too; leaving the strategic phase lays the piles (V-A). Cards go on speaking only while their
    side has the hand. Going on to upkeep ends what ends with the combat.
    """
    after = replace(game, **changes)
    if after.phase == "upkeep" != game.phase:
        after = turning.fought(table, at_end_of_combat(after))
    if after.phase != game.phase or "step" in changes:
        after = _AT[after.phase](table.ruleset, game, after, changes)
    if "hand" in changes:
        mine = tuple(k for k in after.speaking if after.cards[k].side == after.hand)
        after = replace(after, speaking=mine)
    after = _hushed(game, after)
    return after if changes.get("hand") == "" else with_hand(after)


def _hushed(before: Game, after: Game) -> Game:
    """Return the state without the announcements of those who no longer speak.

    They are spent where their card was played, and forgotten where it is still to be.
    """
    for card in before.speaking:
        if card in after.speaking:
            continue
        played = card in after.sides[after.cards[card].side].played
        fighters = after.fighters_of(card)
        after = after.with_fighters(lapsed(f) if played else withdrawn(f) for f in fighters)
    return after


def _at_strategic(ruleset: Ruleset, _before: Game, after: Game, changes: Mapping[str, Any]) -> Game:
    """Return the state in the strategic phase: what was laid lies in the sequence again, copies too.

    A copy that came since a sequence was locked is part of it where the roll is still to be made, else it
    lies in the pile alone.
    """
    step = changes.get("step") or (FIRST if after.winner else ROLL)
    after = replace(after, step=step, hand="", speaking=(), rows={})
    steps = flow(ruleset)
    rolled = step in steps[steps.index(ROLL) + 1 :]
    for key in SIDES:
        side = after.sides[key]
        cards = {card.id for card in after.cards_of(key)}
        heap = laid(side.order, [k for k in (*side.played, *side.pile, *side.reserve) if k in cards])
        order = side.order if rolled else heap
        after = after.with_side(
            key, order=order, pile=heap if heap != order else (), reserve=(), reserved=0, refusals=0,
            refused=0, played=(),
        )  # fmt: skip
    if rolled:
        return after
    for key in SIDES:
        roll = after.sides[key].tactique.with_throw(Throw())
        after = after.with_side(key, tactique=replace(roll, ties=0))
    return replace(after, winner=changes.get("winner", ""))


def _at_activation(_ruleset: Ruleset, before: Game, after: Game, changes: Mapping[str, Any]) -> Game:
    """Return the state in activation; a card that joined the sequence since lies under its pile."""
    if before.phase == "strategic":
        return _opened(after)
    for key, side in after.sides.items():
        lying = (*side.pile, *side.reserve, *side.played)
        joined = (k for k in side.order if k not in lying and after.cards[k].side == key)
        after = after.with_side(key, pile=(*side.pile, *joined))
    return replace(after, step="speak", rows=after.rows if before.phase == after.phase else {})


def _at_rows(_ruleset: Ruleset, before: Game, after: Game, _changes: Mapping[str, Any]) -> Game:
    rows = after.rows if before.phase == after.phase else {}
    laid = _opened(after) if before.phase == "strategic" else after
    return replace(laid, phase=after.phase, step="", hand="", speaking=(), rows=rows)


def _opened(game: Game) -> Game:
    return open_activation(game, game.hand or game.winner or SIDES[0])


_AT = {
    "strategic": _at_strategic,
    "activation": _at_activation,
    "combat": _at_rows,
    "upkeep": _at_rows,
}


# -- where cards lie --------------------------------------------------------------------------------


def _check_arrange(_table: Table, game: Game, command: Arrange) -> Refusal | None:
    side = game.sides.get(command.side)
    heaps = (command.pile, command.reserve, command.played)
    if side is None or not apart(heaps):
        return unknown()
    mine = {card.id for card in game.cards_of(side.key)}
    if not {card for heap in heaps for card in heap} <= mine:
        return unknown()
    return unknown() if game.phase == "strategic" and (command.reserve or command.played) else None


def _arrange(_table: Table, game: Game, command: Arrange, _roll: Roll) -> Outcome:
    side = game.sides[command.side]
    if game.phase == "strategic":
        after = game.with_side(side.key, order=command.pile, pile=())
    else:
        after = _laid(game, side, command)
    after = _to_act_again(game, after)
    data = {"side": side.key, "reason": command.reason}
    return Outcome(after, Message("step.order_corrected", data))


def _laid(game: Game, side: Side, command: Arrange) -> Game:
    """Return the state with the cards laid so.

    A card taken out of the reserve gives the use of it back (V-A-1); one that was played and is not any
    more no longer speaks; refusals follow the number of cards in the sequence (V-A-2).
    """
    gone_over = tuple(k for k in side.played if game.cards[k].side != side.key)
    unreserved = sum(k not in {*command.reserve, *command.played} for k in side.reserve)
    order = _order(side, command)
    after = game.with_side(
        side.key,
        order=order,
        pile=command.pile,
        reserve=command.reserve,
        reserved=max(len(command.reserve), side.reserved - unreserved),
        played=(*gone_over, *command.played),
    )
    speaking = tuple(k for k in game.speaking if game.cards[k].side != side.key or k in command.played)
    after = _hushed(game, replace(after, speaking=speaking))
    if set(order) != set(side.order):
        after = with_refusals(after)
    return with_hand(after)


def _order(side: Side, command: Arrange) -> tuple[str, ...]:
    """Return the sequence as it would have been built: the places of the pile's cards follow the pile."""
    laid = (*command.played, *command.pile, *command.reserve)
    before = {*side.order, *side.pile, *side.reserve, *side.played}
    cards = [k for k in side.order if k in laid] + [k for k in laid if k not in before]
    pile = iter([k for k in command.pile if k in cards])
    return tuple(next(pile) if k in command.pile else k for k in cards)


def rules(turning: Turning) -> dict[type[c.Command], CommandRule]:
    """Return the rules of corrections for a system, with what it does of its own as the combat is over."""

    def correct(table: Table, game: Game, command: c.Correct, _roll: Roll) -> Outcome:
        return _correct(table, game, command, turning)

    return {c.Correct: CommandRule(_check_correct, correct), Arrange: CommandRule(_check_arrange, _arrange)}
