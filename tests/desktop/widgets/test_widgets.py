"""What several places are made of."""

from __future__ import annotations

from itertools import count

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QColor, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.environment.settings import ThemeChoice
from desktop.look import theme
from desktop.widgets import spoken
from desktop.widgets.actions import ActionRow, ActionSet, shown_key
from desktop.widgets.boxes import Combo, may_shrink
from desktop.widgets.choice import Segmented
from desktop.widgets.cover import CoverScreen
from desktop.widgets.empty import EmptyState
from desktop.widgets.fit import words_room
from desktop.widgets.gem_spin import GemSpin
from desktop.widgets.key_button import KeyButton
from desktop.widgets.people import PeopleBox
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.search import SearchField
from desktop.widgets.spin import MINUS, DoubleSpin, Spin
from desktop.widgets.text import (
    BREAK,
    ElidedLabel,
    KeyHint,
    SectionHeader,
    breakable,
    label,
    set_look,
)
from desktop.wording import loader
from tests.desktop.fit import cut_labels

pytestmark = pytest.mark.usefixtures("dressed")

LONG = "Kaian Draghost, le Changeur de Formes (Humain)"


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    """Give an empty room of 640 by 480."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(640, 480)
    made.show()
    return made


# Nothing is cut ----------------------------------------------------------------------------------


def test_a_cut_label_button_tab_or_combo_is_reported(room: QWidget) -> None:
    plain, button = QLabel(LONG, room), QPushButton(LONG, room)
    tool, combo = QToolButton(room), QComboBox(room)
    tool.setText(LONG)
    tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    combo.addItem(LONG)
    for number, widget in enumerate((plain, button, tool, combo)):
        widget.setGeometry(0, 40 * number, 90, 38)
        widget.show()
    assert len(cut_labels(room)) == 4
    assert all(LONG in complaint for complaint in cut_labels(room))
    for widget in (plain, button, tool, combo):
        widget.resize(500, 38)
    assert cut_labels(room) == []


def test_a_wrapped_label_needs_its_height_and_its_longest_word(room: QWidget) -> None:
    words = label(LONG, room, wrap=True)
    words.setGeometry(0, 0, 150, 20)
    words.show()
    assert len(cut_labels(room)) == 1
    words.resize(150, words.heightForWidth(150))
    assert cut_labels(room) == []
    words.resize(40, 400)
    assert len(cut_labels(room)) == 1


def test_words_that_stick_out_of_their_room_are_reported(room: QWidget) -> None:
    words = label("Abel", room)
    words.adjustSize()
    words.move(620, 10)
    words.show()
    assert len(cut_labels(room)) == 1
    words.hide()
    assert cut_labels(room) == []


def test_an_elided_label_tells_its_rest_in_the_tooltip(room: QWidget) -> None:
    words = ElidedLabel(LONG, room)
    words.setGeometry(0, 0, 120, 24)
    words.show()
    assert words.elided
    assert words.toolTip() == LONG
    assert len(cut_labels(room)) == 1
    words.setProperty("may_elide", True)
    assert cut_labels(room) == []
    words.resize(600, 24)
    assert not words.elided
    assert words.toolTip() == ""


# Cover -------------------------------------------------------------------------------------------


def test_nothing_beneath_a_cover_can_be_seen_or_reached(room: QWidget, qtbot: QtBot) -> None:
    place, beside = QWidget(room), QPushButton("Library", room)
    column = QVBoxLayout(room)
    column.addWidget(beside)
    column.addWidget(place)
    field = QLineEdit("the order of Griffon", place)
    QVBoxLayout(place).addWidget(field)
    beside.show()
    place.show()
    QApplication.processEvents()
    cover = CoverScreen(place, count().__next__)
    room.activateWindow()
    field.setFocus()
    cover.cover("Pass to Ann", "Nothing can be seen.", "I am Ann", 1)
    assert cover.geometry() == place.rect()
    field.setText("the order of Scorpion")
    before = place.grab().toImage()
    field.setText("")
    assert place.grab().toImage() == before
    assert place.childAt(field.geometry().center()) is not field
    assert not field.hasFocus()
    heard: list[str] = []
    for owner, keys in ((place, "R"), (room, "Ctrl+K")):
        verb = QAction(keys, owner)
        verb.setShortcut(keys)
        verb.triggered.connect(lambda *_, keys=keys: heard.append(keys))
        owner.addAction(verb)
    for focus in (cover.button, beside):
        focus.setFocus()
        assert focus.hasFocus()
        heard.clear()
        QTest.keyClick(focus, Qt.Key.Key_R)
        assert heard == [], "a verb of the place"
        QTest.keyClick(focus, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        assert heard == ["Ctrl+K"], "a verb of the window"
    QTest.keyClick(beside, Qt.Key.Key_F6)
    assert cover.button.hasFocus()
    QTest.keyClick(cover.button, Qt.Key.Key_F6)
    assert beside.hasFocus()
    room.resize(700, 500)
    QApplication.processEvents()
    assert cover.geometry() == place.rect()
    assert cut_labels(cover) == []
    with qtbot.waitSignal(cover.uncovered):
        QTest.keyClick(cover, Qt.Key.Key_Return)
    with qtbot.waitSignal(cover.uncovered):
        QTest.keyClick(cover, Qt.Key.Key_Space)


def test_a_press_counts_from_when_the_finger_comes_down_on_a_cover(room: QWidget) -> None:
    now, opened = 0.0, []
    cover = CoverScreen(room, lambda: now)
    cover.uncovered.connect(lambda: opened.append(now))
    cover.cover("Pass to Ann", "Nothing can be seen.", "I am Ann", 1)
    QApplication.processEvents()
    assert cover.told.text() == ""
    for down, up in ((0.4, 0.9), (1.0, 1.1)):
        now = down
        QTest.mousePress(cover.button, Qt.MouseButton.LeftButton)
        now = up
        QTest.mouseRelease(cover.button, Qt.MouseButton.LeftButton)
    assert opened == [1.1]
    cover.cover("Pass to Bob", "Nothing can be seen.", "I am Bob", 0)
    assert cover.told.text() == ""
    cover.button.click()
    assert opened == [1.1] and cover.told.text() == "Too early: press again."


def test_a_cover_laid_again_has_the_bands_of_its_new_side(room: QWidget) -> None:
    cover = CoverScreen(room, count().__next__)

    def bands() -> list[QColor]:
        QApplication.processEvents()
        shown = room.screen().grabWindow(room.winId()).toImage()
        return [shown.pixelColor(5, y) for y in (2, room.height() - 3)]

    for side in (0, 1, 0):
        cover.cover("Pass to Ann", "Nothing can be seen.", "I am Ann", side)
        assert bands() == [theme.current().side(side)] * 2


# The others --------------------------------------------------------------------------------------


def test_one_of_a_few_is_chosen_by_hand_or_key(room: QWidget, qtbot: QtBot) -> None:
    choice = Segmented(room)
    choice.set_choices(("known", "Known"), ("drawn", "Revealed as drawn"))
    choice.show()
    choice.adjustSize()
    heard: list[str] = []
    choice.changed.connect(heard.append)
    assert choice.choice() == "known"
    choice.set_choice("drawn")
    assert (choice.choice(), heard) == ("drawn", [])
    qtbot.mouseClick(choice.findChild(QPushButton, "known"), Qt.MouseButton.LeftButton)
    assert heard == ["known"]
    choice.set_choices(("known", "Connu"), ("drawn", "Révélé"))
    assert [button.text() for button in choice.findChildren(QPushButton)] == ["Connu", "Révélé"]
    choice.set_choices(("drawn", "Révélé"), ("cards", "Nombre"))
    assert choice.choice() == "drawn"
    with pytest.raises(ValueError, match="known"):
        choice.set_choice("known")
    choice.set_choices(("cards", "Nombre"))
    assert (choice.choice(), [button.text() for button in choice.buttons]) == ("cards", ["Nombre"])


def test_an_empty_place_has_one_sentence_and_one_verb(room: QWidget, qtbot: QtBot) -> None:
    empty = EmptyState("cards", room)
    empty.resize(room.size())
    empty.set_words("No card has these letters.")
    empty.set_verbs(("new", "New card"), ("clear", "Show all cards"))
    empty.show()
    with qtbot.waitSignal(empty.chosen) as heard:
        empty.button("clear").click()
    assert heard.args == ["clear"]
    empty.set_verbs(("new", "Nouvelle carte"))
    assert not empty.button("clear").isVisible()
    QCoreApplication.processEvents()
    assert cut_labels(empty) == []


def test_search_is_cleared_then_left_and_goes_down(room: QWidget, qtbot: QtBot) -> None:
    field = SearchField(room)
    field.show()
    QTest.keyClicks(field, "pa<30")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    with qtbot.waitSignal(field.left):
        QTest.keyClick(field, Qt.Key.Key_Escape)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        with qtbot.waitSignal(field.descended):
            QTest.keyClick(field, key)


def test_words_are_read_on_the_colours_of_sides_and_states() -> None:
    for name in ("light", "dark"):
        worn = theme.load(name)
        for colour in ("side-a", "side-b", "good", "warn", "bad"):
            inks = (worn.colour("raised"), worn.colour("text"))
            assert max(theme.contrast(ink, worn.colour(colour)) for ink in inks) >= 4.5


def test_a_page_scrolls_down_and_never_sideways(room: QWidget) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    for _ in range(30):
        column.addWidget(QLabel(LONG, page))
    area = ScrollDown(page, room)
    area.resize(100, 200)
    area.show()
    QCoreApplication.processEvents()
    assert area.horizontalScrollBar().maximum() == 0
    assert area.verticalScrollBar().maximum() > 0
    assert cut_labels(area) == []


def test_a_people_is_chosen_by_hand_only(room: QWidget) -> None:
    box = PeopleBox(room)
    heard: list[str] = []
    box.chosen.connect(heard.append)
    box.set_people([("dirz", "Dirz"), ("griffins", "Griffons")], "griffins")
    assert (box.currentData(), heard) == ("griffins", [])
    box.activated.emit(1)
    assert heard == ["dirz"]
    box.set_people([("dirz", "Dirz")], "gone")
    assert box.currentData() == ""


def test_user_words_are_never_obeyed_as_mark_up(room: QWidget) -> None:
    name = '<b>Abel</b> & "co" \''
    for widget in (label(name, room), ElidedLabel(name, room), KeyHint(name, room)):
        assert widget.textFormat() is Qt.TextFormat.PlainText


def test_a_look_is_taken_at_once(room: QWidget) -> None:
    words = label("Abel", room)
    words.show()
    plain = words.sizeHint().height()
    set_look(words, "banner", "side-a")
    assert words.sizeHint().height() > plain * 1.5
    assert words.palette().windowText().color() == theme.current().colour("side-a")


@pytest.mark.parametrize("choice", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_every_widget_survives_a_change_of_dress(
    room: QWidget, dressed: QApplication, choice: ThemeChoice
) -> None:
    column = QVBoxLayout(room)
    for widget in (
        EmptyState("cards", room), SearchField(room), Segmented(room),
        SectionHeader("Values", room), KeyHint("R", room), PeopleBox(room),
    ):  # fmt: skip
        column.addWidget(widget)
    theme.apply(dressed, choice, 150)
    QCoreApplication.processEvents()
    assert not room.grab().toImage().isNull()
    assert room.mapToGlobal(QPoint(0, 0)) is not None


def test_a_key_has_one_name_in_each_language(qtbot: QtBot, dressed: QApplication) -> None:
    hint = KeyHint("Esc")
    qtbot.addWidget(hint)
    assert (hint.text(), shown_key("Esc")) == ("Esc", "Esc")
    loader.install(dressed, "fr")
    QApplication.processEvents()
    assert (hint.text(), shown_key("Esc")) == ("Échap", "Échap")
    loader.install(dressed, "en")
    QApplication.processEvents()
    assert (hint.text(), shown_key("Esc")) == ("Esc", "Esc")


def test_a_word_without_end_breaks_and_pushes_nothing_away(qtbot: QtBot, dressed: QApplication) -> None:
    name = "W" * 5_000
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    said, value = label(name, page, wrap=True), label("DIS 5", page)
    row.addWidget(said, 1)
    row.addWidget(value)
    page.resize(400, 300)
    page.show()
    assert page.width() == 400 and page.rect().contains(value.geometry())
    assert said.text() == name, "what is shown short is kept whole"
    path = "/home/anne/documents/confrontation/bibliotheques/club.tact"
    assert breakable(path).replace(BREAK, "") == path, "a path is never shortened"
    assert breakable("L’Anticonstitutionnel de Cadwallon") == "L’Anticonstitutionnel de Cadwallon"


def test_a_number_is_never_parted_from_its_unit(qtbot: QtBot, dressed: QApplication) -> None:
    words = "Characters take 72.8 % of the points (376.5 of 517.5 PA); 50 % at most. 12 cm, ? PA, 7 figures."
    shown = label(words, wrap=True)
    qtbot.addWidget(shown)
    held = ("72.8 %", "517.5 PA", "50 %", "12 cm", "? PA")
    assert shown.text() == words
    assert all(each.replace(" ", "\xa0") in QLabel.text(shown) for each in held)
    assert "7 figures" in QLabel.text(shown) and breakable("3 × 11 PAs") == "3 × 11 PAs"


def test_a_search_says_as_much_as_it_has_room_for(qtbot: QtBot, dressed: QApplication) -> None:
    field = SearchField()
    qtbot.addWidget(field)
    long, short = "Search: name, people, ability, rank, pa<30, dis>=5", "Search"
    field.set_hints(long, short)
    field.resize(700, 36)
    field.show()
    assert field.placeholderText() == long
    field.resize(260, 36)
    QApplication.processEvents()
    assert (field.placeholderText(), field.toolTip()) == (short, long)


def test_the_words_of_a_number_keep_clear_of_the_edge(qtbot: QtBot, dressed: QApplication) -> None:
    field = Spin()
    qtbot.addWidget(field)
    assert field.lineEdit().textMargins().left() == 7
    theme.apply(dressed, ThemeChoice.LIGHT, 150)
    QApplication.processEvents()
    assert field.lineEdit().textMargins().left() > 7


@pytest.mark.parametrize("make", [Spin, DoubleSpin])
@pytest.mark.parametrize("sign", ["-", MINUS])
def test_a_field_for_a_number_has_a_true_minus_and_takes_either(
    qtbot: QtBot, make: type[Spin] | type[DoubleSpin], sign: str
) -> None:
    field = make()
    qtbot.addWidget(field)
    field.setRange(-30, 60)
    field.setPrefix("FOR ")
    field.setValue(-1)
    assert field.text() == "FOR −1"
    field.lineEdit().selectAll()
    for letter in f"{sign}2":
        press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(field, press)
    field.interpretText()
    assert field.value() == -2 and field.text() == "FOR −2"


@pytest.mark.parametrize("make", [Combo, Spin, DoubleSpin])
def test_the_wheel_turns_a_field_only_while_it_has_the_keyboard(
    room: QWidget, make: type[Combo | Spin | DoubleSpin]
) -> None:
    field, other = make(room), QLineEdit(room)
    other.move(0, 100)
    if isinstance(field, Combo):
        field.addItems(["one", "two", "three"])
    room.activateWindow()
    other.show()
    field.show()

    def shown() -> str:
        return field.currentText() if isinstance(field, Combo) else field.text()

    def turn() -> bool:
        at = field.rect().center().toPointF()
        event = QWheelEvent(
            at, field.mapToGlobal(at), QPoint(), QPoint(0, -120 if isinstance(field, Combo) else 120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(field, event)
        return event.isAccepted()

    before = shown()
    other.setFocus()
    assert not turn() and shown() == before and other.hasFocus(), "the page scrolls"
    field.setFocus()
    assert turn() and shown() != before


@pytest.mark.parametrize("scale", [100, 125, 150])
def test_whatever_stands_side_by_side_is_equally_high(
    qtbot: QtBot, dressed: QApplication, scale: int
) -> None:
    theme.apply(dressed, ThemeChoice.LIGHT, scale)
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    choices, verb = Segmented(page), KeyButton(page)
    choices.set_choices(("a", "From the table"), ("b", "Rolled here"))
    verb.show_verb("Begin", "↵")
    for one in (
        QLineEdit(),
        Spin(),
        DoubleSpin(),
        QComboBox(),
        QPushButton("Verb"),
        QToolButton(),
        choices,
        verb,
    ):
        row.addWidget(one)
    page.show()
    for place in range(row.count()):
        item = row.itemAt(place)
        shown = item.widget() if item is not None else None
        assert shown is not None
        shown.setFocus()
        QApplication.processEvents()
        assert shown.height() == theme.current().target >= 40, f"{type(shown).__name__} at {scale} %"


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_a_chip_is_round_at_its_ends(qtbot: QtBot, dressed: QApplication, scale: int) -> None:
    theme.apply(dressed, ThemeChoice.LIGHT, scale)
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    chip = QPushButton("Fanaticism", page)
    set_look(chip, "chip")
    row.addWidget(chip)
    page.show()
    shown, edge = page.grab().toImage(), chip.height() // 10
    corner = shown.pixelColor(chip.geometry().topLeft() + QPoint(edge, edge))
    assert corner == shown.pixelColor(1, 1), "the page is seen at the corner"


@pytest.mark.parametrize("scale", [100, 150])
def test_what_clears_a_search_is_as_large_as_all_that_is_pressed(
    qtbot: QtBot, dressed: QApplication, scale: int
) -> None:
    theme.apply(dressed, ThemeChoice.LIGHT, scale)
    field = SearchField()
    qtbot.addWidget(field)
    field.resize(field.sizeHint())
    field.show()
    qtbot.waitExposed(field)
    target = theme.current().target
    assert field.height() == target
    for x, y in ((target - 2, 2), (2, target - 3)):
        field.setText("griffon")
        at = QPoint(field.width() - x, y)
        pressed = field.childAt(at)
        assert pressed is not None
        QTest.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=pressed.mapFrom(field, at))
        assert field.text() == "" and field.childAt(at) is None, "there is nothing to clear now"
    field.setText("M" * 99)
    field.grab()  # words are moved along as they are painted
    words = field.cursorRect().center().x()
    assert words <= field.width() - target + theme.current().px(8), "words end before the cross"
    glass = field.findChild(QLabel)
    assert glass is not None and glass.width() == theme.current().px(20)


@pytest.mark.parametrize("scale", [100, 150])
def test_what_is_chosen_ends_in_dots_where_its_box_is_too_narrow(
    qtbot: QtBot, dressed: QApplication, scale: int
) -> None:
    theme.apply(dressed, ThemeChoice.LIGHT, scale)
    boxes = Combo(), Combo()
    for box in boxes:
        qtbot.addWidget(box)
        may_shrink(box, 8)
        box.resize(theme.current().px(180), theme.current().target)
    long, told = boxes
    long.addItem(LONG)
    cut = long.fontMetrics().elidedText(LONG, Qt.TextElideMode.ElideRight, words_room(long) + 1)
    assert cut.endswith("…") and cut != LONG
    told.addItem(cut)
    assert long.grab().toImage() == told.grab().toImage()
    assert long.currentText() == LONG, "who listens hears it whole"


@pytest.mark.qt_log_ignore("This plugin does not support")  # a list that drops down, without a screen
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_every_entry_of_an_open_box_is_whole(qapp: QApplication, qtbot: QtBot, scale: int) -> None:
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    page = QWidget()
    qtbot.addWidget(page)
    box = Combo(page)
    box.addItems(["Confrontation", "MonCon’F", "ÉCLATS"])
    page.show()
    box.showPopup()
    view = box.view()
    last = view.visualRect(box.model().index(2, 0))
    assert view.viewport().rect().contains(last)
    assert last.height() >= theme.current().px(24)
    box.hidePopup()
    theme.apply(qapp, ThemeChoice.LIGHT, 100)


def test_why_a_verb_that_nobody_shows_sleeps_is_said_to_who_borrows_its_action(qtbot: QtBot) -> None:
    owner, asked = QWidget(), list[str]()
    qtbot.addWidget(owner)

    def why() -> str:
        asked.append("why")
        return "Nobody is there."

    row = ActionRow("one.act", "Act", lambda: None, enabled=lambda: True, why=why)
    actions = ActionSet(owner, [row])
    actions.set_possible(row, False)
    assert not asked, "nobody has asked"
    borrowed = actions.lent("one.act")
    assert not borrowed.isEnabled() and borrowed.toolTip() == "Nobody is there." and asked == ["why"]
    actions.set_possible(row, True)
    assert borrowed.isEnabled() and actions.lent("one.act").toolTip() == "Act"
    kept = actions["one.act"]
    for possible, words in ((False, "Nobody is there."), (True, "Act")):
        actions.set_possible(row, possible)
        assert kept.toolTip() == words, "whoever keeps it is told at once"
    shown = ActionSet(owner, [row])
    button = shown.button("one.act", owner)
    shown.set_possible(row, False)
    assert button.toolTip() == "Nobody is there.", "whoever points at its button reads it"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("top", [0, 250, 390, 650])
def test_a_list_that_drops_down_cuts_no_row(room: QWidget, top: int) -> None:
    box = Combo(room)
    box.addItems([f"Éclats {number}" for number in range(11)])
    room.move(0, 0)
    room.resize(400, 720)
    box.move(20, top)
    for letters in (12, 44):
        box.view().setStyleSheet(f"QAbstractItemView::item {{ min-height: {letters}px; }}")
        box.show()
        box.showPopup()
        view, rows = box.view(), range(box.count())
        places = [view.visualRect(box.model().index(row, 0)) for row in rows]
        shown = view.viewport().rect()
        assert not [row for row in rows if shown.intersects(places[row]) and not shown.contains(places[row])]
        assert shown.contains(places[-1]) or view.verticalScrollBar().isVisible()
        assert letters > 12 or shown.contains(places[-1]), "eleven are shown at once"
        box.hidePopup()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_narrow_box_drops_down_as_wide_as_its_words(room: QWidget) -> None:
    box = Combo(room)
    may_shrink(box, 6)
    box.addItems([f"The ford at the old tower, round {number}" for number in range(40)])
    room.resize(800, 720)
    box.setGeometry(20, 20, 120, 40)
    box.show()
    box.showPopup()
    assert box.view().viewport().width() >= box.view().sizeHintForColumn(0) > box.width()
    box.hidePopup()


def test_gems_stay_in_view_in_other_colours(room: QWidget, dressed: QApplication) -> None:
    gems = GemSpin("faith", room, named=True)
    gems.show()
    QApplication.processEvents()
    before = gems.lineEdit().geometry()
    assert before.width() >= gems.fontMetrics().horizontalAdvance(gems.text())
    theme.apply(dressed, ThemeChoice.DARK)
    QApplication.processEvents()
    assert gems.lineEdit().geometry() == before


def test_one_of_several_is_heard_as_such_and_not_as_a_box_to_tick(qtbot: QtBot) -> None:
    spoken.install()
    choice = Segmented()
    qtbot.addWidget(choice)
    choice.set_choices(("a", "100 %"), ("b", "125 %"))
    choice.setAccessibleName("Text size")
    choice.set_choice("b")
    choice.show()
    heard = [QAccessible.queryAccessibleInterface(each) for each in choice.buttons]
    assert [each.role() for each in heard] == [QAccessible.Role.RadioButton] * 2
    assert [(each.state().checkable, each.state().checked) for each in heard] == [(True, False), (True, True)]
    group = QAccessible.queryAccessibleInterface(choice)
    assert (group.role(), group.text(QAccessible.Text.Name)) == (QAccessible.Role.Grouping, "Text size")
