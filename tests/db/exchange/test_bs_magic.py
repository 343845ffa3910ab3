"""Spells and miracles: figures where figures stand, words where words stand."""

from __future__ import annotations

import pytest

from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.harvest import Harvest
from rules.armies import OptionKind, Per
from rules.modifiers import Lasting
from rules.spells import Spell, SpellKind, SpellRange
from rules.values import Value, ValueKind
from tests.db.exchange.foreign import MIRACLE, SPELL, catalogue, entry, group, profile, system
from tests.db.exchange.taken import offer, reasons, taken


def book(**cells: str) -> Harvest:
    """Take a catalogue with one spell, some of whose lines are others."""
    names = {key.replace("_", " "): text for key, text in cells.items()}
    spell = profile("Descrizione", SPELL | names, kind="Spell Card")
    fire = entry("Flame", kind="upgrade", pa=0, profiles=[spell])
    return taken(catalogue(entry("Fire", kind="upgrade", groups=[group("Fire path", [fire])])))


def spell_of(harvest: Harvest) -> Spell:
    spell = offer(harvest, "Flame").offer.option.spell
    assert spell is not None
    return spell


def test_a_spell_with_all_its_lines() -> None:
    harvest = book()
    made = offer(harvest, "Flame").offer
    spell = spell_of(harvest)
    assert (spell.name_en, spell.kind, spell.path) == ("Flame", SpellKind.SPELL, "Fire path")
    assert (spell.cost, spell.difficulty, spell.reach) == ({"fire": 2}, Value.of(7), SpellRange(cm=20))
    assert spell.lasting is Lasting.TURN
    assert spell.text_en.splitlines()[-1] == "The target burns."
    assert spell.name_fr == spell.text_fr == ""
    assert (made.option.kind, made.option.pa, made.option.per) == (OptionKind.SPELL, 0.0, Per.CARD)
    assert dict(made.lines)["Intensity"] == "2"
    assert reasons(harvest) == []
    assert [t.became for t in harvest.tallies] == ["spell"]


def test_a_spell_with_french_columns_has_a_french_name() -> None:
    cells = {
        "Coût en mana": "2 feu",
        "Difficulté": "7",
        "Portée": "20 cm",
        "Durée": "soir",
        "Effet": "Brûle.",
    }
    flame = entry("Flamme", kind="upgrade", pa="cher", profiles=[profile("Texte", cells, kind="Sortilège")])
    option = offer(taken(catalogue(entry("Feu", kind="upgrade", groups=[group("Feu", [flame])]))), "Flamme")
    spell = option.offer.option.spell
    assert spell is not None
    assert (spell.name_fr, spell.text_fr) == ("Flamme", "Durée: soir\nBrûle.\npts: cher")
    assert spell.name_en == spell.text_en == ""


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("4 Tenebra", {"darkness": 4}), ("2 tenebre", {"darkness": 2}), ("1 Neutra", {"neutral": 1}),
        ("2 gemmes de Feu", {"fire": 2}), ("1 Air + 2 Water", {"air": 1, "water": 2}),
        ("3 Lumière, 1 neutre", {"light": 3, "neutral": 1}),
    ],
)  # fmt: skip
def test_gems_are_read_in_every_language(text: str, cost: dict[str, int]) -> None:
    assert spell_of(book(Mana_Cost=text)).cost == cost


@pytest.mark.parametrize("text", ["X tenebre", "1 Tenebra (4)", "5 --", "lots"])
def test_a_cost_that_is_no_figure_stays_in_words(text: str) -> None:
    harvest = book(Mana_Cost=text)
    assert spell_of(harvest).cost == {}
    assert f"Mana Cost: {text}" in spell_of(harvest).text_en
    assert reasons(harvest, FindingOutcome.TEXT) == [("kept_in_words", text)]


@pytest.mark.parametrize(
    ("text", "often"),
    [("2", (2, False)), ("unique", (0, True)), ("Unica", (0, True)), ("unlimited", (0, False))],
)
def test_how_often_it_may_be_cast(text: str, often: tuple[int, bool]) -> None:
    spell = spell_of(book(Frequence=text))
    assert (spell.frequency, spell.once) == often
    assert f"Frequence: {text}" in spell.text_en


@pytest.mark.parametrize("text", ["FOR target", "target's ATT +3", "special", "6 (8)"])
def test_a_difficulty_in_words_is_kept_word_for_word(text: str) -> None:
    harvest = book(Difficulty=text)
    assert spell_of(harvest).difficulty == Value(ValueKind.TEXT, raw=text)
    assert reasons(harvest, FindingOutcome.TEXT) == [("kept_in_words", text)]


def test_ranges_areas_and_spans() -> None:
    assert spell_of(book(Range="20cm")).reach == SpellRange(cm=20)
    assert spell_of(book(Range="contatto")).reach == SpellRange(contact=True)
    assert spell_of(book(Range="P")).reach == SpellRange()
    assert spell_of(book(Area_of_effect="10 cm")).area.cm == 10
    assert spell_of(book(Duration="I")).lasting is Lasting.INSTANT
    assert spell_of(book(Duration="fine partita")).lasting is Lasting.GAME
    odd = book(Range="as far as it goes", Duration="special", Mood="dark")
    assert reasons(odd, FindingOutcome.TEXT) == [
        ("kept_in_words", "special"), ("kept_in_words", "as far as it goes"), ("column_as_note", "dark"),
    ]  # fmt: skip
    assert "Mood: dark" in spell_of(odd).text_en
    far = book(Range="900 cm")
    assert reasons(far, FindingOutcome.TEXT) == [("kept_in_words", "900 cm")]


def test_a_miracle() -> None:
    prayer = profile("Prayer", MIRACLE, kind="Miracle Card")
    faith = '<cost name="FEDE" typeId="t-faith" value="2"/>'
    harvest = taken(
        catalogue(entry("Prayer", kind="upgrade", pa=0, profiles=[prayer], costs=[faith])), system()
    )
    made = offer(harvest, "Prayer").offer
    spell = made.option.spell
    assert spell is not None
    assert (spell.kind, spell.aspect, spell.faith, spell.lasting) == (
        SpellKind.MIRACLE, "alteration", 2, Lasting.GAME,
    )  # fmt: skip
    assert ("FEDE: 2", "") in made.lines
    several = profile("P", MIRACLE | {"Aspetti": "1 1 0", "Fervore": "x libero"}, kind="Miracle Card")
    odd = taken(catalogue(entry("P", kind="upgrade", pa=0, profiles=[several])))
    assert reasons(odd, FindingOutcome.TEXT) == [("kept_in_words", "x libero")]
    words = profile("P", MIRACLE | {"Aspetti": "all of them"}, kind="Miracle Card")
    other = taken(catalogue(entry("P", kind="upgrade", pa=0, profiles=[words])))
    assert reasons(other, FindingOutcome.TEXT) == [("kept_in_words", "all of them")]


@pytest.mark.parametrize("pa", [30, "lots", None])
def test_a_spell_on_a_figure_is_its_own_and_costs_it_nothing_more(pa: object) -> None:
    from tests.db.exchange.taken import only_card

    flame = profile("Flame", SPELL, kind="Spell Card", id="s")
    harvest = taken(catalogue(entry("Mage", pa=pa, profiles=[profile("Mage"), flame])))
    made = offer(harvest, "Flame").offer
    assert dict(made.takers) == {harvest.cards[0].key: 0.0} and only_card(harvest).name_en == "Mage"
    assert made.option.pa == 0.0 and made.option.spell is not None
    assert "lots" not in f"{made.lines} {made.option.spell.text_en}"  # which is what the fighter costs


def test_a_miracle_that_two_figures_know_keeps_its_name_and_a_bought_one_its_price() -> None:
    rain = profile("Rain", MIRACLE, kind="Miracle Card")
    bought = entry("Sun", kind="upgrade", pa=12, profiles=[profile("Sun", MIRACLE, kind="Miracle Card")])
    monk, nun = (
        entry(name, pa=20, profiles=[profile(name), rain.replace("p-Rain", f"p-{name}-rain")], entries=more)
        for name, more in (("Monk", [bought]), ("Nun", []))
    )
    harvest = taken(catalogue(monk, nun))
    by_name = {card.card.name_en: card.key for card in harvest.cards}
    rains = [made.offer for made in harvest.offers if made.offer.option.name == "Rain"]
    assert [made.option.pa for made in rains] == [0.0, 0.0]
    takers = {key: pa for made in rains for key, pa in made.takers.items()}
    assert takers == dict.fromkeys(by_name.values(), 0.0)
    assert dict(offer(harvest, "Sun").offer.takers) == {by_name["Monk"]: 12.0}


def test_shared_spells_arrive_alone() -> None:
    flame = profile("Flame", SPELL, kind="Spell Card", id="s")
    harvest = taken(catalogue(more=f"<sharedProfiles>{flame}</sharedProfiles>"))
    assert spell_of(harvest).difficulty == Value.of(7)
    assert [t.became for t in harvest.tallies] == ["spell"]
