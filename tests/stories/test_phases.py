"""The rows of combat and upkeep follow from the state: melees, charges, bearers, gems, those who fled."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.current import current
from rules.battle.effect_commands import PutEffect
from rules.battle.mana import SetGemLimit
from rules.battle.rows import PhaseRow, reminded, rows
from rules.battle.ruleset import RowRule, RowSource, StepRule
from rules.battle.state import Bond, Effect, Game, Modifier, ModifierKind, Place
from rules.values import Characteristic
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop, card

GUARD = card("Garde", "Griffons d’Akkylannie", "Féroce", MOU=10, INI=3, ATT=3, DEF=3, RES=5, DIS=3)
GOBLIN = card("Gobelin", "Gobelins de No-Dan-Kar", "Mécanicien/5", MOU=10, INI=3, ATT=2, DEF=2, DIS=2)
MAGE = card("Mage", "Griffons d’Akkylannie", "Initié du Feu", MOU=10, POU=4, DIS=3)


def field() -> Tabletop:
    """Open the activation phase and let the guards speak."""
    table = Tabletop.of([(GUARD, 3), MAGE], [(GOBLIN, 3)])
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.PlayTop())
    return table


def to_combat(table: Tabletop) -> Tabletop:
    table.do(c.EndSpeaking(), overrule=True)
    table.do(c.Advance(), overrule=True)
    assert table.game.phase == "combat"
    return table


def listed(table: Tabletop, source: str) -> list[PhaseRow]:
    return [row for row in rows(table.table, table.game) if row.rule.source.value == source]


def value(game: Game, table: Tabletop, key: str, name: str) -> float | None:
    return current(game, game.fighters[key], Characteristic(name), table.table.ruleset).total


def test_three_states_give_three_lists() -> None:
    calm = to_combat(field())
    calm_rows = {row.id for row in rows(calm.table, calm.game)}
    assert not any(listed(calm, source) for source in ("melee", "fought", "tangled", "effect"))

    fight = field()
    fight.do(c.Touch("a1.1", "b1.1"))
    fight.do(c.Touch("a1.2", "b1.2"))
    to_combat(fight)
    fight_rows = {row.id for row in rows(fight.table, fight.game)}
    assert [row.fighters for row in listed(fight, "melee")] == [("a1.1", "b1.1"), ("a1.2", "b1.2")]

    charge = field()
    charge.do(Announce("a1.1", "charge", "b1.1"))
    charge.do(Resolve("a1.1"))
    charge.do(c.Notch("b1.2", 4))
    to_combat(charge)
    charge_rows = {row.id for row in rows(charge.table, charge.game)}
    assert [(row.fighter, row.target) for row in listed(charge, "charge")] == [("a1.1", "b1.1")]
    assert len({frozenset(calm_rows), frozenset(fight_rows), frozenset(charge_rows)}) == 3


def test_three_upkeeps_give_three_lists() -> None:
    def upkeep(*commands: c.Command) -> frozenset[tuple[str, str, str]]:
        table = field()
        for command in commands:
            table.do(command)
        to_combat(table)
        table.do(c.Advance())
        return frozenset((r.rule.source.value, r.fighter, r.ability) for r in rows(table.table, table.game))

    calm = upkeep()
    fled = upkeep(c.Put("b1.1", Place.FLED), c.Gem("a2.1", "fire", 2), SetGemLimit("a2.1", 1))
    dead = upkeep(*(c.Notch(f"b1.{n}", 4) for n in (1, 2, 3)))
    assert ("fled", "b1.1", "") in fled and ("gems", "a2.1", "") in fled
    assert ("ability", "b1.1", "mechanic") in calm
    assert not any(source == "ability" and who.startswith("b") for source, who, _ in dead)
    assert len({calm, fled, dead}) == 3


def test_fighters_are_sorted_only_where_several_stand_on_both_sides() -> None:
    table = field()
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Touch("a1.1", "b1.2"))
    to_combat(table)
    assert listed(table, "tangled") == [], "one against many is a combat as it stands"
    table.do(c.Touch("a1.2", "b1.2"))
    (row,) = listed(table, "tangled")
    table.do(c.MarkRow(row.id))
    table.do(c.BreakContact("a1.2"))
    assert [r.state for r in listed(table, "tangled")] == ["done"]


def test_somebody_pursues_once_a_fight_has_set_him_free() -> None:
    table = field()
    table.do(c.Touch("a1.1", "b1.1"))
    to_combat(table)
    assert listed(table, "fought") == [], "nobody has fought yet"
    table.do(c.Notch("b1.1", 4))
    assert len(listed(table, "fought")) == 1, "whether or not the players have ticked their fight"
    table.do(c.Put("a1.1", Place.FLED))
    assert listed(table, "fought") == [], "he is gone himself"


def test_effects_are_asked_for_only_while_there_are_any_and_ordered_only_where_both_kinds_are() -> None:
    def asked(phase: str, *effects: c.Command) -> list[str]:
        table = field()
        for command in effects:
            table.do(command)
        to_combat(table)
        if phase == "upkeep":
            table.do(c.Advance())
        sources = {row.rule.source.value for row in rows(table.table, table.game)}
        return sorted(sources & {"effect", "mixed", "once"})

    mud = c.Modify("a1.1", Modifier("INI", -1, "Boue", ModifierKind.PENALTY))
    song = PutEffect(Effect(source="Chant", fighters=("a1.2",), modifiers=(Modifier("INI", 1, ""),)))
    gift = PutEffect(Effect(source="Grâce", fighters=("a1.2",), grants=("Féroce",)))
    far = PutEffect(Effect(source="Aura", bond=Bond.BENEFIT, modifiers=(Modifier("INI", 1, ""),)))
    assert asked("combat") == asked("upkeep") == []
    assert asked("combat", mud) == ["effect"]
    assert asked("combat", far) == [], "it holds nobody"
    assert asked("upkeep", mud) == asked("upkeep", song) == [], "one kind has no order"
    assert asked("upkeep", mud, song) == asked("upkeep", mud, gift) == ["mixed"]
    dead = tuple(c.Notch(key, 4) for key in ("a1.1", "a1.2"))
    assert asked("upkeep", mud, song, *dead) == []


def test_an_ability_that_the_catalogue_does_not_know_reminds_in_every_phase() -> None:
    dancer = card("Danseur", "Griffons d’Akkylannie", "Danse des lames/3, Féroce, Tir instinctif", DIS=3)
    table = Tabletop.of([dancer], [GOBLIN])
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))

    def thought_of() -> list[str]:
        return [a.label("fr") for a in reminded(table.table, table.game, table.fighter("a1"))]

    assert thought_of() == ["Danse des lames/3", "Tir instinctif"], "Féroce acts by itself"
    table.do(c.Advance(), overrule=True)
    asked = [row.detail[0] for row in listed(table, "ability") if row.fighter == "a1.1"]
    assert asked == thought_of() == ["Danse des lames/3"]
    table.do(c.Advance())
    assert thought_of() == ["Danse des lames/3"]


def test_an_immunity_that_the_wound_roll_does_not_know_reminds() -> None:
    """What the table applies is named, wherever it comes from: Immunité/Tête acts by itself."""
    proof = card("Salamandre", "Griffons d’Akkylannie", "Immunité/Feu, Immunité/Peur, Immunité/Tête", DIS=3)
    table = Tabletop.of([proof], [GOBLIN])
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    left = ["Immunité/Feu", "Immunité/Peur"]
    assert [a.label("fr") for a in reminded(table.table, table.game, table.fighter("a1"))] == left
    table.do(c.Advance(), overrule=True)
    assert [row.detail[0] for row in listed(table, "ability") if row.fighter == "a1.1"] == left


def test_a_battle_of_before_keeps_the_rows_that_its_ruleset_always_has() -> None:
    table = to_combat(field())
    always = RowRule("effects", RowSource.ONCE, "do", "Effets du début", "Effects at the start")
    rules = replace(table.table.ruleset, combat=(StepRule("open", "Début", "Start", (always,)),))
    table.table = replace(table.table, ruleset=rules)
    assert [row.id for row in rows(table.table, table.game)] == ["open/effects/"]


def test_a_charge_by_the_rules_is_no_effect_of_the_phase() -> None:
    table = field()
    table.do(c.Modify("b1.1", Modifier("INI", -1, "action.charge", ModifierKind.PENALTY)))
    table.do(PutEffect(Effect(source="action.cover", fighters=("a1.1",), grants=("Cible/+2",))))
    to_combat(table)
    assert listed(table, "effect") == []


def test_a_melee_that_was_fought_stays_listed_and_is_not_fought_again() -> None:
    table = field()
    for a, b in ((1, 1), (1, 2), (2, 3)):
        table.do(c.Touch(f"a1.{a}", f"b1.{b}"))
    to_combat(table)
    first, second = listed(table, "melee")
    assert first.pairs == (("a1.1", "b1.1"), ("a1.1", "b1.2"))
    table.do(c.MarkRow(first.id))
    table.do(c.Notch("b1.1", 4))
    assert [(r.fighters, r.state) for r in listed(table, "melee")] == [
        (first.fighters, "done"), (second.fighters, ""),
    ]  # fmt: skip
    table.do(c.Touch("a1.1", "b1.3"))
    opened = [row.fighters for row in listed(table, "melee") if row.open]
    assert opened == [("a1.1", "a1.2", "b1.2", "b1.3")], "a pursuit made a new one"
    assert listed(table, "fought") == [], "nobody is free to pursue"
    for key in ("a1.1", "a1.2"):
        table.do(c.BreakContact(key))
    (pursuit,) = listed(table, "fought")
    table.do(c.MarkRow(pursuit.id))
    table.do(c.Touch("a1.1", "b1.2"))
    assert [r.state for r in listed(table, "fought")] == ["done"], "what was dealt with stays listed"
    table.do(c.MarkRow("fights/fight/zz"))
    assert [r.fighters for r in listed(table, "melee")] == [first.fighters], "a mark of nobody lists nobody"


def test_charge_penalties_are_put_once_and_end_with_the_combat() -> None:
    table = field()
    for n in (1, 2):
        table.do(Announce(f"a1.{n}", "charge", "b1.1"))
    for n in (1, 2):
        table.do(Resolve(f"a1.{n}"))
    to_combat(table)
    first, second = listed(table, "charge")
    before = value(table.game, table, "b1.1", "ATT")
    table.do(c.Modify("b1.1", Modifier("ATT", -1, "Boue", ModifierKind.PENALTY)))
    table.do(c.MarkRow(first.id))
    table.do(c.MarkRow(second.id))
    assert value(table.game, table, "b1.1", "ATT") == (before or 0) - 2
    table.do(c.MarkRow(first.id, "skipped"))
    assert value(table.game, table, "b1.1", "ATT") == (before or 0) - 2
    table.do(c.MarkRow(second.id, ""))
    assert value(table.game, table, "b1.1", "ATT") == (before or 0) - 1, "none was due after all"
    table.do(c.MarkRow(second.id))
    table.do(c.Advance())
    assert value(table.game, table, "b1.1", "INI") == 3


def test_where_it_is_read_so_each_charge_penalises_its_target() -> None:
    table = read_as(field(), several_charges="each")
    for n in (1, 2):
        table.do(Announce(f"a1.{n}", "charge", "b1.1"))
    for n in (1, 2):
        table.do(Resolve(f"a1.{n}"))
    before = value(to_combat(table).game, table, "b1.1", "ATT")
    for row in listed(table, "charge"):
        table.do(c.MarkRow(row.id))
    assert value(table.game, table, "b1.1", "ATT") == (before or 0) - 2


def test_a_charge_at_somebody_gone_asks_for_nothing() -> None:
    table = field()
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Resolve("a1.1"))
    table.do(c.Notch("b1.1", 4))
    assert listed(to_combat(table), "charge") == []


def test_a_charge_whose_fighters_came_apart_asks_for_nothing() -> None:
    """The target disengaged and engaged somebody else in its own activation."""
    table = field()
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Resolve("a1.1"))
    table.do(c.BreakContact("b1.1", "a1.1"))
    table.do(c.Touch("b1.1", "a1.2"))
    assert listed(to_combat(table), "charge") == []


def test_contact_of_a_later_engagement_is_not_that_of_the_charge() -> None:
    table = field()
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Resolve("a1.1"))
    table.do(c.BreakContact("b1.1", "a1.1"))
    table.do(c.Touch("b1.1", "a1.1"))
    assert listed(to_combat(table), "charge") == []


def test_charge_penalties_that_were_put_stay_listed_when_the_two_come_apart() -> None:
    table = field()
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Resolve("a1.1"))
    (row,) = listed(to_combat(table), "charge")
    table.do(c.MarkRow(row.id))
    table.do(c.BreakContact("b1.1", "a1.1"))
    assert [each.state for each in listed(table, "charge")] == ["done"]
