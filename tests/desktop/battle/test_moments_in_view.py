"""What a moment is about is in view at once, and no word of it is cut, in little room and in large text."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QScrollArea

from desktop.app.demonstration.large import KAIAN, MELKION
from desktop.app.demonstration.moments import TEMPLARS
from desktop.app.demonstration.table import Players
from desktop.battle.centre.speaking import SpeakingRows
from desktop.battle.confrontation.shot_form import WoundShotForm
from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.prompts.offer_prompt import OfferPrompt
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.table import BattleTable
from desktop.drafts.shots import OpenShot
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.scroll import area_of
from rules.battle import commands as c
from rules.battle.state import Result
from tests.desktop.battle.battles import large, open_table, players_of
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels, cut_paint

LOOKS = ((1093, 614, 100), (1366, 768, 150), (1280, 720, 100))
"""A small laptop whose screen has a pixel ratio of 1.25, or whose text is larger; a usual one."""


@pytest.fixture(params=LOOKS, ids=str)
def laptop(request: pytest.FixtureRequest, window: Window) -> Window:
    wide, high, scale = request.param
    window.resize(wide, high)
    window.change_settings(language="fr", scale=scale)
    return window


def opened(window: Window, players: Players) -> BattleTable:
    found = window.go("battle", players.play.battle_id).table  # type: ignore[attr-defined]
    assert isinstance(found, BattleTable)
    settle()
    return found


def hidden_part(area: QScrollArea | None) -> int:
    """Tell how much of a page is scrolled away, in px."""
    return area.verticalScrollBar().maximum() if area is not None else 0


def cut(window: Window) -> list[str]:
    """List the words that are cut in either language."""
    found = []
    for language in ("en", "fr"):
        window.change_settings(language=language)
        settle()
        found += [*cut_labels(window), *cut_paint(window)]
    return found


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_two_cards_in_play_stand_whole_above_their_verbs_in_one_line(
    laptop: Window, desk: Desk, large_battle: Path, spoken: str
) -> None:
    laptop.change_settings(language=spoken)
    table = opened(laptop, players_of(desk))
    if table.prompt is not None:
        table.prompt.close_panel()
    settle()
    page = table.centre.page_like(SpeakingRows)
    assert len(page.rows()) == 6 and hidden_part(area_of(page)) == 0
    tops = {button.y() for button in (*table.centre.verbs.buttons, table.centre.verbs.more)}
    assert tops == {0}, "one line of verbs"
    assert cut(laptop) == []


def test_a_wound_roll_shows_who_strikes_and_the_row_that_was_read_at_once(laptop: Window, desk: Desk) -> None:
    table = open_table(laptop, large(desk))
    prompt = WoundPrompt(table, table.context, "b2.1", "a2.1")
    table.open_prompt(prompt)
    prompt.press("3")
    prompt.press("5")
    settle()
    assert hidden_part(prompt.view) == 0
    shown = prompt.reading.table
    assert shown.rect().contains(shown.lit_rect()) and not shown.lit_rect().isEmpty()
    line, name = prompt.strength.lineEdit(), prompt.facing.names[0]
    inset = line.mapTo(prompt, QPoint()).x() - name.mapTo(prompt, QPoint()).x() + line.textMargins().left()
    assert inset <= 2, "the value stands flush beneath the name"
    assert cut(laptop) == []


@pytest.mark.parametrize(
    ("spoken", "wide", "high", "scale"), [("en", 1366, 768, 150), ("fr", 1280, 720, 200)]
)
def test_how_likely_a_wound_was_takes_one_line_and_leaves_who_strikes_in_view(
    window: Window, desk: Desk, spoken: str, wide: int, high: int, scale: int
) -> None:
    window.resize(wide, high)
    window.change_settings(language=spoken, scale=scale)
    table = open_table(window, large(desk))
    prompt = WoundPrompt(table, table.context, "b2.1", "a2.1")
    table.open_prompt(prompt)
    prompt.press("3")
    prompt.press("5")
    settle()
    assert "%" in prompt.chance.text() and prompt.chance.height() < 2 * prompt.chance.fontMetrics().height()
    if scale < 200:
        assert {name.visibleRegion().boundingRect().height() for name in prompt.facing.names} == {
            name.height() for name in prompt.facing.names
        }
    assert cut(window) == []


def to_the_roll(desk: Desk) -> Players:
    """Lead a large battle to the Tactique roll of its second turn; both have named who coordinates."""
    players = players_of(desk)
    players.do(
        c.Ready("a"),
        c.Ready("b"),
        c.ChooseCoordinator("a", players.figure(MELKION)),
        c.ChooseCoordinator("b", players.figure(KAIAN)),
    )
    return players


@pytest.mark.parametrize("scale", [100, 200])
def test_who_speaks_first_is_asked_above_the_answers_in_every_text_size(
    window: Window, desk: Desk, second_turn: Path, scale: int
) -> None:
    window.resize(1280, 720)
    window.change_settings(language="fr", scale=scale)
    players = to_the_roll(desk)
    players.win_the_roll(5, 3)
    table = opened(window, players)
    page = table.centre.page_like(StrategicPanel).first
    assert "en premier" in page.question.text()
    seen = page.question.visibleRegion().boundingRect()
    assert seen.height() == page.question.height() > 0
    assert page.winner.visibleRegion().boundingRect().width() == page.winner.width(), "its frame is whole"


def test_an_order_says_what_it_began_with_and_shows_all_its_cards(
    laptop: Window, desk: Desk, second_turn: Path
) -> None:
    players = players_of(desk)
    table = opened(laptop, players)
    page = table.centre.page_like(StrategicPanel).order
    if laptop.height() < 700:  # on a screen of its pixel ratio rows are lower than a finger's width here
        laptop.resize(1093, 720)
        settle()
    assert "1" in page.note.text() and page.note.isVisible()
    seen = page.list.viewport().visibleRegion().boundingRect()
    assert page.list.row_rect(page.list.count() - 1).bottom() <= seen.bottom() + 1
    assert cut(laptop) == []


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_an_order_of_twelve_cards_is_seen_whole_in_a_narrow_window(
    window: Window, desk: Desk, second_turn: Path, spoken: str
) -> None:
    window.resize(1024, 700)
    window.change_settings(language=spoken)
    players = players_of(desk)
    centre = opened(window, players).centre
    page = centre.page_like(StrategicPanel).order
    seen = page.list.viewport().visibleRegion().boundingRect()
    assert page.list.count() == 12
    assert page.list.row_rect(11).bottom() <= seen.bottom() + 1
    assert {button.y() for button in (*centre.verbs.buttons, centre.verbs.more)} == {0}
    assert cut_labels(window) == [] and cut_paint(window) == []


def test_the_end_shows_score_winner_and_what_turned_the_battle(
    laptop: Window, desk: Desk, large_battle: Path
) -> None:
    players = players_of(desk)
    players.do(c.EndGame(Result({"a": 38, "b": 30}, "b")))
    table = opened(laptop, players)
    end = table.centre.end
    assert {button.y() for button in (end.winners["a"], end.winners["b"])} == {end.winners["a"].y()}
    turned = end.turning.visibleRegion().boundingRect()
    assert turned.height() >= 2 * 40, "two turning points at least"
    assert cut(laptop) == []


def test_large_text_leaves_the_title_of_the_moment_whole(
    window: Window, desk: Desk, large_battle: Path
) -> None:
    players = players_of(desk)
    window.resize(1024, 700)
    window.change_settings(language="fr", scale=200)
    table = opened(window, players)
    assert "".join(table.banner.visible_strings()).count("…") == 0
    assert "Croisade du" in table.banner.visible_strings()


def test_large_text_says_what_the_side_of_the_banner_is_there_for(
    window: Window, desk: Desk, large_battle: Path
) -> None:
    """The phase gives its room: that somebody speaks tells it as well."""
    players = players_of(desk)
    window.resize(1280, 720)
    window.change_settings(language="fr", scale=200)
    table = opened(window, players)
    said = table.banner.visible_strings()
    assert {"Tour de parole de", "Croisade du Griffon", "Tour 2 sur 6"} <= set(said), said
    assert "Activation" in table.banner.accessibleName() and cut(window) == []


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_the_card_of_a_figure_leaves_the_banner_in_view_in_large_text(
    window: Window, desk: Desk, large_battle: Path, spoken: str
) -> None:
    players = players_of(desk)
    window.resize(1280, 720)
    window.change_settings(language=spoken, scale=200)
    table = opened(window, players)
    table.figure.show_figure(players.figure(TEMPLARS, "B"))
    settle()
    card = table.figure.popover
    notch = card.contentsMargins().top()
    assert table.figure.is_open and card.y() + notch > table.banner.geometry().bottom()
    assert card.geometry().bottom() - notch <= table.height()


@pytest.mark.parametrize(
    ("spoken", "wide", "high", "scale"), [("en", 1366, 768, 150), ("fr", 1280, 720, 200)]
)
def test_actions_that_lie_over_the_row_of_a_figure_tell_its_values(
    window: Window, desk: Desk, large_battle: Path, spoken: str, wide: int, high: int, scale: int
) -> None:
    players = players_of(desk)
    window.resize(wide, high)
    window.change_settings(language=spoken, scale=scale)
    table = opened(window, players)
    Hand(window)("5")
    settle()
    prompt = table.prompt
    assert isinstance(prompt, OfferPrompt)
    shown = prompt.values.visibleRegion().boundingRect()
    assert "INI\N{NO-BREAK SPACE}3" in prompt.values.text() and shown.height() == prompt.values.height() > 0
    rows = [button for offer in prompt.offers if (button := prompt.button(offer.id)).isVisible()]
    assert rows and not any(row.is_cut or row.height() < row.heightForWidth(row.width()) for row in rows)
    assert cut(window) == []


@pytest.mark.parametrize(("wide", "high"), [(1093, 614), (1024, 700)])
def test_a_shot_shows_who_shoots_the_dice_of_its_places_and_whole_rows_at_once(
    window: Window, desk: Desk, wide: int, high: int
) -> None:
    window.resize(wide, high)
    window.change_settings(language="fr")
    table = open_table(window, large(desk))
    table.open_prompt(shot := WoundShotForm(table.over, table.context, OpenShot("a2.1", "b2.1")))
    shot.difficulty.set_number(6)
    settle()
    assert hidden_part(shot.view) == 0
    assert shot.needed.font().pixelSize() <= shot.facing.names[0].font().pixelSize()
    shown = shot.wounds
    rows = shown.lit_rect()
    assert shown.visibleRegion().boundingRect().size() == shown.size() and shown.rect().contains(rows)
    assert "".join(shown.visible_strings()).count("5-6") == 1 and "3 abdomen" in shown.visible_strings()
    assert cut(window) == []


@pytest.mark.parametrize(
    ("spoken", "wide", "high", "scale"),
    [("en", 1366, 768, 150), ("fr", 1024, 700, 100)],
)
def test_the_verbs_of_the_tactique_roll_stand_in_one_line_and_break_no_words(
    window: Window, desk: Desk, second_turn: Path, spoken: str, wide: int, high: int, scale: int
) -> None:
    window.resize(wide, high)
    window.change_settings(language=spoken, scale=scale)
    centre = opened(window, to_the_roll(desk)).centre
    bar = centre.verbs
    assert "Kaian Draghost" in centre.undo_line.words and "Changeur" not in centre.undo_line.words
    assert [button.text()[:2] for button in bar.buttons[1:]] == ["A\N{NO-BREAK SPACE}", "B\N{NO-BREAK SPACE}"]
    assert {button.y() for button in (*bar.buttons, bar.more)} == {0}
    assert bar.height() == bar.more.minimumSizeHint().height(), "no words take a second line"
    assert cut(window) == []
