"""The activation sequence: building it (IV-A), and drawing from it in speaking turns (V-A)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.battle import commands as c
from rules.battle.arrivals import next_hand, with_refusals
from rules.battle.concealment import is_unseen
from rules.battle.decisions.strategic import REFUSAL_TO_NOBODY, SEQUENCE_CARDS
from rules.battle.deeds import lapsed
from rules.battle.effects import at_activation
from rules.battle.flow import locked
from rules.battle.obligations import open_test
from rules.battle.ruleset import Ruleset
from rules.battle.state import Game, Knowledge, Place, Side, other
from rules.battle.system import Choice, CommandRule, Outcome, Roll, Table, away, unknown
from rules.text import Message, Refusal

Draw = c.PlayTop | c.ReserveTop | c.PlayReserve | c.PlayBoth


# -- building the sequence ------------------------------------------------------------------------


def belongs(ruleset: Ruleset, game: Game, card: str) -> bool:
    """Tell whether a card belongs into a sequence (IV-A): somebody of it lives, or nobody has seen it yet.

    Where the ruleset says so somebody of it has to stand on the table.
    """
    fighters = game.fighters_of(card)
    if not fighters:
        return not game.cards[card].seen
    if ruleset.follows(SEQUENCE_CARDS, "table"):
        return any(fighter.on_table for fighter in fighters)
    return any(fighter.place is not Place.DEAD for fighter in fighters)


def fresh_order(ruleset: Ruleset, game: Game, side: str) -> tuple[str, ...]:
    """Return the order to start a turn from: the last one without the dead, newcomers at its end (IV-A)."""
    last = tuple(k for k in game.sides[side].order if belongs(ruleset, game, k))
    new = tuple(k.id for k in game.cards_of(side) if k.id not in last and belongs(ruleset, game, k.id))
    return last + new


def _check_order(_table: Table, game: Game, command: c.SetOrder) -> Refusal | None:
    side = game.sides.get(command.side)
    if side is None or sorted(command.order) != sorted(side.order):
        return unknown()
    return Refusal(Message("refusal.order_locked")) if locked(game) else None


def _order(_table: Table, game: Game, command: c.SetOrder, _roll: Roll) -> Outcome:
    after = game.with_side(command.side, order=command.order)
    if game.phase == "activation":
        pile = game.sides[command.side].pile
        moved = iter([k for k in command.order if k in pile])
        # a card that came since the sequence was built is in the pile alone: it keeps its place there
        pile = tuple(next(moved) if k in command.order else k for k in pile)
        after = after.with_side(command.side, pile=pile)
    return Outcome(after, Message("step.ordered", {"side": command.side}))


def _check_save(_table: Table, game: Game, command: c.SaveOrder) -> Refusal | None:
    if command.side not in game.sides:
        return unknown()
    return None if command.name.strip() else Refusal(Message("refusal.no_name"), overridable=False)


def _save(_table: Table, game: Game, command: c.SaveOrder, _roll: Roll) -> Outcome:
    side = game.sides[command.side]
    name = command.name.strip()
    saved = {k: v for k, v in side.saved_orders.items() if k != name}
    if not command.forget:
        saved[name] = side.order
    code = "step.order_forgotten" if command.forget else "step.order_saved"
    after = game.with_side(side.key, saved_orders=saved)
    return Outcome(after, Message(code, {"side": side.key, "name": name}))


def kept_back(game: Game, label: Message, uncovered: str) -> Refusal | None:
    """Return why the step of a label may not be undone or redone now, None where it may (IV-A).

    While a side orders in secret it takes back nothing but what it did to its sequence. ``uncovered`` is the
    side whose hidden sequence is in view, "" for none.
    """
    own = is_unseen(label, (uncovered,)) and not locked(game)
    if uncovered and not own:
        return Refusal(Message("refusal.orders_in_secret", {"side": uncovered}), overridable=False)
    return None


def arranged(side: Side, name: str) -> tuple[str, ...]:
    """Return a saved order as far as its cards are still in the sequence, the others at its end."""
    kept = tuple(k for k in side.saved_orders.get(name, ()) if k in side.order)
    return kept + tuple(k for k in side.order if k not in kept)


def _check_conceal(_table: Table, game: Game, command: c.Conceal) -> Refusal | None:
    return None if command.side in game.sides else unknown()


def _conceal(_table: Table, game: Game, command: c.Conceal, _roll: Roll) -> Outcome:
    code = "step.hidden" if command.hidden else "step.shown"
    return Outcome(game.with_side(command.side, hidden=command.hidden), Message(code, {"side": command.side}))


# -- opening the phase ----------------------------------------------------------------------------


def open_activation(game: Game, first: str) -> Game:
    """Return the state with the piles laid, refusals counted once, and the first side speaking (V-A)."""
    for key, side in game.sides.items():
        game = game.with_side(
            key, pile=laid(side.order, side.pile), reserve=(), reserved=0, refused=0, played=()
        )
    game = replace(with_refusals(game), phase="activation", step="speak", speaking=(), rows={})
    return replace(game, hand=next_hand(game, other(first)))


def laid(order: tuple[str, ...], heap: Sequence[str]) -> tuple[str, ...]:
    """Return the pile of a sequence as it was built, each card that came since behind the one it follows."""
    pile = list(order)
    for place, card in enumerate(heap):
        if card not in pile:
            ahead = (k for k in reversed(heap[:place]) if k in pile)
            pile.insert(next((pile.index(k) + 1 for k in ahead), 0), card)
    return tuple(pile)


# -- speaking turns -------------------------------------------------------------------------------


def check_hand(game: Game) -> Refusal | None:
    """Check that a side has the hand and its speaking turn begins."""
    if game.phase != "activation" or not game.hand:
        return Refusal(Message("refusal.not_activation"), overridable=False)
    if game.speaking:
        return Refusal(Message("refusal.speaking"), overridable=False)
    return None


def drawn(game: Game, side: Side, card: str, source: tuple[str, ...]) -> tuple[str | None, Refusal | None]:
    """Return which card leaves the pile or the reserve, or why none can.

    A known pile gives its top. Where the program does not hold the order, the players say which card it
    was; a counted side may draw a card without a name yet.
    """
    if side.knowledge.ordered:
        choice = source[:1] if source is side.pile else source
        return (card or source[0], None) if card in ("", *choice) else (None, unknown())
    if card:
        return (card, None) if card in (*side.pile, *side.reserve) else (None, unknown())
    if side.knowledge is Knowledge.COUNTED:
        unseen = [k for k in source if not game.cards[k].seen]
        if unseen:
            return unseen[0], None
    if len(source) == 1 and not (side.pile and side.reserve):
        return source[0], None
    return None, Refusal(Message("refusal.which_card", {"side": side.key}), overridable=False)


def _swapped(side: Side, card: str, into: str) -> Side:
    """Return the side with a named card in the pile or reserve, swapped with the place-holder there.

    A side whose order is not held keeps its cards as place-holders: naming the one that was drawn may
    find it on the other heap.
    """
    here, there = (side.pile, side.reserve) if into == "pile" else (side.reserve, side.pile)
    if card in here or card not in there or not here:
        return side
    stand_in = here[0]
    here = (card, *here[1:])
    there = tuple(stand_in if k == card else k for k in there)
    pile, reserve = (here, there) if into == "pile" else (there, here)
    return replace(side, pile=pile, reserve=reserve)


def _check_play(_table: Table, game: Game, command: c.PlayTop) -> Refusal | None:
    if (refusal := check_hand(game)) is not None:
        return refusal
    side = game.sides[game.hand]
    if not side.pile:
        return Refusal(Message("refusal.pile_empty"), overridable=False)
    return drawn(game, side, command.card, side.pile)[1]


def _check_reserve(table: Table, game: Game, command: c.ReserveTop) -> Refusal | None:
    """Check V-A-1: one card per side per activation phase, never again once used."""
    if (refusal := check_hand(game)) is not None:
        return refusal
    side = game.sides[game.hand]
    if not side.pile:
        return Refusal(Message("refusal.pile_empty"), overridable=False)
    if command.card and command.card not in side.pile:
        return unknown()
    if side.reserved >= table.ruleset.reserve_capacity:
        return Refusal(Message("refusal.reserve_used"))
    return None


def _check_play_reserve(_table: Table, game: Game, command: c.PlayReserve) -> Refusal | None:
    if (refusal := check_hand(game)) is not None:
        return refusal
    side = game.sides[game.hand]
    if not side.reserve:
        return Refusal(Message("refusal.reserve_empty"), overridable=False)
    return drawn(game, side, command.card, side.reserve)[1]


def _check_both(_table: Table, game: Game, command: c.PlayBoth) -> Refusal | None:
    if (refusal := check_hand(game)) is not None:
        return refusal
    side = game.sides[game.hand]
    if not side.pile:
        return Refusal(Message("refusal.pile_empty"), overridable=False)
    if not side.reserve:
        return Refusal(Message("refusal.reserve_empty"), overridable=False)
    if command.card and command.card == command.reserve:
        return unknown()
    top = drawn(game, side, command.card, side.pile)[1]
    return top or drawn(game, side, command.reserve, side.reserve)[1]


def _check_refuse(table: Table, game: Game, _command: c.Refuse) -> Refusal | None:
    """Check V-A-2 and V-A-3: a refusal is left, and there is somebody to pass to."""
    if (refusal := check_hand(game)) is not None:
        return refusal
    nobody = not game.sides[other(game.hand)].has_cards
    if nobody and table.ruleset.follows(REFUSAL_TO_NOBODY, "barred"):
        return Refusal(Message("refusal.nobody_to_pass_to"))
    if game.sides[game.hand].refusals <= 0:
        return Refusal(Message("refusal.no_refusal_left"))
    return None


def take(game: Game, card: str, into: str) -> tuple[Game, str]:
    """Return the state with a card drawn from ``pile`` or ``reserve`` and played, and which it was."""
    side = game.sides[game.hand]
    found, _ = drawn(game, side, card, side.pile if into == "pile" else side.reserve)
    key = found or ""
    side = _swapped(side, key, into)
    pile = tuple(k for k in side.pile if k != key) if into == "pile" else side.pile
    reserve = tuple(k for k in side.reserve if k != key) if into == "reserve" else side.reserve
    side = replace(side, pile=pile, reserve=reserve, played=(*side.played, key))
    return replace(game, sides={**game.sides, side.key: side}), key


def speak(game: Game, cards: tuple[str, ...], code: str) -> Outcome:
    """Open a speaking turn: the fighters of the cards act in it.

    Cards with nobody left who stands on the table, or may still come to it, pass at once.
    """
    label = Message(code, {"side": game.hand, "cards": list(cards)})
    after = replace(game, speaking=cards, step="speak")
    after = at_activation(after, (f.id for card in cards for f in game.fighters_of(card)))
    here = (Place.TABLE, Place.OFF)
    fighters = [fighter for key in cards for fighter in game.fighters_of(key)]
    if all(game.cards[key].seen for key in cards) and not any(f.place in here for f in fighters):
        after = passed(after)
    return Outcome(after, label)


def _play(_table: Table, game: Game, command: c.PlayTop, _roll: Roll) -> Outcome:
    after, card = take(game, command.card, "pile")
    return speak(after, (card,), "step.played_top")


def _play_reserve(_table: Table, game: Game, command: c.PlayReserve, _roll: Roll) -> Outcome:
    after, card = take(game, command.card, "reserve")
    return speak(after, (card,), "step.played_reserve")


def _play_both(_table: Table, game: Game, command: c.PlayBoth, _roll: Roll) -> Outcome:
    """Play the reserve with the top card; the reserve is named first, as the rulebook does (V-A-4)."""
    if command.card and not command.reserve:  # who was named may be a place-holder of the other heap
        after, top = take(game, command.card, "pile")
        after, reserve = take(after, "", "reserve")
    else:
        after, reserve = take(game, command.reserve, "reserve")
        after, top = take(after, command.card, "pile")
    return speak(after, (reserve, top), "step.played_both")


def set_aside(game: Game, card: str = "") -> Outcome:
    """Set the top card aside; the speaking turn is over."""
    side = game.sides[game.hand]
    # A heap whose order is not held gives its last place-holder away: naming comes when it is played.
    key = card or (side.pile[0] if side.knowledge.ordered else side.pile[-1])
    after = game.with_side(
        side.key,
        pile=tuple(k for k in side.pile if k != key),
        reserve=(*side.reserve, key),
        reserved=side.reserved + 1,
    )
    named = [key] if card or side.knowledge.ordered else []
    return Outcome(passed(after), Message("step.reserved", {"side": side.key, "cards": named}))


def _reserve(_table: Table, game: Game, command: c.ReserveTop, _roll: Roll) -> Outcome:
    return set_aside(game, command.card)


def _refuse(_table: Table, game: Game, _command: c.Refuse, _roll: Roll) -> Outcome:
    side = game.sides[game.hand]
    after = game.with_side(side.key, refusals=max(0, side.refusals - 1), refused=side.refused + 1)
    label = Message("step.refused", {"side": side.key, "left": max(0, side.refusals - 1)})
    return Outcome(passed(after), label)


def passed(game: Game) -> Game:
    """End the speaking turn: everybody of its cards counts as activated, the hand moves on (V-A-3).

    What was announced and not done is spent.
    """
    here = (f for k in game.speaking for f in game.fighters_of(k) if f.on_table)
    game = game.with_fighters(lapsed(f, activated=True) for f in here)
    return replace(game, speaking=(), step="speak", hand=next_hand(game, game.hand))


def check_end(_table: Table, game: Game, _command: c.EndSpeaking) -> Refusal | None:
    """Check that there is a speaking turn to end."""
    if game.phase != "activation" or not game.speaking:
        return Refusal(Message("refusal.nobody_speaks"), overridable=False)
    return None


def end(_table: Table, game: Game, _command: c.EndSpeaking, _roll: Roll) -> Outcome:
    """End the speaking turn, and put a decided test away: later turns have nothing to do with it."""
    after = replace(passed(game), trial=game.trial if open_test(game) else None)
    return Outcome(after, Message("step.spoken", {"side": game.hand}))


def check_activate(_table: Table, game: Game, command: c.Activate) -> Refusal | None:
    """Check that a fighter may be said to have acted: it is on the table and its card is being played."""
    fighter = game.fighters.get(command.fighter)
    if fighter is None:
        return unknown()
    if command.activated and fighter.card not in game.speaking:
        return Refusal(Message("refusal.card_not_played"))
    return away(fighter) if command.activated else None


def activate(_table: Table, game: Game, command: c.Activate, _roll: Roll) -> Outcome:
    """Say that a fighter has acted, or take it back."""
    code = "step.activated" if command.activated else "step.deactivated"
    after = game.with_fighter(command.fighter, activated=command.activated)
    return Outcome(after, Message(code, {"fighter": command.fighter}))


def reserve_notation(side: Side, capacity: int) -> str:
    """Return the rulebook's (cards in reserve / allowed), with a dash once the reserve is used up (V-A-4)."""
    allowance = str(capacity) if side.reserved < capacity or side.reserve else "-"
    return f"{len(side.reserve)}/{allowance}"


DRAWS: tuple[tuple[c.Command, str], ...] = (
    (c.PlayTop(), "choice.play_top"),
    (c.ReserveTop(), "choice.reserve_top"),
    (c.PlayReserve(), "choice.play_reserve"),
    (c.PlayBoth(), "choice.play_both"),
    (c.Refuse(), "choice.refuse"),
)
"""What the side with the hand may do in Confrontation, with the words of each."""


def offers(
    table: Table,
    game: Game,
    rules: Mapping[type[c.Command], CommandRule],
    draws: tuple[tuple[c.Command, str], ...] = DRAWS,
) -> tuple[Choice, ...]:
    """Return the choices of the side with the hand by a system's rules, refused ones with their reason."""
    offered = ((c.EndSpeaking(), "choice.end_speaking"),) if game.speaking else draws
    if not game.speaking and not game.hand:
        return (Choice(c.Advance(), "choice.combat"),)
    return tuple(
        Choice(command, code, rules[type(command)].check(table, game, command), {"side": game.hand})
        for command, code in offered
    )


RULES: dict[type[c.Command], CommandRule] = {
    c.SetOrder: CommandRule(_check_order, _order),
    c.SaveOrder: CommandRule(_check_save, _save),
    c.Conceal: CommandRule(_check_conceal, _conceal),
    c.PlayTop: CommandRule(_check_play, _play),
    c.ReserveTop: CommandRule(_check_reserve, _reserve),
    c.PlayReserve: CommandRule(_check_play_reserve, _play_reserve),
    c.PlayBoth: CommandRule(_check_both, _play_both),
    c.Refuse: CommandRule(_check_refuse, _refuse),
    c.EndSpeaking: CommandRule(check_end, end),
    c.Activate: CommandRule(check_activate, activate),
}
