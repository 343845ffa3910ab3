"""Names that are nearly known are proposed, and replaced only when somebody has confirmed them."""

from __future__ import annotations

import pytest

from db.exchange.spelling import KnownNames, distance, strict_limit
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile
from tests.db.exchange.taken import only_card, reasons, taken


def with_abilities(text: str, *more: str) -> bytes:
    entries = [
        entry(f"E{n}", pa=1, profiles=[profile(f"P{n}", GUARD | {"Abilities": abilities})])
        for n, abilities in enumerate((text, *more))
    ]
    return catalogue(*entries)


@pytest.mark.parametrize(
    ("written", "proposed"),
    [
        ("Fanaticis", "Fanaticism"), ("Harrassment", "Harassment"), ("Way cry", "War cry"),
        ("Exhalted", "Exalted"), ("Rightous", "Righteous"), ("Mutgenic", "Mutagenic"),
        ("Conciousness", "Consciousness"), ("Leadrship", "Leadership"), ("Bravuore", "Bravoure"),
        ("Fire initate", "Fire Initiate"),
    ],
)  # fmt: skip
def test_a_slip_is_kept_as_typed_and_a_name_proposed(written: str, proposed: str) -> None:
    harvest = taken(with_abilities(written))
    (ability,) = only_card(harvest).abilities
    assert (ability.id, ability.label("en")) == ("", written)
    (proposal,) = harvest.proposals
    assert (proposal.written, proposal.proposed.casefold()) == (written, proposed.casefold())
    (finding,) = harvest.findings
    assert finding.reason == "import.near_ability"
    assert str(finding.message.data["proposed"]).casefold() == proposed.casefold()


def test_a_parameter_survives_the_proposal_and_its_confirmation() -> None:
    data = with_abilities("Mutgenic/-1; Bravery", "Mutgenic/2")
    harvest = taken(data)
    (proposal,) = harvest.proposals
    assert proposal.where == ["E0", "E1"]
    confirmed = taken(data, accepted={"mutgenic": "Mutagenic"})
    assert [a.label("fr") for a in confirmed.cards[0].card.abilities] == ["Mutagène/-1", "Bravoure"]
    assert [a.label("fr") for a in confirmed.cards[1].card.abilities] == ["Mutagène/2"]
    assert confirmed.proposals == []
    assert reasons(confirmed)[0] == ("confirmed_ability", "Mutgenic → Mutagenic")


def test_a_confirmed_name_that_is_none_changes_nothing() -> None:
    harvest = taken(with_abilities("Mutgenic/1"), accepted={"mutgenic": "no such thing"})
    assert only_card(harvest).abilities[0].id == ""


@pytest.mark.parametrize(
    "written", ["Heavy Zone Artillery", "Devotion/3", "Xyz", "a" * 300, "Selenite", "Martir/1"]
)
def test_what_resembles_nothing_is_only_told(written: str) -> None:
    harvest = taken(with_abilities(written))
    assert harvest.proposals == []
    assert [reason for reason, _ in reasons(harvest)] == ["unknown_ability"]


def test_abilities_apart_by_commas_semicolons_and_lines() -> None:
    card = only_card(taken(with_abilities("Bravery, War fury; Fierce\nScout;")))
    assert [a.id for a in card.abilities] == ["bravery", "war_fury", "fierce", "scout"]
    assert only_card(taken(with_abilities("-"))).abilities == ()


def test_letters_are_counted() -> None:
    assert distance("abc", "abc", 2) == 0
    assert distance("abcd", "abdc", 2) == 1
    assert distance("abcd", "abxcd", 2) == 1
    assert distance("abcd", "wxyz", 2) == 3
    assert distance("ab", "abcdef", 2) == 3


def test_two_things_as_near_are_no_proposal() -> None:
    names = KnownNames([("Brutal", "a"), ("Brutel", "b")])
    assert names.nearest("Brutil") is None
    assert KnownNames([("Brutal", "a"), ("Brutel", "a")]).nearest("Brutil") == "Brutal"
    assert KnownNames([("Tiger (1)", "a")], strict_limit).nearest("Tiger (2)") is None
    assert KnownNames([("Vicar of Dirz", "a")], strict_limit).nearest("Tiger of Dirz") is None
    assert KnownNames([("Cypher Lukhan", "a")], strict_limit).nearest("Cypher Lukan") == "Cypher Lukhan"


def test_names_of_the_same_thing_are_passed_over() -> None:
    names = KnownNames([("Griffon", "a"), ("Grifon", "b"), ("Griffin", "c")], strict_limit)
    assert names.nearest("Griffon") == "Griffon"
    assert names.nearest("Griffon", {"griffon"}) is None, "two are as near"
    assert names.nearest("Griffon", {"griffon", "grifon"}) == "Griffin"


def test_an_alias_that_is_our_own_id_is_told_as_any_other() -> None:
    harvest = taken(with_abilities("Undead"))
    assert [ability.id for ability in only_card(harvest).abilities] == ["undead"]
    assert reasons(harvest) == [("other_name", "Undead → Living-dead / Mort-vivant")]
