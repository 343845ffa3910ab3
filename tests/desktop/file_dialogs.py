"""The dialogs of the system, answered by real keys and a real mouse while the program waits in them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from tests.desktop.hands import click, press, write

Answer = Callable[[QDialog], None]


def _application() -> QGuiApplication:
    running = QApplication.instance()
    assert isinstance(running, QGuiApplication)
    return running


class Dialogs(QObject):
    """Answers the next dialogs, each in its turn; one that nobody expected is closed and told."""

    def __init__(self, *answers: Answer) -> None:
        super().__init__()
        self._answers = list(answers)
        self._met: list[QDialog] = []
        self._shown: list[QDialog] = []
        self._trouble: list[BaseException] = []

    def __enter__(self) -> Dialogs:
        # a filter on the program would be asked at each event of all the widgets of the window
        _application().focusWindowChanged.connect(self._look)
        return self

    def __exit__(self, *_: object) -> None:
        _application().focusWindowChanged.disconnect(self._look)
        if self._trouble:
            raise self._trouble[0]
        assert self._answers == [], "a dialog that was expected did not come"

    def _look(self) -> None:
        """Answer a dialog once the program waits in it, with the keyboard."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog | QMessageBox) and dialog not in self._met:
            self._met.append(dialog)
            self._shown.append(dialog)
            QTimer.singleShot(0, self._answer)

    def _answer(self) -> None:
        dialog = self._shown.pop(0)
        try:
            self._answers.pop(0)(dialog)
            assert not dialog.isVisible(), "the answer closes the dialog"
        except BaseException as error:  # noqa: BLE001 (told once the program no longer waits)
            self._trouble.append(error)
            dialog.reject()


def button_of(dialog: QDialog, *roles: QDialogButtonBox.ButtonRole) -> QPushButton:
    """Give the button of a dialog that has one of the roles."""
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    return next(
        button for button in box.buttons()
        if isinstance(button, QPushButton) and box.buttonRole(button) in roles
    )  # fmt: skip


def cancel(_dialog: QDialog) -> None:
    """Leave it by Esc."""
    write("\x1b")


def cancel_by_mouse(dialog: QDialog) -> None:
    """Leave it by its button."""
    click(button_of(dialog, QDialogButtonBox.ButtonRole.RejectRole))


def take_proposed(_dialog: QDialog) -> None:
    """Take the name that it proposes."""
    write("\n")


def take_by_mouse(dialog: QDialog) -> None:
    """Press its button."""
    click(button_of(dialog, QDialogButtonBox.ButtonRole.AcceptRole))


def yes(dialog: QDialog) -> None:
    """Say yes."""
    click(button_of(dialog, QDialogButtonBox.ButtonRole.YesRole, QDialogButtonBox.ButtonRole.AcceptRole))


def no(dialog: QDialog) -> None:
    """Say no."""
    click(button_of(dialog, QDialogButtonBox.ButtonRole.NoRole))


class then:  # noqa: N801 (reads like its siblings, which are functions)
    """Does one thing after the other."""

    def __init__(self, *answers: Answer) -> None:
        self._answers = answers

    def __call__(self, dialog: QDialog) -> None:
        for answer in self._answers:
            answer(dialog)


class type_path:  # noqa: N801 (reads like its siblings, which are functions)
    """Puts a path in place of what is proposed, its folder pasted, and Return, or what else takes it."""

    def __init__(self, path: Path, take: Answer = take_proposed) -> None:
        self._path, self._take = path, take

    def __call__(self, dialog: QDialog) -> None:
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(field, QLineEdit)
        assert dialog.focusWidget() is field, "a name can be typed at once"
        press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        # a folder is looked through at each letter of it, and a test lies deep
        QApplication.clipboard().setText(f"{self._path.parent}/")
        press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        write(self._path.name)
        self._take(dialog)


class pick:  # noqa: N801 (reads like its siblings, which are functions)
    """Goes to a folder, then clicks a file in it and the button."""

    def __init__(self, qtbot: QtBot, path: Path) -> None:
        self._qtbot, self._path = qtbot, path

    def __call__(self, dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(self._path.parent))
        view = next(
            each for each in dialog.findChildren(QAbstractItemView)
            if each.objectName() in ("listView", "treeView") and each.isVisible()
        )  # fmt: skip

        def listed() -> bool:
            return bool(self._rows(view))

        self._qtbot.waitUntil(listed)
        index = self._rows(view)[0]
        view.scrollTo(index)
        click(view.viewport(), view.visualRect(index).center())
        take_by_mouse(dialog)

    def _rows(self, view: QAbstractItemView) -> list[QModelIndex]:
        model, root = view.model(), view.rootIndex()
        rows = [model.index(row, 0, root) for row in range(model.rowCount(root))]
        return [index for index in rows if index.data() == self._path.name]
