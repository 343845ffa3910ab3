"""Profiles become reference cards: every cell read, kept as text, or told."""

from __future__ import annotations

import pytest

from db.exchange.battlescribe.findings import FindingOutcome
from rules.cards import RankName
from rules.values import ABSENT, UNKNOWN, Characteristic, Value, ValueKind
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile, system
from tests.db.exchange.taken import only_card, reasons, taken
from tests.rules.data import peoples

C = Characteristic


def guard(**cells: str) -> bytes:
    """Give a catalogue with one guard, some of whose cells are others."""
    names = {
        key.replace("_", "/") if key == "Cou_Fea" else key.replace("_", "-"): v for key, v in cells.items()
    }
    return catalogue(entry("Guard", pa=17, profiles=[profile("Guard", GUARD | names)], categories=["Troops"]))


def test_a_clean_profile_is_a_card_and_nothing_is_to_be_told() -> None:
    harvest = taken(guard())
    card = only_card(harvest)
    assert (card.name_en, card.name_fr, card.people, card.edition) == ("Guard", "", "griffins", "C5")
    assert {c.value: str(v) for c, v in card.values.items()} == {
        "MOU": "10", "INI": "3", "ATT": "4", "FOR": "7", "DEF": "5", "RES": "6", "TIR": "-", "COU": "4",
        "DIS": "5", "POU": "", "FOI": "",
    }  # fmt: skip
    assert [a.label("fr") for a in card.abilities] == ["Bravoure", "Commandement/10"]
    assert (card.pa, card.source) == (Value.of(17), "Akkylannie Griffins [C5]")
    assert reasons(harvest) == []
    (file,) = harvest.files
    assert (file.profiles, file.arrived) == (1, 1)


def test_both_schemas_say_the_same() -> None:
    old = catalogue(entry("Guard", pa=17, profiles=[profile("Guard", schema="2.01")]))
    new = catalogue(entry("Guard", pa=17, profiles=[profile("Guard")]))
    assert only_card(taken(old)) == only_card(taken(new))


@pytest.mark.parametrize(
    ("column", "text", "characteristic", "written"),
    [
        ("Mov", "7,5", C.MOU, "7.5"), ("Mov", "12,5 / 20", C.MOU, "12.5/20"), ("Mov", "9/15", C.MOU, "9/15"),
        ("Aim", "0", C.TIR, "0"), ("Aim", " - ", C.TIR, "-"), ("Aim", "", C.TIR, ""),
        ("Atk-Str", "4 - 7", C.FOR, "7"), ("Atk-Str", "4/7", C.ATT, "4"), ("Atk-Str", "-", C.ATT, "-"),
        ("Atk-Str", "5-12+1d6", C.FOR, "12+1d"), ("Def-Res", "- 13", C.RES, "13"),
        ("Def-Res", "- 13", C.DEF, "-"), ("Cou/Fea", "4C", C.COU, "4"), ("Cou/Fea", "5  F", C.PEUR, "5"),
        ("Cou/Fea", "6 c", C.COU, "6"), ("Cou/Fea", "5P", C.PEUR, "5"), ("Cou/Fea", "-", C.NERVE, "-"),
        ("Fervour", "1-0-1 (devout)", C.FOI, "1-0-1"), ("Fervour", "2\\1\\0", C.FOI, "2-1-0"),
        ("Fervour", "2/1/1", C.FOI, "2-1-1"), ("Fervour", "0 1 1", C.FOI, "0-1-1"),
        ("Atk-Str", "5–7", C.FOR, "7"), ("Fervour", "1–0–1(devout)", C.FOI, "1-0-1"), ("Mov", "", C.MOU, ""),
    ],
)  # fmt: skip
def test_cells_are_read_as_people_write_them(
    column: str, text: str, characteristic: Characteristic, written: str
) -> None:
    harvest = taken(catalogue(entry("Guard", pa=1, profiles=[profile("Guard", GUARD | {column: text})])))
    assert str(only_card(harvest).values[characteristic]) == written
    assert reasons(harvest) == []


@pytest.mark.parametrize(
    ("column", "text", "held", "reason"),
    [
        ("Atk-Str", "7-117-8", (C.ATT, C.FOR), "kept_as_text"),
        ("Def-Res", "-13", (C.DEF, C.RES), "kept_as_text"),
        ("Ini", "31 or so", (C.INI,), "kept_as_text"),
        ("Ini", "3/4", (C.INI,), "kept_as_text"),
        ("Dis", "Fanaticism", (C.DIS,), "ability_in_cell"),
        ("Mov", "Bravery; War fury", (C.MOU,), "ability_in_cell"),
        ("Fervour", "plenty", (C.FOI,), "kept_as_text"),
        ("Fervour", "1/2", (C.FOI,), "kept_as_text"),
        ("Cou/Fea", "4 X", (C.NERVE,), "kept_as_text"),
    ],
)
def test_what_is_no_number_is_kept_as_text_and_told(
    column: str, text: str, held: tuple[Characteristic, ...], reason: str
) -> None:
    harvest = taken(catalogue(entry("Guard", pa=1, profiles=[profile("Guard", GUARD | {column: text})])))
    values = only_card(harvest).values
    assert [values[characteristic] for characteristic in held] == [Value(ValueKind.TEXT, raw=text)] * len(
        held
    )
    (finding,) = harvest.findings
    assert (finding.reason, finding.outcome) == (f"import.{reason}", FindingOutcome.TEXT)
    assert (finding.file, finding.entry, finding.field) == ("file0.cat", "Guard", column)
    assert finding.message.data["value"] == text


@pytest.mark.parametrize(("column", "text", "raw"), [("Ini", "-3", "-3"), ("Def-Res", "5-0", "0")])
def test_a_figure_that_no_card_prints_is_text_as_it_is_in_a_table(column: str, text: str, raw: str) -> None:
    harvest = taken(catalogue(entry("Guard", pa=1, profiles=[profile("Guard", GUARD | {column: text})])))
    assert [reason for reason, _ in reasons(harvest, FindingOutcome.TEXT)] == ["impossible"]
    assert [str(v) for v in only_card(harvest).values.values() if v.kind is ValueKind.TEXT] == [raw]


@pytest.mark.parametrize(("column", "text"), [("Mov", "1"), ("Ini", "31"), ("Atk-Str", "44-7")])
def test_an_unusual_figure_is_taken_as_it_stands_and_told(column: str, text: str) -> None:
    harvest = taken(catalogue(entry("Guard", pa=1, profiles=[profile("Guard", GUARD | {column: text})])))
    assert [reason for reason, _ in reasons(harvest, FindingOutcome.NOTE)] == ["odd_value"]
    assert any(value.number == float(text.partition("-")[0]) for value in only_card(harvest).values.values())


def test_a_bare_figure_is_courage_or_fear_and_nobody_says_which() -> None:
    harvest = taken(guard(Cou_Fea="4"))
    assert only_card(harvest).nerve == (C.NERVE, Value.of(4))
    assert reasons(harvest) == [("nerve_unsaid", "4")]


def test_courage_and_fear_may_have_a_column_each() -> None:
    cells = {k: v for k, v in GUARD.items() if k != "Cou/Fea"}
    fear = taken(catalogue(entry("A", pa=1, profiles=[profile("A", cells | {"Cou": "-", "Fea": "6"})])))
    assert only_card(fear).nerve == (C.PEUR, Value.of(6))
    both = taken(catalogue(entry("A", pa=1, profiles=[profile("A", cells | {"Cou": "4", "Fea": "6"})])))
    assert only_card(both).nerve == (C.COU, Value.of(4))
    assert reasons(both) == [("second_nerve", "6")]
    assert "PEUR: 6" in only_card(both).note
    neither = taken(catalogue(entry("A", pa=1, profiles=[profile("A", cells)])))
    assert only_card(neither).nerve == (C.NERVE, UNKNOWN)


def test_another_name_of_an_ability_is_told_with_the_name_it_gets() -> None:
    harvest = taken(guard(Abilities="Scourge/Undead; Bravery, Thaumaturgist"))
    assert [a.id for a in only_card(harvest).abilities] == ["bane", "bravery", "thaumaturge"]
    assert reasons(harvest) == [
        ("other_name", "Scourge → Bane / Fléau"), ("other_name", "Thaumaturgist → Thaumaturge"),
    ]  # fmt: skip


def test_the_rank_comes_from_categories_and_from_faith() -> None:
    cells = GUARD | {"Fervour": "0-1-2 (zealot)"}
    data = catalogue(entry("Saphon", pa=74, profiles=[profile("Saphon", cells)], categories=["Characters"]))
    rank = only_card(taken(data)).rank
    assert rank.character and rank.names == (RankName.ZEALOT,)
    machine = catalogue(entry("Bombard", pa=33, profiles=[profile("Bombard")], categories=["War Machine"]))
    assert only_card(taken(machine)).rank.names == (RankName.WAR_MACHINE,)
    for category in ("Troops", "Truppe"):
        troop = catalogue(entry("Guard", pa=17, profiles=[profile("Guard")], categories=[category]))
        rank = only_card(taken(troop)).rank
        assert (rank.text, rank.character, rank.is_known) == ("Troop", False, True)
    priest = catalogue(entry("Priest", pa=17, profiles=[profile("Priest", cells)], categories=["Troops"]))
    rank = only_card(taken(priest)).rank
    assert (rank.text, rank.character, rank.names) == ("zealot", False, (RankName.ZEALOT,))
    odd = taken(guard(Fervour="0-1-2 (lukewarm)"))
    assert reasons(odd) == [("unknown_rank", "lukewarm")]
    assert "lukewarm" in only_card(odd).note


def test_french_columns_and_own_ones_are_read_too() -> None:
    cells = {
        "MOU": "10", "INI": "3", "ATT": "4", "FOR": "7", "DEF": "5", "RES": "6", "TIR": "-", "PEUR": "5",
        "DIS": "-", "Compétences": "Féroce", "Rang": "Créature", "Taille": "Grande",
        "Équipement": "Griffes (STR 5, 10), crocs", "Humeur": "noire",
    }  # fmt: skip
    harvest = taken(catalogue(entry("Tigre", pa=43, profiles=[profile("Tigre de Dirz", cells)])))
    card = only_card(harvest)
    assert (card.name_fr, card.name_en, card.size.value) == ("Tigre de Dirz", "", "large")
    assert card.nerve == (C.PEUR, Value.of(5))
    assert card.values[C.DIS] == ABSENT
    assert card.equipment == ("Griffes (STR 5, 10)", "crocs")
    assert card.note == "Humeur: noire"
    assert reasons(harvest) == [("column_as_note", "noire")]


def test_a_size_nobody_knows_goes_into_the_note() -> None:
    harvest = taken(catalogue(entry("A", pa=1, profiles=[profile("A", GUARD | {"Size": "puny"})])))
    assert (only_card(harvest).note, reasons(harvest)) == ("Size: puny", [("unknown_size", "puny")])


def test_three_characteristics_in_one_column_are_kept_as_text() -> None:
    harvest = taken(catalogue(entry("A", pa=1, profiles=[profile("A", GUARD | {"Dis-Pow-Aim": "1-2-3"})])))
    assert only_card(harvest).values[C.TIR] == Value(ValueKind.TEXT, raw="1-2-3")


def test_names_that_tell_nothing_apart_give_way_to_the_entrys() -> None:
    two = catalogue(
        entry("Kayl Kartan", pa=39, profiles=[profile("Kayl Kartan", id="p1")]),
        entry("Kayl Kartan (2nd)", pa=65, profiles=[profile("Kayl Kartan", id="p2")]),
    )
    harvest = taken(two)
    assert [t.card.name_en for t in harvest.cards] == ["Kayl Kartan", "Kayl Kartan (2nd)"]
    twins = catalogue(
        entry("Clone", id="e1", pa=1, profiles=[profile("Clone", id="p1")]),
        entry("Clone", id="e2", pa=2, profiles=[profile("Clone", id="p2")]),
    )
    assert reasons(taken(twins)) == [("same_name", "Clone")]
    assert len(taken(twins).cards) == 2
    nameless = taken(catalogue(entry("", id="e1", pa=1, profiles=[profile("", id="p1")])))
    assert (only_card(nameless).name_en, reasons(nameless)) == ("p1", [("no_name", "p1")])


def test_hidden_entries_arrive_and_are_told() -> None:
    harvest = taken(catalogue(entry("Guard", pa=1, profiles=[profile("Guard")], hidden=True)))
    assert reasons(harvest) == [("hidden_entry", "Guard")]
    assert only_card(harvest).name_en == "Guard"


def test_other_profiles_rules_and_costs_of_a_figure_go_into_its_note() -> None:
    rule = '<rules><rule id="r" name="Prime"><description>It counts twice.</description></rule></rules>'
    words = profile("Bombard (explanation)", {"Description:": "STR 10"}, kind="Explanation", id="x")
    pow_cost = '<cost name="POW" typeId="t-pow" value="-6"/>'
    harvest = taken(
        catalogue(entry("Bombard", pa=33, profiles=[profile("Bombard"), words], more=rule, costs=[pow_cost])),
        system(),
    )
    assert only_card(harvest).note == "POW: -6\nPrime: It counts twice.\nBombard (explanation): STR 10"
    assert [t.became for t in harvest.tallies] == ["card", "note"]


def test_a_shared_profile_is_a_card_of_each_entry_that_shows_it() -> None:
    info = '<infoLinks><infoLink id="i" name="Guard" targetId="shared" type="profile"/></infoLinks>'
    shared = f"<sharedProfiles>{profile('Guard', id='shared')}</sharedProfiles>"
    harvest = taken(catalogue(entry("One", pa=1, more=info), entry("Two", pa=2, more=info), more=shared))
    assert [(t.card.pa.number, t.entry) for t in harvest.cards] == [(1, "One"), (2, "Two")]
    assert len({t.key for t in harvest.cards}) == 2
    assert len(harvest.tallies) == 1
    alone = taken(catalogue(more=shared))
    assert (only_card(alone).name_en, only_card(alone).pa) == ("Guard", UNKNOWN)


def test_every_profile_is_accounted_for_wherever_it_stands() -> None:
    lost = profile("Lost", {"Description:": "words"}, kind="Explanation", id="x")
    harvest = taken(catalogue(entry("A", pa=1, profiles=[profile("A")]), more=f"<oddments>{lost}</oddments>"))
    assert {t.profile: t.became for t in harvest.tallies} == {"A": "card", "Lost": ""}
    assert reasons(harvest, FindingOutcome.OUT) == [("profile_alone", "Explanation")]
    (file,) = harvest.files
    assert (file.profiles, file.arrived) == (2, 1)


def test_a_column_that_stands_twice_is_kept_twice() -> None:
    twice = profile("A").replace(
        "</characteristics>", '<characteristic name="Ini" typeId="c">9</characteristic></characteristics>'
    )
    harvest = taken(catalogue(entry("A", pa=1, profiles=[twice])))
    assert only_card(harvest).values[C.INI] == Value.of(3)
    assert "Ini (2): 9" in only_card(harvest).note
    assert ("double_cell", "9") in reasons(harvest)


@pytest.mark.parametrize(
    ("name", "people"),
    [
        ("Akkylannie Griffins [C5]", "griffins"), ("Dirz Alchemists [C5]", "dirz"), ("Alahan Lions", "lions"),
        ("Lions of Alahan (C5)", "lions"), ("Kelts Drunes [C5]", "drunes"), ("Mid-Nor Dwarves", "mid_nor"),
        ("Dwarves of Tir-Na-Bor [C5]", "tir_na_bor"), ("Acheron Undead [C5]", "acheron"),
        ("Daikinee Elves [C5]", "daikinees"), ("Orcs of Bran O Kor [C5]", "bran_o_kor"),
        ("A-Spells", "A-Spells"),
        ("Nobody at all [C5]", "Nobody at all"),
    ],
)  # fmt: skip
def test_the_people_is_found_in_the_name_of_its_catalogue(name: str, people: str) -> None:
    harvest = taken(catalogue(entry("A", pa=1, profiles=[profile("A")]), name=name))
    assert only_card(harvest).people == people
    known = people in peoples().peoples
    assert reasons(harvest) == ([] if known else [("unknown_people", people)])


def test_the_edition_is_told_by_catalogue_or_system() -> None:
    one = entry("A", pa=1, profiles=[profile("A")])
    assert only_card(taken(catalogue(one, name="Wolfen"))).edition == ""
    assert only_card(taken(catalogue(one, name="Wolfen"), system())).edition == "C5"
    assert only_card(taken(catalogue(one, name="Wolfen [Fan]"))).edition == "Fan"


def test_shared_rules_and_groups_of_infos_are_read() -> None:
    info = '<infoLinks><infoLink id="i" name="Oath" targetId="r-1" type="rule"/></infoLinks>'
    inside = (
        f"<infoGroups><infoGroup id='g'><profiles>{profile('Text', {'Description:': 'words'})}</profiles>"
    )
    inside += "<rules><rule id='r-2' name='Vow'><description>kept</description></rule></rules>"
    inside += "</infoGroup></infoGroups>"
    shared = '<sharedRules><rule id="r-1" name="Oath"><description>sworn</description></rule></sharedRules>'
    guard = entry("Guard", pa=1, profiles=[profile("Guard")], more=info + inside)
    harvest = taken(catalogue(guard, more=shared))
    assert only_card(harvest).note == "Vow: kept\nOath: sworn\nText: words"
    assert reasons(harvest) == []
    alone = taken(catalogue(more=f"<sharedInfoGroups><infoGroup>{'<profiles>' + profile('A') + '</profiles>'}"
                            "</infoGroup></sharedInfoGroups>"))  # fmt: skip
    assert only_card(alone).name_en == "A"


def test_two_files_of_one_name_are_told_apart() -> None:
    files = [catalogue(entry(n, pa=1, profiles=[profile(n)]), id=n) for n in "AB"]
    harvest = taken(*files, names=("same.cat", "same.cat"))
    assert [f.file for f in harvest.files] == ["same.cat", "same.cat (2)"]
    assert [t.card.name_en for t in harvest.cards] == ["A", "B"]


@pytest.mark.parametrize(
    ("fervour", "category", "written", "id_", "french"),
    [
        ("1-2-1 (zealot)", "Troops", "Faithful of Merin/10", "zealot", "Zélote de Merin/10"),
        ("1-2-1", "Faithful: Zealot (Character)", "Faithful of Merin/10", "zealot", "Zélote de Merin/10"),
        ("1-2-1 (zealot)", "Troops", "Fidèle de Merin/10", "zealot", "Zélote de Merin/10"),
        ("1-2-1 (dean)", "Troops", "faithful of Arh-Tolth/17.5", "dean", "Doyen d’Arh-Tolth/17.5"),
        ("1-0-1 (devout)", "Troops", "Faithful of Merin/10", "devout", "Dévot de Merin/10"),
        ("1-0-1", "Troops", "Faithful of Merin/10", "devout", "Dévot de Merin/10"),
        ("1-2-1 (zealot)", "Troops", "Devout of Merin/10", "devout", "Dévot de Merin/10"),
    ],
)  # fmt: skip
def test_a_faithful_is_of_the_rank_that_its_card_has(
    fervour: str, category: str, written: str, id_: str, french: str
) -> None:
    cells = GUARD | {"Fervour": fervour, "Abilities": written}
    card = only_card(taken(catalogue(entry("Guard", pa=17, profiles=[profile("Guard", cells)],
                                           categories=[category]))))  # fmt: skip
    (ability,) = card.abilities
    assert (ability.id, ability.label("fr")) == (id_, french)


@pytest.mark.parametrize(
    "paths",
    [
        "Necromancy,Cartomancy,Typhonism", "Telluric", "Forge, Symbiosis", "Fayry", "Lithomancy", "Selenism",
        "Tellurique, Sélénisme",
    ],
)  # fmt: skip
def test_paths_of_magic_behind_a_slash_belong_to_one_ability(paths: str) -> None:
    harvest = taken(guard(Abilities=f"Adept of Darkness/{paths}, Bravery"))
    card = only_card(harvest)
    assert [ability.id for ability in card.abilities] == ["adept", "bravery"]
    assert reasons(harvest) == []
