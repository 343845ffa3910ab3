"""Exclusive actions (V-B-2, V-C): all announced at once, then resolved one by one.

What the texts leave open of them are lines of the ruleset (``rules.battle.decisions.activation``).
"""

from __future__ import annotations

from dataclasses import replace

from rules.battle.action_checks import first, resolving, said, speaks, when
from rules.battle.action_commands import Announce, EndAnnouncements, Resolve
from rules.battle.assault import placed, reachable, told
from rules.battle.commands import Activate, Command, EndSpeaking
from rules.battle.contacts import free, parted
from rules.battle.decisions.activation import COVER_UNMADE, ENGAGE_SEEN, FREE_ANNOUNCED
from rules.battle.deeds import deed_of, with_deed, without_deeds
from rules.battle.obligations import closing, left_open
from rules.battle.sequence import activate, check_activate, check_end, end
from rules.battle.sight import moved, seen, unseen
from rules.battle.state import Deed, DeedState, Fighter, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.confrontation.action_checks import covered, moved_on, uncovered
from rules.confrontation.actions import (
    ACTIONS,
    ACTS,
    EXCLUSIVE,
    Action,
    Stage,
    acted,
    announced,
    combines,
    cover_due,
    exclusive,
    must_cover,
    pending,
    speakers,
    stage,
)
from rules.confrontation.owing import covers_owed, owed, walks_owed
from rules.referee import Seen
from rules.text import Message, Refusal, gathered


def _check_announce(table: Table, game: Game, command: Announce) -> Refusal | None:
    if command.action not in ("", *EXCLUSIVE) or command.target not in ("", *game.fighters):
        return unknown()
    if (refusal := speaks(game, command.fighter)) is not None:
        return refusal
    fighter = game.fighters[command.fighter]
    if not command.action:
        nothing = Refusal(Message("refusal.nothing_announced"), overridable=False)
        return nothing if announced(fighter) is None else None
    if command.target and game.side_of(command.target).key == game.side_of(fighter.id).key:
        return Refusal(Message("refusal.friends"), overridable=False)
    row = ACTIONS[command.action]
    done = exclusive(fighter) if announced(fighter) is None else ""
    owes = row.id == "cover" and must_cover(game, fighter)
    return first(
        when(game.step == ACTS and not owes, "announcements_over"),
        when(bool(done), "exclusive_done", action=done),
        when(acted(fighter) or (fighter.activated and not done), "turn_over"),
        when(row.id != "cover" and _bound(game, fighter), "must_cover"),
        when(row.free and not free(game, fighter.id), "engaged", fighter=fighter.id),
        when(row.contact and not command.target, "which_target"),
        _check_target(table, game, fighter, row, command.target) if command.target else None,
    )


def _check_target(table: Table, game: Game, fighter: Fighter, row: Action, target: str) -> Refusal | None:
    """Return what speaks against the target of an action, whoever announces it."""
    return first(
        reachable(table, game, fighter.id, target) if row.contact else None,
        _looks(table, game, fighter, row, target),
    )


def aims(table: Table, game: Game, command: Announce) -> frozenset[str]:
    """Return the enemies at whom an action that may be announced, but for its target, may be."""
    fighter, row = game.fighters[command.fighter], ACTIONS[command.action]
    mine = game.side_of(fighter.id).key
    enemies = (f.id for f in game.fighters.values() if game.cards[f.card].side != mine)
    return frozenset(key for key in enemies if _check_target(table, game, fighter, row, key) is None)


def _looks(table: Table, game: Game, fighter: Fighter, row: Action, target: str) -> Refusal | None:
    """Return what a ruling about sight speaks against: a charge unseen, an engagement that would be one."""
    if row.id == "charge":
        return unseen(game, fighter.id, target)
    sees = row.id == "engage" and seen(game, fighter.id, target) not in (None, Seen.NONE)
    charges = sees and free(game, fighter.id) and not table.ruleset.follows(ENGAGE_SEEN, "told")
    return when(charges, "would_charge", fighter=fighter.id, target=target)


def _bound(game: Game, fighter: Fighter) -> bool:
    """Tell whether a dive for cover binds a fighter, whatever it has announced so far."""
    deeds = tuple(deed for deed in fighter.deeds if deed.action not in EXCLUSIVE)
    return bool(deeds) and must_cover(game, replace(fighter, deeds=deeds))


def _announce(_table: Table, game: Game, command: Announce, _roll: Roll) -> Outcome:
    key = command.fighter
    after = without_deeds(game, key, *EXCLUSIVE)
    if not command.action:
        return Outcome(after, Message("step.withdrawn", {"fighter": key}))
    engaged = not free(game, key)
    deed = Deed(
        action=command.action, target=command.target, state=DeedState.ANNOUNCED, engaged=engaged
    )  # fmt: skip
    label = said("announced", key, command.action, command.target)
    return Outcome(with_deed(after, key, deed), label)


def _check_closed(_table: Table, game: Game, _command: EndAnnouncements) -> Refusal | None:
    now = stage(game)
    if now is Stage.NONE:
        return Refusal(Message("refusal.nobody_speaks"), overridable=False)
    if now is not Stage.ANNOUNCE:
        return Refusal(Message("refusal.announcements_over"), overridable=False)
    return None


def _closed(_table: Table, game: Game, _command: EndAnnouncements, _roll: Roll) -> Outcome:
    label = Message("step.announcements_over", {"side": game.hand, "n": len(pending(game))})
    return Outcome(replace(game, step=ACTS), label)


# -- resolving -----------------------------------------------------------------------------------


def _check_resolve(table: Table, game: Game, command: Resolve) -> Refusal | None:
    refusal = resolving(game, command, announced)
    if refusal is not None and not refusal.overridable:
        return refusal
    fighter = game.fighters[command.fighter]
    deed = announced(fighter)
    assert deed is not None  # refused for good above
    row, target = ACTIONS[deed.action], command.target or deed.target
    met = row.free and not free(game, fighter.id) and table.ruleset.follows(FREE_ANNOUNCED, "resolved")
    if command.state is not DeedState.DONE:
        unmade = row.id == "cover" and cover_due(game, fighter)
        return first(refusal, when(unmade, "cover_open", fighter=fighter.id))
    if not row.contact:
        return first(refusal, when(met, "engaged", fighter=fighter.id))
    if target and game.side_of(target).key == game.side_of(fighter.id).key:
        return Refusal(Message("refusal.friends"), overridable=False)
    held = deed.engaged and not free(game, fighter.id)
    disengaged = deed_of(fighter, "disengage", state=DeedState.DONE) is not None
    return first(
        refusal,
        when(met, "engaged", fighter=fighter.id),
        when(held and not disengaged, "disengage_first", fighter=fighter.id),
        when(not target, "which_target"),
        reachable(table, game, fighter.id, target) if target else None,
    )


def _resolve(table: Table, game: Game, command: Resolve, _roll: Roll) -> Outcome:
    """Resolve an action: an assault puts its target in contact, cover is gained, the fighter has acted."""
    fighter = game.fighters[command.fighter]
    deed = announced(fighter) or Deed(action="run")
    row, target = ACTIONS[deed.action], command.target or deed.target
    after = with_deed(replace(game, step=ACTS), fighter.id, replace(deed, state=command.state, target=target))
    if command.state is DeedState.DONE:
        after = moved(after)
        if row.contact:
            after = parted(after, fighter.id) if deed.engaged else after
            after = placed(table, after, fighter.id, target)
        if row.grants:
            after = covered(after, fighter.id, row)
    goes_on = table.ruleset.actions.combines and row.combines and combines(table, game, fighter)
    after = after.with_fighter(fighter.id, activated=not goes_on)
    label = said(f"resolved_{command.state.value}", fighter.id, row.id, target)
    return Outcome(after, told(game, after, fighter.id, target, label))


def _end(table: Table, game: Game, command: EndSpeaking, roll: Roll) -> Outcome:
    """End the speaking turn; who leaves out the move under cover that its dive owes may lose what it gave."""
    if table.ruleset.follows(COVER_UNMADE, "lost"):
        for fighter in speakers(game):
            if cover_due(game, fighter):
                game = uncovered(game, fighter.id)
    game = game.with_fighters(moved_on(table, fighter) for fighter in speakers(game))
    return end(table, game, command, roll)


def _check_activate(table: Table, game: Game, command: Activate) -> Refusal | None:
    """Check that whoever is said to have acted owes no move: with its turn it would be dropped."""
    owing = (*covers_owed(table, game), *walks_owed(table, game)) if command.activated else ()
    left = left_open(each for each in owing if each.fighter == command.fighter)
    return gathered(check_activate(table, game, command), left)


RULES: dict[type[Command], CommandRule] = {
    Activate: CommandRule(_check_activate, activate),
    EndSpeaking: CommandRule(closing(check_end, owed), _end),
    Announce: CommandRule(_check_announce, _announce),
    EndAnnouncements: CommandRule(closing(_check_closed, covers_owed), _closed),
    Resolve: CommandRule(_check_resolve, _resolve),
}
