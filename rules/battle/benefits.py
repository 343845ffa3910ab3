"""Who loses a benefit by itself: it holds for whoever meets its condition now (II-C-4, II-F).

Nobody comes to one by itself: the program knows no distances, so that the table switches it on. Whom the
table put into one against its condition keeps it, whatever becomes of that condition.
"""

from __future__ import annotations

from dataclasses import replace

from rules.battle.decisions.effects import BEARER_AWAY, MARKER
from rules.battle.effect_commands import candidates
from rules.battle.effects import off_level
from rules.battle.leading import leads
from rules.battle.state import Bond, Effect, Game, Place
from rules.battle.system import Table


def settle(table: Table, before: Game, after: Game) -> Game:
    """Return the state without the benefits that nobody can have any more.

    One around a fighter ends as it dies; off the table otherwise it waits there, or ends at once where the
    ruleset says so, and what a commander lends ends at once. One around a marker stays, unless the ruleset
    ends it with its caster. Who leaves the table leaves the benefits of others too; who goes over to the
    other side or takes another profile, those of whose side or group it is no more; who parts from the level
    of the fighter that gives one, that one: the table may switch it on again where the effect says so. What a
    commander lends knows no level.
    """
    gone = {f.id for f in after.fighters.values() if not f.on_table}
    kept = tuple(
        _among(table, before, after, effect, gone) if effect.bond is Bond.BENEFIT else effect
        for effect in after.effects
        if effect.bond is not Bond.BENEFIT or not _over(table, after, effect)
    )
    return after if kept == after.effects else replace(after, effects=kept)


def _over(table: Table, game: Game, effect: Effect) -> bool:
    """Tell whether a benefit is over with the fighter that it is around, or that put it around a marker."""
    with_caster = table.ruleset.follows(MARKER, "goes")
    source = game.fighters.get(effect.around or (effect.caster if with_caster else ""))
    if source is None or source.on_table:
        return False
    may_wait = effect.around and not leads(effect) and table.ruleset.follows(BEARER_AWAY, "waits")
    return source.place is Place.DEAD or not may_wait


def _among(table: Table, before: Game, after: Game, effect: Effect, gone: set[str]) -> Effect:
    """Return a benefit with those who may still have it, waiting while who bears it is away."""
    # the bearer of a benefit that waits has it again as it comes back
    stays = tuple(key for key in effect.fighters if key not in gone or key == effect.around)
    moved = set() if leads(effect) else _moved(before, after)
    stays = tuple(k for k in stays if not ({k, effect.around} & moved and off_level(after, effect, k)))
    if before.cards is not after.cards:  # somebody may have another side or another profile
        met, meet = (candidates(table, game, effect) for game in (before, after))
        stays = tuple(key for key in stays if key in meet or key not in met)
    waits = effect.around in gone
    unchanged = stays == effect.fighters and waits == effect.waits
    return effect if unchanged else replace(effect, fighters=stays, waits=waits)


def _moved(before: Game, after: Game) -> set[str]:
    """Return who changed level."""
    there = before.fighters
    return {key for key, f in after.fighters.items() if key in there and there[key].level != f.level}
