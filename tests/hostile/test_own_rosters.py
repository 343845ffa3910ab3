"""Rosters that look like ours and mean harm: what they hide is left, what everybody sees is read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from db.codec import ARMY, CARD
from db.library import Library
from desktop.operations import tables
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from rules.armies import Army, Option, OptionKind
from tests.db.exchange.foreign import GUARD, SPELL, profile, roster, selection

CARD_TYPE, OPTION_TYPE = "Carte de références", "Option"
SAID = {"Genre": "sortilège", "Prix": "par carte"}


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with Library.open(tmp_path / "club.tact") as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


def bring(desk: Desk, folder: Path, data: bytes) -> ImportReport:
    path = folder / "a.ros"
    path.write_bytes(data)
    report = catalogues.bring(desk, paths=[path])
    assert isinstance(report, ImportReport)
    return report


def army(desk: Desk, report: ImportReport) -> Army:
    (army_id,) = report.armies_added
    found = next(army for army in desk.library.armies() if army.id == army_id)
    assert ARMY.read(ARMY.write(found)) == found
    return found


@pytest.mark.parametrize(
    "spell",
    [
        "[" * 30_000, '{"name_fr":' * 3_000, '{"name_fr":"x","cost":{"fire":1e999}}', '"Infinity"', "null",
        '{"name_fr":"x","kind":"dragon"}', '{"name_fr":"x","eval":"1"}', '{"name_fr":7}', "\\ud800",
        '{"name_fr":"x","difficulty":{"kind":"number","numbers":[NaN],"dice":0,"raw":""}}',
        '{"name_fr":"x","faith":"' + "9" * 30_000 + '"}',
    ],
)  # fmt: skip
def test_a_spell_that_is_none_is_read_by_what_everybody_sees(desk: Desk, tmp_path: Path, spell: str) -> None:
    flame = selection(
        "Flame", kind="upgrade", pa="5",
        profiles=[
            profile("Flame", SPELL, kind="Spell"),
            profile("Flame", SAID | {"Tacticien": spell}, kind=OPTION_TYPE),
        ],
    )  # fmt: skip
    report = bring(
        desk, tmp_path, roster(selection("Mage", pa="40", profiles=[profile("Mage")], selections=[flame]))
    )
    (option,) = army(desk, report).entries[0].options
    assert (option.name, option.kind) == ("Flame", OptionKind.SPELL)
    assert option.spell is not None and option.spell.cost == {"fire": 2}
    assert "import.spell_torn" in [finding.reason for finding in report.findings]


@pytest.mark.parametrize("price", ["1e999", "NaN", "-99999999", "<b>", "9" * 400, "∞"])
def test_prices_that_nobody_pays_are_not_known(desk: Desk, tmp_path: Path, price: str) -> None:
    said = {"Genre": "autre", "PA": price, "Prix": "par figurine"}
    sword = selection("Sword", kind="upgrade", pa="5", profiles=[profile("Sword", said, kind=OPTION_TYPE)])
    report = bring(
        desk, tmp_path, roster(selection("Guard", profiles=[profile("Guard")], selections=[sword]))
    )
    (option,) = army(desk, report).entries[0].options
    assert isinstance(option, Option) and option.pa is None


@pytest.mark.parametrize("kind", ["dragon", "", "sortilège " * 900])
def test_kinds_of_options_that_nobody_knows_are_read_as_of_any_program(
    desk: Desk, tmp_path: Path, kind: str
) -> None:
    said = {"Genre": kind, "PA": "3", "Prix": "par figurine"}
    sword = selection("Sword", kind="upgrade", pa="5", profiles=[profile("Sword", said, kind=OPTION_TYPE)])
    report = bring(
        desk, tmp_path, roster(selection("Guard", profiles=[profile("Guard")], selections=[sword]))
    )
    assert [(o.kind, o.pa) for o in army(desk, report).entries[0].options] == [(OptionKind.OTHER, 5.0)]


def test_fields_of_a_card_are_words_and_never_more(desk: Desk, tmp_path: Path) -> None:
    said = GUARD | {
        "Nom français": "<script>=1+1", "Peuple": "'; DROP TABLE card; --", "PA": "1e999",
        "Édition": "x" * 30_000, "Système": "../../etc", "Personnage": "oui",
        "Classes": "," * 20_000, "Remarque": "]]>&lt;b&gt;",
        "Compétences en français": "/" * 20_000, "PV": "NaN", "ÉVE": "-" * 99,
    }  # fmt: skip
    report = bring(
        desk, tmp_path, roster(selection("Guard", profiles=[profile("Guard", said, kind=CARD_TYPE)]))
    )
    (revision,) = desk.library.cards()
    card = revision.card
    assert CARD.read(CARD.write(card)) == card
    assert (card.name_fr, card.people, card.classes) == ("<script>=1+1", "'; DROP TABLE card; --", ())
    assert card.rank.character and card.pa.number is None
    assert {"import.unknown_people", "import.kept_as_text"} <= {finding.reason for finding in report.findings}


def test_notes_of_any_length_are_held_to_the_limit_of_texts(desk: Desk, tmp_path: Path) -> None:
    guards = selection("Guard", profiles=[profile("Guard")]).replace(
        "</selection>", f"<customNotes>{'x' * 50_000}</customNotes></selection>"
    )
    report = bring(desk, tmp_path, roster(guards))
    assert [message.code for _, message in report.refused] == ["import.too_long"]
