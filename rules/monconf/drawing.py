"""Drawing cards (Les Tactiques): what is turned, set aside, played together, and the plans that bend it.

A side's pile and reserve are those of every system; there is no free reserve, and a card is set aside or
played out of its place for command points.
"""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.action_checks import first, speakers, when
from rules.battle.decisions.monconf import GENIUS_UNPAID, OPENING, TEMPORISE
from rules.battle.obligations import Obligation, closing, open_test
from rules.battle.sequence import RULES as SEQUENCE
from rules.battle.sequence import check_end, check_hand, drawn, end, offers, set_aside, speak, take
from rules.battle.state import Game, Side, other
from rules.battle.system import Choice, CommandRule, Outcome, Roll, Table, unknown
from rules.monconf.acting import announced
from rules.monconf.commands import AnswerGenius, GeneralAssault, Genius, PlanB, Temporise
from rules.monconf.marking import unanswered
from rules.monconf.marks import ASKED, BARRED, GENIUS
from rules.monconf.points import affords, cost, held, paid
from rules.text import Message, Refusal


def opening(table: Table, side: Side) -> bool:
    """Tell whether a side has not had a speaking turn in this turn; the ruleset says what a refusal is."""
    refused = side.refused and table.ruleset.follows(OPENING, "refusal")
    return not (side.played or side.reserved or refused)


def asked(game: Game) -> str:
    """Return the side that has a Plan génial of the other to answer, empty for none."""
    return next((key for key, side in game.sides.items() if side.marks.get(ASKED)), "")


def _check_answered(game: Game) -> Refusal | None:
    return when(bool(asked(game)), "answer_genius", side=asked(game))


def _turns(game: Game, card: str = "") -> Refusal | None:
    """Return why no card of the own pile is turned now."""
    if (refusal := check_hand(game)) is not None:
        return refusal
    side = game.sides[game.hand]
    if not side.pile:
        return Refusal(Message("refusal.pile_empty"), overridable=False)
    return unknown() if card and card not in side.pile else None


# -- Temporiser, Plan B -----------------------------------------------------------------------------


def _check_temporise(table: Table, game: Game, command: Temporise) -> Refusal | None:
    if (refusal := _turns(game, command.card)) is not None:
        return refusal
    again = bool(game.sides[game.hand].reserved) and table.ruleset.follows(TEMPORISE, "once")
    return first(
        _check_answered(game),
        when(again, "temporised_already", side=game.hand),
        affords(game, game.hand, cost("temporise")),
    )


def _temporise(_table: Table, game: Game, command: Temporise, _roll: Roll) -> Outcome:
    side = game.hand
    outcome = set_aside(paid(game, side, cost("temporise")), command.card)
    code = "step.temporised" if outcome.label.data["cards"] else "step.temporised_unseen"
    return Outcome(outcome.game, Message(code, outcome.label.data))


def _check_plan_b(_table: Table, game: Game, command: PlanB) -> Refusal | None:
    if (refusal := _turns(game, command.card)) is not None:
        return refusal
    side = game.sides[game.hand]
    if len(side.pile) < 2:
        return Refusal(Message("refusal.plan_b_last"), overridable=False)
    if not command.card:
        return Refusal(Message("refusal.which_card", {"side": side.key}), overridable=False)
    turned = side.knowledge.ordered and command.card == side.pile[0]
    return first(
        _check_answered(game), when(turned, "plan_b_turned"), affords(game, side.key, cost("plan_b"))
    )


def _plan_b(_table: Table, game: Game, command: PlanB, _roll: Roll) -> Outcome:
    side = game.sides[game.hand]
    after = paid(game, side.key, cost("plan_b")).with_side(
        side.key,
        pile=tuple(k for k in side.pile if k != command.card),
        played=(*side.played, command.card),
    )
    return speak(after, (command.card,), "step.plan_b")


# -- Assaut général ---------------------------------------------------------------------------------


def _heap(side: Side, card: str) -> str:
    """Return where a card is drawn from: the reserve where it lies there, or where the pile is empty."""
    return "reserve" if card in side.reserve or (not card and not side.pile) else "pile"


def _check_draw(game: Game, card: str) -> Refusal | None:
    """Return why a card cannot be drawn now, from the top of the pile or from the reserve."""
    side = game.sides[game.hand]
    source = side.reserve if _heap(side, card) == "reserve" else side.pile
    if not source:
        return Refusal(Message("refusal.pile_empty"), overridable=False)
    return drawn(game, side, card, source)[1]


def _check_assault(table: Table, game: Game, command: GeneralAssault) -> Refusal | None:
    if (refusal := check_hand(game)) is not None:
        return refusal
    side = game.sides[game.hand]
    if len(side.pile) + len(side.reserve) < 2 or (command.card and command.card == command.other):
        return Refusal(Message("refusal.two_cards"), overridable=False)
    refusal = _check_draw(game, command.card)
    if refusal is None:
        after, _ = take(game, command.card, _heap(side, command.card))
        refusal = _check_draw(after, command.other)
    return refusal or first(
        _check_answered(game),
        when(not opening(table, side), "not_opening"),
        affords(game, side.key, cost("general_assault")),
    )


def _assault(_table: Table, game: Game, command: GeneralAssault, _roll: Roll) -> Outcome:
    after, cards = paid(game, game.hand, cost("general_assault")), []
    for wanted in (command.card, command.other):
        after, card = take(after, wanted, _heap(after.sides[game.hand], wanted))
        cards.append(card)
    return speak(after, tuple(cards), "step.general_assault")


# -- Plan génial --------------------------------------------------------------------------------------


def _check_genius(table: Table, game: Game, command: Genius) -> Refusal | None:
    if (refusal := check_hand(game)) is not None:
        return refusal
    side = game.sides[game.hand]
    if command.points < 1:
        return Refusal(Message("refusal.one_point"), overridable=False)
    return first(
        _check_answered(game),
        when(bool(side.marks.get(BARRED)), "genius_barred", side=side.key),
        when(bool(side.marks.get(GENIUS)), "genius_stands", side=side.key),
        when(not opening(table, side), "not_opening"),
        affords(game, side.key, command.points),
    )


def _genius(table: Table, game: Game, command: Genius, _roll: Roll) -> Outcome:
    """Pay for the next turn; who cannot pay as much is not asked, and barred where the ruleset says so."""
    side, rival = game.sides[game.hand], other(game.hand)
    after = paid(game, side.key, command.points)
    after = after.with_side(side.key, marks={**side.marks, GENIUS: command.points})
    if affords(after, rival, command.points) is None:
        after = after.with_side(rival, marks={**after.sides[rival].marks, ASKED: 1})
    elif table.ruleset.follows(GENIUS_UNPAID, "barred"):
        after = unanswered(after, rival)
    return Outcome(after, Message("step.genius", {"side": side.key, "n": command.points}))


def _check_answer(_table: Table, game: Game, command: AnswerGenius) -> Refusal | None:
    side = asked(game)
    if not side:
        return Refusal(Message("refusal.nothing_to_answer"), overridable=False)
    price = game.sides[other(side)].marks.get(GENIUS, 0)
    return affords(game, side, price) if command.pay else None


def _answer(_table: Table, game: Game, command: AnswerGenius, _roll: Roll) -> Outcome:
    side = asked(game)
    if not command.pay:
        return Outcome(unanswered(game, side), Message("step.genius_passed", {"side": side}))
    rival = game.sides[other(side)]
    price = rival.marks.get(GENIUS, 0)
    after = paid(game, side, price)
    mine = {name: n for name, n in game.sides[side].marks.items() if name != ASKED}
    theirs = {name: n for name, n in rival.marks.items() if name != GENIUS}
    after = after.with_side(side, marks=mine).with_side(rival.key, marks=theirs)
    return Outcome(after, Message("step.genius_countered", {"side": side, "n": price}))


# -- the other draws ----------------------------------------------------------------------------------


def _after_answer(rule: CommandRule) -> CommandRule:
    """Return the rule of a draw that waits for the answer to a Plan génial."""

    def check(table: Table, game: Game, command: c.Command) -> Refusal | None:
        return rule.check(table, game, command) or _check_answered(game)

    return CommandRule(check, rule.effect)


def owed(_table: Table, game: Game) -> tuple[Obligation, ...]:
    """Return what is to be done before the speaking turn ends: the open test, then actions to resolve."""
    left = list(open_test(game)) if game.speaking else []
    for fighter in speakers(game):
        if (deed := announced(fighter)) is not None:
            data: dict[str, object] = {"fighter": fighter.id, "action": deed.action}
            why, thing = Message("refusal.unresolved", data), Message("open.action", data)
            left.append(Obligation("resolve", fighter.id, why, thing))
    return tuple(left)


_DRAWS = (c.PlayTop, c.PlayReserve, c.Refuse)
RULES: dict[type[c.Command], CommandRule] = {
    **{kind: rule for kind, rule in SEQUENCE.items() if kind not in (c.ReserveTop, c.PlayBoth)},
    **{kind: _after_answer(SEQUENCE[kind]) for kind in _DRAWS},
    c.EndSpeaking: CommandRule(closing(check_end, owed), end),
    Temporise: CommandRule(_check_temporise, _temporise),
    PlanB: CommandRule(_check_plan_b, _plan_b),
    GeneralAssault: CommandRule(_check_assault, _assault),
    Genius: CommandRule(_check_genius, _genius),
    AnswerGenius: CommandRule(_check_answer, _answer),
}


def offer(table: Table, game: Game) -> tuple[Choice, ...]:
    """Return what the side with the hand may do, or what the other side is to answer first.

    Plan B is offered with the card under the turned one, Plan génial with one point: the screen asks which
    and how many. ``cost`` is in command points, ``held`` what the side has.
    """
    if side := asked(game):
        price = game.sides[other(side)].marks.get(GENIUS, 0)
        return tuple(
            Choice(
                AnswerGenius(pay), f"choice.genius_{'counter' if pay else 'pass'}",
                _check_answer(table, game, AnswerGenius(pay)), {"side": side, "n": price},
            )
            for pay in (False, True)
        )  # fmt: skip
    if game.speaking or not game.hand:
        return offers(table, game, RULES)
    here = game.sides[game.hand]
    below = here.pile[1] if len(here.pile) > 1 else ""
    draws: tuple[tuple[c.Command, str, int], ...] = (
        (c.PlayTop(), "choice.play_top", 0),
        (c.PlayReserve(), "choice.play_reserve", 0),
        (c.Refuse(), "choice.refuse", 0),
        (Temporise(), "choice.temporise", cost("temporise")),
        (PlanB(below), "choice.plan_b", cost("plan_b")),
        (GeneralAssault(), "choice.general_assault", cost("general_assault")),
        (Genius(1), "choice.genius", 1),
    )
    return tuple(
        Choice(
            command, code, RULES[type(command)].check(table, game, command),
            {"side": game.hand, "cost": price, "held": held(here)},
        )
        for command, code, price in draws
    )  # fmt: skip
