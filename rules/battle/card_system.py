"""What the systems of reference cards share: the rules of every phase, and what follows by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.battle import (
    arrivals,
    benefits,
    building,
    contacts,
    corrections,
    effect_commands,
    ending,
    fighters,
    fights,
    flying,
    healing,
    magic,
    mana,
    opposing,
    rallying,
    row_marks,
    rulings,
    sight,
    strategic,
    trial,
    trial_rules,
    turn,
)
from rules.battle import commands as c
from rules.battle.state import Game
from rules.battle.system import Choice, CommandRule, Settle, Table

Offer = Callable[[Table, Game], tuple[Choice, ...]]

AFTER_END: frozenset[type[c.Command]] = frozenset(
    {c.EndGame, c.Reopen, c.Annotate, c.WriteNote, c.Conceal, c.Judge}
)
"""What may still be done in a battle that has ended."""


def rules(turning: turn.Turning, casting: magic.CastingHooks) -> dict[type[c.Command], CommandRule]:
    """Return the rules that all of them have, with what a system does of its own at each turn and spell."""
    return {
        **fighters.RULES,
        **effect_commands.RULES,
        **trial_rules.RULES,
        **opposing.RULES,
        **arrivals.RULES,
        **contacts.RULES,
        **flying.RULES,
        **rulings.RULES,
        **ending.RULES,
        **strategic.RULES,
        **turn.rules(turning),
        **row_marks.RULES,
        **rallying.RULES,
        **healing.RULES,
        **mana.RULES,
        **magic.rules(casting),
        **corrections.rules(turning),
    }


def offering(offers: Mapping[str, Offer]) -> Offer:
    """Return what offers the choices of the present moment, in the order in which a screen shows them.

    ``offers`` are those of the phases in which a system has its own.
    """
    phases = {"strategic": strategic.offer, "combat": turn.offer, "upkeep": turn.offer, **offers}

    def offer(table: Table, game: Game) -> tuple[Choice, ...]:
        return () if game.result is not None else phases[game.phase](table, game)

    return offer


def settling(own: Settle) -> Settle:
    """Return what follows by itself from who came to the table and who left it, with what a system adds.

    Nobody has more notches than its track, or is aloft without the wings that took it there. Contacts and
    auras end with a figure that is gone, but not its fight; benefits end for whoever meets their condition no
    more; sequences being built follow the table. Last come the values of an open test: they read all of it.
    """

    def settle(table: Table, before: Game, after: Game) -> Game:
        after = flying.settle(table, before, fighters.settle(table, before, after))
        after = fights.settle(before, sight.settle(before, contacts.settle(before, after)))
        after = building.settle(table, before, benefits.settle(table, before, after))
        return trial.settle(table, own(table, before, after))

    return settle
