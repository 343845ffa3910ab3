"""The page of the list formats: those there are at the left, the checks of one at the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from desktop.muster.formats.checks import Checks
from desktop.muster.formats.fields import read_limits, unclear_limits
from desktop.muster.formats.words import check_name
from desktop.operations import armies, formats
from desktop.operations.free_names import MOST_NAME
from desktop.shell.owned_list_page import OwnedListPage
from desktop.widgets.boxes import Combo
from desktop.widgets.complaint import Complaint
from desktop.widgets.keys import lead
from desktop.widgets.text import label
from desktop.wording import say
from desktop.wording.card_words import language_now
from rules.formats import CHECKS, Format
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.shell.place import WindowPlace


class FormatsPage(OwnedListPage):
    """Formats to be read, copied and changed."""

    KEYS: ClassVar[Mapping[tuple[Qt.Key, bool], str]] = {
        **OwnedListPage.KEYS,
        (Qt.Key.Key_Insert, False): "add",
        (Qt.Key.Key_Delete, True): "delete",
    }

    def __init__(self, place: WindowPlace, parent: QWidget | None = None) -> None:
        super().__init__(place, ("copy", "delete", "add"), parent)
        self._shown: Format | None = None
        self.limits = QLineEdit(self)
        self._limits_caption = label("", self, role="small")
        self._limits_caption.setBuddy(self.limits)
        self.fault = Complaint(self, tone="bad")
        self.kinds = Combo(self)
        self.kinds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.checks = Checks(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        verbs, more = QHBoxLayout(), QHBoxLayout()
        for row, parts in ((verbs, ("copy", "delete")), (more, ("add",))):
            row.setSpacing(8)
            for key in parts:
                row.addWidget(self.buttons[key])
            row.addStretch(1)
        more.insertWidget(0, self.kinds)
        self.lay_out(verbs, self._limits_caption, self.limits, self.fault, page=self.checks)
        self.right.addLayout(more)

    def _lead(self) -> None:
        """Let Tab lead as the page is read, each check's fields after it."""
        checks = (part for row in self.checks.rows for part in row.stops)
        button = self.buttons
        lead(
            (self.list, self.name, button["copy"], button["delete"], self.limits, *checks, self.kinds,
             button["add"], button["back"])
        )  # fmt: skip

    def _connect(self) -> None:
        self.name.editingFinished.connect(self._on_name)
        self.limits.editingFinished.connect(self._on_limits)
        self.checks.changed.connect(self._on_value)
        self.checks.moved.connect(self._on_moved)
        self.checks.removed.connect(self._on_removed)
        self.checks.reached.connect(self._keep_in_view)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Keep a check that Tab comes to from outside in view."""
        if now is not None and self.checks.isAncestorOf(now):
            self.area.ensureWidgetVisible(now)

    @property
    def format_id(self) -> str:
        """The format in view."""
        return self._chosen

    @property
    def is_own(self) -> bool:
        """Whether the format in view is the player's own."""
        return self._own

    @property
    def _own(self) -> bool:
        return self._shown is not None and formats.is_own(self._shown.id)

    def show_format(self, format_id: str) -> None:
        """Show a format, with the keyboard on the list."""
        self._chosen = format_id
        self.refresh()
        self.list.setFocus()

    def refresh(self) -> None:
        """Read everything again; a format that is gone gives way to the first one."""
        if self._desk is None:
            return
        known, language = formats.formats(self._desk), language_now()
        if self._chosen not in known:
            self._chosen = next(iter(known))
        made = self._shown = known[self._chosen]
        self._fill((key, known[key].name(language), formats.is_own(key)) for key in known)
        self.name.setText(made.name(language))
        self.name.setReadOnly(not self._own)
        self._show_limits(made)
        self.limits.setReadOnly(not self._own)
        self.note.setText(self._note(made, language))
        self.checks.show_format(made, self._own)
        self._lead()
        self._show_verbs()
        self._place.actions_changed()

    def _note(self, made: Format, language: str) -> str:
        note = made.note_en if language == "en" else made.note_fr
        if self._own:
            return self.tr("A check gives its reason and never forbids anything.")
        ships = self.tr("This format comes with the program: copy it to change it.")
        return f"{note} {ships}".strip()

    def _show_verbs(self) -> None:
        super()._show_verbs()
        self.buttons["add"].show_verb(self.tr("Add this check"), self.tr("Ins"), icon="plus")
        for part in (self.buttons["add"], self.kinds):
            part.setVisible(self._own)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.title.setText(self.tr("Formats"))
        self.list.setAccessibleName(self.tr("Formats"))
        self.name.setAccessibleName(self.tr("Name of the format"))
        self._limits_caption.setText(self.tr("Limits it is played at, in PA"))
        self.limits.setAccessibleName(self.tr("Limits it is played at, in PA"))
        self.limits.setPlaceholderText(self.tr("any"))
        self.kinds.setAccessibleName(self.tr("A check to add"))
        chosen = max(0, self.kinds.currentIndex())
        self.kinds.clear()
        for check in CHECKS:
            self.kinds.addItem(check_name(check), check)
        self.kinds.setCurrentIndex(chosen)
        self.checks.forget()
        self._refresh_shown()

    def restyle(self) -> None:
        """Take colours and sizes again."""
        super().restyle()
        if self.wears_another():
            self.checks.forget()
        self._refresh_shown()

    def _refresh_shown(self) -> None:
        """Read everything again where it was shown already: the first time is when it is asked for."""
        if self._shown is not None:
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the language."""
        super().changeEvent(event)
        if self._shown is None:
            return
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # Verbs

    def copy(self) -> None:
        """Copy the format in view and look at the copy, its name ready to be typed."""
        if self._desk is None or self._shown is None:
            return
        name = self._shown.name(language_now())
        if not self._own:
            name = self.tr("{format} (house)").format(format=name)
        made = formats.copy(self._desk, format_id=self._chosen, name=name[:MOST_NAME], initiator=self._place)
        if not isinstance(made, Refusal):
            self._chosen = made
        if self._done(made):
            self.rename()

    def add(self) -> None:
        """Add the chosen kind of check at the end and stand on it."""
        if self._desk is None or not self._own:
            return
        check = str(self.kinds.currentData())
        if self._done(
            formats.add_check(self._desk, format_id=self._chosen, check=check, initiator=self._place)
        ):
            self.checks.stand_on(len(self.checks.rows) - 1)

    def delete(self) -> None:
        """Delete the format in view; undo is offered at once."""
        if self._desk is None or self._shown is None or not self._own:
            return
        name = self._shown.fr
        if self._done(formats.delete(self._desk, format_id=self._chosen, initiator=self._place)):
            self.list.setFocus()
            deleted = self.tr("{format} has been deleted.").format(format=name)
            self._place.offer_undo(deleted, self._place.undo, self._last_step)

    def follow(self, before: Mapping[str, Format]) -> None:
        """After undo and redo look at the format that is another one than before."""
        if self._desk is not None:
            now = formats.formats(self._desk)
            self._chosen = next((key for key in now if now[key] != before.get(key)), self._chosen)
        self.refresh()

    def _last_step(self) -> int | None:
        return armies.last_step(self._desk)

    def _done(self, outcome: object) -> bool:
        refused = isinstance(outcome, Refusal)
        self._place.redraw()
        if isinstance(outcome, Refusal):
            self._place.complain(outcome)
        return not refused

    # What the player does

    def _on_name(self) -> None:
        text = self.name.text()
        if self._desk is None or self._shown is None or not self._own:
            return
        if text != self._shown.name(language_now()):
            self._done(formats.rename(self._desk, format_id=self._chosen, name=text, initiator=self._place))

    def _on_limits(self) -> None:
        if self._desk is None or self._shown is None or not self._own:
            return
        if unclear := unclear_limits(self.limits.text()):
            words_ = self.tr(
                "“{typed}” can be read in two ways. Enter whole numbers separated by semicolons, like 200; "
                "300."
            )
            self._find_fault(words_.format(typed=unclear))
            return
        typed = read_limits(self.limits.text())
        if typed == self._shown.limits:
            self._show_limits(self._shown)
            return
        outcome = formats.set_limits(self._desk, format_id=self._chosen, limits=typed, initiator=self._place)
        if isinstance(outcome, Refusal):
            self._find_fault(say(outcome.message))
            self._place.complain_of_file(outcome)
        else:
            self._place.redraw()

    def _show_limits(self, made: Format) -> None:
        """Write the limits that are kept, with which nothing is wrong."""
        self.limits.setText(", ".join(map(str, made.limits)))
        self.fault.hide()

    def _find_fault(self, words_: str) -> None:
        """Say below the limits what is wrong with them; what was typed stays, to be mended."""
        self.fault.say(words_)

    def _on_value(self, at: int, parameter: str, value: object) -> None:
        if self._desk is None:
            return
        outcome = formats.set_parameter(
            self._desk, format_id=self._chosen, at=at, parameter=parameter, value=value,
            initiator=self._place,
        )  # fmt: skip
        if isinstance(outcome, Refusal):
            self.checks.complain(at, say(outcome.message))
            self._place.complain_of_file(outcome)
        else:
            self._place.redraw()

    def _on_moved(self, at: int, to: int) -> None:
        if self._desk is not None and 0 <= to < len(self.checks.rows):
            self._done(
                formats.move_check(self._desk, format_id=self._chosen, at=at, to=to, initiator=self._place)
            )
            self.checks.stand_on(to)

    def _on_removed(self, at: int) -> None:
        if self._desk is not None and self._done(
            formats.remove_check(self._desk, format_id=self._chosen, at=at, initiator=self._place)
        ):
            self.checks.stand_on(at)

    def _keep_in_view(self, row: QWidget) -> None:
        """Scroll to a check as it is now: new lines of it are laid out first."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.area.ensureWidgetVisible(row)
