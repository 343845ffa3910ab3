"""What happens to one fighter: notches, the stunned state, gems, faith, counters, place, modifiers."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.callings import is_mage
from rules.battle.decisions.wounds import RETURNED, SMALLER_TRACK
from rules.battle.rows import limit_of
from rules.battle.ruleset import Ruleset
from rules.battle.state import Fighter, Game, Place
from rules.battle.system import CommandRule, Outcome, Roll, Table, allowed, away, on_table, unknown
from rules.text import Message, Refusal
from rules.values import Characteristic

LIFE = "life"
"""The mark of a fighter whose life points somebody told in play."""


def capacity(game: Game, fighter: Fighter, ruleset: Ruleset) -> int:
    """Return the notches that eliminate a fighter (II-B-2; by size where the ruleset says so).

    A fighter begins the battle with them: a size that an effect grants, as Énorme/X, changes nothing.

    Where the ruleset counts life points they are the notches: those told in play, else those of the card,
    else the ruleset's.
    """
    sheet, track = game.cards[fighter.card].sheet, ruleset.track
    if track.life:
        printed = sheet.value(Characteristic.PV).number if sheet is not None else None
        return fighter.marks.get(LIFE) or max(0, int(printed or 0)) or track.capacity
    return track.capacity_of(game.cards[fighter.card].true_size)


def with_notches(game: Game, key: str, notches: int, ruleset: Ruleset) -> Game:
    """Return the state with a fighter at so many notches; the last one kills, healing the dead revives.

    Where the ruleset says so it kills nobody: whoever is at the last one lies there. No wound brings anybody
    back.
    """
    fighter = game.fighters[key]
    limit = capacity(game, fighter, ruleset)
    notches = max(0, min(notches, limit))
    place = fighter.place
    if notches >= limit and ruleset.last_notch_kills:
        place = Place.DEAD
    elif place is Place.DEAD and notches < fighter.notches:
        place = Place.TABLE
    return game.with_fighter(key, notches=notches, place=place)


def settle(table: Table, before: Game, after: Game) -> Game:
    """Return the state in which nobody has more notches than its track has now (II-B-2).

    Another profile, size, or life may leave a track smaller than the wounds on it: the ruleset says whether
    whoever lived keeps a last notch.
    """
    changed = [
        held
        for fighter in after.fighters.values()
        if fighter.notches
        and fighter.id in before.fighters
        and (held := _held(table, before, after, fighter)) is not fighter
    ]
    return after.with_fighters(changed)


def _held(table: Table, before: Game, after: Game, fighter: Fighter) -> Fighter:
    was = before.fighters[fighter.id]
    limit = capacity(after, fighter, table.ruleset)
    if fighter.notches < limit or (fighter.place is Place.DEAD and fighter.notches == limit):
        return fighter
    lived = fighter.place is not Place.DEAD and fighter.notches < capacity(before, was, table.ruleset)
    untouched = was.notches == fighter.notches
    if lived and untouched and table.ruleset.follows(SMALLER_TRACK, "lives"):
        return replace(fighter, notches=limit - 1)
    place = Place.DEAD if table.ruleset.last_notch_kills else fighter.place
    return replace(fighter, notches=limit, place=place)


def _known(_table: Table, game: Game, command: c.Notch | c.Stun) -> Refusal | None:
    return None if command.fighter in game.fighters else unknown()


def _gains(command: c.Gem | c.Faith) -> bool:
    return command.by > 0


def _notch(table: Table, game: Game, command: c.Notch, _roll: Roll) -> Outcome:
    fighter = game.fighters[command.fighter]
    after = with_notches(game, fighter.id, fighter.notches + command.by, table.ruleset)
    now = after.fighters[fighter.id]
    died = now.place is Place.DEAD and fighter.place is not Place.DEAD
    code = "step.killed" if died else "step.notched" if command.by >= 0 else "step.healed"
    return Outcome(after, Message(code, {"fighter": fighter.id, "n": now.notches}))


def _check_notch(table: Table, game: Game, command: c.Notch) -> Refusal | None:
    if (refusal := _known(table, game, command)) is not None:
        return refusal
    fighter = game.fighters[command.fighter]
    if command.by < 0 and fighter.notches == 0:
        return Refusal(Message("refusal.unhurt"), overridable=False)
    if command.by < 0 and fighter.place is Place.DEAD:
        return Refusal(Message("refusal.heals_dead", {"fighter": fighter.id}))
    full = fighter.notches >= capacity(game, fighter, table.ruleset)
    if command.by > 0 and (full or fighter.place is Place.DEAD):
        return Refusal(Message("refusal.dead"), overridable=not full)
    return None if command.by < 0 else away(fighter)


def _stun(_table: Table, game: Game, command: c.Stun, _roll: Roll) -> Outcome:
    code = "step.stunned" if command.stunned else "step.recovered"
    after = game.with_fighter(command.fighter, stunned=command.stunned)
    return Outcome(after, Message(code, {"fighter": command.fighter}))


def _check_gem(table: Table, game: Game, command: c.Gem) -> Refusal | None:
    if command.fighter not in game.fighters:
        return unknown()
    fighter = game.fighters[command.fighter]
    held = fighter.gems.get(command.element, 0)
    if held + command.by < 0:
        return Refusal(Message("refusal.no_gem", {"held": held}), overridable=False)
    if command.by > 0 and not fighter.gems and is_mage(table, game, fighter) is False:
        return Refusal(Message("refusal.not_a_mage", {"fighter": fighter.id}))
    return None


def _gem(table: Table, game: Game, command: c.Gem, _roll: Roll) -> Outcome:
    """Give or take gems; what the reserve cannot hold is said, not forbidden: an effect may give it."""
    fighter = game.fighters[command.fighter]
    gems = _moved(fighter.gems, command.element, command.by)
    held, limit = sum(gems.values()), limit_of(table, fighter)
    code = "step.gem_gained" if command.by >= 0 else "step.gem_spent"
    data: dict[str, object] = {
        "fighter": fighter.id, "element": command.element, "n": abs(command.by),
    }  # fmt: skip
    if command.by > 0 and limit is not None and held > limit:
        code, data = "step.gem_over", data | {"held": held, "limit": limit}
    return Outcome(game.with_fighter(fighter.id, gems=gems), Message(code, data))


def _moved(counts: object, name: str, by: int) -> dict[str, int]:
    held = dict(counts)  # type: ignore[call-overload]
    held[name] = held.get(name, 0) + by
    return {key: n for key, n in held.items() if n}


def _check_faith(_table: Table, game: Game, command: c.Faith) -> Refusal | None:
    if command.fighter not in game.fighters:
        return unknown()
    held = game.fighters[command.fighter].faith
    if held + command.by < 0:
        return Refusal(Message("refusal.no_faith", {"held": held}), overridable=False)
    return None


def _faith(_table: Table, game: Game, command: c.Faith, _roll: Roll) -> Outcome:
    held = game.fighters[command.fighter].faith
    code = "step.faith_gained" if command.by >= 0 else "step.faith_spent"
    after = game.with_fighter(command.fighter, faith=held + command.by)
    return Outcome(after, Message(code, {"fighter": command.fighter, "n": abs(command.by)}))


def _count(_table: Table, game: Game, command: c.ChangeCounter, _roll: Roll) -> Outcome:
    counters = _moved(game.fighters[command.fighter].counters, command.name, command.by)
    data = {"fighter": command.fighter, "name": command.name, "n": counters.get(command.name, 0)}
    return Outcome(game.with_fighter(command.fighter, counters=counters), Message("step.counted", data))


def _annotate(_table: Table, game: Game, command: c.Annotate, _roll: Roll) -> Outcome:
    after = game.with_fighter(command.fighter, note=command.note)
    return Outcome(after, Message("step.annotated", {"fighter": command.fighter, "note": command.note}))


def _mark(_table: Table, game: Game, command: c.MarkFigure, _roll: Roll) -> Outcome:
    wanted = {"letter": command.letter, "colour": command.colour, "nickname": command.nickname}
    changes = {name: value for name, value in wanted.items() if value is not None}
    after = game.with_fighter(command.fighter, **changes)
    return Outcome(after, Message("step.marked", {"fighter": command.fighter}))


def _check_put(_table: Table, game: Game, command: c.Put) -> Refusal | None:
    if command.fighter not in game.fighters or command.by not in ("", *game.fighters):
        return unknown()
    fighter = game.fighters[command.fighter]
    if (fighter.place, fighter.captor) == (command.place, command.by):
        return Refusal(Message("refusal.there_already"), overridable=False)
    friends = command.by and game.side_of(command.by).key == game.side_of(command.fighter).key
    return Refusal(Message("refusal.friends")) if friends else None


def _put(table: Table, game: Game, command: c.Put, _roll: Roll) -> Outcome:
    """Put a figure somewhere; who captured it is remembered as long as it is captured."""
    captor = command.by if command.place is Place.CAPTURED else ""
    after = placed(table, game, command.fighter, command.place)
    after = after.with_fighter(command.fighter, captor=captor)
    code = "step.put_captured_by" if captor else f"step.put_{command.place.value}"
    return Outcome(after, Message(code, {"fighter": command.fighter, "attacker": captor}))


def placed(table: Table, game: Game, key: str, place: Place) -> Game:
    """Return the state with a figure somewhere else.

    Back among the living it keeps its last breath, or is unhurt, as the ruleset says: a full track would
    kill it again at the next notch.
    """
    fighter = game.fighters[key]
    limit = capacity(game, fighter, table.ruleset)
    full = fighter.notches >= limit and table.ruleset.last_notch_kills
    left = 0 if table.ruleset.follows(RETURNED, "unhurt") else limit - 1
    notches = left if full and place is not Place.DEAD else fighter.notches
    return game.with_fighter(key, place=place, notches=notches)


def _check_rally(_table: Table, game: Game, command: c.Rally) -> Refusal | None:
    fighter = game.fighters.get(command.fighter)
    if fighter is None:
        return unknown()
    return None if fighter.place is Place.FLED else Refusal(Message("refusal.not_fled"), overridable=False)


def _rally(table: Table, game: Game, command: c.Rally, _roll: Roll) -> Outcome:
    """Bring a figure that fled back to the table, or let it go on; its row is dealt with either way."""
    after = placed(table, game, command.fighter, Place.TABLE) if command.success else game
    if command.row:
        after = replace(after, rows={**after.rows, command.row: "done"})
    code = "step.rallied" if command.success else "step.not_rallied"
    return Outcome(after, Message(code, {"fighter": command.fighter}))


def _modify(_table: Table, game: Game, command: c.Modify, _roll: Roll) -> Outcome:
    new = replace(command.modifier, since=game.turn)
    modifiers = (*game.fighters[command.fighter].modifiers, new)
    data: dict[str, object] = {"fighter": command.fighter, "characteristic": str(new.characteristic)}
    data |= {"amount": new.amount, "source": new.source, "kind": new.kind.value, "aspect": new.aspect}
    return Outcome(game.with_fighter(command.fighter, modifiers=modifiers), Message("step.modified", data))


def _check_unmodify(_table: Table, game: Game, command: c.Unmodify) -> Refusal | None:
    fighter = game.fighters.get(command.fighter)
    return None if fighter is not None and 0 <= command.index < len(fighter.modifiers) else unknown()


def _unmodify(_table: Table, game: Game, command: c.Unmodify, _roll: Roll) -> Outcome:
    modifiers = game.fighters[command.fighter].modifiers
    gone = modifiers[command.index]
    kept = modifiers[: command.index] + modifiers[command.index + 1 :]
    data = {"fighter": command.fighter, "source": gone.source}
    return Outcome(game.with_fighter(command.fighter, modifiers=kept), Message("step.unmodified", data))


def _note(_table: Table, game: Game, command: c.WriteNote, _roll: Roll) -> Outcome:
    return Outcome(game, Message("step.note", {"text": command.text}))


RULES: dict[type[c.Command], CommandRule] = {
    c.Notch: CommandRule(_check_notch, _notch),
    c.Stun: CommandRule(on_table(_known, lambda command: command.stunned), _stun),
    c.Gem: CommandRule(on_table(_check_gem, _gains), _gem),
    c.Faith: CommandRule(on_table(_check_faith, _gains), _faith),
    c.ChangeCounter: CommandRule(_known, _count),
    c.Annotate: CommandRule(_known, _annotate),
    c.MarkFigure: CommandRule(_known, _mark),
    c.Put: CommandRule(_check_put, _put),
    c.Rally: CommandRule(_check_rally, _rally),
    c.Modify: CommandRule(on_table(_known), _modify),
    c.Unmodify: CommandRule(_check_unmodify, _unmodify),
    c.WriteNote: CommandRule(allowed, _note),
}
