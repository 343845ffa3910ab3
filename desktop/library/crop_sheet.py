"""Choose which part of a card's picture stays, by the mouse or by the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.library.crop import CropDraft
from desktop.look import theme
from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.spoken import Speaker, announce
from desktop.widgets.text import label, set_look
from desktop.wording.plain import caption

_SAME_PLACE = 0.002
"""Edges so near to each other, in parts of a side, are one."""
_STEP, _NEAR = 0.01, 12
"""By what part of a side a key moves an edge; how near to an edge, in px at 100 %, it is gripped."""
_MOVES = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
_CURSORS = {
    "l": Qt.CursorShape.SizeHorCursor, "t": Qt.CursorShape.SizeVerCursor,
    "lt": Qt.CursorShape.SizeFDiagCursor, "rt": Qt.CursorShape.SizeBDiagCursor,
}  # fmt: skip
Room = tuple[float, float]
"""Width and height of what a card has room for, in mm."""
_SAME = {"r": "l", "b": "t", "rb": "lt", "lb": "rt"}


class CropView(QWidget, Speaker):
    """The picture with the part that stays in its own light, and in it what a card has room for."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, image: QImage, draft: CropDraft, room: Room | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.image, self.draft = image, draft
        self._shape = room[0] / room[1] * image.height() / image.width() if room is not None else 0.0
        self._grip, self._from = "", QPointF()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def frame(self) -> QRectF:
        """Where the picture lies, as large as there is room for it and what grips its edges."""
        near = theme.current().px(_NEAR)
        size = self.image.size().scaled(self.size() - QSize(near, near), Qt.AspectRatioMode.KeepAspectRatio)
        rect = QRect(0, 0, max(1, size.width()), max(1, size.height()))
        rect.moveCenter(self.rect().center())
        return QRectF(rect)

    def shown(self) -> CropDraft:
        """What a card shows of the part that stays."""
        return self.draft.within(self._shape) if self._shape else self.draft

    def kept(self) -> QRectF:
        """Where the part lies that stays."""
        return self._place(self.draft)

    def _place(self, draft: CropDraft) -> QRectF:
        frame = self.frame()
        wide, high = frame.width(), frame.height()
        return QRectF(
            frame.left() + draft.left * wide, frame.top() + draft.top * high,
            (draft.right - draft.left) * wide, (draft.bottom - draft.top) * high,
        )  # fmt: skip

    def show_draft(self, draft: CropDraft) -> None:
        """Show another part."""
        if draft != self.draft:
            self.draft = draft
            self.update()
            self.describe(aloud=True)

    def describe(self, *, aloud: bool = False) -> None:
        """Say which part stays."""
        draft = self.draft
        words = self.tr("From {left}% to {right}% across, from {top}% to {bottom}% down").format(
            left=round(draft.left * 100), right=round(draft.right * 100),
            top=round(draft.top * 100), bottom=round(draft.bottom * 100),
        )  # fmt: skip
        card = self.shown()
        if any(abs(edge - other) > _SAME_PLACE for edge, other in zip(card.edges, draft.edges, strict=True)):
            more = self.tr("a card shows {across}% of it across and {down}% down").format(
                across=round((card.right - card.left) / (draft.right - draft.left) * 100),
                down=round((card.bottom - card.top) / (draft.bottom - draft.top) * 100),
            )
            words = f"{words}; {more}"
        self.setAccessibleDescription(words)
        if aloud:
            announce(self, words)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by the arrows; with Shift make it wider, narrower, taller or lower."""
        move = _MOVES.get(Qt.Key(event.key()))
        if move is None:
            super().keyPressEvent(event)
            return
        across, down = move[0] * _STEP, move[1] * _STEP
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.show_draft(self.draft.grown(2 * across, 2 * down))
        else:
            self.show_draft(self.draft.moved(across, down))

    # The mouse

    def _part(self, point: QPointF) -> tuple[float, float]:
        frame = self.frame()
        return (point.x() - frame.left()) / frame.width(), (point.y() - frame.top()) / frame.height()

    def _grip_at(self, point: QPointF) -> str:
        """Tell what a press grips: edges, "move" within, "new" outside."""
        kept, near = self.kept(), theme.current().px(_NEAR)
        if not kept.adjusted(-near, -near, near, near).contains(point):
            return "new"
        grip = "l" if abs(point.x() - kept.left()) <= near else ""
        grip = grip or ("r" if abs(point.x() - kept.right()) <= near else "")
        edge = "t" if abs(point.y() - kept.top()) <= near else ""
        edge = edge or ("b" if abs(point.y() - kept.bottom()) <= near else "")
        return grip + edge or "move"

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Grip an edge, a corner or the whole; outside, begin a new part."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip, self._from = self._grip_at(event.position()), event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag what is gripped; show what a press would grip."""
        point = event.position()
        if not event.buttons() & Qt.MouseButton.LeftButton or not self._grip:
            grip = self._grip_at(point)
            shape = _CURSORS.get(_SAME.get(grip, grip))
            others = {"move": Qt.CursorShape.SizeAllCursor}
            self.setCursor(shape or others.get(grip, Qt.CursorShape.CrossCursor))
            return
        x, y = self._part(point)
        from_x, from_y = self._part(self._from)
        if self._grip == "move":
            self.show_draft(self.draft.moved(x - from_x, y - from_y))
            self._from = point
        elif self._grip == "new":
            self.show_draft(self.draft.with_edges(from_x, from_y, x, y))
        else:
            self.show_draft(self.draft.dragged(self._grip, x, y))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._grip = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, darker where it is cut off, and where it is gripped."""
        painter, kept = QPainter(self), self.kept()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        frame = self.frame()
        painter.drawImage(frame, self.image)
        shade = QColor(0, 0, 0, 150)
        painter.fillRect(QRectF(frame.left(), frame.top(), frame.width(), kept.top() - frame.top()), shade)
        painter.fillRect(
            QRectF(frame.left(), kept.bottom(), frame.width(), frame.bottom() - kept.bottom()), shade
        )
        painter.fillRect(QRectF(frame.left(), kept.top(), kept.left() - frame.left(), kept.height()), shade)
        painter.fillRect(QRectF(kept.right(), kept.top(), frame.right() - kept.right(), kept.height()), shade)
        card = self._place(self.shown())
        for spared in (
            QRectF(kept.left(), kept.top(), kept.width(), card.top() - kept.top()),
            QRectF(kept.left(), card.bottom(), kept.width(), kept.bottom() - card.bottom()),
            QRectF(kept.left(), card.top(), card.left() - kept.left(), card.height()),
            QRectF(card.right(), card.top(), kept.right() - card.right(), card.height()),
        ):
            painter.fillRect(spared, QColor(0, 0, 0, 80))
        for pen in (QPen(QColor("#000000"), 1), QPen(QColor("#ffffff"), 1, Qt.PenStyle.DashLine)):
            painter.setPen(pen)
            painter.drawRect(card)
        colour = theme.current().colour("focus" if self.hasFocus() else "accent")
        painter.setPen(QPen(QColor("#ffffff"), 4))
        painter.drawRect(kept)
        painter.setPen(QPen(colour, 2))
        painter.drawRect(kept)
        half = theme.current().px(_NEAR) / 2
        for x in (kept.left(), kept.center().x(), kept.right()):
            for y in (kept.top(), kept.center().y(), kept.bottom()):
                if QPointF(x, y) != kept.center():
                    grip = QRectF(x - half, y - half, 2 * half, 2 * half)
                    painter.fillRect(grip, colour)
                    painter.setPen(QPen(QColor("#ffffff"), 1))
                    painter.drawRect(grip)
        painter.end()


class CropSheet(PassingOverlay):
    """A panel over the window with the picture, the way it is cropped, and two verbs."""

    SIZE = (820, 680)

    cropped = Signal(object)
    """Emitted with the `CropDraft` that was chosen."""

    def __init__(self, image: QImage, draft: CropDraft, room: Room | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._start = draft
        column = self.sheet_column()
        heading = label(self.tr("Crop the picture"), self.panel, role="title")
        self.view = CropView(image, draft, room, self.panel)
        self.view.setAccessibleName(heading.text())
        self.view.describe()
        told = self.tr(
            "Drag the edges, or use the arrow keys; with Shift they make the part larger and smaller."
        )
        self.crop = QPushButton(caption(self.tr("Crop")), self.panel)
        set_look(self.crop, "primary")
        self.cancel = QPushButton(caption(self.tr("Cancel")), self.panel)
        self.whole = QPushButton(caption(self.tr("Whole picture")), self.panel)
        self.fitted = QPushButton(caption(self.tr("As the card shows it")), self.panel)
        self.fitted.setVisible(room is not None)
        self.whole.clicked.connect(self._on_whole)
        self.fitted.clicked.connect(self._on_fitted)
        self.crop.clicked.connect(self._on_crop)
        self.cancel.clicked.connect(self.close_panel)
        column.addWidget(heading)
        column.addWidget(self.view, 1)
        column.addWidget(label(told, self.panel, role="soft", wrap=True))
        if room is None:
            words = self.tr("The text of this card leaves no room for a picture on paper.")
        else:
            words = self.tr("A printed card of 63 × 88 mm shows what lies within the broken line.")
        column.addWidget(label(words, self.panel, role="soft", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.whole)
        row.addWidget(self.fitted)
        row.addStretch(1)
        row.addWidget(self.cancel)
        row.addWidget(self.crop)
        column.addLayout(row)

    def take_keyboard(self) -> None:
        """Let the arrows move the part at once."""
        self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Crop by Return, wherever the keyboard is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_crop()
        else:
            super().keyPressEvent(event)

    def _on_whole(self) -> None:
        self.view.show_draft(CropDraft())

    def _on_fitted(self) -> None:
        self.view.show_draft(self.view.shown())

    def _on_crop(self) -> None:
        draft = self.view.draft
        self.close_panel()
        if draft != self._start:
            self.cropped.emit(draft)
