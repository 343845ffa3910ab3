"""Bonuses and penalties of a side's Tactique roll: lines of the ruleset, and lines of one's own."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.in_line import Room, in_column, in_row, keep_narrow
from desktop.widgets.key_button import KeyButton
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label, set_look
from desktop.wording import fill, number
from desktop.wording.plain import plain_tip
from rules.battle import commands as c
from rules.battle.decisions.strategic import LINES_LAST
from rules.battle.ruleset import BonusLine
from rules.text import Message, Reason


class LinesPage(QWidget):
    """Rows with a number key: on or off, their amount by − and +, K for the turns to come too.

    ``done`` by Esc or Return.
    """

    done = Signal()

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.side = "a"
        self._at = 0
        self.title = label("", self, role="title", wrap=True)
        self._page = QWidget(self)
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        self._grid.setColumnStretch(0, 1)
        in_column(self._page, self._grid, Room.REST, edges=(0, 0, 4, 0))
        self.buttons: list[tuple[KeyButton, ...]] = []
        self.own = QLineEdit(self)
        self.own.setMaxLength(60)
        self.add = KeyButton(self, act=self.add_own)
        self.back = KeyButton(self, act=self.done)
        own = in_row(None, (self.own, 1), self.add, gap=8)
        keep_narrow(self.add)
        in_column(self, self.title, (ScrollDown(self._page, self), 1), own, self.back, gap=8)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.own.returnPressed.connect(self.add_own)

    def open(self, side: str) -> None:
        """Show the lines of a side."""
        self.side, self._at = side, 0
        set_look(self.title, "title", f"side-{side}")
        self.refresh()
        self.setFocus()

    def names(self) -> list[tuple[str, float]]:
        """Give all lines that can stand here, with the amount they usually have: presets, then others."""
        names = self._context.names
        found = {names.line(_data(line)): line.amount for line in self._presets()}
        for line in self._lines():
            found.setdefault(self._name(line), line.amount)
        return list(found.items())

    def _presets(self) -> tuple[BonusLine, ...]:
        return self._context.play.table.ruleset.tactique_bonuses

    def _name(self, line: Reason) -> str:
        """Name a line in the language of now; older battles kept only the name of the day."""
        data = line.message.data
        same = (preset for preset in self._presets() if data.get("name") in (preset.fr, preset.en))
        preset = None if "bonus" in data else next(same, None)
        return self._context.names.line(data if preset is None else _data(preset))

    def _lines(self) -> tuple[Reason, ...]:
        return self._context.game.sides[self.side].tactique.lines

    def amount(self, name: str) -> float | None:
        """Return the amount of a line that counts, None for one that does not."""
        return next((line.amount for line in self._lines() if self._name(line) == name), None)

    def lasts(self, name: str) -> bool:
        """Tell whether a line counts in the turns to come too."""
        lasting = self._context.game.sides[self.side].tactique.lasting
        return any(self._name(line) == name for line in lasting)

    @property
    def _one_turn(self) -> bool:
        """Whether a line goes with the turn unless it is kept."""
        return self._context.play.table.ruleset.follows(LINES_LAST, "turn")

    def refresh(self) -> None:
        """Draw from the game."""
        names = self.names()
        while len(self.buttons) < len(names):
            self._add_row()
        for at, row in enumerate(self.buttons):
            for button in row:
                button.setVisible(at < len(names))
            if at >= len(names):
                continue
            name, usual = names[at]
            amount = self.amount(name)
            on = amount is not None
            shown = number(usual if amount is None else amount, "+")
            icon = "circle-check" if on else "circle-dashed"
            row[0].show_verb(f"{_short(name)}  {shown}", str(at + 1) if at < 9 else "", icon=icon, on=on)
            row[0].setToolTip(plain_tip(name))
            marks = on and at == self._at
            row[1].show_verb("−", "-" if marks else "")
            row[2].show_verb("+", "+" if marks else "")
            kept = on and self.lasts(name)
            words = self.tr("each turn") if kept else self.tr("this turn")
            row[3].show_verb(words, "K" if marks else "", icon="lock" if kept else "lock-open", on=kept)
            row[3].setToolTip(self.tr("Keep this line for the turns to come"))
            row[3].setVisible(self._one_turn)
            for button in row[1:]:
                button.setEnabled(on)
        self.title.setText(fill(self.tr("Bonus of {side}"), side=self._context.side_name(self.side)))
        total = sum(line.amount for line in self._lines())
        words = self.tr("Done: {amount}").format(amount=number(total, "+")) if total else self.tr("Done")
        self.back.show_verb(words, "↵", icon="check", primary=True)
        self.add.show_verb(self.tr("Add"), "N", icon="plus")
        self.own.setPlaceholderText(self.tr("A line of your own: name and amount"))
        self.own.setAccessibleName(self.own.placeholderText())

    def _add_row(self) -> None:
        what_for = ("on", "less", "more", "keep")
        row = tuple(KeyButton(self._page) for _ in what_for)
        at = len(self.buttons)
        for column, (button, what) in enumerate(zip(row, what_for, strict=True)):
            button.setObjectName(f"{what}:{at}")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._on_button)
            self._grid.addWidget(button, at, column)
            if column:
                keep_narrow(button)
        self.buttons.append(row)

    # Verbs

    def toggle(self, at: int) -> None:
        """Let the n-th line count, or no longer."""
        names = self.names()
        if not 0 <= at < len(names):
            return
        self._at = at
        name, usual = names[at]
        if self.amount(name) is None:
            self._set(name, usual)
        else:
            self._set(name, None)

    def change(self, by: int, at: int | None = None) -> None:
        """Move the amount of the line touched last."""
        self._at = self._at if at is None else at
        names = self.names()
        if 0 <= self._at < len(names) and (amount := self.amount(names[self._at][0])) is not None:
            self._set(names[self._at][0], amount + by)

    def keep(self, at: int | None = None) -> None:
        """Keep the line touched last for the turns to come, or for this one only."""
        self._at = self._at if at is None else at
        names = self.names()
        if self._one_turn and 0 <= self._at < len(names):
            name = names[self._at][0]
            if (amount := self.amount(name)) is not None:
                self._set(name, amount, lasts=not self.lasts(name))

    def add_own(self) -> None:
        """Add a line of one's own: "Standard 2", "Fog -1"; without a number it counts 1."""
        text = self.own.text().strip()
        if not text:
            self.own.setFocus()
            return
        name, _, last = text.rpartition(" ")
        try:
            amount = float(last.replace("−", "-").replace(",", "."))
        except ValueError:
            name, amount = text, 1.0
        self.own.clear()
        self._set(name.strip() or text, amount)
        self.setFocus()

    def _set(self, name: str, amount: float | None, *, lasts: bool | None = None) -> None:
        """Let a line count so much, None for not at all; it lasts as it did unless that is told."""
        lasting = {self._name(line) for line in self._lines() if self.lasts(self._name(line))}
        if lasts is not None:
            lasting = lasting | {name} if lasts else lasting - {name}
        lines = [line for line in self._lines() if self._name(line) != name]
        if amount is not None:
            presets = (_data(preset) for preset in self._presets())
            data = next((data for data in presets if self._context.names.line(data) == name), {"name": name})
            place = next((n for n, line in enumerate(self._lines()) if self._name(line) == name), len(lines))
            lines.insert(place, Reason(Message("line", data), amount))
        kept = tuple(line for line in lines if self._name(line) in lasting)
        self._context.do(c.SetLines(self.side, tuple(lines), kept))

    def _on_button(self) -> None:
        what, _, at = self.sender().objectName().partition(":")
        if what == "on":
            self.toggle(int(at))
        elif what == "keep":
            self.keep(int(at))
        else:
            self.change(1 if what == "more" else -1, int(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the field of one's own line with Esc."""
        if event.key() == Qt.Key.Key_Escape and self.own.hasFocus():
            self.own.clear()
            self.setFocus()
        else:
            event.ignore()


def _data(bonus: BonusLine) -> dict[str, object]:
    """Give what a line of the ruleset keeps of itself: both names, worded when it is shown."""
    return {"bonus": bonus.id, "name": bonus.fr, "fr": bonus.fr, "en": bonus.en}


def _short(name: str) -> str:
    return name if len(name) <= 24 else f"{name[:23]}…"
