"""A picture is cropped in the window: by the mouse, by keys, taken back by one undo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from desktop.library.crop import LEAST, CropDraft
from desktop.library.crop_sheet import CropSheet
from desktop.library.pictures import encoded
from desktop.library.place import LibraryPlace
from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.operations.picture_parts import WHOLE, cropped_from, told_part
from desktop.operations.pictures import PictureSize, check_picture
from desktop.paper.face import picture_room
from desktop.paper.items import cover
from desktop.wording.card_words import language_now
from tests.desktop.fit import cut_labels


@pytest.fixture
def pictured(place: LibraryPlace, desk: Desk) -> str:
    """Give the card looked at a picture of 200 × 100, red at the left and blue at the right."""
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    for x in range(100, 200):
        for y in range(100):
            image.setPixelColor(x, y, QColor("#0000ff"))
    place.picturing.attach(encoded(image, b"PNG", 100))
    return place.browser.table.current_id()


def sheet_of(place: LibraryPlace) -> CropSheet:
    (sheet,) = [found for found in place.window().findChildren(CropSheet) if found.isVisible()]
    return sheet


def image_of(desk: Desk, card_id: str) -> QImage:
    data = cards.picture(desk, desk.library.card(card_id).card)
    assert data is not None
    return QImage.fromData(data)


def test_keys_choose_the_part_and_undo_brings_the_whole_back(
    place: LibraryPlace, desk: Desk, pictured: str
) -> None:
    before = desk.library.card(pictured).card.picture
    QTest.keyClick(place.browser.table, Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    sheet = sheet_of(place)
    assert not cut_labels(sheet)
    shift = Qt.KeyboardModifier.ShiftModifier
    for _ in range(25):
        QTest.keyClick(sheet.view, Qt.Key.Key_Left, shift)  # narrower around its middle
    for _ in range(60):
        QTest.keyClick(sheet.view, Qt.Key.Key_Right)
    assert sheet.view.draft.pixels(200, 100) == (100, 0, 100, 100)
    assert "50" in sheet.view.accessibleDescription()
    QTest.keyClick(sheet.view, Qt.Key.Key_Return)
    made = image_of(desk, pictured)
    assert (made.width(), made.height()) == (100, 100)
    assert made.pixelColor(0, 0) == made.pixelColor(99, 99) == QColor("#0000ff")
    place.undo()
    assert desk.library.card(pictured).card.picture == before


@pytest.mark.parametrize("kind", [b"PNG", b"JPG"])
def test_cropping_again_begins_where_it_stood_and_gives_back_what_was_cut_off(
    place: LibraryPlace, desk: Desk, pictured: str, kind: bytes
) -> None:
    place.picturing.attach(encoded(image_of(desk, pictured), kind, 100))
    whole = desk.library.card(pictured).card.picture

    def crop(*, to_the_right: int = 0) -> CropSheet:
        place.actions_set["library.crop"].trigger()
        sheet = sheet_of(place)
        for _ in range(to_the_right):
            QTest.keyClick(sheet.view, Qt.Key.Key_Right)
        return sheet

    first = crop()
    for _ in range(25):
        QTest.keyClick(first.view, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(first.view, Qt.Key.Key_Return)
    assert (image_of(desk, pictured).width(), image_of(desk, pictured).height()) == (100, 100)
    again = crop(to_the_right=25)
    assert again.view.image.width() == 200, "the whole picture is there again"
    assert again.view.draft.pixels(200, 100) == (100, 0, 100, 100)
    QTest.keyClick(again.view, Qt.Key.Key_Return)
    colour = image_of(desk, pictured).pixelColor(50, 50)
    assert colour.blue() > 250 > 5 > colour.red(), "what had been cut off"
    place.undo()
    back = crop()
    assert back.view.draft.pixels(200, 100) == (50, 0, 100, 100), "the part before"
    QTest.mouseClick(back.whole, Qt.MouseButton.LeftButton)
    QTest.mouseClick(back.crop, Qt.MouseButton.LeftButton)
    assert desk.library.card(pictured).card.picture == whole


def test_a_picture_whose_whole_is_elsewhere_is_cropped_as_it_is(desk: Desk) -> None:
    image = QImage(20, 10, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    for kind in (b"PNG", b"JPG"):
        data = encoded(image, kind, 90)
        part = told_part(data, b"a picture of another library", (0.1, 0.2, 0.9, 1.0))
        assert cropped_from(desk, part) == (part, WHOLE) and cropped_from(desk, data) == (data, WHOLE)
        assert check_picture(part) == PictureSize(20, 10) and QImage.fromData(part) == QImage.fromData(data)


def test_the_mouse_drags_edges_the_whole_and_a_new_part(
    place: LibraryPlace, desk: Desk, pictured: str
) -> None:
    place.actions_set["library.crop"].trigger()
    view = sheet_of(place).view
    frame = view.frame().toRect()

    def drag(start: QPoint, end: QPoint) -> None:
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(view, end)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)

    drag(QPoint(frame.left(), frame.center().y()), frame.center())
    assert view.draft.left == pytest.approx(0.5, abs=0.01) and view.draft.right == 1.0
    middle = view.kept().center().toPoint()
    drag(middle, middle - QPoint(frame.width() // 4, 0))
    assert view.draft.left == pytest.approx(0.25, abs=0.01) and view.draft.right == pytest.approx(
        0.75, abs=0.01
    )
    drag(frame.topLeft() + QPoint(2, 2), frame.topLeft() + QPoint(frame.width() // 5, frame.height() // 2))
    assert view.draft.right == pytest.approx(0.2, abs=0.01) and view.draft.bottom == pytest.approx(
        0.5, abs=0.01
    )
    QTest.mouseClick(sheet_of(place).crop, Qt.MouseButton.LeftButton)
    data = cards.picture(desk, desk.library.card(pictured).card)
    assert data is not None
    size = check_picture(data)
    assert isinstance(size, PictureSize) and abs(size.width - 40) <= 2 and abs(size.height - 50) <= 2


def test_esc_and_the_whole_change_nothing(place: LibraryPlace, desk: Desk, pictured: str) -> None:
    before = desk.library.card(pictured)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        place.actions_set["library.crop"].trigger()
        sheet = sheet_of(place)
        if key == Qt.Key.Key_Escape:
            QTest.keyClick(sheet.view, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClick(sheet.view, key)
        assert sheet.isHidden()
        assert desk.library.card(pictured) == before


def test_a_part_stays_within_the_picture_and_is_never_too_small() -> None:
    draft = CropDraft().dragged("rb", 0.02, -3)
    assert draft == CropDraft(0, 0, LEAST, LEAST)
    assert draft.moved(5, 5).right == 1.0 and draft.moved(-5, 0) == draft
    assert CropDraft().with_edges(0.95, 0.95, 0.99, 0.99) == CropDraft(1 - LEAST, 1 - LEAST, 1, 1)
    small = CropDraft(0.4, 0.4, 0.6, 0.6).grown(-1, -1)
    assert (small.left, small.right, small.bottom) == pytest.approx((0.45, 0.55, 0.55))


def test_the_sheet_shows_what_a_card_has_room_for_and_takes_just_that(
    place: LibraryPlace, desk: Desk, pictured: str
) -> None:
    """What is chosen in the card's own shape is printed whole."""
    card = desk.library.card(pictured).card
    room = picture_room(card, language_now())
    assert room is not None
    QTest.keyClick(place.browser.table, Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    sheet = sheet_of(place)
    _, _, wide, high = sheet.view.shown().pixels(2000, 1000)
    assert wide / high == pytest.approx(room[0] / room[1], rel=0.01)
    assert sheet.view.accessibleDescription().count("%") == 6, "what a card shows of it is said, too"
    dark = sheet.view.grab().toImage().pixelColor(sheet.view.frame().topLeft().toPoint() + QPoint(20, 20))
    assert dark.red() < 200, "what the card has no room for is darker"
    QTest.mouseClick(sheet.fitted, Qt.MouseButton.LeftButton)
    assert sheet.view.accessibleDescription().count("%") == 4 and not cut_labels(sheet)
    QTest.keyClick(sheet.view, Qt.Key.Key_Return)
    made = image_of(desk, pictured)
    assert cover((made.width(), made.height()), room) == pytest.approx((0, 0, *room), abs=0.6)
