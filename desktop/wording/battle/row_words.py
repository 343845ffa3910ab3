"""Say the rows of combat and upkeep: whom one is about, what it asks, and how it is dealt with."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.wording import keyed
from desktop.wording.battle.cost_words import line_words
from desktop.wording.battle.in_view import BattleInView
from desktop.wording.battle.place_words import place_words
from desktop.wording.effects import change_words, held_words
from desktop.wording.naming import mana_name
from rules.battle.effect_commands import gone, lost_on, payment_of
from rules.battle.effects import effect_of
from rules.battle.mana import limit_of, number_of
from rules.battle.row_marks import NAMES
from rules.battle.rows import PhaseRow
from rules.battle.ruleset import RowSource, StepRule
from rules.battle.state import Effect

_NO_BLOWS = frozenset({"initiative", "dice", "pursuit"})  # rows of a melee in which nobody is struck
ICONS = {"do": "check", NAMES: "help", "roll": "dice", "pay": "diamond", "clear": "x"}


def step_words(context: BattleInView, step: StepRule) -> str:
    """Name a step."""
    return step.en if context.language == "en" else step.fr


def rule_words(context: BattleInView, row: PhaseRow) -> str:
    """Say what the ruleset asks of a row."""
    return row.rule.en if context.language == "en" else row.rule.fr


def row_name(context: BattleInView, row: PhaseRow) -> str:
    """Name whom a row is about: its figure, the two camps of a melee, its side; "" for the whole battle."""
    if row.fighter:
        return context.fighter_name(row.fighter)
    if row.fighters:
        return melee_words(context, row)
    return context.side_name(row.side) if row.side and row.rule.verb != NAMES else ""


def melee_words(context: BattleInView, row: PhaseRow) -> str:
    """Say who fights whom: all against one, or figure by figure; the two camps once somebody is out of it."""
    game, name = context.game, context.fighter_name
    camps = [[k for k in row.fighters if game.side_of(k).key == key] for key in game.sides]
    paired = {key for pair in row.pairs for key in pair}
    if row.state or paired != {*row.fighters} or min(len(camp) for camp in camps) == 1:
        return " – ".join(", ".join(map(name, camp)) for camp in camps)
    against = {a: [b for b in camps[1] if (min(a, b), max(a, b)) in row.pairs] for a in camps[0]}
    return "; ".join(f"{name(a)} – {', '.join(map(name, others))}" for a, others in against.items())


def row_words(context: BattleInView, row: PhaseRow) -> str:
    """Say what a row asks, with what it would cost, clear or give."""
    rule, more = rule_words(context, row), about_words(context, row)
    translate = QCoreApplication.translate
    match row.rule.source:
        case RowSource.MODIFIER | RowSource.UPKEEP:
            return _with(rule, more)
        case RowSource.CHARGE:
            words = translate("PhaseRows", "{what}, on {target}")
            return words.format(what=rule, target=context.fighter_name(row.target))
        case RowSource.MELEE if row.pairs:
            return _melee(context, row, rule)
        case RowSource.GEMS if row.over:
            words = translate("PhaseRows", "Gems: {n}, {over} beyond the reserve")
            return words.format(n=row.number, over=row.over)
        case RowSource.FAITH if row.rule.verb == "clear" and row.state == "done":
            return more
        case RowSource.FAITH if row.rule.verb == "clear" and row.kept:
            return _with(rule, more)
        case RowSource.ABILITY:
            return more
        case _ if row.rule.verb == NAMES and row.side:
            return _with(rule, context.side_name(row.side))
        case _:
            return f"{rule} ({more})" if more else rule


def about_words(context: BattleInView, row: PhaseRow) -> str:
    """Say what a row is about besides what its rule asks, "" for nothing."""
    translate = QCoreApplication.translate
    detail = context.names.source(row.detail[1 if context.language == "en" else 0])
    match row.rule.source:
        case RowSource.MODIFIER if row.modifiers:
            changes = ", ".join(change_words(modifier, context.names) for modifier in row.modifiers)
            return f"{detail}, {changes}"
        case RowSource.MODIFIER:
            effect = effect_of(context.game, row.effect)
            return detail if effect is None else held_words(effect, context.names)
        case RowSource.UPKEEP:
            return _upkeep(context, row, detail)
        case RowSource.ABILITY:
            return detail
        case RowSource.GEMS if row.over:
            return translate("PhaseRows", "{n} held, {over} too many").format(n=row.number, over=row.over)
        case RowSource.MAGE:
            return _mage(context, row)
        case RowSource.FAITH if row.rule.verb == "clear":
            return _faith(context, row)
        case RowSource.GEMS | RowSource.FAITH if row.number:
            return str(row.number)
        case _:
            return ""


def _mage(context: BattleInView, row: PhaseRow) -> str:
    """Say what a recovery has to go by: Récupération/X, the gems that were not spent, the reserve."""
    translate, table = QCoreApplication.translate, context.table
    fighter = context.game.fighters[row.fighter]
    said = []
    if more := number_of(table, context.game, fighter, "recovery"):
        said.append(context.names.ability("recovery", more))
    held, limit = sum(fighter.gems.values()), limit_of(table, fighter)
    if limit is not None:
        said.append(translate("PhaseRows", "reserve {n} of {most}").format(n=held, most=limit))
    elif held:
        said.append(translate("PhaseRows", "gems held: {n}").format(n=held))
    return ", ".join(said)


def _faith(context: BattleInView, row: PhaseRow) -> str:
    """Say how much temporary faith goes, and what Piété/X keeps of it; once it is gone, what may stay."""
    translate = QCoreApplication.translate
    piety = context.names.ability("piety", row.kept)
    if row.state == "done":
        if not row.kept:
            return translate("PhaseRows", "Unspent temporary faith is lost")
        words = translate("PhaseRows", "Unspent temporary faith is lost; {piety} keeps {kept}")
        return words.format(kept=row.kept, piety=piety)
    if not row.kept:
        return str(row.number)
    lost = max(0, row.number - row.kept)
    words = translate("PhaseRows", "{lost} of {n}, {piety} keeps {kept}")
    return words.format(lost=lost, n=row.number, kept=min(row.kept, row.number), piety=piety)


def _melee(context: BattleInView, row: PhaseRow, what: str) -> str:
    """Name the key of a blow; where life points are lost there is no roll, and only passes have blows."""
    translate = QCoreApplication.translate
    if not context.table.ruleset.track.life:
        return keyed(translate("PhaseRows", "{what} ({key}: wound roll)"), context.key_of("wound"), what=what)
    if row.rule.id in _NO_BLOWS:
        return what
    return keyed(translate("PhaseRows", "{what} ({key}: a blow)"), context.key_of("wound"), what=what)


def _with(rule: str, what: str) -> str:
    return QCoreApplication.translate("PhaseRows", "{rule}: {what}").format(rule=rule, what=what)


def _upkeep(context: BattleInView, row: PhaseRow, what: str) -> str:
    """Name what is kept up, with its cost and what is there of it, and who is not there to pay."""
    effect = effect_of(context.game, row.effect)
    if effect is None or not effect.cost:
        return what
    cost, nobody = upkeep_words(context, effect)
    words = f"{what} ({cost})"
    return f"{words} – {nobody}" if nobody else words


def upkeep_words(context: BattleInView, effect: Effect) -> tuple[str, str]:
    """Say what an upkeep costs, and why nobody pays it: its caster is not there, its bearers are dead."""
    table = context.table
    caster, lines = gone(table, context.game, effect), payment_of(table, context.game, effect).lines
    cost = f"{effect.cost} × {mana_name(effect.element)}"
    if lines and caster is None and not effect.paid:
        cost = ", ".join(map(line_words, lines))
    if effect.paid:
        return cost, ""
    if caster is None:
        dead = QCoreApplication.translate("PhaseRows", "nobody who has it is alive: it ends with the turn")
        return cost, dead if lost_on(context.game, effect) else ""
    nobody = QCoreApplication.translate("PhaseRows", "{place}: nobody pays, it ends with the turn")
    return cost, nobody.format(place=place_words(caster.place))


def verb_words(row: PhaseRow) -> str:
    """Word what dealing with a row does."""
    translate = QCoreApplication.translate
    if row.over:
        return translate("PhaseRows", "Discard gems")
    return {
        "do": translate("PhaseRows", "Done"),
        "roll": translate("PhaseRows", "Roll"),
        "pay": translate("PhaseRows", "Pay"),
        "clear": translate("PhaseRows", "Clear"),
        NAMES: translate("PhaseRows", "Say which side"),
    }.get(row.rule.verb, row.rule.verb)
