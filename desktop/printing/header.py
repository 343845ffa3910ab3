"""Head the preview: what the document is, its verbs, what is being made, what does not fit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look import icons, theme
from desktop.operations.paper import Overflow, PrintReport
from desktop.widgets.actions import ActionSet
from desktop.widgets.choice import Segmented
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.text import ElidedLabel, label, set_look
from desktop.wording import say
from desktop.wording.paper_losses import losses_words
from desktop.wording.plain import plain_tip

_ROWS = 2
WAYS_OUT = (
    "printing.edit_unfit", "printing.unfit_behind", "printing.unfit_larger", "printing.unfit_smaller",
    "printing.unfit_paper", "printing.unfit_alone",
)  # fmt: skip
"""The verbs that help what does not fit."""
_NAMED = 5
"""Armies that are named before the others are only counted."""
_EDGE = 16
"""What lies beside all lines, in px."""
_NAME = 84
"""What the name of the document keeps beside its verbs, in px at 100 %."""
_NARROW = 620
"""Width in px at 100 % below which the header saves room."""


class Header(QWidget):
    """Title, counts and verbs above the pages; below them a list of cards whose text did not fit."""

    jumped = Signal(int)
    """Emitted with a page, from 0."""

    cancelled = Signal()
    """Emitted when the player gives up what is being made."""

    zoomed = Signal(str)
    """Emitted with "fit" or "width"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: PrintReport | None = None
        self._left_out: tuple[str, ...] = ()
        self._turned = ("", "")
        self.name = ElidedLabel("", self)
        self.name.setProperty("may_elide", True)
        set_look(self.name, "title")
        self.counts = label("", self, role="soft")
        self.left_out = label("", self, role="soft", wrap=True)
        self.left_out.hide()
        self.remarks = label("", self, role="soft", wrap=True)
        self.remarks.hide()
        self.page = label("", self, role="soft")
        self.zoom = Segmented(self)
        self._zoom = "fit"
        self._zooms = QHBoxLayout()
        self._told, self._sizes = QHBoxLayout(), QHBoxLayout()
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.cancel = QPushButton(self)
        self.warning = QWidget(self)
        self._warning_icon = QLabel(self.warning)
        self._warning_words = label("", self.warning, wrap=True)
        self.list = QListWidget(self.warning)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustIgnored)
        self._beside: list[QToolButton] = []
        self._verbs, self._ways = QHBoxLayout(), FlowBox(self.warning)
        self._way_buttons: dict[str, QToolButton] = {}
        self._lay()
        self.zoom.changed.connect(self.zoomed)
        self.cancel.clicked.connect(self.cancelled)
        self.list.itemActivated.connect(self._on_item)
        self.list.itemClicked.connect(self._on_item)
        self.warning.hide()
        self.set_progress(0, 0)
        self.retranslate()
        self.restyle()

    def _lay(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, 12, _EDGE, 8)
        column.setSpacing(8)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.name, 1)
        top.addLayout(self._verbs)
        column.addLayout(top)
        self._told.addWidget(self.counts)
        self._told.addWidget(self.progress)
        self._told.addWidget(self.cancel)
        self._told.addStretch(1)
        self._told.addWidget(self.page)
        self._zooms.setSpacing(4)
        self._sizes.addStretch(1)
        self._sizes.addLayout(self._zooms)
        self._sizes.addWidget(self.zoom)
        for each in (self._told, self._sizes, self._below):
            each.setSpacing(12)
        self._below.addLayout(self._told, 1)
        self._below.addLayout(self._sizes)
        column.addLayout(self._below)
        column.addWidget(self.left_out)
        column.addWidget(self.remarks)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._warning_icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._warning_words, 1)
        warning = QVBoxLayout(self.warning)
        warning.setContentsMargins(0, 0, 0, 0)
        warning.setSpacing(4)
        warning.addLayout(head)
        warning.addWidget(self.list)
        warning.addWidget(self._ways)
        column.addWidget(self.warning)

    def set_actions(self, actions: ActionSet) -> None:
        """Put the verbs of the place on the right."""
        printing = actions.button("printing.print", self)
        set_look(printing, "primary")
        printing.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)  # icons are not drawn in its ink
        self._beside = [actions.button(key, self) for key in ("printing.open", "printing.save")]
        for button in (*self._beside, printing):
            self._verbs.addWidget(button)
        for key in WAYS_OUT:
            way = self._way_buttons[key] = actions.button(key, self._ways)
            # It begins a line of its own before its words are cut.
            way.setSizePolicy(QSizePolicy.Policy.Preferred, way.sizePolicy().verticalPolicy())
            self._ways.flow.addWidget(self._way_buttons[key])
        for key in ("printing.smaller", "printing.larger"):
            self._zooms.addWidget(actions.button(key, self, words=False))

    def offer_way(self, key: str, offered: bool) -> None:
        """Show a verb that helps what does not fit, or hide it."""
        self._way_buttons[key].setVisible(offered)

    def look_at_list(self) -> None:
        """Bring the list of what does not fit under the player's hands."""
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self.list.setFocus()

    # What is shown

    def show_name(self, name: str) -> None:
        """Name the document."""
        self.name.setText(name)

    def show_zoom(self, zoom: str) -> None:
        """Show how large the pages are: one of both choices, or in per cent, which is a third one then."""
        self._zoom = zoom
        percent = ((zoom, self.tr("{n}%").format(n=zoom)),) if zoom.isdigit() else ()
        words = self.tr("Whole page"), self.tr("Page width")
        if self._is_narrow():
            words = self.tr("Whole", "page"), self.tr("Width", "page")
        self.zoom.set_choices(("fit", words[0]), ("width", words[1]), *percent)
        self.zoom.set_choice(zoom)

    def show_left_out(self, names: tuple[str, ...]) -> None:
        """Name the armies of a file of several that have no card to print."""
        self._left_out = names
        words = self.tr("%n armies have no card yet and are left out: {names}", "", len(names))
        named = ", ".join(names[:_NAMED]) + (" …" if len(names) > _NAMED else "")
        self.left_out.setText(words.format(names=named))
        self.left_out.setToolTip(plain_tip("\n".join(names)))
        self.left_out.setVisible(bool(names))

    def show_report(self, report: PrintReport | None) -> None:
        """Show how many pages and cards there are, and which cards lost something."""
        self._report = report
        remarks = report.remarks if report is not None else ()
        self.remarks.setText(" ".join(map(say, remarks)))
        self.remarks.setVisible(bool(remarks))
        if report is None:
            self.counts.setText("")
            self.warning.hide()
            return
        cards = self.tr("%n cards", "", report.cards)
        pages = self.tr("%n pages", "", report.pages)
        self.counts.setText(f"{cards} · {pages}" if report.cards else pages)
        self.warning.setVisible(bool(report.overflow))
        self._warning_words.setText(self._losses_head(report))
        self.list.clear()
        for lost in report.overflow:
            item = QListWidgetItem(self._line(lost))
            item.setData(Qt.ItemDataRole.UserRole, lost.page - 1)
            item.setToolTip(plain_tip(self._line(lost)))
            self.list.addItem(item)
        self._fit_list()

    def _losses_head(self, report: PrintReport) -> str:
        """Say above the list whether it is of what is cut, of what is small, or of both."""
        count, small = len(report.overflow), sum(lost.is_whole for lost in report.overflow)
        if small == count:
            return self.tr("%n things are in very small letters. Choose one to see it.", "", count)
        if small:
            return self.tr("%n things are not whole, or very small. Choose one to see it.", "", count)
        return self.tr("%n things are not shown whole. Choose one to see it.", "", count)

    def show_turned(self, page: int, count: int) -> None:
        """Tell which page is in view."""
        words = self.tr("Page {page} of {count}").format(page=page + 1, count=count) if count else ""
        self._turned = words, f"{page + 1} / {count}" if count else ""
        self._say_turned()

    def _say_turned(self) -> None:
        """Say the page in figures alone where the header is narrow."""
        self.page.setText(self._turned[self._is_narrow()])
        self.page.setAccessibleName(self._turned[0])

    def _is_narrow(self) -> bool:
        return self.width() < theme.current().px(_NARROW)

    def set_progress(self, done: int, whole: int) -> None:
        """Show how far the making is; nothing when there is nothing to wait for."""
        busy = whole > 0
        self.progress.setVisible(busy)
        self.cancel.setVisible(busy)
        self.counts.setVisible(not busy)
        if busy:
            self.progress.setRange(0, whole)
            self.progress.setValue(done)

    def _line(self, lost: Overflow) -> str:
        page = self.tr("page {page}").format(page=lost.page)
        return f"{lost.name} · {losses_words(lost.lost)} · {page}"

    def _on_item(self, item: QListWidgetItem) -> None:
        self.jumped.emit(int(item.data(Qt.ItemDataRole.UserRole)))

    # Words and looks

    def retranslate(self) -> None:
        """Say all fixed words again."""
        self.show_zoom(self._zoom)
        self.zoom.setAccessibleName(self.tr("Zoom"))
        self.cancel.setText(self.tr("Cancel"))
        self.progress.setAccessibleName(self.tr("Cards laid out"))
        self.list.setAccessibleName(self.tr("What is not shown whole"))
        self.show_report(self._report)
        self.show_left_out(self._left_out)

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        px = theme.current().px
        self.name.setMinimumWidth(px(_NAME))
        self._warning_icon.setPixmap(icons.pixmap("alert-triangle", px(20), "warn", self.devicePixelRatioF()))
        self.progress.setFixedSize(px(160), px(8))
        self._fit_list()

    def _fit_list(self) -> None:
        """Let a line take as many rows as it needs, and give the list the height of its first lines."""
        room = QRect(0, 0, max(80, self.list.viewport().width() - 16), 10_000)
        metrics, high, first = self.list.fontMetrics(), 0, 0
        for row in range(self.list.count()):
            item = self.list.item(row)
            wrapped = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
            item.setSizeHint(QSize(0, wrapped.height() + 8))
            high += item.sizeHint().height() if row < _ROWS else 0
            first = first or high
        edge = 2 * self.list.frameWidth() + 4
        self.list.setMinimumHeight(first + edge)  # one, whole, where the window is low
        self.list.setMaximumHeight(high + edge)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the name its room: a verb shows only its icon where the header is narrow."""
        super().resizeEvent(event)
        style = Qt.ToolButtonStyle
        for button in self._beside:
            button.setToolButtonStyle(
                style.ToolButtonIconOnly if self._is_narrow() else style.ToolButtonTextBesideIcon
            )
        self._say_turned()
        self.show_zoom(self._zoom)
        self._share()
        self._fit_list()

    def event(self, event: QEvent) -> bool:
        """Follow the words of its second line."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._share()
        return super().event(event)

    def _share(self) -> None:
        """Put the sizes of the pages beside their number, or beneath it where both have no room."""
        needed = self._told.sizeHint().width() + self._below.spacing() + self._sizes.sizeHint().width()
        way = QBoxLayout.Direction
        room = self.width() - 2 * _EDGE
        self._below.setDirection(way.TopToBottom if needed > room else way.LeftToRight)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_list()
