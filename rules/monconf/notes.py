"""What deeds of MonCon'F remember beside their action: notes, several of them where several hold."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.decisions.monconf import MOVE_PAST, REACTIVE_WALK
from rules.battle.state import Deed, DeedState, Fighter, Game
from rules.battle.system import Table
from rules.monconf.actions import ACTIONS
from rules.monconf.marks import FRIGHTENED, REACTION, TRIED

AIMED = "aimed"  # a Tir ciblé
CALLED = "rally"  # the walk of who called to rally
SHOT = "shot"  # a Tir d'assaut whose shot was made
INTERCEPTED = "intercepted"  # Interceptor stopped its move, which was an engagement then
MISSED = "missed:"  # and the id of who failed to intercept it
COWED = "cowed"  # its fighter was frightened already, and the table has insisted
PAST = "past"  # something else was resolved since, so that nobody stops this one any more


def noted(deed: Deed, note: str) -> bool:
    """Tell whether a deed has a note."""
    return note in deed.note.split()


def with_note(deed: Deed, note: str) -> Deed:
    """Return a deed with one note more."""
    return deed if noted(deed, note) else replace(deed, note=" ".join((*deed.note.split(), note)))


def without_note(deed: Deed, note: str) -> Deed:
    """Return a deed without a note."""
    return replace(deed, note=" ".join(each for each in deed.note.split() if each != note))


def missed_by(deed: Deed) -> tuple[str, ...]:
    """Return who has failed to intercept the move of a deed."""
    return tuple(note.removeprefix(MISSED) for note in deed.note.split() if note.startswith(MISSED))


def in_reaction(fighter: Fighter) -> Deed | None:
    """Return the Tir réactif that a fighter did last, None unless a walk goes with it."""
    last = fighter.deeds[-1] if fighter.deeds and fighter.marks.get(REACTION) else None
    walks = last is not None and ACTIONS[last.action].walks_and_shoots and not last.still
    return last if walks else None


def passed(table: Table, before: Game, after: Game) -> Game:
    """Return the state with the moves past that stood open while something else was resolved.

    Interceptor answers a move "au moment de la résolution": that of who got away, of a mystic between its
    spells, or of who shot in reaction is no longer resolved once another fighter has acted, answered a move,
    or tried to rally, unless the ruleset reads it otherwise.
    """
    if not table.ruleset.follows(MOVE_PAST, "next"):
        return after
    resolved = {f.id for f in after.fighters.values() if _resolved(before.fighters.get(f.id), f)}
    reacts = not table.ruleset.follows(REACTIVE_WALK, "refused")
    changed = [
        _past(fighter)
        for fighter in (after.fighters.values() if resolved else ())
        if resolved - {fighter.id}
        and ((reacts and in_reaction(fighter)) or (fighter.card in after.speaking and _open(fighter)))
    ]
    return after.with_fighters(changed) if changed else after


def _resolved(before: Fighter | None, after: Fighter) -> bool:
    """Tell whether a fighter has just done something: acted, begun its action, or tried to rally."""
    if before is None or before is after:
        return False
    acted = (after.activated and not before.activated) or _done(after) > _done(before)
    return acted or any(before.marks.get(mark) != after.marks.get(mark) for mark in (FRIGHTENED, TRIED))


def _done(fighter: Fighter) -> int:
    """Count what a fighter has done: its deeds, and the shot that was made before its charge.

    A mystic that casts once more takes its action up again: what was past counts anew.
    """
    over = [deed.state is not DeedState.ANNOUNCED and not noted(deed, PAST) for deed in fighter.deeds]
    return sum(over) + sum(noted(deed, SHOT) for deed in fighter.deeds)


def _open(fighter: Fighter) -> bool:
    """Tell whether the last deed of a fighter is done and leaves its move under way."""
    last = fighter.deeds[-1] if fighter.deeds else None
    return last is not None and last.state is DeedState.DONE and ACTIONS[last.action].lingers


def _past(fighter: Fighter) -> Fighter:
    return replace(fighter, deeds=(*fighter.deeds[:-1], with_note(fighter.deeds[-1], PAST)))
