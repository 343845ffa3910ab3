"""List formats: every check with the numbers that show it, and nothing that blocks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.armies import ListForce, Muster, Option, Per
from rules.cards import Card
from rules.formats import Format
from rules.legality import Problem, Severity, check
from rules.text import Message, Reason
from tests.rules.data import card, format_of, muster, peoples, read

HERO = card("Héros", rank="Champion", PA=50)


def row_of(check: str, **parameters: object) -> Format:
    """Make a format with one check."""
    return Format.from_row({"id": "x", "fr": "X", "en": "X", "checks": [{"check": check, **parameters}]})


def found(army: Muster, by: str | Format = "c3") -> dict[str, Problem]:
    problems = check(army, format=format_of(by) if isinstance(by, str) else by, peoples=peoples())
    severities = [p.severity for p in problems]
    assert severities == sorted(severities, key=lambda s: s is Severity.NOTE), "warnings stand first"
    return {p.code.removeprefix("legality."): p for p in problems}


def soldier(pa: object = 20, name: str = "Soldat", people: str = "Griffons d'Akkylannie") -> Card:
    return card(name, people, rank="Régulier", PA=pa)


def test_a_sound_list_has_nothing_to_say() -> None:
    assert found(muster(HERO, (soldier(), 3), (soldier(30, "Garde"), 3), limit=200)) == {}


def test_points_over_the_limit_show_by_how_much() -> None:
    problem = found(muster(HERO, (soldier(60), 3), limit=200))["over_limit"]
    assert problem.data == {"total": 230, "limit": 200, "over": 30}
    assert problem.message == Message("legality.over_limit", problem.data)
    assert "over_limit" not in found(muster(HERO, (soldier(60), 3)))


def test_games_are_played_in_hundreds() -> None:
    assert found(muster(HERO, limit=1100))["odd_limit"].severity is Severity.NOTE
    assert found(muster(HERO, limit=250))["odd_limit"].data == {"limit": 250, "least": 200, "most": 1000}
    own = replace(row_of("points"), limits=(150, 250, 500))
    assert found(muster(HERO, limit=200), own)["other_limit"].data == {
        "limit": 200, "limits": (150, 250, 500)
    }  # fmt: skip
    assert found(muster(HERO, limit=250), own) == {}
    steps = replace(row_of("points"), limits=(150, 250, 350))
    assert set(found(muster(HERO, limit=200), steps)) == {"other_limit"}, "hundreds apart, but no hundreds"


def test_a_price_that_nobody_knows_is_noted_with_its_entry() -> None:
    problem = found(muster(HERO, soldier("?"), limit=100))["unknown_pa"]
    assert (problem.where, problem.severity) == ("e2", Severity.NOTE)


@pytest.mark.parametrize(("pa", "most"), [(1, 3), (30, 3), (31, 2), (50, 2), (51, 1), (400, 1)])
def test_the_cost_of_a_profile_limits_its_figures_on_one_card(pa: int, most: int) -> None:
    assert "figures_on_card" not in found(muster((soldier(pa), most)))
    problem = found(muster((soldier(pa), most + 1)))["figures_on_card"]
    assert (problem.where, problem.data["most"], problem.data["pa"]) == ("e1", most, pa)


def test_a_profile_is_as_dear_as_this_list_makes_it() -> None:
    for printed, here, most in ((60, 30, 3), ("?", 60, 1), (30, 31, 2)):
        army = muster((soldier(printed), 4))
        (entry,) = army.army.entries
        priced = replace(army, army=replace(army.army, entries=(replace(entry, pa=here),)))
        data = found(priced)["figures_on_card"].data
        assert (data["pa"], data["most"]) == (here, most)


def test_ten_figures_per_started_two_hundred_points() -> None:
    many = [(soldier(5, f"S{n}"), 3) for n in range(4)]
    assert found(muster(*many, limit=200))["too_many_figures"].data["most"] == 10
    assert "too_many_figures" not in found(muster(*many, limit=201))
    assert found(muster(*many))["too_many_figures"].data["points"] == 60


def test_one_card_of_a_profile_per_started_points() -> None:
    twice = muster(soldier(), HERO, soldier(), limit=300)
    problem = found(twice)["same_profile"]
    assert (problem.where, problem.data["cards"], problem.data["most"]) == ("e3", 2, 1)
    assert "same_profile" not in found(twice, "c5")


def test_allies_are_noted_and_may_have_a_share() -> None:
    army = muster(HERO, soldier(40, "Elfe", "Elfes Cynwälls"), limit=100)
    assert found(army)["ally"].where == "e2"
    assert "allies_share" not in found(army)
    share = found(army, "c5")["allies_share"]
    assert (share.where, share.data["share"], share.data["most"]) == ("e2", 40.0, 30)
    assert "ally" not in found(replace(army, army=replace(army.army, people="")))


def test_war_machines_have_a_share() -> None:
    machine = card("Canon", rank="Machine de guerre", PA=90)
    assert found(muster(HERO, machine, limit=200))["war_machines_share"].data["share"] == 45.0


def test_characters_are_between_two_shares() -> None:
    assert "no_character" in found(muster(soldier()))
    few = found(muster(HERO, soldier(), limit=400))["few_characters"]
    assert few.data == {"points": 50, "share": 12.5, "least": 15, "total": 400}
    assert found(muster(HERO, (soldier(10), 3)))["characters_share"].where == "e1"


def test_what_is_unknown_of_characters_is_told_only_where_it_matters() -> None:
    unsaid = found(muster(soldier(), card("Sans rang", PA=10)))
    assert (unsaid["ranks_unknown"].severity, unsaid["ranks_unknown"].where) == (Severity.NOTE, "e2")
    assert "no_character" not in unsaid
    assert "ranks_unknown" not in found(muster(HERO, card("Sans rang", PA=10), limit=200))
    unpriced = found(muster(card("Autre héros", rank="Champion"), soldier(40), limit=200))
    assert unpriced["characters_unknown"].severity is Severity.NOTE
    assert unpriced["characters_unknown"].data["share"] == 0
    assert "few_characters" not in unpriced


def test_a_share_over_its_limit_is_over_by_however_little() -> None:
    half = muster(card("Dragon", rank="Créature", PA=501), soldier(500))
    problem = found(half, row_of("dear_figure", percent=50))["dear_figure"]
    assert problem.data["share"] == 50.05
    machine = muster(card("Canon", rank="Machine de guerre", PA=601), soldier(1400))
    assert found(machine, row_of("war_machines", percent=30))["war_machines_share"].data["share"] == 30.03
    even = muster(card("Dragon", rank="Créature", PA=500), soldier(500))
    assert found(even, row_of("dear_figure", percent=50)) == {}
    little = muster(card("Dragon", rank="Créature", PA=500_001), soldier(500_000))
    told = found(little, row_of("dear_figure", percent=50))["dear_figure"].data["share"]
    assert isinstance(told, float) and 50 < told < 50.001


def test_no_figure_takes_more_than_half() -> None:
    assert (
        found(muster(card("Dragon", rank="Créature", PA=175), HERO, limit=300))["dear_figure"].where == "e1"
    )


@pytest.mark.parametrize(
    ("figures", "per", "told"),
    [
        (1, Per.FIGURE, True),
        (1, Per.CARD, True),
        (2, Per.FIGURE, True),
        (2, Per.CARD, False),  # nobody knows which of the two carries it
    ],
)
def test_a_figure_costs_what_it_carries_too(figures: int, per: Per, told: bool) -> None:
    army = muster((HERO, figures), (soldier(20), 3), limit=300)
    bought = (Option("Lame", pa=70, per=per), Option("Anneau", pa=5, per=per), Option("Don", pa=None))
    first, *others = army.army.entries
    entries = (replace(first, options=bought), *others)
    equipped = replace(army, army=replace(army.army, entries=entries))
    problems = found(equipped, row_of("dear_figure", percent=30))
    assert list(problems) == (["dear_equipped"] if told else [])
    assert [(p.where, p.data["own"], p.data["carried"]) for p in problems.values()] == [("e1", 50, 75)] * told


def sum_of(problem: Problem) -> list[tuple[str, object, float]]:
    """Give what makes a sum: what is counted, whose it is, how much."""
    return [
        (part.message.code.removeprefix("legality."), part.message.data["entry"], part.amount)
        for part in problem.sums
    ]


def test_the_sum_of_a_figure_is_its_own_price_and_what_it_carries() -> None:
    army = muster(HERO, (soldier(20), 3), limit=110)
    bought = (Option("Lame", pa=70), Option("Don", pa=None), Option("Étendard", pa=9, per=Per.CARD))
    first, *others = army.army.entries
    entries = (replace(first, options=bought, figures=1), *others)
    equipped = replace(army, army=replace(army.army, entries=entries))
    problem = found(equipped, row_of("dear_figure", percent=50))["dear_equipped"]
    assert sum_of(problem) == [("figure_pa", "e1", 50), ("option_pa", "e1", 70), ("option_pa", "e1", 9)]
    assert [part.message.data.get("option") for part in problem.sums] == [None, "Lame", "Étendard"]
    assert sum(part.amount for part in problem.sums) == problem.data["pa"] == 129
    bare = found(muster(soldier(60), limit=100), row_of("dear_figure", percent=50))["dear_figure"]
    assert sum_of(bare) == [("figure_pa", "e1", 60)]


def test_figures_and_cards_that_are_too_many_are_summed() -> None:
    assert sum_of(found(muster((soldier(60), 3)))["figures_on_card"]) == [("entry_figures", "e1", 3)]
    assert sum_of(found(muster((HERO, 2)))["unique_figures"]) == [("entry_figures", "e1", 2)]
    twice = found(muster(soldier(), HERO, soldier(), HERO, limit=300))
    assert sum_of(twice["same_profile"]) == [("entry_cards", "e2", 1), ("entry_cards", "e4", 1)]
    assert sum_of(twice["unique_cards"]) == [("entry_figures", "e2", 1), ("entry_figures", "e4", 1)]
    few = found(muster(soldier(), HERO), row_of("cards_per_points", cards=1, started=200))
    assert sum_of(few["too_many_cards"]) == [("entry_cards", "e1", 1), ("entry_cards", "e2", 1)]


def test_an_empty_list_is_fine() -> None:
    assert found(muster(), "c5") == {}


def test_free_play_notes_mixed_editions_and_asks_nothing() -> None:
    assert found(muster((soldier(400), 9), limit=10), "free") == {}
    mixed = muster(replace(soldier(), edition="C3"), replace(HERO, edition="C5"))
    assert [problem.severity for problem in found(mixed, "free").values()] == [Severity.NOTE]


def test_formats_ship() -> None:
    assert [row["id"] for row in read("formats")] == ["c3", "c5", "free"]


def test_cards_per_started_points() -> None:
    four = row_of("cards_per_points", cards=4, started=200)
    five = muster(*(soldier(10, f"S{n}") for n in range(5)), limit=200)
    assert found(five, four)["too_many_cards"].data == {
        "cards": 5, "most": 4, "points": 200, "started": 200, "each": 4
    }  # fmt: skip
    assert "too_many_cards" not in found(replace(five, army=replace(five.army, limit=201)), four)


def test_a_share_shows_the_sum_that_makes_it() -> None:
    army = muster(
        HERO, soldier(25, "Elfe", "Elfes Cynwälls"), soldier(40, "Mage", "Elfes Cynwälls"), limit=100
    )
    sums = found(army, "c5")["allies_share"].sums
    assert [(reason.message.data["entry"], reason.amount) for reason in sums] == [("e3", 40), ("e2", 25)]
    listed = muster(HERO, (soldier(60), 3), limit=200)
    wide = replace(listed, army=replace(listed.army, forces=(ListForce("f1", "n", "c", pa=9),)))
    assert found(wide)["over_limit"].sums[-1] == Reason(Message("legality.list_pa"), 9)
    over = found(muster(HERO, (soldier(60), 3), limit=200))["over_limit"].sums
    assert sum(reason.amount for reason in over) == 230


def test_a_character_stands_once_in_a_list() -> None:
    first, second = card("Isakar (1)", rank="Champion"), card("Isakar (2)", rank="Incarné")
    assert found(muster(first, second), row_of("unique"))["unique_cards"].where == "e2"
    english = replace(card("", rank="Champion"), name_en="Isakar the Watcher (2nd)")
    both = replace(first, name_en="Isakar the Watcher")
    assert "unique_cards" in found(muster(both, english), row_of("unique"))
    for again in ("Isakar (2nd)", "Isakar [à pied] (1er)"):
        assert "unique_cards" in found(muster(first, card(again, rank="Champion")), row_of("unique"))
    assert found(muster((first, 2)), row_of("unique"))["unique_figures"].data["figures"] == 2
    assert found(muster((soldier(), 3), soldier()), row_of("unique")) == {}


@pytest.mark.parametrize(
    ("people", "text", "allowed"),
    [
        ("Elfes Cynwälls", "", True),  # of the army's path
        ("Wolfen d'Yllia", "", False),
        ("Wolfen d'Yllia", "Alliance/Griffons", True),
        ("Wolfen d'Yllia", "Alliance/Lumière", True),
        ("Wolfen d'Yllia", "Alliance/Ténèbres", False),
        ("Wolfen d'Yllia", "Mercenaire", True),
        ("Élémentaires", "Élémentaire/Griffons", True),
        ("Cité franche de Cadwallon", "", False),
    ],
)
def test_who_may_join_an_army(people: str, text: str, allowed: bool) -> None:
    problems = found(muster(HERO, card("Étranger", people, text)), row_of("people_and_path"))
    assert list(problems) == ([] if allowed else ["other_path"])


def test_a_mixed_list_without_a_people_says_that_nobody_looked() -> None:
    stranger = card("Étranger", "Wolfen d'Yllia")
    note = found(muster(HERO, soldier(), stranger, people=""), row_of("people_and_path"))["no_people"]
    assert (note.severity, note.data) == (Severity.NOTE, {"peoples": 2})
    assert found(muster(HERO, soldier(), people=""), row_of("people_and_path")) == {}
    assert found(muster(card("Sans peuple", ""), stranger, people=""), row_of("people_and_path")) == {}


def test_a_people_that_nobody_knows_is_noted() -> None:
    problem = found(muster(HERO, card("Étranger", "Gens d'ailleurs")), row_of("people_and_path"))[
        "people_unknown"
    ]
    assert (problem.severity, problem.where) == (Severity.NOTE, "e2")
    assert found(muster(HERO, card("Sans peuple", "")), row_of("people_and_path")) == {}


def test_mercenaries_are_counted_apart_from_allies_where_a_format_does() -> None:
    hired = card("Lame", "Cité franche de Cadwallon", "Mercenaire", PA=40)
    both = Format.from_row(
        {"id": "x", "fr": "X", "en": "X", "checks": [
            {"check": "allies", "percent": 30}, {"check": "mercenaries", "percent": 30},
        ]}
    )  # fmt: skip
    problems = found(muster(HERO, hired, limit=100), both)
    assert set(problems) == {"mercenary", "mercenaries_share"}
    own = card("Lame", "Griffons d'Akkylannie", "Mercenaire", PA=40)
    assert found(muster(HERO, own, limit=100), both) == {}


def test_pariahs_beside_others_are_noted_and_may_have_a_share() -> None:
    pariah = card("Banni", text="Paria", PA=60)
    mixed = muster(HERO, pariah, limit=100)
    assert found(mixed, row_of("pariahs", percent=None))["pariah_mix"].data == {"pariahs": 1, "others": 1}
    assert found(mixed, row_of("pariahs", percent=50))["pariahs_share"].data["share"] == 60.0
    assert found(muster(pariah), row_of("pariahs", percent=50)) == {}


def test_editions_side_by_side_are_noted() -> None:
    old, new = replace(soldier(), edition="C3"), replace(soldier(name="Garde"), edition="C5")
    assert found(muster(old, new), row_of("editions"))["editions"].data == {"editions": "C3 (1), C5 (1)"}
    assert found(muster(old, replace(HERO, edition="c3")), row_of("editions")) == {}
