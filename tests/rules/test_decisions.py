"""Decisions where the texts are silent: lines of the ruleset, chosen by players, kept with what was begun."""

from __future__ import annotations

import pytest

from rules.battle import ruleset as ruleset_module
from rules.battle.decisions import table
from rules.battle.decisions.decision import GENERATION, Decision, Reading
from rules.battle.own_ruleset import OwnRuleset, made_of, up_to_date
from rules.battle.ruleset import Ruleset
from rules.battle.ruleset_lines import lines
from rules.battle.ruleset_table import CARDS, CONFRONTATION, Chapter, RulesetMark, Words
from tests.rules.data import abilities, read

FREED = Decision(
    id="freed",
    chapter=Chapter.ACTIVATION,
    section="V-B-2",
    since=GENERATION,
    words=Words("Quand la liberté est jugée", "When freedom is judged"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(
        Reading("announced", Words("À l’annonce", "When it is announced")),
        Reading("resolved", Words("À la résolution", "When it is resolved")),
    ),
    before="resolved",
    systems=CONFRONTATION,
)


FIRST_ROWS = {"seeds": 39, "c3": 39, "c5": 39, "monconf": 21, "eclats": 0}


@pytest.fixture(autouse=True)
def one_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "TABLE", (FREED,))
    monkeypatch.setattr(ruleset_module, "BY_ID", {FREED.id: FREED})
    monkeypatch.setattr("rules.battle.ruleset_lines.DECISIONS", (FREED,))


def test_new_battles_follow_the_first_reading() -> None:
    made = Ruleset.shipped(read("rulesets/seeds"))
    assert made.follows(FREED, "announced") and not made.follows(FREED, "resolved")


def test_what_was_frozen_before_the_line_plays_on_as_it_did() -> None:
    kept = Ruleset.from_rows(read("rulesets/seeds"))
    assert kept.follows(FREED, "resolved")
    assert Ruleset.from_rows(kept.to_rows()) == kept


def test_a_frozen_reading_stays_whatever_ships_later() -> None:
    chosen = Ruleset.from_rows({**read("rulesets/seeds"), "decisions": {"freed": "announced"}})
    assert chosen.follows(FREED, "announced")
    assert Ruleset.from_rows(chosen.to_rows()).follows(FREED, "announced")


@pytest.mark.parametrize("decisions", [{"luck": "good"}, {"freed": "never"}])
def test_what_nobody_knows_fails_when_it_is_read(decisions: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"luck|never"):
        Ruleset.from_rows({**read("rulesets/seeds"), "decisions": decisions})


def test_another_system_knows_nothing_of_it() -> None:
    assert Ruleset.shipped(read("rulesets/eclats")).decisions == {}
    with pytest.raises(ValueError, match="freed"):
        Ruleset.from_rows({**read("rulesets/eclats"), "decisions": {"freed": "announced"}})


def test_a_reading_that_it_has_not_is_a_mistake_of_ours() -> None:
    with pytest.raises(ValueError, match="sometimes"):
        Ruleset.shipped(read("rulesets/seeds")).follows(FREED, "sometimes")


def test_a_decision_is_a_line_to_choose_from() -> None:
    shipped = Ruleset.shipped(read("rulesets/seeds"))
    line = next(line for line in lines(shipped, abilities()) if line.words == FREED.words)
    assert line.mark is RulesetMark.DECISION and line.section == "V-B-2" and line.note == FREED.text
    assert [key for key, _ in line.cells[0].choices] == ["announced", "resolved"] and not line.told
    assert shipped.name("fr") == shipped.fr != shipped.name("en") == shipped.en
    other = Ruleset.shipped(read("rulesets/eclats"))
    assert FREED.words not in [line.words for line in lines(other, abilities())]


def test_players_choose_another_reading() -> None:
    own = OwnRuleset("Maison", "seeds", {"decisions/freed": "resolved"}, generation=GENERATION)
    base = Ruleset.shipped(read("rulesets/seeds"))
    assert made_of(base, own, "own", abilities()).follows(FREED, "resolved")


def test_an_own_ruleset_of_before_plays_as_before_until_told() -> None:
    base, old = Ruleset.shipped(read("rulesets/seeds")), OwnRuleset("Maison", "seeds")
    now = up_to_date(old, base)
    assert made_of(base, now, "own", abilities()).follows(FREED, "resolved")
    assert now.changes["decisions/freed"] == "resolved" and now.generation == GENERATION
    assert up_to_date(now, base) == now


def immune(own: OwnRuleset) -> set[str]:
    base = Ruleset.shipped(read(f"rulesets/{own.base}"))
    made = made_of(base, up_to_date(own, base), "own", abilities())
    return {effect.words[0] for effect in made.at_wounds if effect.ability == "immunity"}


@pytest.mark.parametrize("base", ["seeds", "c3", "c5"])
def test_an_own_ruleset_of_before_has_no_row_that_came_later_until_told(base: str) -> None:
    first = {"jambes", "tete", "blessure legere", "sonne"}
    assert immune(OwnRuleset("Maison", base)) == first
    arms = "wound_effects/immunity:target:replace:always:bras:arms/on"
    assert immune(OwnRuleset("Maison", base, {arms: True})) == first | {"bras"}
    later = {"bras", "abdomen", "thorax", "blessure grave", "blessure critique", "tue net"}
    assert immune(OwnRuleset("Maison", base, generation=GENERATION)) == first | later


@pytest.mark.parametrize("base", FIRST_ROWS)
def test_every_row_says_since_when_there_is_one(base: str) -> None:
    """The rows of the first generation are all known: whichever comes later says since when."""
    rows = Ruleset.shipped(read(f"rulesets/{base}"))
    found = [line.cells[0] for line in lines(rows, abilities()) if line.cells[0].path.endswith("/on")]
    later = [cell.before for cell in found if cell.before is not None and cell.before.since > 1]
    assert len(found) - len(later) == FIRST_ROWS[base], "a later row is given its since"
    assert all(before.value is False and before.since <= GENERATION for before in later)


def test_an_own_ruleset_keeps_what_it_says_of_a_line() -> None:
    old = OwnRuleset("Maison", "seeds", {"decisions/freed": "announced"})
    kept = up_to_date(old, Ruleset.shipped(read("rulesets/seeds")))
    assert kept.changes["decisions/freed"] == "announced"


def test_an_own_ruleset_of_today_follows_what_ships() -> None:
    made = made_of(
        Ruleset.shipped(read("rulesets/seeds")),
        OwnRuleset("Maison", "seeds", generation=GENERATION),
        "x",
        abilities(),
    )
    assert made.follows(FREED, "announced")


@pytest.mark.parametrize("readings", [(), (FREED.readings[0], FREED.readings[0])])
def test_readings_are_told_apart(readings: tuple[Reading, ...]) -> None:
    with pytest.raises(ValueError, match="freed"):
        Decision(
            id="freed", chapter=Chapter.DICE, section="", since=GENERATION, words=FREED.words,
            text=FREED.text, readings=readings,
        )  # fmt: skip


def test_before_is_one_of_its_readings() -> None:
    with pytest.raises(ValueError, match="never"):
        Decision(
            id="freed", chapter=Chapter.DICE, section="", since=GENERATION, words=FREED.words,
            text=FREED.text, readings=FREED.readings, before="never",
        )  # fmt: skip


def test_without_a_reading_of_before_the_first_one_held() -> None:
    told = Decision(
        id="told", chapter=Chapter.DICE, section="II-A", since=GENERATION, words=FREED.words,
        text=FREED.text, readings=FREED.readings[:1],
    )  # fmt: skip
    assert told.kept == told.ours == "announced" and told.systems == CARDS
    assert told.line.told, "there is nothing to choose"
