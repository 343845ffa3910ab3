"""The exact odds of a wound roll (II-B-1) on the command line: all rolls counted, none thrown."""

from __future__ import annotations

import argparse
from math import isfinite

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Verbs
from desktop.cli.report import Report, Request
from desktop.operations.tables import abilities, rulesets, rulesets_of
from desktop.wording import about, number
from rules.abilities import Ability
from rules.battle.ruleset import NOTHING, Ruleset
from rules.battle.wound_effects import Bearer, WoundStep
from rules.confrontation.wounds import WoundTerms, acting, outlook
from rules.values import Value, ValueKind, plain

translate = QCoreApplication.translate


def add_to(verbs: Verbs) -> None:
    """Add the verb and its options to the parser."""
    made = verbs.add(
        "wounds", wounds, translate("CommandLine", "count the results of all wound rolls"),
        "wounds --for 3 --res 5", 'wounds --for "12 + 1 Dé" --res 8',
        'wounds --for 6 --res 5 --ability "Féroce" --ability "Coriace" --json',
    )  # fmt: skip
    known = rulesets_of("confrontation")
    strength = translate(
        "CommandLine", "the strength of the attacker, with its dice as the card prints them: 12+1d"
    )
    resistance = translate("CommandLine", "the resilience of the target")
    made.add_argument("--for", dest="strength", metavar="N", type=_strength, required=True, help=strength)
    made.add_argument(
        "--res", dest="resistance", metavar="N", type=_resistance, required=True, help=resistance
    )
    made.add_argument(
        "--ability", metavar="NAME", type=_ability, action="append", default=[],
        help=translate("CommandLine", "an ability that applies, the attacker’s if possible; may be repeated"),
    )  # fmt: skip
    made.add_argument(
        "--target-ability", metavar="NAME", type=_ability, action="append", default=[],
        help=translate("CommandLine", "an ability of the target; may be repeated"),
    )  # fmt: skip
    made.add_argument(
        "--amplified", action="count", default=0,
        help=translate("CommandLine", "three dice, the two highest count"),
    )  # fmt: skip
    made.add_argument(
        "--attenuated", action="count", default=0,
        help=translate("CommandLine", "three dice, the two lowest count"),
    )  # fmt: skip
    made.add_argument(
        "--ruleset", choices=known, default=known[0],
        help=translate("CommandLine", "the rules that the table and the abilities come from"),
    )  # fmt: skip


def _number(text: str) -> float:
    """Read a value. Raises ArgumentTypeError for what is no number."""
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = float("nan")
    if not isfinite(value) or abs(value) > 1000:
        raise argparse.ArgumentTypeError(
            translate("CommandLine", "“{text}” is not a value").format(text=text[:80])
        )
    return value


def _resistance(text: str) -> float:
    """Read a RES, which is never below 1 (II-A-4). Raises ArgumentTypeError for what is no such value."""
    value = _number(text)
    if value < 1:
        raise argparse.ArgumentTypeError(translate("CommandLine", "a resilience is never below 1"))
    return value


def _strength(text: str) -> Value:
    """Read a FOR, with its dice where it has some. Raises ArgumentTypeError for what is no value."""
    value = Value.parse(text)
    if value.kind is not ValueKind.DICE:
        return Value.of(_number(text))
    _number(plain(value.numbers[0]))
    return value


def _ability(text: str) -> Ability:
    """Find an ability of the catalogue. Raises ArgumentTypeError for one that it does not hold."""
    found = abilities().parse(text)
    if not found.id:
        sentence = translate("CommandLine", "“{text}” is not an ability of the catalogue")
        raise argparse.ArgumentTypeError(sentence.format(text=text[:80]))
    return found


def wounds(request: Request) -> Report:
    """Count how many of all rolls give each result."""
    asked = request.arguments
    ruleset = rulesets()[asked.ruleset]
    attacking = acting(asked.ability, Bearer.ATTACKER, ruleset)
    rest = [ability for ability in asked.ability if ability not in attacking]
    defending = acting([*rest, *asked.target_ability], Bearer.TARGET, ruleset)
    idle = [a for a in (*asked.ability, *asked.target_ability) if a not in (*attacking, *defending)]
    strength, dice = asked.strength.numbers[0], asked.strength.dice
    terms = WoundTerms(
        strength, asked.resistance, ruleset=ruleset, attacker=attacking, target=defending,
        amplified=asked.amplified, attenuated=asked.attenuated, strength_dice=dice,
    )  # fmt: skip
    counts = outlook(terms).results
    rolls = sum(counts.values())
    names = _names(ruleset, request.language)
    lines = [
        about(names[letter], f"{count} / {rolls} ({number(round(100 * count / rolls, 1))} %)")
        for letter, count in counts.items()
    ]
    sentence = translate("CommandLine", "{ability} does not act on this wound roll.")
    remarks = [sentence.format(ability=ability.label(request.language)) for ability in idle]
    poison = {effect.ability for effect in ruleset.at_wounds if effect.step is WoundStep.POISON}
    sentence = translate("CommandLine", "{ability} has no number: its X counts as 0.")
    remarks += [
        sentence.format(ability=ability.label(request.language))
        for ability in attacking
        if ability.id in poison and not ability.parameter.isdecimal()
    ]
    data = {
        "for": strength,
        "for_dice": dice,
        "res": asked.resistance,
        "ruleset": ruleset.id,
        "attacker": [ability.label(request.language) for ability in attacking],
        "target": [ability.label(request.language) for ability in defending],
        "rolls": rolls,
        "results": dict(counts),
    }
    return Report(lines, data, remarks)


def _names(ruleset: Ruleset, language: str) -> dict[str, str]:
    states = {state.id: state.en if language == "en" else state.fr for state in ruleset.track.states}
    return {NOTHING: translate("CommandLine", "Nothing"), **states}
