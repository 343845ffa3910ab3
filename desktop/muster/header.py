"""The head of the army in view: its details, typed in place, and its live total."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look import theme
from desktop.look.icons import icon
from desktop.muster.field import InPlaceField, in_a_line, with_its_lines
from desktop.muster.format_box import FormatBox, FormatChoices
from desktop.widgets.actions import tooltip
from desktop.widgets.boxes import Combo, keep_letter, may_shrink
from desktop.widgets.complaint import Complaint
from desktop.widgets.fit import width_of_words
from desktop.widgets.text import label, set_look
from desktop.wording import army_words, count_figures
from desktop.wording.plain import plain_tip
from rules.armies import MOST_LIMIT, Army, Cost
from rules.peoples import Peoples
from rules.text import fold

_ROOM = 760
"""What the fields need in one row, in px at 100 %."""
_LIMIT = 78
"""What a limit needs to be read whole, in px at 100 %."""
_APART = 6
"""How far a row of fields stands below the one above, in px."""
_STRETCHES = (4, 3, 2, 2, 3)
_WIDE = (((0, 1), (1, 1), (2, 1), (3, 1), (4, 1)),)
_NARROW = (((0, 2), (2, 2), (4, 1)), ((0, 2), (2, 3)))
_FEW = (((0, 2), (2, 3)),)
_TIGHT = (((0, 5),), ((0, 4), (4, 1)), ((0, 2), (2, 3)))


class OtherCosts(NamedTuple):
    """What a list costs in other currencies than PA, and what is left of those that are limited, in words."""

    all: str = ""
    left: str = ""
    unlimited: str = ""
    """Those of which nothing is left to be told."""


class ArmyHeader(QWidget):
    """Show an army's details as fields; say what was changed."""

    edited = Signal(dict)
    """Details that the player changed: name, people, format, edition, limit, note."""

    sought = Signal()
    """The keyboard comes to a field: the army is to be in view."""

    formats_wanted = Signal()
    """The player wants to read or to make formats."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._army: Army | None = None
        self._priced = True
        self._brief = self._low = False
        self._tone, self._counts, self._others = "", ("", ""), OtherCosts()
        self.name = InPlaceField(self)
        set_look(self.name, "title")
        # Its frame is seen only while it is typed in; without it the letters stand where the others begin.
        self.name.setTextMargins(-3, 0, 0, 0)
        self.people = _Peoples(self)
        self.format = FormatBox(self)
        self.edition = _Edition(self)
        self.limit = InPlaceField(self)
        self.note = InPlaceField(self)
        self.total = label("", self, role="figure")
        self.others = label("", self, role="heading")
        self.left = label("", self, role="small", wrap=True)
        self.left.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.details_button = QToolButton(self)
        self.details_button.setCheckable(True)
        set_look(self.details_button, "flat")
        self.details_button.clicked.connect(self._show_details)
        self.gauge = _Gauge(self)
        self._captions: dict[QWidget, QLabel] = {
            field: label("", self, role="small")
            for field in (self.people, self.format, self.limit, self.edition, self.note)
        }
        self.fault = Complaint(self, tone="bad")
        self._typed = {
            "name": self.name, "edition": self.edition.line, "limit": self.limit, "note": self.note,
        }  # fmt: skip
        self._lay_out()
        self.edition.activated.connect(self._on_edited)
        for field in self._typed.values():
            field.editingFinished.connect(self._on_edited)
            field.textChanged.connect(self._show_fault)
        self.people.activated.connect(self._on_edited)
        self.format.activated.connect(self._on_format)
        self.retranslate()

    def _lay_out(self) -> None:
        self._named, self._totals, sums = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._totals.setSpacing(4)
        self._totals.addWidget(self.total)
        self._totals.addWidget(self.others, 0, Qt.AlignmentFlag.AlignBaseline)
        named = self._named
        named.setSpacing(16)
        named.addWidget(self.name, 1)
        named.addLayout(self._totals)
        sums.setSpacing(8)
        sums.addWidget(self.left, 1)
        sums.addWidget(self.details_button)
        self._fields = QGridLayout()
        self._fields.setHorizontalSpacing(8)
        self._fields.setVerticalSpacing(2)
        self._of_points = (self.people, self.format, self.limit)
        for field, caption in self._captions.items():
            caption.setBuddy(field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(named)
        column.addWidget(self.gauge)
        column.addLayout(sums)
        column.addLayout(self._fields)
        column.addWidget(self.fault)
        self._arrange(_WIDE)

    def _arrange(self, rows: tuple[tuple[tuple[int, int], ...], ...]) -> None:
        """Put the fields into rows; each has a column and how many columns it takes."""
        self._rows = rows
        self._offer_details()
        fields = iter(self._shown())
        for at, row in enumerate(rows):
            for place, span in row:
                field = next(fields)
                caption = self._captions[field]
                # nearer to its own field than to the one above
                caption.setContentsMargins(0, _APART if at else 0, 0, 0)
                self._fields.addWidget(caption, 2 * at, place, 1, span)
                self._fields.addWidget(field, 2 * at + 1, place, 1, span)
        for place, stretch in enumerate(_STRETCHES):
            self._fields.setColumnStretch(place, stretch if rows is _WIDE else 1)

    def _narrow(self, people: int, form: int) -> tuple[int, ...]:
        """Return the shares of the columns where people, format and limit stand in one row, each read whole.

        Empty where they have no room there.
        """
        spacing, limit = self._fields.horizontalSpacing(), theme.current().px(_LIMIT)
        needed = people + form + limit + 2 * spacing
        halves = ((each - spacing) // 2 for each in (people, people, form, form))
        return (*halves, limit) if needed <= self.width() else ()

    def _shown(self) -> list[QWidget]:
        """Give the fields that the game of the army has; show them, hide the others."""
        asked = [field for field in self._captions if self._priced or field not in self._of_points]
        opened = self.details_button.isChecked()
        more = (self._rows is _WIDE and not self._low) or opened
        for field, caption in self._captions.items():
            last = field in (self.edition, self.note)
            said = field in asked and (more or not (last or self._low))
            for part in (field, caption):
                part.setVisible(said and not self._brief)
        self._tell_counts()
        return asked

    def show_details(self) -> None:
        """Show the edition and the note, or hide them again."""
        self.sought.emit()
        self.details_button.click()
        if self.details_button.isChecked():
            self.edition.setFocus()

    def ask_limit(self) -> None:
        """Have the limit entered, unfolded where it is folded away."""
        self.sought.emit()
        self.details_button.setChecked(self.details_button.isChecked() or not self.limit.isVisibleTo(self))
        self._shown()
        self.limit.setFocus()
        self.limit.selectAll()

    def _show_details(self) -> None:
        self._shown()

    def set_low(self, low: bool) -> None:
        """Fold the details of the army away in a low window: its cards come first."""
        if low is not self._low:
            self._low = low
            self._offer_details()
            self._shown()

    def _offer_details(self) -> None:
        self.details_button.setVisible(self._low or self._rows is not _WIDE)

    def set_brief(self, brief: bool) -> None:
        """Fold all details into their line, where what stands below needs the room."""
        if brief is not self._brief:
            self._brief = brief
            self._shown()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take two rows of fields where one has no room."""
        super().resizeEvent(event)
        self._dress_name(self.name.text())
        self._choose_rows()

    def _choose_rows(self) -> None:
        """Take as few rows as leave room for every field, the people's and the format's names whole."""
        if not self._priced:
            if self._rows is not _FEW:
                self._arrange(_FEW)
            return
        spacing, width = self._fields.horizontalSpacing(), self.width()
        share = (width - 4 * spacing) / sum(_STRETCHES)
        people, form = width_of_words(self.people), width_of_words(self.format)
        roomy = width >= theme.current().px(_ROOM) and share * _STRETCHES[0] >= people
        narrow = self._narrow(people, form)
        if roomy and share * _STRETCHES[1] >= form:
            rows: tuple[tuple[tuple[int, int], ...], ...] = _WIDE
        else:
            rows = _NARROW if narrow else _TIGHT
        if rows is not self._rows:
            self._arrange(rows)
        for place, stretch in enumerate(narrow if rows is _NARROW else ()):
            self._fields.setColumnStretch(place, stretch)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        for field, caption in (
            (self.people, self.tr("People")),
            (self.format, self.tr("Format")),
            (self.edition, self.tr("Edition")),
            (self.limit, self.tr("Limit")),
            (self.note, self.tr("Note")),
        ):
            self._captions[field].setText(caption)
            field.setAccessibleName(caption)
        self.details_button.setToolTip(tooltip(self.tr("Edition and note"), "E"))
        self.details_button.setAccessibleName(self.tr("Edition and note"))
        self.name.setAccessibleName(self.tr("Name of the army"))
        self.name.setPlaceholderText(self.tr("Name of the army"))
        self.limit.setPlaceholderText(self.tr("none"))

    def restyle(self) -> None:
        """Take the theme's colours again."""
        self.details_button.setIcon(icon("dots", "soft"))

    def show_army(
        self,
        army: Army,
        cost: Cost,
        figures: int,
        peoples: Peoples,
        editions: Sequence[str],
        found: Sequence[str],
        formats: FormatChoices,
        others: OtherCosts,
    ) -> None:
        """Show an army; a field that is being typed in keeps its words."""
        other = self._army is None or self._army.id != army.id
        self._army, self._priced = army, cost.priced
        for key, field in self._typed.items():
            if field is not self.edition.line and (other or not field.typing):
                field.set(_words(key, getattr(army, key)))
        self.people.fill(peoples, army.people)
        self.format.fill(formats, army.format)
        self._choose_rows()
        self.edition.line.setPlaceholderText(", ".join(found))
        self.edition.line.setToolTip(
            plain_tip(
                self.tr("Editions of the cards: {editions}").format(editions=", ".join(found))
                if found
                else ""
            )
        )
        if other or not self.edition.line.typing:
            self.edition.fill(editions, army.edition)
        self._others = others
        self.others.setText(others.all and f"· {others.all}")
        self._show_total(army, cost, figures)
        layout = self.layout()
        assert layout is not None
        layout.activate()  # a longer total leaves the name less room
        self._dress_name(army.name)

    def _dress_name(self, name: str) -> None:
        """Write a long name smaller, so that it is read whole beside the total, which is never larger.

        Where that is not enough, other currencies than PA are told among the counts.
        """
        current = theme.current()
        title, figure, heading = (
            QFontMetrics(font)
            for font in (
                current.font(theme.TextSize.TITLE),
                current.font(theme.TextSize.TITLE, bold=True),
                current.font(bold=True),
            )
        )
        room = self.width() - self._named.spacing() - current.px(24)
        total, others = self.total.text(), self.others.text()
        more = self._totals.spacing() + heading.horizontalAdvance(others) if others else 0
        beside = bool(others) and heading.horizontalAdvance(f"{name}{total}") + more < room
        fits = title.horizontalAdvance(name) < room - figure.horizontalAdvance(total) - more * beside
        set_look(self.name, "title" if fits else "name", "bad" if self.name.refused else "")
        set_look(self.total, "figure" if fits else "heading", self._tone)
        self.others.setVisible(beside)
        self._tell_counts()

    def _show_total(self, army: Army, cost: Cost, figures: int) -> None:
        self.total.setText(army_words.total(cost) or count_figures(figures, army.system))
        game = army_words.game(army.system)
        counts = army_words.cards(len(army.entries)), count_figures(figures) if cost.priced else ""
        count, spared = " · ".join(filter(None, (game, *counts))), ""
        tone = ""
        if army.limit is not None and cost.priced:
            spare = army.limit - cost.known
            tone = "bad" if spare < 0 else ""
            rest = self.tr("{pa} over") if spare < 0 else self.tr("{pa} left")
            spared = rest.format(pa=army_words.pa(abs(spare)))
        self._counts = spared, count
        set_look(self.left, "small", tone)
        self._tone = tone
        self.gauge.setVisible(cost.priced)
        self.gauge.set_part(cost.known / army.limit if army.limit else None)

    def _tell_counts(self) -> None:
        """Say what is left and counted; above it, what stands in the fields that are folded away."""
        army, opened = self._army, self.details_button.isChecked()
        folded = self._low and self._priced and (self._brief or not opened)
        told = ""
        if army is not None and folded:
            limit = "" if army.limit is None else army_words.pa(army.limit)
            told = " · ".join(filter(None, (self.people.currentText(), self.format.currentText(), limit)))
        (spared, count), others = self._counts, self._others
        loose = "" if self.others.isVisibleTo(self) else others.unlimited
        counts = " · ".join(filter(None, (spared, others.left, loose, count)))
        self.left.setText("\n".join(filter(None, (told, counts))))

    def _on_format(self) -> None:
        """Take a format, or go to the page of formats."""
        if self._army is not None and self.format.wants_page:
            self.format.choose(self._army.format)
            self.formats_wanted.emit()
        else:
            self._on_edited()

    def _on_edited(self) -> None:
        """Tell what differs from the army shown."""
        army = self._army
        if army is None:
            return
        now = {
            "name": self.name.text().strip() or army.name,
            "people": self.people.currentData() or "",
            "format": self.format.chosen,
            "edition": self.edition.currentText().strip(),
            "limit": _limit(self.limit.text()),
            "note": with_its_lines(self.note.text(), army.note),
        }
        # What was refused stays as it was typed, and is not asked for again with what is changed beside it.
        now |= {key: getattr(army, key) for key, field in self._typed.items() if field.refused}
        # What is told is not typed any more: Esc takes back only what comes after it.
        for key, field in self._typed.items():
            if not field.refused and now[key] != _NO_LIMIT:
                field.set(_words(key, now[key]))
        changed = {key: value for key, value in now.items() if value != getattr(army, key)}
        if changed:
            self.edited.emit(changed)

    def refuse(self, details: Mapping[str, object], sentence: str) -> None:
        """Say beside the fields why what was typed there is not taken; it stays to be mended."""
        self.fault.say(sentence)
        for key in details.keys() & self._typed.keys():
            self._typed[key].refuse(_words(key, getattr(self._army, key)))
        self._show_fault()

    def _show_fault(self) -> None:
        """Let the sentence go with the last field that it is about."""
        self.fault.setVisible(any(field.refused for field in self._typed.values()))


class _Edition(Combo):
    """The formats a list may be checked by, or anything typed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = InPlaceField(self)
        self.setEditable(True)
        self.setLineEdit(self.line)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMinimumContentsLength(4)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def fill(self, editions: Sequence[str], chosen: str) -> None:
        """Offer editions with one chosen or typed."""
        with QSignalBlocker(self):
            if [self.itemText(n) for n in range(self.count())] != list(editions):
                self.clear()
                self.addItems(list(editions))
            self.setCurrentIndex(self.findText(chosen))
        self.line.set(chosen)


class _Peoples(Combo):
    """All peoples by name, found by their letters; the words of an unknown one stay."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # chosen by mouse it leaves the letters to the verbs
        may_shrink(self, 8)

    def event(self, event: QEvent) -> bool:
        """Keep letters from the shortcuts of the place: they find a row."""
        return keep_letter(event) or super().event(event)

    def fill(self, peoples: Peoples, chosen: str) -> None:
        """Offer all peoples with one chosen."""
        rows = [(army_words.people_name(peoples, people), people) for people in peoples.peoples]
        rows.sort(key=lambda row: fold(row[0]))
        if chosen and chosen not in peoples.peoples:
            rows.insert(0, (chosen, chosen))
        rows.insert(0, (self.tr("not chosen"), ""))
        with QSignalBlocker(self):
            if [(self.itemText(n), self.itemData(n)) for n in range(self.count())] != rows:
                self.clear()
                for name, people in rows:
                    self.addItem(name, people)
            self.setCurrentIndex(self.findData(chosen))
        self.setToolTip(plain_tip(self.currentText() if chosen else ""))


_NO_LIMIT = -1


def _limit(text: str) -> int | None:
    """Read a limit in PA as people type it; nothing is none, and what is no number is no limit there is."""
    digits = "".join(text.casefold().removesuffix("pa").split())
    if not digits or digits == "0":
        return None
    limit = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 9 else _NO_LIMIT
    return limit if limit <= MOST_LIMIT else _NO_LIMIT


def _words(key: str, value: object) -> str:
    """Write a detail as its field shows it."""
    if key == "limit":
        return army_words.pa(value) if isinstance(value, int) else ""
    return in_a_line(str(value)) if key == "note" else str(value)


class _Gauge(QWidget):
    """A thin bar: how much of the limit is used."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._part: float | None = None
        self._restyle()

    def set_part(self, part: float | None) -> None:
        """Show a part of the limit, None without a limit."""
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the used part; above the limit in the colour of what is wrong."""
        current = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = self.height() / 2
        painter.setBrush(current.colour("sunken"))
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        if self._part:
            painter.setBrush(current.colour("bad" if self._part > 1 else "accent"))
            width = max(self.height(), self.width() * min(self._part, 1))
            painter.drawRoundedRect(QRectF(0, 0, width, self.height()), radius, radius)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self.setFixedHeight(theme.current().px(6))
