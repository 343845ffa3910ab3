"""What nobody here knows is told."""

from __future__ import annotations

from rules.catalogue.files import Catalogue
from rules.catalogue.kinds import UnknownWord, unknown_words
from rules.catalogue.logic import ConditionGroupNode, ConditionNode, ModifierGroupNode
from rules.catalogue.nodes import RuleNode
from rules.catalogue.shelf import Shelf
from tests.rules.catalogue.bench import HEROES, SYSTEM, asks, at_least, at_most, change, each, entry


def told(catalogue: Catalogue) -> list[tuple[str, str]]:
    shelf = Shelf((catalogue, SYSTEM))
    return [(word.of, word.word) for word in unknown_words(shelf, catalogue)]


def test_known_words_are_not_told() -> None:
    fine = entry(
        "one",
        modifiers=(
            change(
                "set",
                "name",
                conditions=(asks("atLeast", 1, "one", HEROES), asks("instanceOf", 1, "own", "ancestor")),
                condition_groups=(ConditionGroupNode(conditions=(asks("atMost", 1, "link::one", "own"),)),),
                repeats=(each(1, "any", field="limit::pa"),),
            ),
        ),
        constraints=(at_least(1, field="forces", scope="roster"), at_most(1, field="pow")),
    )
    assert told(Catalogue(id="own", system="system", entries=(fine,))) == []


def test_unknown_words_are_told_wherever_they_stand() -> None:
    odd = ConditionNode(kind="almost", field="gold", scope="beyond", child="x")
    group = ConditionGroupNode(kind="xor", groups=(ConditionGroupNode(kind="nand", conditions=(odd,)),))
    inner = ModifierGroupNode(modifiers=(change("divide", "name"),), repeats=(each(1, "model", "far"),))
    one = entry(
        "one",
        modifiers=(change("power", "name", condition_groups=(group,)),),
        modifier_groups=(ModifierGroupNode(groups=(inner,)),),
        constraints=(at_most(1, scope="ancestor"), type(at_most(1))(id="c", kind="exactly")),
    )
    rule = RuleNode(id="rule", name="Rule", modifiers=(change("hide", "hidden"),))
    own = Catalogue(id="own", system="system", entries=(one,), rules=(rule,))
    assert told(own) == [
        ("modifier", "power"),
        ("condition", "almost"),
        ("field", "gold"),
        ("scope", "beyond"),
        ("childId", "x"),
        ("conditionGroup", "xor"),
        ("conditionGroup", "nand"),
        ("scope", "far"),
        ("modifier", "divide"),
        ("scope", "ancestor"),
        ("constraint", "exactly"),
        ("modifier", "hide"),
    ]
    assert next(iter(unknown_words(Shelf((own,)), own))) == UnknownWord(
        "own", "one", "One", "modifier", "power"
    )


def test_a_question_that_two_entries_share_is_told_of_each() -> None:
    shared = asks("atLeast", 1, "one", "beyond")
    both = tuple(
        entry(name, modifiers=(change("set", "name", conditions=(shared,)),)) for name in ("one", "two")
    )
    own = Catalogue(id="own", system="system", entries=both)
    found = [(word.node, word.word) for word in unknown_words(Shelf((own, SYSTEM)), own)]
    assert found == [("one", "beyond"), ("two", "beyond")]
