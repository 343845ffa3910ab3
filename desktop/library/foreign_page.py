"""The page of an import from other programs: what is to be decided, what was found."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.library import decision_rows, import_words
from desktop.library.column_widths import share_room
from desktop.library.import_decisions import ImportDecisions
from desktop.look import theme
from desktop.models import decisions, troubles
from desktop.models.decisions import DecisionRow, DecisionsModel
from desktop.models.troubles import TroubleRow, TroublesModel
from desktop.operations.imports.catalogues import ImportChoices
from desktop.operations.imports.report import ImportReport
from desktop.widgets.choice import Segmented
from desktop.widgets.in_line import Room, in_row, with_key
from desktop.widgets.text import KeyHint, label, set_look
from desktop.widgets.topic import set_topic
from desktop.wording import say
from desktop.wording.at import entry, place
from desktop.wording.import_counts import EACH, counts
from desktop.wording.plain import caption, plain_tip

_MEASURED = 100
"""So many rows tell how wide a column is; to measure tens of thousands would be felt."""
_DECIDE, _KNOW = "decide", "know"
"""The parts of the page."""
_ORDER = {"out": 0, "text": 1, "note": 2}


class ForeignPage(QWidget):
    """The decisions of an import and its report; nothing is written before ``wanted`` says what was decided.

    Where there are both, one of them has the whole room, the decisions first.
    Fields that stay because theirs is no news stand below the decisions, or behind a verb; when all is done
    ``looked`` asks to see them again. ``met`` is emitted when other cards were ticked as the same: their
    fields are to be planned and shown then. ``closed`` by Esc, ``undone`` by its verb.
    """

    closed = Signal()
    looked = Signal()
    wanted = Signal(object)
    met = Signal(object)
    undone = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_topic(self, "importing")
        self._decided = ImportDecisions()
        self.is_done = False
        self._sharing = True  # until both tables are there, and while they are filled
        self._due: set[QTableView] = set()
        self._title = label("", self, role="title", wrap=True)
        self._sentence = label("", self, role="soft", wrap=True)
        self.parts = Segmented(self)
        self.parts.set_choices((_DECIDE, ""), (_KNOW, ""))
        self.parts.changed.connect(self._show_part)
        self._ask = label("", self, role="heading", wrap=True)
        self.decisions = DecisionsModel(self)
        self.decisions.ticked.connect(self._on_ticked)
        self.deciding = self._table(self.decisions, decisions.DecisionColumn.WHAT)
        self._found = label("", self, role="heading")
        self.filter = Segmented(self)
        self.filter.changed.connect(self._fill_report)
        self.model = TroublesModel(self)
        self.table = self._table(self.model, troubles.TroubleColumn.WORDS)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self.parts)
        head.addWidget(self._ask, 1)
        head.addWidget(self._found)
        head.addStretch(0)
        head.addWidget(self.filter)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        for part in (self._title, self._sentence):
            column.addWidget(part)
        column.addLayout(head)
        column.addWidget(self.deciding, 1)
        column.addWidget(self.table, 1)
        self._rest = label("", self, role="soft", wrap=True)
        self._rest.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._rest, 1)
        column.addLayout(self._verbs())
        self._sharing = False
        self.retranslate()

    def _table(self, model: DecisionsModel | TroublesModel, wide: int) -> QTableView:
        made = QTableView(self)
        made.setModel(model)
        made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        made.setShowGrid(False)
        made.setTabKeyNavigation(False)
        made.verticalHeader().hide()
        made.installEventFilter(self)
        made.viewport().installEventFilter(self)
        header = made.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        header.setResizeContentsPrecision(_MEASURED)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return made

    def _verbs(self) -> QHBoxLayout:
        self.take = QPushButton(self)
        set_look(self.take, "primary")
        self.take.clicked.connect(self._on_take)
        self._take_key = KeyHint("↵", self)
        self.cancel = QPushButton(self)
        self.cancel.clicked.connect(self.closed)
        self._all = QPushButton(self)
        self._all.clicked.connect(self.tick_all)
        self._all_key = KeyHint("A", self)
        self._stays = QPushButton(self)
        self._stays.clicked.connect(self._on_stays)
        self._stays_key = KeyHint("S", self)
        self._new = QPushButton(self)
        self._new.clicked.connect(self._on_new)
        self._new_key = KeyHint("N", self)
        self._undo = QPushButton(self)
        self._undo.clicked.connect(self.undone)
        pairs = (
            (self.take, self._take_key), (self.cancel, KeyHint("Esc", self)), (self._all, self._all_key),
            (self._stays, self._stays_key), (self._new, self._new_key),
        )  # fmt: skip
        return in_row(None, *(with_key(*pair) for pair in pairs), self._undo, Room.REST, gap=16)

    # What is shown

    def show_plan(self, report: ImportReport, *, stays: bool = False) -> None:
        """Show what would be imported and what is to be decided; with ``stays`` the fields that stay, too."""
        self.is_done, self._decided = False, ImportDecisions.of(report, stays=stays)
        self._choose_filter()
        self.parts.set_choice(_DECIDE)
        self.retranslate()
        self.begin()

    def show_met(self, report: ImportReport) -> None:
        """Show the plan anew with the cards that were ticked as the same; what is ticked stays so."""
        if self.is_done:
            return
        row = self.deciding.currentIndex().row()
        self._decided.report = replace(report, near=self._report.near)
        self.retranslate()
        self.deciding.selectRow(max(row, 0))

    def begin(self) -> None:
        """Put the keyboard where something is to be decided, else on the verb."""
        (self.deciding if self.decisions.rows else self.take if self._goes_on else self.cancel).setFocus()
        if self.decisions.rows:
            self.deciding.selectRow(0)

    def show_done(self, report: ImportReport, *, asked: bool = False) -> None:
        """Show what was imported and all findings; ``asked``: the fields that stay were in view before."""
        self.is_done, self._decided = True, ImportDecisions.of(report, stays=asked)
        self._choose_filter()
        self.retranslate()
        self.take.setFocus()

    def _choose_filter(self) -> None:
        """Begin with the notes that the files did not tell the last time, where they told any."""
        self._name_filters()
        again = any(found.again for found in self._report.findings)
        self.filter.set_choice("new" if again else "")

    def _name_filters(self) -> None:
        new = [("new", self.tr("New"))] if any(found.again for found in self._report.findings) else []
        self.filter.set_choices(
            *new, ("", self.tr("All")), ("out", self.tr("Left out")), ("text", self.tr("Kept as text")),
            ("note", self.tr("To check")),
        )  # fmt: skip

    @property
    def offers_undo(self) -> bool:
        """Whether the import of which it tells can be undone."""
        return self._undo.isVisibleTo(self)

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        report, done = self._report, self.is_done
        self._sharing = True
        self._fill_decisions([] if done else self._decided.rows())
        self._title.setText(self.summary(report))
        self._sentence.setText(import_words.of_files(report))
        self._sentence.setToolTip(plain_tip(import_words.each_file(report)))
        self._sentence.setVisible(bool(self._sentence.text()))
        open_rows = sum(row.is_open for row in self.decisions.rows)
        set_look(self._title, "" if open_rows else "title")  # what is asked is to be read first
        self._ask.setText(self._asked())
        self._fill_report()
        told = self._told
        self._found.setText(import_words.known(report, told, asks=not done))
        self._name_filters()
        self._name_parts(open_rows, told)
        self._show_part()
        _show(bool(report.newcomers) and not (done or self._decided.shows_new), self._new, self._new_key)
        self._new.setText(caption(self._decided.new_words()))
        self.take.setText(self.tr("Done") if done else self.tr("Import"))
        self.take.setVisible(done or self._goes_on)
        self._take_key.setVisible(self.take.isVisibleTo(self))
        self.cancel.setText(self.tr("Cancel") if self._goes_on else self.tr("Close"))
        self.cancel.setVisible(not done)
        _show(bool(open_rows), self._all, self._all_key)
        self._all.setText(self.tr("Tick all"))
        _show(self._offers_stays, self._stays, self._stays_key)
        self._stays.setText(caption(self._decided.stays_words()))
        self._undo.setText(self.tr("Undo the import"))
        self._undo.setVisible(done and report.label is not None)
        self._sharing = False
        self.restyle()

    def _name_parts(self, decisions: int, told: int) -> None:
        """Name what there is to decide and to know, each with its number."""
        names = (_DECIDE, self.tr("To decide"), decisions), (_KNOW, self.tr("To know"), told)
        self.parts.set_choices(*((key, f"{name} · {n}" if n else name) for key, name, n in names))
        self.parts.setVisible(bool(self.decisions.rows) and bool(told))

    def _show_part(self, _part: str = "") -> None:
        """Give the whole room to what is to be decided, or to what is to be known."""
        asks, knows = bool(self.decisions.rows), bool(self._told)
        decides = asks and not (knows and self.parts.choice() == _KNOW)
        _show(decides, self._ask, self.deciding)
        _show(knows and not decides, self.filter)
        self._found.setVisible(knows and not asks)
        self.table.setVisible(bool(self.model.rows) and not decides)
        self._rest.setVisible(not (decides or self.model.rows))
        nothing = self.tr("The files say nothing that they did not say before; All shows their notes again.")
        self._rest.setText(nothing if knows and self.filter.choice() == "new" else "")

    @property
    def _told(self) -> int:
        """How much there is to know about."""
        report = self._report
        known = report.to_know(asks=not self.is_done)
        return len(known) + len(report.troubles) + len(report.refused) + report.more_findings

    @property
    def _goes_on(self) -> bool:
        """Tell whether there is anything to import, or to take."""
        report = self._report
        return not self.is_done and report.done and bool(report.brings or self.decisions.rows)

    @property
    def shows_stays(self) -> bool:
        """Tell whether the fields that stay were in view, to be ticked."""
        return any(row.part == decision_rows.STAYS for row in self.decisions.rows)

    @property
    def _offers_stays(self) -> bool:
        return self._decided.waits and bool(self._report.stays or not self.is_done)

    @property
    def _report(self) -> ImportReport:
        return self._decided.report

    @property
    def title(self) -> str:
        """What is said above everything else."""
        return self._title.text()

    @property
    def told(self) -> str:
        """What is said of the files."""
        return self._sentence.text()

    def summary(self, report: ImportReport) -> str:
        """Say in a line what an import brings."""
        parts = []
        if report.done and not report.brings:
            asks = bool(self.decisions.rows)
            parts = [self.tr("Nothing changes unless you tick it") if asks else self.tr("Nothing changes")]
        parts += counts(report, EACH)
        if not parts and report.done:
            return self.tr("Nothing changes unless you tick it")
        return " · ".join(parts) or self.tr("Nothing in these files could be imported")

    def _asked(self) -> str:
        """Say how much is to be decided, and how much follows the files by itself."""
        news = [row for row in self.decisions.rows if not row.part]
        if not news and self.decisions.rows:
            stays = self._decided.stays_words() if self.shows_stays else self.decisions.rows[0].what
            return self.tr("{fields}; Space ticks").format(fields=stays)
        open_rows = sum(row.is_open for row in news)
        free = len(news) - open_rows
        if not open_rows:
            return self.tr("Nothing to decide: %n values you had not changed follow the file", "", free)
        ask = self.tr("%n items to decide; Space ticks", "", open_rows)
        more = self.tr("%n others follow the file", "", free) if free else ""
        return " · ".join(filter(None, (ask, more)))

    def _fill_decisions(self, rows: list[DecisionRow]) -> None:
        self.deciding.clearSpans()
        self.decisions.set_rows(rows)
        for number, row in enumerate(rows):
            if row.heading:
                self.deciding.setSpan(number, 0, 1, len(decisions.DecisionColumn))
        report = self._report
        told = any(each.base for each in (*report.differences, *report.stays))
        self.deciding.setColumnHidden(decisions.DecisionColumn.BEFORE, not told)

    def _fill_report(self) -> None:
        wanted = self.filter.choice()
        report = self._report
        known = report.to_know(asks=not self.is_done)
        rows = [TroubleRow(name, 0, "", say(message)) for name, message in report.refused]
        rows += [
            TroubleRow(f.file, 0, place(f.field), say(f.message), entry(f.entry, f.message))
            for f in sorted(known, key=lambda f: _ORDER[f.outcome.value])
            if wanted in ("", f.outcome.value) or (wanted == "new" and not f.again)
        ]
        rows += [
            TroubleRow(t.file, t.line, t.field, say(t.message))
            for t in report.troubles
            if wanted in ("", "out" if t.left_out else "text")
        ]
        self.table.setColumnHidden(troubles.TroubleColumn.LINE, not report.troubles)
        self.table.setColumnHidden(troubles.TroubleColumn.ENTRY, bool(report.troubles))
        self.model.set_rows(rows)
        self._show_part()
        self._share(self.table)

    # What is decided

    def choices(self) -> ImportChoices:
        """Give what is ticked."""
        return self._decided.choices

    def tick_all(self) -> None:
        """Tick everything of the part that one looks at, or nothing where everything is ticked already."""
        rows = self.decisions.rows
        at = self.deciding.currentIndex().row()
        parts: dict[int, list[int]] = {}
        for number, row in enumerate(rows):
            if row.is_open:
                parts.setdefault(row.part, []).append(number)
        numbers = parts.get(rows[at].part if at >= 0 else 0) or next(iter(parts.values()), [])
        self.decisions.tick(numbers, not all(rows[number].ticked for number in numbers))

    def _on_ticked(self) -> None:
        if self._decided.tick(self.decisions.rows):
            self.met.emit(self.choices())

    def _on_stays(self) -> None:
        """Show what stays as it was changed here, to be ticked; of what is done somebody else does."""
        if self.is_done:
            self.looked.emit()
            return
        self._decided.shows_stays = True
        self.parts.set_choice(_DECIDE)
        self.retranslate()
        self.begin()

    def _on_new(self) -> None:
        """Show the new cards, to be unticked."""
        self._decided.shows_new = True
        self.parts.set_choice(_DECIDE)
        self.retranslate()
        first = next((n for n, row in enumerate(self.decisions.rows) if row.part == decision_rows.NEW), 0)
        self.deciding.setFocus()
        self.deciding.selectRow(first + 1 if self.decisions.rows[first].heading else first)
        self.deciding.scrollTo(self.decisions.index(first, 0), QTableView.ScrollHint.PositionAtTop)

    def _on_take(self) -> None:
        if self.is_done:
            self.closed.emit()
        else:
            self.wanted.emit(self.choices())

    def restyle(self) -> None:
        """Take the text size in force."""
        for table in (self.deciding, self.table):
            table.verticalHeader().setDefaultSectionSize(theme.current().px(30))
            self._share(table)

    def _share(self, table: QTableView) -> None:
        """Share the room of a table in view; rows that grow may take a scroll bar's width, no matter."""
        self._due.add(table)
        if self._sharing or not table.isVisible():
            return
        self._due.discard(table)
        self._sharing = True
        share_room(
            table, troubles.TroubleColumn.WORDS if table is self.table else decisions.DecisionColumn.WHAT
        )
        self._sharing = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Import with Enter, leave with Esc."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.take.isVisible():
            self._on_take()
        elif key == Qt.Key.Key_S and self._offers_stays:
            self._on_stays()
        elif key == Qt.Key.Key_N and self._new.isVisible():
            self._on_new()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep letters from the tables, which would look for rows that begin with them; follow their size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and not self._sharing:
            for table in (self.deciding, self.table):
                if watched is table.viewport() and (event.type() == QEvent.Type.Resize or table in self._due):
                    self._share(table)
        pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if pressed and event.key() == Qt.Key.Key_A and self._all.isVisible():  # type: ignore[attr-defined]
            self.tick_all()
            return True
        if pressed and event.key() == Qt.Key.Key_S and self._offers_stays:  # type: ignore[attr-defined]
            self._on_stays()
            return True
        if pressed and event.key() == Qt.Key.Key_N and self._new.isVisible():  # type: ignore[attr-defined]
            self._on_new()
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_undo"):
            self.restyle()


def _show(shown: bool, *parts: QWidget) -> None:
    for part in parts:
        part.setVisible(shown)
