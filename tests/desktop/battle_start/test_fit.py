"""No word is cut: both languages, 100 and 150 %, a battle of real size in a small window."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton

from desktop.battle.place import BattlePlace
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle_start.setup_page import SetupPage
from desktop.battle_start.start_page import StartPage
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from tests.desktop.battle_start.readable import whole
from tests.desktop.battle_start.strategic import Press, Write, panel_of, settle

LONG = ("Kaian Draghost, le Changeur de Formes (Humain)", "Légion du Scorpion et de la Veuve d’Acier de Dirz")
LOOKS = [("fr", 100), ("fr", 150), ("en", 100), ("en", 150)]


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look[0]}-{look[1]}")
def look(request: pytest.FixtureRequest, window: Window) -> tuple[str, int]:
    """Look at the window in each language and size."""
    language, scale = request.param
    window.change_settings(language=language, scale=scale)
    return language, scale


@pytest.fixture
def large(place: BattlePlace, desk: Desk) -> StrategicPanel:
    """Open a battle of two sides with twelve cards and long names."""
    return opened(place, desk, LONG)


@pytest.fixture
def usual(place: BattlePlace, desk: Desk) -> StrategicPanel:
    """Open a battle of two sides with twelve cards, named as sides are."""
    return opened(place, desk, ("Croisade du Griffon", "Nuit d’Achéron"))


def opened(place: BattlePlace, desk: Desk, names: tuple[str, str]) -> StrategicPanel:
    """Open a battle of two sides with the twelve cards of the longest names."""
    cards = tuple(
        ListedCard(sheet=revision.card, figures=1 + n % 3)
        for n, revision in enumerate(sorted(desk.library.cards(), key=lambda r: -len(r.card.name_fr))[:12])
    )
    a, b = (SideSetup(name=name, people="griffins", cards=cards) for name in names)
    place.open_play(start_battle(desk, name="Large", a=a, b=b, ruleset=rulesets()["seeds"]))
    return panel_of(place)


def test_the_list_and_the_set_up(place: BattlePlace, look: tuple[str, int], write: Write) -> None:
    whole(place)
    place.start.does.play_example()
    place.leave()
    whole(place)
    write("n\n")
    whole(place)


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_a_set_up_that_was_never_dressed_anew(
    place: BattlePlace, window: Window, write: Write, spoken: str
) -> None:
    window.resize(1280, 720)
    setup = SetupPage(window.settings, lambda _system: True, place)
    setup.stands_before(place.desk)
    setup.resize(place.size())
    setup.ask()
    setup.show()
    assert setup.rules.currentText() == {"fr": "Règles de la fédération", "en": "Federation rules"}[spoken]
    whole(setup)
    assert setup.rules.shown_name == setup.rules.currentText(), "painted whole"
    setup.rules.setCurrentIndex(setup.rules.count() - 1)
    whole(setup)


def test_the_strategic_phase(
    large: StrategicPanel, place: BattlePlace, look: tuple[str, int], write: Write, press: Press
) -> None:
    whole(large)
    write("\n\n")
    assert large.page == "roll"
    whole(large)
    write("c")
    whole(large)
    write("\x1b+1")
    whole(large)
    write("\n6")
    whole(large)
    press(Qt.Key.Key_Down)
    whole(large)
    write("5")
    whole(large)
    write("a")
    assert large.page in ("first", "roll")
    whole(large)


SIZES = [((1280, 720), 100), ((1366, 768), 150), ((1024, 700), 100)]


@pytest.fixture(params=SIZES, ids=str)
def room(request: pytest.FixtureRequest, window: Window) -> None:
    """Look at the window in the sizes of small screens."""
    (width, height), scale = request.param
    window.change_settings(language="fr", scale=scale)
    window.resize(width, height)


@pytest.mark.usefixtures("room")
def test_both_sides_of_the_roll_stand_whole(usual: StrategicPanel, window: Window, write: Write) -> None:
    write("\n\n")
    # what a 6 asks takes more lines than there are at 150 %: there it scrolls to the side that is asked
    for keys in ("",) if window.settings.values.scale > 100 else ("", "6", "4"):
        write(keys)
        settle()
        assert usual.page in ("roll", "first")
        area = usual.roll.area
        assert usual.page == "first" or area.verticalScrollBar().maximum() == 0, keys
        whole(usual)


def test_twelve_cards_are_ordered_without_scrolling(large: StrategicPanel, window: Window) -> None:
    window.resize(1280, 720)
    settle()
    assert len(large.order.list.rows) == 12 and large.order.list.verticalScrollBar().maximum() == 0


def test_the_cover(large: StrategicPanel, place: BattlePlace, look: tuple[str, int], write: Write) -> None:
    assert place.table is not None
    for side in "ab":
        place.table.context.do(c.Conceal(side, True))
    whole(large)
    write("\n")
    whole(place)


def test_a_message_covers_nothing_that_a_new_battle_asks_for(
    window: Window, place: BattlePlace, page: StartPage
) -> None:
    page.new()
    QApplication.processEvents()
    place.say("Somebody else writes in this library.")
    QApplication.processEvents()
    strip, setup = window.strip, page.setup
    assert strip.isVisible()
    bottom = strip.mapTo(window, strip.rect().bottomLeft()).y()
    for field in (setup.name, setup.turns, setup.dice, setup.begin):
        assert field.mapTo(window, field.rect().topLeft()).y() > bottom


@pytest.mark.parametrize(("wide", "high", "scale", "beside"), [
    (1280, 720, 200, True), (1024, 700, 200, False), (1280, 720, 100, True), (1920, 1080, 200, True),
])  # fmt: skip
def test_both_sides_of_a_set_up_stand_in_the_window_in_large_text(
    place: BattlePlace, window: Window, write: Write, wide: int, high: int, scale: int, beside: bool
) -> None:
    window.change_settings(scale=scale)
    window.resize(wide, high)
    place.start.does.play_example()
    place.leave()
    write("n")
    settle()
    setup = place.start.setup
    one, other = (form.mapTo(setup, form.rect().topLeft()) for form in setup.sides)
    assert (one.y() == other.y()) is beside
    for form, at in zip(setup.sides, (one, other), strict=True):
        assert at.x() >= 0 and at.x() + form.width() <= setup.width()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (1024, 700), (1920, 1080)])
def test_nothing_in_the_rail_lies_on_anything_else_in_large_text(
    place: BattlePlace, window: Window, language: str, wide: int, high: int
) -> None:
    window.change_settings(scale=200, language=language)
    window.resize(wide, high)
    settle()
    shown = [button for button in window.rail.findChildren(QToolButton) if button.isVisible()]
    places = [button for button in shown if button.property("role") == "place"]
    assert len(places) == 4 and window.rail.height() <= high
    assert not [each.text() for each in shown if each.height() < each.sizeHint().height()]
    assert not [
        (one.text(), other.text()) for one, other in itertools.combinations(shown, 2)
        if one.geometry().intersects(other.geometry())
    ]  # fmt: skip
    window.change_settings(scale=100)
    window.resize(1280, 800)
    settle()
    assert {each.toolButtonStyle() for each in places} == {Qt.ToolButtonStyle.ToolButtonTextUnderIcon}
