"""What ends, or comes to its end, by itself in a step: read from its events, so that the journal can tell it.

Effects (II-B-4, II-C-3), and a walk declared with a shot that is made or lost as another one acts (V-D-3).

Nothing is kept for this: events hold what was before and what is after, also those of old battles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.battle.events import Event, FighterChanged, GameChanged, SideChanged, Step
from rules.battle.state import Bond, DeedState, Effect, Lasting, Modifier, Place, Until


class Why(StrEnum):
    """Why something ended."""

    TURN = "turn"  # with the turn
    COMBAT = "combat"  # with the combat
    TURNS = "turns"  # its number of turns is over
    UNPAID = "unpaid"  # nobody paid its Entretien/X
    ACTIVATION = "activation"  # its recipient is activated again
    CONDITION = "condition"  # who has it meets the condition of a benefit no more
    GONE = "gone"  # the fighter it is around is not on the table any more
    WAITS = "waits"  # a benefit does nothing while the fighter it is around is off the table
    BACK = "back"  # it counts again: that fighter is back
    STUNNED = "stunned"  # stunned figures recover with the turn
    REFUSALS = "refusals"  # refusals that nobody used go with the turn
    STAFF = "staff"  # command points that a new turn brings (État-Major)
    LEVEL = "level"  # a contact of who went up or down without disengaging
    TRACK_LIVES = "track_lives"  # notches beyond a track that became smaller: a last one is left
    TRACK_FALLS = "track_falls"  # such notches where they kill, or bring down
    WALKED = "walked"  # a walk declared with a shot, made as another one acts (V-D-3)
    WALK_LOST = "walk_lost"  # the same, where the ruleset says that it is lost
    WINGS = "wings"  # a flight: whoever flew by it is on the ground
    PLAN = "plan"  # a Plan génial that made its side the tactician of the new turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """Something that ended: what it was and did, for whom, and why.

    ``number`` counts the refusals of ``side`` that went unused, the command points that came, or the notches
    that are kept. ``left`` is
    who left those that it was in contact with.
    """

    why: Why
    source: str = ""
    fighters: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    side: str = ""
    number: int = 0
    left: str = ""


# The labels of steps that may leave somebody a smaller track (II-B-2).
_TRACKS = frozenset({"step.transformed", "step.named", "step.sized", "step.mark_life", "step.mark_life_off"})

# The labels of steps in which something may end by itself: others need not be read at all.
MOMENTS = frozenset(
    {
        "step.turn_ended", "step.advanced", "step.played_top", "step.played_reserve", "step.played_both",
        "step.killed", "step.wounded", "step.put_off", "step.put_fled", "step.put_dead",
        "step.put_captured", "step.put_captured_by", "step.took_off", "step.landed", "step.assault_took_off",
        "step.assault_landed", "step.changed_side", "step.turned_coat",
        "step.put_table", "step.rallied", "step.rally_success",
        *_TRACKS,
        "step.acted", "step.acted_at", "step.cast", "step.cast_success", "step.cast_failure",
        "step.cast_lost", "step.disengaged", "step.not_disengaged", "step.spoken",
    }
)  # fmt: skip


# The labels of steps in which players end something that may have given wings.
_TAKEN = frozenset({"step.effect_ended", "step.unmodified", "step.benefit_off"})


def endings(step: Step) -> tuple[Ending, ...]:
    """Return what ended by itself in a step; what players ended is told by its label."""
    if step.label.code in _TAKEN:
        return tuple(_wings(step.events))
    if step.label.code not in MOMENTS:
        return ()
    before: dict[str, Any] = {}
    after: dict[str, Any] = {}
    for event in step.events:
        if isinstance(event, GameChanged):
            before.update(event.before)
            after.update(event.after)
    moment = _moment(before, after)
    return (
        *_effects(before.get("effects", ()), after.get("effects", ()), moment, _gone(step.events)),
        *_walked(step),
        *_modifiers(step.events, moment),
        *_contacts(before.get("contacts", ()), after.get("contacts", ()), step.events),
        *(_cleared(step.events) if moment is Why.TURN else ()),
        *(() if step.label.code.endswith("landed") else _wings(step.events)),
        *(_beyond(step.events) if step.label.code in _TRACKS else ()),
    )


def _moment(before: Mapping[str, Any], after: Mapping[str, Any]) -> Why | None:
    """Tell which moment of section 6 a step is: the end of the turn or combat, an activation, or none."""
    if "turn" in after:
        return Why.TURN
    if before.get("phase") == "combat":
        return Why.COMBAT
    return Why.ACTIVATION if after.get("speaking") else None


def _gone(events: Iterable[Event]) -> frozenset[str]:
    left = (e for e in events if isinstance(e, FighterChanged))
    return frozenset(e.id for e in left if e.after.get("place", Place.TABLE) is not Place.TABLE)


def _effects(
    before: Iterable[Effect], after: Iterable[Effect], moment: Why | None, gone: frozenset[str]
) -> Iterator[Ending]:
    staying = {effect.id: effect for effect in after}
    for was in before:
        now = staying.get(was.id)
        left = tuple(key for key in was.fighters if now is None or key not in now.fighters)
        why = _why(was, moment, gone)
        if why is None and now is not None and was.bond is Bond.BENEFIT:
            why, left = Why.CONDITION, tuple(key for key in left if key not in gone)
        if now is not None and now.waits is not was.waits:
            why, left = Why.WAITS if now.waits else Why.BACK, now.fighters
        if why is not None and (now is None or left):
            yield Ending(why=why, source=was.source, fighters=left, modifiers=was.modifiers)


def _why(effect: Effect, moment: Why | None, gone: frozenset[str]) -> Why | None:
    if effect.bond is Bond.BENEFIT and effect.around in gone:
        return Why.GONE
    found = {
        Why.TURN: {
            Lasting.TURN: Why.TURN, Lasting.COMBAT: Why.TURN, Lasting.TURNS: Why.TURNS,
            Lasting.UPKEEP: Why.UNPAID,
        },
        Why.COMBAT: {Lasting.COMBAT: Why.COMBAT},
        Why.ACTIVATION: {Lasting.ACTIVATION: Why.ACTIVATION},
    }  # fmt: skip
    return found[moment].get(effect.lasting) if moment is not None else None


def _modifiers(events: Iterable[Event], moment: Why | None) -> Iterator[Ending]:
    """Give what left each figure of its own modifiers, together by source."""
    ended = {
        Why.TURN: (Until.TURN_END, Until.COMBAT_END),
        Why.COMBAT: (Until.COMBAT_END,),
        Why.ACTIVATION: (Until.ACTIVATION,),
    }
    if moment is None:
        return
    for event in events:
        if not isinstance(event, FighterChanged):
            continue
        staying = event.after.get("modifiers", ())
        by_source: dict[str, list[Modifier]] = {}
        for modifier in event.before.get("modifiers", ()):
            if modifier.until in ended[moment] and modifier not in staying:
                by_source.setdefault(modifier.source, []).append(modifier)
        for source, modifiers in by_source.items():
            yield Ending(why=moment, source=source, fighters=(event.id,), modifiers=tuple(modifiers))


def _contacts(
    before: Iterable[tuple[str, str]], after: Iterable[tuple[str, str]], events: Iterable[Event]
) -> Iterator[Ending]:
    """Give whom each figure left that changed level: nobody touches across levels (II-F-1)."""
    ended = [pair for pair in before if pair not in after]
    for event in events:
        if isinstance(event, FighterChanged) and "level" in event.after:
            there = tuple(b if a == event.id else a for a, b in ended if event.id in (a, b))
            if there:
                yield Ending(why=Why.LEVEL, left=event.id, fighters=there)


def _wings(events: Iterable[Event]) -> Iterator[Ending]:
    """Give who came down because it flies no more."""
    for event in events:
        if isinstance(event, FighterChanged) and event.after.get("level") == 0:
            yield Ending(why=Why.WINGS, fighters=(event.id,))


def _beyond(events: Iterable[Event]) -> Iterator[Ending]:
    """Give who had more notches than its track has now, with those that are kept."""
    for event in events:
        if not isinstance(event, FighterChanged):
            continue
        if event.after.get("place") is Place.DEAD or event.after.get("marks", {}).get("down"):
            yield Ending(why=Why.TRACK_FALLS, fighters=(event.id,))
        elif "notches" in event.after:
            yield Ending(why=Why.TRACK_LIVES, fighters=(event.id,), number=event.after["notches"])


def _walked(step: Step) -> Iterator[Ending]:
    """Give whose walk, declared with a shot, was made or lost as another one acted; no label says it."""
    own = step.label.data.get("fighter") if step.label.data.get("action") == "walk" else ""
    others = [e for e in step.events if isinstance(e, FighterChanged) and e.id != own and "deeds" in e.after]
    for why, state in ((Why.WALKED, DeedState.DONE), (Why.WALK_LOST, DeedState.LOST)):
        found = tuple(e.id for e in others if _walks(e.before, state) < _walks(e.after, state))
        if found:
            yield Ending(why=why, fighters=found)


def _walks(patch: Mapping[str, Any], state: DeedState) -> int:
    return sum(deed.action == "walk" and deed.state is state for deed in patch["deeds"])


def _cleared(events: Iterable[Event]) -> Iterator[Ending]:
    """Give what the end of a turn clears: stunned figures, unused refusals."""
    stunned = tuple(e.id for e in events if isinstance(e, FighterChanged) and e.before.get("stunned") is True)
    if stunned:
        yield Ending(why=Why.STUNNED, fighters=stunned)
    for event in events:
        if isinstance(event, SideChanged) and event.before.get("refusals", 0) > 0:
            yield Ending(why=Why.REFUSALS, side=event.key, number=event.before["refusals"])
        if isinstance(event, SideChanged):
            yield from _opened(event)


def _opened(event: SideChanged) -> Iterator[Ending]:
    """Give what the new turn brings a side by itself: command points, and what its plan was for."""
    before, after = ({"points": {}, "marks": {}, **patch} for patch in (event.before, event.after))
    came = after["points"].get("command", 0) - before["points"].get("command", 0)
    if came > 0:
        yield Ending(why=Why.STAFF, side=event.key, number=came)
    if before["marks"].get("genius"):
        yield Ending(why=Why.PLAN, side=event.key)
