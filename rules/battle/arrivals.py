"""Cards that come, change side, or get their name: unknown opponents, summons, corrections of a count."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.deeds import lapsed
from rules.battle.flow import locked
from rules.battle.setup import new_fighters
from rules.battle.state import BattleCard, Game, Knowledge, other
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.battle.twins import numbered
from rules.text import Message, Refusal


def _new_id(game: Game, side: str) -> str:
    """Return a card id never used on this side: changed sides keep their id, so count by prefix."""
    used = [int(key[1:]) for key in game.cards if key[0] == side and key[1:].isdigit()]
    return f"{side}{max(used, default=0) + 1}"


def _with_figures(game: Game, card: str, figures: int) -> Game:
    """Return the state with at least so many figures on a card; those that are there stay."""
    there = len(game.fighters_of(card))
    return game.with_fighters(new_fighters(card, max(0, figures - there), there + 1))


def _check_name(_table: Table, game: Game, command: c.NameCard) -> Refusal | None:
    if command.card not in game.cards:
        return unknown()
    if not command.name.strip() and command.sheet is None:
        return Refusal(Message("refusal.no_name"), overridable=False)
    return None


def _name(_table: Table, game: Game, command: c.NameCard, _roll: Roll) -> Outcome:
    card = game.cards[command.card]
    card = replace(card, sketch=command.name.strip() or card.sketch, sheet=command.sheet or card.sheet)
    after = numbered(game.with_card(card), card.id)
    figures = command.figures
    if figures is None and not game.fighters_of(card.id):
        figures = 1
    if figures is not None:
        after = _with_figures(after, card.id, figures)
    return Outcome(after, Message("step.named", {"card": card.id}))


def _check_add(_table: Table, game: Game, command: c.AddCard) -> Refusal | None:
    if command.side not in game.sides or command.by not in ("", *game.fighters):
        return unknown()
    if not command.name.strip() and command.sheet is None:
        return Refusal(Message("refusal.no_name"), overridable=False)
    return None


def _add(_table: Table, game: Game, command: c.AddCard, _roll: Roll) -> Outcome:
    card = BattleCard(
        id=_new_id(game, command.side), side=command.side, sheet=command.sheet, sketch=command.name.strip(),
        summoner=command.by, arrived=True,
    )  # fmt: skip
    made = [replace(f, place=command.place) for f in new_fighters(card.id, max(1, command.figures))]
    after = numbered(game.with_card(card), card.id).with_fighters(made)
    code = "step.summoned" if command.by else "step.arrived"
    return Outcome(after, Message(code, {"card": card.id, "n": len(made), "attacker": command.by}))


def _known(_table: Table, game: Game, command: c.AddFigures) -> Refusal | None:
    return None if command.card in game.cards else unknown()


def _add_figures(_table: Table, game: Game, command: c.AddFigures, _roll: Roll) -> Outcome:
    there = game.fighters_of(command.card)
    after = _with_figures(game, command.card, len(there) + max(1, command.figures))
    return Outcome(after, Message("step.reinforced", {"card": command.card, "n": max(1, command.figures)}))


def with_own_card(game: Game, key: str) -> Game:
    """Return the state with a figure alone on its card, on a copy of it where it stands among others.

    The copy follows its card: behind it where it is still to be drawn or in a sequence that is being built
    (IV-A), among those played where it was; in the speaking turn of its card it goes on speaking. A sequence
    that is locked stays as it was built, so that refusals do (V-A-2): the copy is in the pile alone.
    """
    card = game.cards[game.fighters[key].card]
    if len(game.fighters_of(card.id)) == 1:
        return game
    own = replace(card, id=_new_id(game, card.side), number=0, arrived=True)
    side = game.sides[card.side]
    heap = side.pile or side.order if game.phase == "strategic" and locked(game) else side.pile
    pile = _behind(heap, card.id, own.id)
    if card.id in side.reserve:
        pile = (own.id, *pile)
    order = side.order if locked(game) else _behind(side.order, card.id, own.id)
    played = _behind(side.played, card.id, own.id)
    game = game.with_card(own).with_fighter(key, card=own.id)
    game = game.with_side(side.key, pile=pile, order=order, played=played)
    return replace(game, speaking=(*game.speaking, own.id)) if card.id in game.speaking else game


def _behind(heap: tuple[str, ...], card: str, own: str) -> tuple[str, ...]:
    return tuple(k for c in heap for k in ((c, own) if c == card else (c,)))


def _check_change(_table: Table, game: Game, command: c.ChangeSide) -> Refusal | None:
    if command.card not in game.cards:
        return unknown()
    fighter = game.fighters.get(command.fighter)
    if command.fighter and (fighter is None or fighter.card != command.card):
        return unknown()
    return None


def _change_side(_table: Table, game: Game, command: c.ChangeSide, _roll: Roll) -> Outcome:
    """Move a card across: it leaves this turn's piles and joins the other side's next sequence.

    One that was played this turn was played for its new side too; it speaks no longer, and whatever its
    fighters had announced is spent.
    """
    if command.fighter:
        game = with_own_card(game, command.fighter)
    card = game.cards[game.fighters[command.fighter].card if command.fighter else command.card]
    side = game.sides[card.side]
    after = numbered(game.with_card(replace(card, side=other(card.side))), card.id)
    after = after.with_side(
        side.key,
        order=tuple(k for k in side.order if k != card.id),
        pile=tuple(k for k in side.pile if k != card.id),
        reserve=tuple(k for k in side.reserve if k != card.id),
        played=tuple(k for k in side.played if k != card.id),
    )
    if card.id in side.played:
        theirs = after.sides[other(side.key)]
        after = after.with_side(theirs.key, played=(*theirs.played, card.id))
    after = _silenced(after, card.id, side.key)
    data: dict[str, object] = {"card": card.id, "side": other(card.side)}
    if command.fighter:
        return Outcome(
            with_hand(after), Message("step.turned_coat", data | {"fighter": command.fighter})
        )  # fmt: skip
    return Outcome(with_hand(after), Message("step.changed_side", data))


def _silenced(game: Game, card: str, side: str) -> Game:
    """Return the state with a card out of the speaking turn of a side, which is over when nobody is left."""
    if card not in game.speaking:
        return game
    game = game.with_fighters(lapsed(f, activated=True) for f in game.fighters_of(card))
    speaking = tuple(k for k in game.speaking if k != card)
    if speaking:
        return replace(game, speaking=speaking)
    return replace(game, speaking=(), step="speak", hand=next_hand(game, side))


def _check_transform(_table: Table, game: Game, command: c.Transform) -> Refusal | None:
    if command.fighter not in game.fighters:
        return unknown()
    if not command.name.strip() and command.sheet is None:
        return Refusal(Message("refusal.no_name"), overridable=False)
    return None


def _transform(_table: Table, game: Game, command: c.Transform, _roll: Roll) -> Outcome:
    was = game.cards[game.fighters[command.fighter].card]
    after = with_own_card(game, command.fighter)
    card = after.cards[after.fighters[command.fighter].card]
    name = command.name.strip()
    listed = card.listed_sheet if card.listed else None
    card = replace(card, sheet=command.sheet, sketch=name, number=0, transformed_from=listed)
    after = numbered(after.with_card(card), card.id)
    data: dict[str, object] = {"fighter": command.fighter, "card": card.id}
    data |= {language: was.name(language) for language in ("fr", "en")}
    return Outcome(after, Message("step.transformed", data))


def _check_count(_table: Table, game: Game, command: c.SetCount) -> Refusal | None:
    if command.side not in game.sides:
        return unknown()
    side = game.sides[command.side]
    if side.knowledge is not Knowledge.COUNTED:
        return Refusal(Message("refusal.not_counted"), overridable=False)
    least = len(side.order) - len(_nameless(game, side.key))
    if command.count < least:
        return Refusal(Message("refusal.count_too_small", {"least": least}), overridable=False)
    return None


def _nameless(game: Game, side: str) -> list[str]:
    """Return the cards that are only a number: not played, without a name and without a figure."""
    here = game.sides[side]
    unplayed = here.order if game.phase == "strategic" else here.pile
    return [key for key in unplayed if not game.cards[key].seen and not game.fighters_of(key)]


def _set_count(_table: Table, game: Game, command: c.SetCount, _roll: Roll) -> Outcome:
    side = game.sides[command.side]
    after = game
    order, pile = list(side.order), list(side.pile)
    live = game.phase == "activation"
    while len(order) < command.count:
        card = BattleCard(id=_new_id(after, side.key), side=side.key)
        after = after.with_card(card)
        order.append(card.id)
        if live:
            pile.append(card.id)
    gone = _nameless(game, side.key)[::-1]
    for key in gone[: max(0, len(side.order) - command.count)]:
        order.remove(key)
        if key in pile:
            pile.remove(key)
        after = replace(after, cards={k: card for k, card in after.cards.items() if k != key})
    after = after.with_side(side.key, order=tuple(order), pile=tuple(pile))
    if live:
        after = with_hand(with_refusals(after))
    return Outcome(after, Message("step.count_set", {"side": side.key, "n": command.count}))


def with_refusals(game: Game) -> Game:
    """Return the state with the refusals left of both sides (V-A-2).

    The side with fewer cards in its sequence as built gets the difference; deaths do not change it; what
    was used this turn is taken off.
    """
    for key, side in game.sides.items():
        granted = len(game.sides[other(key)].order) - len(side.order)
        game = game.with_side(key, refusals=max(0, granted - side.refused))
    return game


def next_hand(game: Game, spoke: str) -> str:
    """Return who speaks after a side: the other while it has cards, else the same, else nobody (V-A-3)."""
    for key in (other(spoke), spoke):
        if game.sides[key].has_cards:
            return key
    return ""


def with_hand(game: Game) -> Game:
    """Return the state with the hand where cards are, after cards came or went in mid-turn.

    A side that lost its last card between two speaking turns passes; one that has cards again while
    nobody had any takes the hand.
    """
    if game.phase != "activation" or game.speaking:
        return game
    if game.hand:
        return game if game.sides[game.hand].has_cards else replace(game, hand=next_hand(game, game.hand))
    return replace(game, hand=next_hand(game, other(game.winner or "a")))


RULES: dict[type[c.Command], CommandRule] = {
    c.NameCard: CommandRule(_check_name, _name),
    c.AddCard: CommandRule(_check_add, _add),
    c.AddFigures: CommandRule(_known, _add_figures),
    c.ChangeSide: CommandRule(_check_change, _change_side),
    c.Transform: CommandRule(_check_transform, _transform),
    c.SetCount: CommandRule(_check_count, _set_count),
}
