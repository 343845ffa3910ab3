"""Rows of a phase, made from the state: one per living bearer, stunned figure, unspent gem and so on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import permutations

from rules.abilities import Ability, Engine
from rules.battle.ability_use import Use, use_of
from rules.battle.callings import is_faithful, is_mage
from rules.battle.contacts import PARTED, melees, touching
from rules.battle.deeds import deed_of
from rules.battle.effects import abilities_of, ends_with, number_of, temper
from rules.battle.fights import fights, freed, listed, name_of, standing
from rules.battle.ruleset import RowRule, RowSource, StepRule
from rules.battle.state import DeedState, Effect, Fighter, Game, Lasting, Modifier, Place, Until
from rules.battle.system import Table

HEALING = "regeneration"


@dataclass(frozen=True, slots=True)
class PhaseRow:
    """One thing to do in a step: for whom, with which verb, and what was done of it.

    ``id`` stays the same while the state changes around it. ``detail`` is an ability or a source in
    words; ``ability`` its id in the catalogue, ``effect`` the id of an effect; ``number`` counts what it is
    about (gems or faith left, or the cost of an upkeep), ``over`` how many gems the reserve cannot hold,
    ``kept`` how much temporary faith Piété/X lets stay.
    ``modifiers`` are those of one source that end together. ``fighters`` are those of a melee and ``pairs``
    who fights whom in it; ``target`` is whom a charge struck.
    """

    id: str
    step: str
    rule: RowRule
    side: str = ""
    fighter: str = ""
    detail: tuple[str, str] = ("", "")
    ability: str = ""
    effect: str = ""
    number: int = 0
    over: int = 0
    kept: int = 0
    modifiers: tuple[Modifier, ...] = ()
    target: str = ""
    fighters: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    state: str = ""

    @property
    def open(self) -> bool:
        """Tell whether nobody has dealt with the row yet."""
        return not self.state


def steps_of(table: Table, phase: str) -> tuple[StepRule, ...]:
    """Return the steps of a phase as the ruleset has them."""
    rules = table.ruleset
    found = {"strategic": rules.strategic, "combat": rules.combat, "upkeep": rules.upkeep}
    return found.get(phase, ())


def rows(table: Table, game: Game, phase: str = "") -> tuple[PhaseRow, ...]:
    """Return the rows of a phase (the present one unless named), in the order of its steps."""
    made: list[PhaseRow] = []
    for step in steps_of(table, phase or game.phase):
        found = [row for rule in step.rows for row in _MAKERS[rule.source](table, game, step, rule)]
        # what several rules ask of one melee stands together: it is fought to its end before the next
        groups = tuple(dict.fromkeys(row.fighters for row in found))
        made += sorted(found, key=lambda row: groups.index(row.fighters))
    return tuple(made)


def _row(game: Game, step: StepRule, rule: RowRule, key: str, **more: object) -> PhaseRow:
    name = f"{step.id}/{rule.id}/{key}"
    return PhaseRow(name, step.id, rule, state=game.rows.get(name, ""), **more)  # type: ignore[arg-type]


def _once(_table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    yield _row(game, step, rule, "")


def _per_side(_table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    for key in game.sides:
        if any(f.on_table and game.side_of(f.id).key == key for f in game.fighters.values()):
            yield _row(game, step, rule, key, side=key)


def _per_fighter(holds: Callable[[Game, Fighter], int]) -> Maker:
    return _per_figure(lambda _table, game, fighter: holds(game, fighter))


def _per_figure(holds: Callable[[Table, Game, Fighter], int]) -> Maker:
    def make(table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
        for fighter in game.fighters.values():
            name = f"{step.id}/{rule.id}/{fighter.id}"
            number = holds(table, game, fighter)
            # a row that was dealt with stays listed although its reason may be gone
            if number or name in game.rows:
                side = game.side_of(fighter.id).key
                yield _row(game, step, rule, fighter.id, side=side, fighter=fighter.id, number=number)

    return make


def _mage(table: Table, game: Game, fighter: Fighter) -> int:
    return int(fighter.on_table and is_mage(table, game, fighter) is True)


def _faithful(table: Table, game: Game, fighter: Fighter) -> int:
    return int(fighter.on_table and is_faithful(table, game, fighter) is True)


def limit_of(table: Table, fighter: Fighter) -> int | None:
    """Return the most gems a fighter may hold, None without a limit [E]."""
    return fighter.gem_limit if fighter.gem_limit is not None else table.ruleset.mana.limit


def ending(phase: str) -> Until:
    """Return which modifiers end with a phase: combat has its own, the others end with the turn."""
    return Until.COMBAT_END if phase == "combat" else Until.TURN_END


def _modifiers(_table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    """Make a row per figure and source of modifiers that end now, then one per effect that does."""
    for fighter in game.fighters.values():
        by_source: dict[str, list[Modifier]] = {}
        for modifier in fighter.modifiers:
            if modifier.until is ending(game.phase):
                by_source.setdefault(modifier.source, []).append(modifier)
        side = game.side_of(fighter.id).key
        for source, ended in by_source.items():
            yield _row(
                game, step, rule, f"{fighter.id}/{source}",
                side=side, fighter=fighter.id, detail=(source, source), modifiers=tuple(ended),
            )  # fmt: skip
    for effect in game.effects:
        # what can be paid for has a row of its own
        if effect.lasting is not Lasting.UPKEEP and ends_with(effect, game.phase):
            yield _effect_row(game, step, rule, effect)


def _mages(table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    """Make a row per mage on the table whose reserve has room, or will have: a full one recovers nothing."""
    for row in _per_figure(_mage)(table, game, step, rule):
        fighter = game.fighters[row.fighter]
        limit = limit_of(table, fighter)
        full = limit is not None and sum(fighter.gems.values()) >= limit
        if row.state or table.ruleset.mana.expires or not full:
            yield row


def _gems(table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    """Make a row per figure whose gems go: those beyond its reserve, or all that are not spent [E]."""
    for row in _per_fighter(lambda _game, f: sum(f.gems.values()) if f.on_table else 0)(
        table, game, step, rule
    ):
        limit = limit_of(table, game.fighters[row.fighter])
        over = 0 if limit is None else max(0, row.number - limit)
        if table.ruleset.mana.expires:
            over = 0  # all go: there is nothing to choose
        elif not over and not row.state:
            continue
        yield replace(row, over=over)


def _upkeep(_table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    """Make a row per effect that ends with the turn unless Entretien/X is paid (II-C-3)."""
    for effect in game.effects:
        if effect.lasting is Lasting.UPKEEP:
            yield _effect_row(game, step, rule, effect)


def _effect_row(game: Game, step: StepRule, rule: RowRule, effect: Effect) -> PhaseRow:
    side = game.side_of(effect.caster).key if effect.caster else ""
    return _row(
        game, step, rule, effect.id, side=side, fighter=effect.caster, effect=effect.id,
        detail=(effect.source, effect.source), number=effect.cost,
    )  # fmt: skip


def _faith(table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    """Make a row per figure with faith left; none where it does not go [E], or Piété/X keeps all of it."""
    clears = rule.verb == "clear"
    if clears and not table.ruleset.faith_expires:
        return
    for row in _per_fighter(lambda _game, f: f.faith if f.on_table else 0)(table, game, step, rule):
        kept = number_of(table, game, game.fighters[row.fighter], "piety") if clears else 0
        if row.number > kept or row.state:
            yield replace(row, kept=kept)


def reminded(table: Table, game: Game, fighter: Fighter) -> tuple[Ability, ...]:
    """Return the abilities of a fighter that its players should think of in the present phase.

    What the program does by itself needs no reminder; one that the catalogue does not know may matter in
    any phase. Nobody thinks of healing where there is no wound.
    """
    return tuple(
        each
        for each in abilities_of(table, game, fighter)
        if _reminds(table, game, each) and not _idle(fighter, each)
    )


def _idle(fighter: Fighter, ability: Ability) -> bool:
    """Tell whether an ability has nothing to do now: Régénération/X heals wounds alone (II-B-5)."""
    return ability.id == HEALING and not fighter.notches


def _reminds(table: Table, game: Game, ability: Ability) -> bool:
    """Tell whether players should think of an ability: of Immunité/Feu too, of which no wound roll knows."""
    kind = table.abilities.kinds.get(ability.id)
    if kind is None:
        return True
    told = kind.engine is not Engine.ACTS or use_of(ability, table.abilities, table.ruleset) is Use.TABLE
    return told and game.phase in kind.phases


def _abilities(table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    """Make a row per living bearer of an ability that matters in this phase, or that the step names."""
    for fighter in game.fighters.values():
        if not fighter.on_table:
            continue
        for n, ability in enumerate(abilities_of(table, game, fighter)):
            named = ability.id in rule.only if rule.only else _reminds(table, game, ability)
            if not named:
                continue
            row = _row(
                game, step, rule, f"{fighter.id}/{n}",
                side=game.side_of(fighter.id).key, fighter=fighter.id,
                detail=(ability.label("fr"), ability.label("en")), ability=ability.id,
            )  # fmt: skip
            # a row that was dealt with stays listed: healing may have taken the last wound
            if row.state or not _idle(fighter, ability):
                yield row


def _charges(_table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    """Make a row per charge done this turn that still holds; the table says whether penalties are due.

    It holds while the two are in contact from it; a row that was dealt with stays listed, opened
    again too.
    """
    for fighter in game.fighters.values():
        deed = deed_of(fighter, "charge", state=DeedState.DONE)
        struck = game.fighters.get(deed.target) if deed is not None else None
        if deed is None or struck is None or not struck.on_table:
            continue
        side = game.side_of(fighter.id).key
        row = _row(game, step, rule, fighter.id, side=side, fighter=fighter.id, target=struck.id)
        if row.id in game.rows or (deed.note != PARTED and struck.id in touching(game, fighter.id)):
            yield row


def _melees(_table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    """Make a row per fight with who fights whom, as long as somebody of it stands.

    One that was dealt with stays listed with those who fought it: whoever is left of it in contact does not
    fight once more, a melee that somebody new has joined does.
    """
    going_on = fights(game)
    for fight in listed(game):
        pairs = tuple(pair for pair in game.contacts if {*pair} <= {*fight})
        row = _row(game, step, rule, name_of(fight), fighters=fight, pairs=pairs)
        if row.state or (fight in going_on and standing(game, fight)):
            yield row


def _contact(game: Game) -> bool:
    """Tell whether anybody is in contact, or was in a fight of this phase."""
    return bool(game.contacts or listed(game))


def _tangled(game: Game) -> bool:
    """Tell whether fighters are to be sorted into combats: one against many is a combat as it stands."""
    return any(
        min(sum(game.side_of(key).key == side for key in melee.fighters) for side in game.sides) > 1
        for melee in melees(game)
    )


def _mixed(game: Game) -> bool:
    """Tell whether one effect is for the worse and another one for the better."""
    kinds = temper(game)
    return any("harm" in one and "help" in two for one, two in permutations(kinds, 2))


def _while(holds: Callable[[Game], bool]) -> Maker:
    """Make one row while something holds; one that was dealt with stays listed."""

    def make(_table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
        # the side that was named for it, where it asks for one
        side = next((key for key, each in game.sides.items() if each.marks.get(rule.id)), "")
        row = _row(game, step, rule, "", side=side)
        if row.state or holds(game):
            yield row

    return make


def _marks(_table: Table, game: Game, step: StepRule, rule: RowRule) -> Iterator[PhaseRow]:
    """Make a row per figure on the table with one of the marks that the rule names."""
    yield from _per_fighter(lambda _game, f: int(f.on_table and any(f.marks.get(m) for m in rule.only)))(
        _table, game, step, rule
    )


Maker = Callable[[Table, Game, StepRule, RowRule], Iterator[PhaseRow]]
_MAKERS: dict[RowSource, Maker] = {
    RowSource.ONCE: _once,
    RowSource.SIDE: _per_side,
    RowSource.STUNNED: _per_fighter(lambda _game, f: int(f.stunned and f.place is not Place.DEAD)),
    RowSource.MAGE: _mages,
    RowSource.FAITHFUL: _per_figure(_faithful),
    RowSource.GEMS: _gems,
    RowSource.FAITH: _faith,
    RowSource.FLED: _per_fighter(lambda _game, f: int(f.place is Place.FLED)),
    RowSource.MODIFIER: _modifiers,
    RowSource.UPKEEP: _upkeep,
    RowSource.CHARGE: _charges,
    RowSource.MELEE: _melees,
    RowSource.TANGLED: _while(_tangled),
    RowSource.CONTACT: _while(_contact),
    RowSource.FOUGHT: _while(freed),
    RowSource.EFFECT: _while(lambda game: bool(temper(game))),
    RowSource.HARM: _while(lambda game: any("harm" in kinds for kinds in temper(game))),
    RowSource.HELP: _while(lambda game: any("help" in kinds for kinds in temper(game))),
    RowSource.MIXED: _while(_mixed),
    RowSource.ABILITY: _abilities,
    RowSource.MARK: _marks,
}
