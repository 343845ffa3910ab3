"""The window for the opponent: what both may see, large, and nothing that only one of them may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.battle.system_loader import pieces_of
from desktop.battle.table import BattleTable
from desktop.look.painting import Ink
from desktop.operations.desk import Desk
from desktop.public_board.public_window import PublicWindow
from desktop.public_board.side_column import PublicSide
from desktop.public_board.unit import Unit
from desktop.shell import opponent
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from desktop.widgets.menu import Menu
from desktop.wording.battle.board_views import Mark
from desktop.wording.battle.public_board import PublicBoard, PublicBoards
from desktop.wording.battle.public_roll import PublicRoll
from rules.battle import commands as c
from rules.battle.state import Contender, Game, Place, Result
from rules.battle.trial import OpenTrial, ThrowTrial
from rules.eclats.commands import Attack
from rules.monconf.commands import Strike
from tests.desktop.battle.battles import example, large, open_active, open_combat, open_table, squads, to_duel
from tests.desktop.battle.concealed import ORDERS, begin, hidden_battle
from tests.desktop.battle.eclats_room import BRUTE, MIRA
from tests.desktop.battle.eclats_room import begin as combat_begun
from tests.desktop.battle.hand import CONTROL, SHIFT, Hand, settle
from tests.desktop.battle.monconf_room import begun as monconf_begun
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_paint, measured
from tests.desktop.hands import PLAIN, click, press
from tests.rules.otherwise import otherwise
from tests.stories.tabletop import card, side

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture(autouse=True)
def nothing_left_open(window: Window) -> Iterator[None]:
    """Close what a test opened."""
    yield
    window.verbs.opponent.close()


def opened(window: Window, keys: Hand) -> PublicWindow:
    """Open the window for the opponent by its key."""
    window.activateWindow()
    settle()
    keys.press(Qt.Key.Key_O, held=CONTROL | SHIFT)
    settle()
    shown = window.verbs.opponent.shown
    assert shown is not None and shown.isVisible()
    return shown


def read(shown: PublicWindow) -> list[str]:
    """Read all of the window: what is seen, and what is heard."""
    heard = [part.name for side in shown.sides for part in side.heard()]
    said = [QAccessible.queryAccessibleInterface(side).text(QAccessible.Text.Name) for side in shown.sides]
    return [*strings(shown), *heard, *said]


def board_of(table: BattleTable, game: Game) -> PublicBoard:
    """Give the public board of a state of the battle."""
    play = table.context.play
    return PublicBoards(pieces_of(play.system.id)).board(game, play.table, "en", "Evening")


@pytest.mark.parametrize("gestures", ["", "p\n", "p\nfr", "p\nfrp\na"])
def test_every_string_is_the_same_whatever_the_hidden_order(
    window: Window, desk: Desk, keys: Hand, gestures: str
) -> None:
    seen = []
    for order in ORDERS:
        begin(window, desk, order)
        keys(gestures)
        settle()
        seen.append(read(opened(window, keys)))
        window.verbs.opponent.close()
        window.activateWindow()
    assert seen[0] == seen[1]
    assert any("Griffon" in words for words in seen[0])


def test_an_order_that_the_laptop_shows_stays_off_it(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, example(desk))
    assert {row.mark for row in table.sides["a"].roster.rows} >= {Mark.TOP, Mark.PILE}
    board = window.verbs.opponent.board()
    assert board is not None
    assert {row.mark for side in board.sides for row in side.rows} == {Mark.BACK}
    assert not any("pile" in words and "number" in words for words in read(opened(window, keys)))


def roll(window: Window) -> PublicRoll:
    """Give the dice that the opponent sees."""
    board = window.verbs.opponent.board()
    assert board is not None and board.roll is not None
    return board.roll


def total_seen(window: Window) -> list[tuple[tuple[int, ...], str, bool]]:
    """Give the dice, the total and whether it wins, of each throw."""
    return [(throw.dice, throw.total, throw.wins) for throw in roll(window).throws]


def test_dice_are_the_same_whatever_the_hidden_order(window: Window, desk: Desk, keys: Hand) -> None:
    seen = []
    for order in ORDERS:
        table = open_table(window, example(desk, hidden=True))
        do, told = table.context.do, []
        shown = opened(window, keys)
        rolls = (
            c.ThrowDice("a", (6,)), c.ThrowDice("b", (6,)),
            c.ChooseUnseen("a", again=order is ORDERS[0]), c.ChooseUnseen("b", again=False),
        )  # fmt: skip
        for command in (c.SetOrder("a", order), c.Ready("a"), c.Ready("b"), *rolls[:3]):
            assert do(command), command
            settle()
            told.append([*read(shown), roll(window)] if command in rolls else read(shown))
        assert do(c.DeclareWinner("a")) and do(c.ChooseFirst("a"))
        assert do(c.RollWound("b2.1", "a1.1", dice=(3, 5)))
        settle()
        told.append([*read(shown), roll(window)])
        seen.append(told)
        window.verbs.opponent.close()
        window.activateWindow()
    assert seen[0] == seen[1]
    assert any("abdomen" in str(words) for words in seen[0][-1])


def test_the_tactique_roll_is_followed(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, example(desk))
    do = table.context.do
    shown = opened(window, keys)
    assert do(c.Ready("a")) and do(c.Ready("b"))
    assert not shown.view.roll.isVisible(), "no dice fell yet"
    assert do(c.ThrowDice("a", (6,)))
    settle()
    assert shown.view.roll.isVisible() and "6" in strings(shown.view.roll)
    assert "decides. A 6: re-roll it, or keep it." in roll(window).told
    do(c.ThrowDice("b", (6,)))
    assert total_seen(window) == [((6,), "6", False), ((6,), "6", False)]
    do(c.ChooseUnseen("a", again=True))
    assert roll(window).told == "A tie: each chooses in secret, re-roll the 6 or keep it."
    do(c.ChooseUnseen("b", again=True))
    both = "Both have decided: each re-rolls its 6"
    assert roll(window).told == both
    do(c.ThrowDice("a", (4,)))
    assert roll(window).told == both, "the other one still has to"
    do(c.ThrowDice("b", (2,)))
    assert total_seen(window) == [((6, 4), "10", True), ((6, 2), "8", False)]
    settle()
    assert any("wins" in part.name for part in shown.view.roll.heard())
    do(c.ChooseFirst("a"))
    settle()
    assert not shown.view.roll.isVisible()


def test_a_tie_of_the_tactique_roll_is_told(window: Window, desk: Desk, keys: Hand) -> None:
    do = open_table(window, example(desk)).context.do
    for command in (c.Ready("a"), c.Ready("b"), c.ThrowDice("a", (3,)), c.ThrowDice("b", (3,))):
        assert do(command)
    assert roll(window).told == "A tie: both re-roll."


def test_tests_and_wounds_are_followed_the_last_one_in_view(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, example(desk))
    do = table.context.do
    attack, defence = (
        Contender(characteristic=what, fighter=who) for what, who in (("ATT", "a1.1"), ("DEF", "b1.1"))
    )
    assert do(c.PlayTop()) and do(OpenTrial(attack, defence))
    assert do(ThrowTrial(0, (5,))) and do(ThrowTrial(1, (3,)))
    assert total_seen(window) == [((5,), "7", True), ((3,), "6", False)]
    assert roll(window).told == "Griffin conscript A wins the test"
    assert do(c.RollWound("b2.1", "a1.1", dice=(3, 5)))
    assert [throw.dice for throw in roll(window).throws] == [(3, 5)]
    assert "Light wound" in roll(window).title
    table.context.undo()
    assert len(total_seen(window)) == 2


def test_the_score_stays_at_the_end(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, example(desk))
    shown = opened(window, keys)
    assert table.context.do(c.PlayTop())
    for fallen, score in ((), "0 to 0"), (("b1.1",), "43 to 0"):
        for fighter in fallen:
            assert table.context.do(c.Put(fighter, Place.DEAD))
        window.activateWindow()
        settle()
        keys.press(Qt.Key.Key_E, held=CONTROL)
        keys("\n")
        settle()
        assert f"PA destroyed: {score}" in shown.view.heading.accessibleName()
        assert not any(side.header.hand for side in shared(window).sides)
        assert all(row.mark is not Mark.SPEAKING for side in shared(window).sides for row in side.rows)
        keys.press(Qt.Key.Key_Z, held=CONTROL)


def shared(window: Window) -> PublicBoard:
    """Give what both may see."""
    board = window.verbs.opponent.board()
    assert board is not None
    return board


def test_points_that_the_table_entered_are_the_score(window: Window, desk: Desk) -> None:
    table = open_active(window, example(desk))
    assert table.context.do(c.EndGame(Result({"a": 3, "b": 1}, "a")))
    banner = shared(window).banner
    assert (banner.score, banner.counted) == (("3", "1"), "points")


@pytest.mark.parametrize("phase", ["strategic", "combat"])
def test_the_phase_is_said_once(window: Window, desk: Desk, keys: Hand, phase: str) -> None:
    table = open_table(window, example(desk))
    if phase == "combat":
        table = open_active(window, example(desk))
        assert table.context.do(c.Correct("game", {"phase": "combat", "step": ""}))
    shown = opened(window, keys)
    words = [word.casefold() for word in strings(shown.view.heading)]
    assert words.count(phase) == 1


@pytest.mark.parametrize("system", ["confrontation", "monconf"])
def test_boards_of_other_secrets_are_equal(window: Window, desk: Desk, system: str) -> None:
    table = hidden_battle(window, desk, system)
    game = table.context.play.game
    changed = otherwise(game, lambda cards: cards[::-1])
    assert changed.sides["a"].order != game.sides["a"].order
    assert board_of(table, changed) == board_of(table, game)


def test_it_follows_the_battle_and_its_undo(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, example(desk))
    shown = opened(window, keys)
    shown.resize(1280, 720)
    window.activateWindow()
    settle()
    before = read(shown)
    assert table.context.do(c.PlayTop())
    settle()
    after = read(shown)
    assert any("speaking now" in words for words in after) and after != before
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    settle()
    assert read(shown) == before


def test_a_look_back_and_a_question_never_show_there(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, example(desk))
    assert table.context.do(c.PlayTop())
    shown = opened(window, keys)
    window.activateWindow()
    settle()
    before = read(shown)
    table.context.look_before()
    settle()
    assert table.context.looks_back
    window.verbs.update()
    assert read(shown) == before
    table.context.look_now()
    assert read(shown) == before


def test_a_note_of_a_figure_is_not_told(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, example(desk))
    shown = opened(window, keys)
    before = read(shown)
    assert table.context.do(c.Annotate("a1.1", "he comes from behind"))
    settle()
    assert read(shown) == before


@pytest.mark.parametrize(
    "key", [(Qt.Key.Key_Escape, PLAIN), (Qt.Key.Key_W, CONTROL), (Qt.Key.Key_O, CONTROL | SHIFT)]
)
def test_it_closes_by_its_keys(
    window: Window, desk: Desk, keys: Hand, key: tuple[Qt.Key, Qt.KeyboardModifier]
) -> None:
    open_active(window, example(desk))
    shown = opened(window, keys)
    assert window.verb("opponent").text() == "Close the opponent’s window"
    press(*key, window=shown)
    settle()
    assert window.verbs.opponent.shown is None and window.isVisible()
    assert window.verb("opponent").text() == "Show the opponent’s window"


def test_the_verb_that_opens_it_closes_it(window: Window, desk: Desk, keys: Hand) -> None:
    open_active(window, example(desk))
    opened(window, keys)
    window.activateWindow()
    settle()
    keys.press(Qt.Key.Key_O, held=CONTROL | SHIFT)
    settle()
    assert window.verbs.opponent.shown is None


def test_the_verb_brings_it_before_what_hides_it(window: Window, desk: Desk, keys: Hand) -> None:
    open_active(window, example(desk))
    shown = opened(window, keys)
    covers = QWidget()
    covers.setGeometry(shown.frameGeometry())
    covers.show()
    window.activateWindow()
    settle()
    keys.press(Qt.Key.Key_F10)
    assert window.verb("opponent").text() == "Show the opponent’s window"
    keys("o")
    assert window.verbs.opponent.shown is shown and shown.isVisible(), "it is not closed unseen"
    covers.close()
    window.activateWindow()
    settle()
    keys.press(Qt.Key.Key_O, held=CONTROL | SHIFT)
    settle()
    assert window.verbs.opponent.shown is None


def test_on_a_screen_of_its_own_it_leaves_the_keyboard_to_the_table(
    window: Window, desk: Desk, keys: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_active(window, example(desk))
    there = SimpleNamespace(availableGeometry=lambda: QRect(0, 0, 800, 600))
    two = SimpleNamespace(screens=lambda: [window.screen(), there], topLevelAt=QGuiApplication.topLevelAt)
    monkeypatch.setattr(opponent, "QGuiApplication", two)
    opened(window, keys)
    assert QApplication.activeWindow() is window
    before = len(table.context.play.path)
    keys("p")
    assert len(table.context.play.path) == before + 1


def test_on_the_one_screen_it_leaves_the_keyboard_to_the_table(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table = open_active(window, example(desk))
    shown = opened(window, keys)
    room = window.screen().availableGeometry()
    assert room.contains(shown.geometry())
    assert shown.geometry().left() > room.left(), "the table reads from the left"
    assert QApplication.activeWindow() is window
    before = len(table.context.play.path)
    keys("p")
    assert len(table.context.play.path) == before + 1


@pytest.mark.parametrize("key", [Qt.Key.Key_P, Qt.Key.Key_Down, Qt.Key.Key_F10])
def test_a_key_that_is_typed_there_leads_back_to_the_table_and_plays_nothing(
    window: Window, desk: Desk, keys: Hand, key: Qt.Key
) -> None:
    table = open_active(window, example(desk))
    shown = opened(window, keys)
    shown.activateWindow()
    settle()
    before = len(table.context.play.path)
    press(Qt.Key.Key_Shift, window=shown)
    assert QApplication.activeWindow() is shown, "a key that is only held is none"
    press(key, window=shown)
    settle()
    assert QApplication.activeWindow() is window and table.hasFocus()
    assert len(table.context.play.path) == before and table.prompt is None
    assert "takes no keys" in window.strip.words
    keys("p")
    assert len(table.context.play.path) == before + 1


def test_the_menu_of_the_battle_opens_it_by_mouse_and_by_keys(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, example(desk))
    window.activateWindow()
    settle()
    click(table.banner.menu)
    assert isinstance(table.prompt, Menu)
    click(next(each for each in table.prompt.findChildren(KeyButton) if "opponent’s window" in each.text()))
    assert window.verbs.opponent.shown is not None
    table.setFocus()
    keys.press(Qt.Key.Key_F10)
    keys("o")
    assert window.verbs.opponent.shown is None and table.hasFocus()


def test_gems_stand_beside_the_names_of_a_large_army(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, large(desk))
    assert table.context.do(c.Correct("fighter:a1.1", {"gems": {"fire": 3, "water": 2}}))
    assert table.context.do(c.Correct("fighter:b5.3", {"gems": {"air": 1}}))
    shown = opened(window, keys)
    shown.resize(960, 540)
    settle()
    first, second = (strings(side) for side in shown.sides)
    assert "F 3" in first and "W 2" in first and "C A 1" in second, "with the letter of one of several"
    assert len({words for words in first if "…" in words}) == 0, "no name is cut for them"


def test_it_fills_the_screen(window: Window, desk: Desk, keys: Hand) -> None:
    open_active(window, example(desk))
    shown = opened(window, keys)
    shown.activateWindow()
    settle()
    press(Qt.Key.Key_F11, window=shown)
    assert shown.isFullScreen()
    press(Qt.Key.Key_F11, window=shown)
    assert not shown.isFullScreen()


def test_it_speaks_the_language_and_says_that_no_battle_is_left(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table = open_table(window, example(desk))
    shown = opened(window, keys)
    window.change_settings(language="fr")
    settle()
    assert any("Ordre" in words for words in read(shown)) and "Pour l’adversaire" in shown.windowTitle()
    window.change_settings(language="en")
    table.left.emit()
    settle()
    assert "No battle is on the table." in read(shown)
    assert not shown.sides[0].heard()


def test_without_a_battle_there_is_nothing_to_show(window: Window) -> None:
    window.go("library")
    settle()
    assert not window.verb("opponent").isEnabled()


def test_the_dice_of_a_fight_are_followed(window: Window, desk: Desk, keys: Hand) -> None:
    guard = card("Garde", "Griffons d’Akkylannie", INI=3, ATT=4, FOR=5, DEF=3, RES=6)
    goblin = card("Gobelin", "Gobelins de No-Dan-Kar", INI=2, ATT=2, FOR=3, DEF=2, RES=4)
    table = open_combat(window, squads(guard, goblin, figures=(1, 1)), ("a1.1", "b1.1"))
    shown = opened(window, keys)
    table.take_keyboard()
    keys("53")
    settle()
    assert [(throw.dice, throw.side) for throw in roll(window).throws] == [((5,), 0), ((3,), 1)]
    assert shown.view.roll.isVisible() and "5" in strings(shown.view.roll)


def test_dice_lie_above_the_side_that_throws_them_whoever_attacks(window: Window, desk: Desk) -> None:
    table = open_active(window, example(desk))
    do = table.context.do
    attack, defence = (
        Contender(characteristic=what, fighter=who) for what, who in (("ATT", "b1.1"), ("DEF", "a1.1"))
    )
    assert do(c.PlayTop()) and do(OpenTrial(attack, defence))
    assert do(ThrowTrial(0, (6,))) and do(ThrowTrial(0, (5,))) and do(ThrowTrial(1, (1,)))
    assert [(throw.side, throw.dice, throw.wins) for throw in roll(window).throws] == [
        (0, (1,), False), (1, (6, 5), True),
    ]  # fmt: skip


def test_a_blow_is_told_instead_of_the_test_before_it(window: Window, desk: Desk, keys: Hand) -> None:
    soldier = card("Soldat", "Griffons d’Akkylannie", INI=3, ATT=4, FOR=5, DEF=3, RES=4, PV=9)
    table = monconf_begun(window, desk, side("Lions", [soldier]), side("Loups", [soldier]))
    to_duel(table)
    do, shown = table.context.do, opened(window, keys)
    attack, defence = (
        Contender(characteristic=what, fighter=who) for what, who in (("ATT", "b1.1"), ("DEF", "a1.1"))
    )
    assert do(OpenTrial(attack, defence))
    assert do(ThrowTrial(0, (5,))) and do(ThrowTrial(1, (1,)))
    assert do(Strike(target="a1.1", attacker="b1.1", threshold=5))
    lost = table.context.game.fighters["a1.1"].notches
    settle()
    (throw,) = roll(window).throws
    assert lost and f"{lost} life point" in roll(window).title and roll(window).title in read(shown)
    assert (throw.side, throw.dice, throw.total) == (1, (), "1") and "RES" in throw.reasons
    (part,), column = shown.view.roll.heard(), shown.sides[1].mapTo(shown, shown.sides[1].rect().topLeft())
    assert abs(part.rect.left() - column.x()) < 4, "alone it lies above its side, too"
    table.context.undo()
    assert len(total_seen(window)) == 2


def test_an_attack_of_a_combat_is_told_without_dice(window: Window, desk: Desk, keys: Hand) -> None:
    table = combat_begun(window, desk)
    shown = opened(window, keys)
    assert table.context.do(Attack(MIRA, (BRUTE,), 7))
    settle()
    assert "Mira" in roll(window).title and "−7 Animus" in roll(window).title
    assert roll(window).throws == () and roll(window).title in read(shown)
    band = shown.view.roll
    assert band.isVisible() and band.height() < shown.view.heading.height() * 2
    table.context.undo()
    settle()
    assert not band.isVisible()


NAMES = (
    "Abel", "Templar of the inquisition", "Mirvilis, Chevalier de la Lumière", "Griffin fusiler",
    "Le Grand Crâne", "Ash hunter", "Kaian Draghost, le Changeur de Formes (Humain)", "Misery",
    "Guerrier Crâne", "Chevalier du Lion sur Destrier", "Melkion le Flamboyant", "Inquisiteur Taëtrius",
)  # fmt: skip


@pytest.mark.parametrize(("wide", "high"), [(638, 605), (520, 605), (460, 605), (420, 900)])
def test_names_of_one_side_have_two_sizes_at_most_and_who_speaks_has_the_larger_one(
    window: Window, desk: Desk, keys: Hand, qtbot: QtBot, wide: int, high: int
) -> None:
    table = open_table(window, example(desk))
    seen = board_of(table, table.context.game).sides[0]
    row, *_ = seen.rows
    marks = (Mark.PLAYED, Mark.SPEAKING, *[Mark.BACK] * 10)
    chips = (row.chips[:1] * 3, row.chips[:1] * 2, row.chips[:1])
    rows = tuple(
        replace(row, name=name, mark=mark, chips=chips[number % 3])
        for number, (name, mark) in enumerate(zip(NAMES, marks, strict=True))
    )
    side = PublicSide(0, window)
    qtbot.addWidget(side)
    side.resize(wide, high)
    side.set_unit(Unit(1))
    side.set_view(replace(seen, rows=rows))
    sizes: dict[str, int] = {}

    def block(_ink: Ink, _room: QRectF, lines: Sequence[str], font: QFont, _colour: QColor) -> None:
        sizes[" ".join(lines)] = font.pixelSize()

    with patch.object(Ink, "block", block):
        side.grab()
    assert len(sizes) == len(NAMES)
    assert len(set(sizes.values())) <= 2
    assert sizes[NAMES[1]] == max(sizes.values())


def test_values_of_a_few_cards_are_large_in_a_small_window(window: Window, desk: Desk, keys: Hand) -> None:
    open_active(window, example(desk))
    shown = opened(window, keys)
    shown.resize(640, 360)
    settle()
    for column in shown.sides:
        heights = [ink.heights["INI"] for ink in measured(column) if "INI" in ink.heights]
        assert heights and min(heights) >= 10
    assert [*cut_paint(shown)] == []


def test_values_stand_beside_the_names_of_a_large_army(window: Window, desk: Desk, keys: Hand) -> None:
    open_table(window, large(desk))
    shown = opened(window, keys)
    shown.resize(1280, 720)
    settle()
    assert all(each.visible_strings().count("INI") >= 6 for each in shown.sides), "where names leave room"
    assert [*cut_paint(shown)] == []


def test_letters_of_figures_beneath_the_names_of_a_narrow_replay_are_read(
    window: Window, desk: Desk, qtbot: QtBot
) -> None:
    table = open_table(window, large(desk))
    side = PublicSide(0, window, slim=True)
    qtbot.addWidget(side)
    side.resize(380, 400)
    side.set_view(board_of(table, table.context.game).sides[0])
    side.resize(380, side.minimumHeight())
    letters = [ink.heights["A"] for ink in measured(side) if "A" in ink.heights]
    assert letters and min(letters) >= 11
