"""What the set-up asks is in view at once: all of it with mages, and what comes first in large letters."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from desktop.battle_start.setup_page import SetupPage
from desktop.battle_start.start_page import StartPage
from desktop.operations import armies
from desktop.operations.desk import Desk
from desktop.operations.offers import save_offer
from desktop.shell.window import Window
from rules.armies import Option, OptionKind
from rules.offers import Offer
from rules.spells import Spell
from tests.desktop.battle_start.readable import in_view, whole
from tests.desktop.battle_start.strategic import settle
from tests.desktop.outcomes import done

SIDES = (
    ("Velrys, Prince des Impurs", "Inquisiteur du Griffon", "Magistrat du Griffon"),
    ("Mirvilis, Chevalier de la Lumière", "Guerrier Crâne Nécromant", "Conscrit du Griffon"),
)


@pytest.fixture
def mages(desk: Desk) -> tuple[str, str]:
    """Make two armies with two mages each, who may learn a spell; a faithful stands beside the first ones."""
    for element in ("darkness", "fire"):
        spell = Spell(name_fr=f"Étreinte ({element})", name_en=f"Grip ({element})", cost={element: 1})
        done(save_offer(desk, offer=Offer(Option(spell.name_fr, OptionKind.SPELL, spell=spell))))
    known = {revision.card.name_fr: revision.card_id for revision in desk.library.cards()}
    made = []
    for number, names in enumerate(SIDES):
        made.append(done(armies.create(desk, name=f"Vigil {number}")))
        for name in names:
            done(armies.add_entry(desk, made[-1], card_id=known[name], figures=1))
    return made[0], made[1]


def asked(page: StartPage, mages: tuple[str, str]) -> SetupPage:
    """Ask for a battle of both armies."""
    page.new_battle(mages[0])
    setup = page.setup
    setup.sides[1].modes.buttons[0].click()
    setup.sides[1].choose_army(mages[1])
    setup.sides[1].changed.emit()
    settle()
    return setup


def fields(setup: SetupPage) -> list[QWidget]:
    """Give all that is filled in and is not hidden."""
    sides = (field for form in setup.sides for field in form.fields())
    return [field for field in (*sides, setup.name, setup.turns, setup.begin) if field.isVisible()]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_all_that_is_asked_of_mages_is_in_view(
    window: Window, page: StartPage, mages: tuple[str, str], language: str
) -> None:
    window.resize(1280, 720)
    setup = asked(page, mages)
    row = setup.sides[0].casters.rows[0]
    row.known.click()
    assert row.menu is not None
    row.menu.picked.emit(next(iter(row.caster.offered)), False)
    row.menu.close_panel()
    settle()
    assert len([field for field in fields(setup) if field in setup.sides[0].casters.fields()]) == 8
    assert [type(field).__name__ for field in fields(setup) if not in_view(field)] == []
    for armies_ in (form.armies for form in setup.sides):
        assert armies_.viewport().rect().contains(armies_.visualRect(armies_.currentIndex()))
    whole(setup)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [150])
def test_what_is_asked_first_is_in_view_in_large_letters(
    window: Window, page: StartPage, mages: tuple[str, str], language: str, scale: int
) -> None:
    window.resize(1366, 768)
    setup = asked(page, mages)
    first = [field for form in setup.sides for field in (form.player, *form.modes.buttons, form.armies)]
    assert all(in_view(field) for field in (*first, setup.rules, setup.begin))
    whole(setup)


def test_gems_are_named_where_there_is_room(window: Window, page: StartPage, mages: tuple[str, str]) -> None:
    water = asked(page, mages).sides[0].casters.rows[0].gems["water"]
    assert water.prefix() == "" and water.toolTip() == "Water"
    window.resize(1920, 1000)
    settle()
    assert water.prefix() == "Water "


def test_sides_stand_abreast_again_in_a_window_that_was_larger(
    window: Window, page: StartPage, mages: tuple[str, str]
) -> None:
    window.resize(1400, 800)
    first, second = asked(page, mages).sides
    for width in (1024, 700, 1024):
        window.resize(width, 700)
        settle()
        assert (first.y() == second.y()) is (width > 1000)
        whole(page.setup)
