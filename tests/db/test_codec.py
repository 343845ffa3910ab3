"""What is written as JSON comes back exactly, and what is not understood is refused."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass, make_dataclass, replace
from pathlib import Path
from typing import Any, cast, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from pydantic import ValidationError
from pydantic_core import PydanticSerializationError

from db.battle_codec import SETUP, STEP
from db.codec import ARMY, CARD, Codec, is_of_newer_program, write_value
from db.first_release import ALWAYS
from db.origins import Origin, Statement
from db.replay import replay
from rules.armies import Army, Entry, Option, Version
from rules.battle.events import FighterChanged, Step
from rules.battle.own_ruleset import OwnRuleset
from rules.battle.setup import Setup
from rules.battle.state import Fighter, Side
from rules.cards import Card, Rank, RankName, Size
from rules.collection import Owned
from rules.formats import Format
from rules.offers import Offer
from rules.spells import Spell
from rules.text import Message
from rules.values import UNKNOWN, Characteristic, Value
from tests.db import worlds
from tests.examples import examples
from tests.rules.card_samples import PLAIN, SAMPLES

KEPT_CARDS = Path(__file__).with_name("files") / "cards-0.1.0.json"


@given(worlds.cards)
def test_a_card_comes_back(card: Card) -> None:
    written = CARD.write(card)
    assert CARD.read(written) == card
    assert [str(v) for v in CARD.read(written).values.values()] == [str(v) for v in card.values.values()]


@pytest.mark.parametrize(
    "wrong",
    [
        {"size": "round"}, {"size": 3}, {"race": 3}, {"classes": ["a"]}, {"classes": ("a", 3)}, {"pa": "3"},
        {"rank": "Élite"}, {"rank": Rank("x", (cast(RankName, "round"),))},
        {"values": {"LUCK": Value.of(3)}}, {"values": {Characteristic.MOU: "3"}}, {"abilities": ("a",)},
    ],
    ids=str,
)  # fmt: skip
def test_what_a_card_cannot_hold_is_not_written(wrong: Mapping[str, Any]) -> None:
    with pytest.raises(PydanticSerializationError):
        CARD.write(replace(PLAIN, **wrong))


@settings(max_examples=examples(50), deadline=None)
@given(worlds.armies)
def test_a_list_comes_back(army: Army) -> None:
    assert ARMY.read(ARMY.write(army)) == army


@settings(max_examples=examples(50), deadline=None)
@given(worlds.setups)
def test_a_setup_comes_back(setup: Setup) -> None:
    assert SETUP.read(SETUP.write(setup)) == setup


@settings(max_examples=examples(50), deadline=None)
@given(worlds.steps)
def test_a_step_comes_back(step: Step) -> None:
    assert STEP.read(STEP.write(step)) == step
    assert STEP.read_all([STEP.write(step)] * 2) == [step, step]
    assert STEP.read_parsed(json.loads(STEP.write(step))) == step


def test_a_printed_value_is_a_short_text() -> None:
    values = {Characteristic.MOU: Value.parse("15/20"), Characteristic.FOR: Value.parse("12 + 1 Dé")}
    written = json.loads(CARD.write(Card("Œil", values=values)))
    assert written["values"] == {"MOU": "15/20", "FOR": "12+1d"}


def test_a_text_that_reads_as_a_number_stays_a_text() -> None:
    from rules.values import ValueKind

    value = Value(ValueKind.TEXT, raw="10")
    assert isinstance(write_value(value), dict)
    assert CARD.read(CARD.write(Card("x", pa=value))).pa == value


def test_half_a_character_costs_only_itself() -> None:
    assert CARD.read(CARD.write(Card("Abel \ud83d le Colérique"))).name_fr == "Abel ? le Colérique"


@pytest.mark.parametrize(
    "written",
    [
        b"", b"[]", b"{", b'{"name":"x"}', b'{"name_fr":1}', b'{"name_fr":"x","surprise":1}',
        b'{"name_fr":"x","pa":{"kind":"number","numbers":[],"dice":0,"raw":""}}',
        b'{"name_fr":"x","pa":{"kind":"number","numbers":[NaN],"dice":0,"raw":""}}',
        b'{"name_fr":"x","values":{"LUCK":"3"}}', b'{"name_fr":' * 5000,
    ],
)  # fmt: skip
def test_what_is_no_card_is_refused(written: bytes) -> None:
    with pytest.raises(ValidationError):
        CARD.read(written)


# Fields that come later ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tomorrow:
    """A card with one more field of each kind."""

    name: str
    luck: Value = UNKNOWN
    words: str = ""
    lines: tuple[str, ...] = ()
    level: int | None = None
    unique: bool = False
    weight: float = 0.0
    size: Size = Size.UNKNOWN
    rank: Rank = field(default_factory=Rank)
    more: Mapping[str, Value] = field(default_factory=dict)


def test_a_field_that_says_nothing_is_not_written() -> None:
    kept = Codec(Tomorrow)
    assert kept.write(Tomorrow("x")) == b'{"name":"x"}'
    said = Tomorrow("x", Value.of(30), "a", ("b",), 0, True, 0.5, Size.LARGE, Rank("c"), {"d": UNKNOWN})
    assert len(json.loads(kept.write(said))) == 10
    assert [kept.read(kept.write(each)) for each in (said, Tomorrow("x"))] == [said, Tomorrow("x")]


THINGS: tuple[Any, ...] = (
    Card("x"), Army("a", "A"), Entry("e", "c", 1), Option("x"), Version("v"), Offer(Option("x")),
    Spell(name_fr="x"), Format("f", "F", "F"), Owned("x", 2), Origin("x"),
    Statement(), OwnRuleset("x", "c5"), Message("x"), Fighter(id="f", card="c", letter="A"),
    Side(key="a", name="A"), worlds.small_setup(),
)  # fmt: skip


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: type(thing).__name__)
def test_a_field_that_comes_later_is_written_where_it_says_something(thing: Any) -> None:
    kind = type(thing)
    hints = get_type_hints(kind)
    own = [(each.name, hints[each.name], said_by(each)) for each in fields(kind)]
    later = make_dataclass(kind.__name__, [*own, ("luck", str, field(default=""))], frozen=True, kw_only=True)
    said = {each.name: getattr(thing, each.name) for each in fields(kind)}
    kept: Codec[Any] = Codec(later)
    now: Codec[Any] = Codec(kind)
    assert kept.write(later(**said)) == now.write(thing)
    assert kept.read(now.write(thing)) == later(**said)
    with pytest.raises(ValidationError) as refused:
        now.read(kept.write(later(**said, luck="30")))
    assert is_of_newer_program(refused.value)


def said_by(own: Field[Any]) -> Any:
    """Give a field with the default of another."""
    return field(default=own.default, default_factory=own.default_factory)


def test_what_the_first_release_wrote_always_are_fields_with_a_default_of_one_kind() -> None:
    kinds: dict[type, set[str]] = {}

    def walk(hint: Any) -> None:
        if isinstance(hint, type) and is_dataclass(hint) and hint not in kinds:
            kinds[hint] = {
                each.name for each in fields(hint)
                if not (each.default is MISSING and each.default_factory is MISSING)
            }  # fmt: skip
            for inner in get_type_hints(hint).values():
                walk(inner)
        for inner in get_args(hint):
            walk(inner)

    for hint in (Card, Army, Offer, Format, Owned, Origin, OwnRuleset, Setup, Step, Spell):
        walk(hint)
    named = Counter(kind.__name__ for kind in kinds)
    defaults = {kind.__name__: names for kind, names in kinds.items()}
    assert [kind for kind in ALWAYS if named[kind] != 1] == []
    assert {kind: names - defaults[kind] for kind, names in ALWAYS.items() if names - defaults[kind]} == {}
    assert sum(map(len, ALWAYS.values())) == 332, "the table is closed"


def test_a_bare_card_is_written_as_the_first_release_did() -> None:
    """It has to stay so: that release reads it, and libraries know a card by the sum of what is written."""
    assert CARD.write(PLAIN) == KEPT_CARDS.read_bytes().splitlines()[0]


@pytest.mark.parametrize("written", KEPT_CARDS.read_bytes().splitlines())
def test_a_card_of_a_release_is_written_as_it_was(written: bytes) -> None:
    assert CARD.write(CARD.read(written)) == written


@pytest.mark.parametrize("name", SAMPLES)
def test_a_field_is_written_where_it_says_something(name: str) -> None:
    assert CARD.write(SAMPLES[name]) != CARD.write(PLAIN)


@pytest.mark.parametrize(
    ("written", "newer"),
    [
        (b'{"name_fr":"x","luck":"30"}', True),
        (b'{"name_fr":"x","values":{"LUCK":"3"}}', True),
        (b'{"name_fr":"x","rank":{"text":"","order":1}}', True),
        (b'{"name_fr":"x","luck":"30","fate":1}', True),
        (b'{"name":"x"}', False),
        (b'{"name_fr":"x","luck":"30","pa":7}', False),
        (b'{"name_fr":"x","values":{"MOU":7}}', False),
        (b'{"name_fr":7}', False),
        (b"{", False),
    ],
)
def test_a_field_that_nobody_knows_is_told_from_damage(written: bytes, newer: bool) -> None:
    with pytest.raises(ValidationError) as refused:
        CARD.read(written)
    assert is_of_newer_program(refused.value) is newer


def test_an_event_of_a_later_version_is_refused() -> None:
    step = Step(Message("x"), (FighterChanged("a1.1", {"notches": 0}, {"notches": 1}),))
    written = json.loads(STEP.write(step))
    written["events"][0]["version"] = 2
    with pytest.raises(ValidationError):
        STEP.read(json.dumps(written))


@pytest.mark.parametrize("patch", [{"id": "a2"}, {"luck": 3}, {"notches": "many"}])
def test_a_patch_of_what_is_no_field_is_refused(patch: dict[str, object]) -> None:
    event = {"kind": "fighter", "id": "a1.1", "before": {}, "after": patch}
    with pytest.raises(ValidationError):
        STEP.read(json.dumps({"label": {"code": "x"}, "events": [event]}))
    with pytest.raises(ValidationError):
        replay(worlds.small_setup().start, [json.dumps({"events": [event]}).encode()])
