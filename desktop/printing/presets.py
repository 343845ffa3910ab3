"""Keep choices under a name, and take them again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from desktop.operations.paper import PrintOptions
from desktop.widgets.boxes import Combo, may_shrink
from desktop.widgets.text import label
from desktop.wording import fill
from desktop.wording.plain import plain_tip

_LONGEST = 40


@dataclass(frozen=True, slots=True)
class _Step:
    """What was kept, replaced or forgotten: the verb in words, and what the name stood for on both sides."""

    words: str
    name: str
    before: dict[str, Any] | None
    after: dict[str, Any] | None


class _NameLine(QLineEdit):
    """The line of the box: undo is the place's while nothing has been typed that it could take back."""

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the place, where they are not of the letters typed."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            steps = QKeySequence.StandardKey
            undo = event.matches(steps.Undo) and not self.isUndoAvailable()
            redo = event.matches(steps.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)


class PresetRow(QWidget):
    """A box with the names of kept choices; a new name typed there keeps those of now.

    Return keeps what is new and takes what is kept. What is kept is replaced and forgotten by the button
    alone; either can be taken back.
    """

    taken = Signal(object)
    """Emitted with the `PrintOptions` that were kept under the name chosen."""

    kept = Signal(str)
    """Emitted when choices were kept or forgotten, with words for what was done and can be taken back.

    They are "" where it was undone or redone; `values` tells all that is kept.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: dict[str, dict[str, Any]] = {}
        self._options = PrintOptions()
        self._steps: list[_Step] = []
        self._done = 0
        self._label = label("", self)
        self.box = Combo(self)
        self._line = _NameLine(self.box)
        self._line.setMaxLength(_LONGEST)
        self.box.setLineEdit(self._line)
        self.box.setInsertPolicy(Combo.InsertPolicy.NoInsert)
        may_shrink(self.box, 8)
        self.button = QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(self.box, 1)
        row.addWidget(self.button)
        self._label.setBuddy(self.box)
        self.box.activated.connect(self._on_chosen)
        self._line.textEdited.connect(self._say_button)
        self._line.returnPressed.connect(self._on_return)
        self.button.clicked.connect(self._on_button)
        self.retranslate()

    @property
    def name(self) -> str:
        """The name in the box, as it is kept where it is."""
        name = " ".join(self._line.text().split())
        same = (kept for kept in self._known if kept.casefold() == name.casefold())
        return name if name in self._known else next(same, name)

    def values(self) -> dict[str, dict[str, Any]]:
        """Give all kept choices to remember, by their names."""
        return dict(self._known)

    def show_presets(self, kept: Mapping[str, Any]) -> None:
        """Offer remembered choices."""
        self._known = {str(name)[:_LONGEST]: dict(values) for name, values in kept.items()
                       if isinstance(values, dict)}  # fmt: skip
        self._fill("")

    def show_options(self, options: PrintOptions) -> None:
        """Hear of the choices as they stand now."""
        self._options = options
        self._say_button()

    def _fill(self, name: str) -> None:
        self.box.blockSignals(True)
        self.box.clear()
        self.box.addItems(sorted(self._known, key=str.casefold))
        self.box.setCurrentIndex(self.box.findText(name) if name else -1)
        self.box.setEditText(name)
        self.box.blockSignals(False)
        self._say_button()

    def _is_kept(self) -> bool:
        return self._known.get(self.name) == self._options.values()

    def _on_chosen(self) -> None:
        """Take the choices kept under the name."""
        values = self._known.get(self.name)
        if values is not None and not self._is_kept():
            self.taken.emit(PrintOptions.from_values(values))
        self._say_button()

    def _on_return(self) -> None:
        """Take what is kept under the name, or keep the choices of now under one that is new."""
        if self.name in self._known:
            self._on_chosen()
        else:
            self._on_button()

    def _on_button(self) -> None:
        """Keep the choices of now under the name, or forget those that are kept so."""
        name = self.name
        if not name:
            return
        before, now = self._known.get(name), self._options.values()
        if before is None:
            step, said = self.tr("keep {name}"), self.tr("Kept as “{name}”.")
        elif before == now:
            step, said = self.tr("forget {name}"), self.tr("Preset “{name}” forgotten.")
        else:
            step, said = self.tr("replace {name}"), self.tr("Preset “{name}” replaced.")
        self._steps[self._done :] = [
            _Step(fill(step, name=name), name, before, now if before != now else None)
        ]
        self._do_next(fill(said, name=name))

    # Taken back

    def undo(self) -> None:
        """Let the name stand again for what it stood for before the last step."""
        if self._done:
            self._done -= 1
            step = self._steps[self._done]
            self._put(step.name, step.before)

    def redo(self) -> None:
        """Do the step again that was taken back last."""
        if self._done < len(self._steps):
            self._do_next("")

    def steps(self) -> tuple[str, str]:
        """Name what undo takes back and what redo does again, "" for nothing."""
        names = [step.words for step in self._steps]
        return "".join(names[: self._done][-1:]), "".join(names[self._done :][:1])

    def last_step(self) -> object:
        """Tell which step undo takes back, None for none."""
        return self._steps[self._done - 1] if self._done else None

    def _do_next(self, said: str) -> None:
        step = self._steps[self._done]
        self._done += 1
        self._put(step.name, step.after, said)

    def _put(self, name: str, values: dict[str, Any] | None, said: str = "") -> None:
        if values is None:
            del self._known[name]
        else:
            self._known[name] = values
        self._fill(name if values is not None else "")
        self.kept.emit(said)

    # Words and looks

    def _say_button(self) -> None:
        if self._is_kept():
            self.button.setText(self.tr("Forget"))
        elif self.name in self._known:
            self.button.setText(self.tr("Replace"))
        else:
            self.button.setText(self.tr("Save"))
        self.button.setEnabled(bool(self.name))

    def retranslate(self) -> None:
        """Say all fixed words again."""
        self._label.setText(self.tr("Preset"))
        self.box.setAccessibleName(self.tr("Preset"))
        tip = self.tr("Enter a name to keep the choices of now under it; choose one to take them again")
        self.box.setToolTip(plain_tip(tip))
        self._line.setPlaceholderText(self.tr("Name"))
        self._say_button()
