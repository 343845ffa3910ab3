"""The page on which a card is entered: the form, and the card as it will be printed beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.library.editor.form import CardForm, next_card
from desktop.library.pictures import dropped_picture, offers_picture
from desktop.look.icons import icon
from desktop.paper.screen import CardFaceView
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import ElidedLabel, KeyHint, set_look
from rules.abilities import Abilities
from rules.cards import Card, Revision
from rules.peoples import Peoples


@dataclass(frozen=True, slots=True)
class CardDraft:
    """What stands in the form: a card that is new (no id) or is being edited, and its new picture.

    ``base`` is an edited card as it was.
    """

    card: Card
    card_id: str | None = None
    base: Card | None = None
    picture: bytes | None = None


class EditorPage(QWidget):
    """Enter or edit a card without a mouse.

    `saved(draft, next)` asks for the draft to be kept (and for the next one to begin), `left` is emitted
    by Esc, `forgotten(draft)` asks for one that was left unfinished before to be let go, `named` is
    emitted when a name changed, `typed` when anything did.
    """

    saved = Signal(object, bool)
    left = Signal()
    forgotten = Signal(object)
    named = Signal()
    typed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._begun = CardDraft(Card(""))
        self._resumed = False
        self._picture: bytes | None = None
        self._picture_shown: bytes | None = None
        self._language = "fr"
        self._title = ElidedLabel("", self)
        self._title.setProperty("may_elide", True)
        set_look(self._title, "title")
        self._scroll = ScrollDown(parent=self)
        self.form = CardForm(self._scroll.viewport())
        self.face = CardFaceView(self)
        self._save = QPushButton(self)
        self._save_next = QPushButton(self)
        self._leave = QPushButton(self)
        self._forget = QPushButton(self)
        self._keys = [KeyHint("Ctrl+S", self), KeyHint("Ctrl+↵", self), KeyHint("Esc", self)]
        self._save.clicked.connect(self.save)
        self._save_next.clicked.connect(self.save_and_next)
        self._leave.clicked.connect(self.leave)
        self._forget.clicked.connect(self.forget)
        for button in (self._save, self._save_next, self._leave, self._forget):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_look(self._save_next, "primary")
        self._lay_out()
        self.setAcceptDrops(True)
        self.form.changed.connect(self._show_face)
        self.form.changed.connect(self.typed)
        self.form.named.connect(self.named)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)
        self.retranslate()

    # What it shows and gives

    def set_tables(
        self,
        *,
        peoples: Peoples,
        abilities: Abilities,
        language: str,
        editions: Iterable[str],
        ranks: Iterable[str],
    ) -> None:
        """Complete and draw from these tables, in this language."""
        self._language = language
        self.face.set_peoples(peoples)
        self.form.set_tables(
            peoples=peoples, abilities=abilities, language=language, editions=editions, ranks=ranks
        )
        self._show_face()

    def begin(self, draft: CardDraft, picture: bytes | None = None, *, resumed: bool = False) -> None:
        """Show a draft; `picture` is the one its card has already. A resumed one was typed on before."""
        self._begun = draft
        self._resumed = resumed
        self._forget.setVisible(resumed)
        self._picture = draft.picture
        self._picture_shown = draft.picture or picture
        self.form.set_card(draft.card)
        self.retranslate()
        self._show_face()
        self.form.start()

    def draft(self) -> CardDraft:
        """Give what is typed now."""
        return replace(self._begun, card=self.form.card(), picture=self._picture)

    @property
    def card_id(self) -> str | None:
        """The card being edited, None for a new one."""
        return self._begun.card_id

    @property
    def touched(self) -> bool:
        """Tell whether something was typed, now or before it was left and resumed."""
        return self._resumed or self.typed_upon

    @property
    def typed_upon(self) -> bool:
        """Tell whether something was typed since the card was begun or resumed."""
        return self.draft() != self._begun

    def begin_next(self) -> None:
        """Begin the next card of the pile: people, edition and rank stay."""
        self.begin(CardDraft(next_card(self.form.card())))

    def take_picture(self, data: bytes) -> None:
        """Use these bytes, judged already, as the card's picture."""
        self._picture = self._picture_shown = data
        self._show_face()

    def show_duplicates(self, found: Iterable[Revision]) -> None:
        """Say which cards of the typed name are here already."""
        cards = [revision.card for revision in found]
        names = [
            f"{card.name(self._language)} ({card.edition})" if card.edition else card.name(self._language)
            for card in cards
        ]
        words = self.tr("Already here: {names}").format(names=" · ".join(names)) if names else ""
        self.form.set_duplicates(words)

    # Verbs

    def save(self) -> None:
        """Ask for the card to be kept."""
        self.saved.emit(self.complete(), False)

    def save_and_next(self) -> None:
        """Ask for the card to be kept and the next one to begin."""
        self.saved.emit(self.complete(), True)

    def leave(self) -> None:
        """Go back to the list; nothing is asked, and what was typed can be returned to."""
        self.left.emit()

    def forget(self) -> None:
        """Ask for a card that was left unfinished to be let go."""
        self.forgotten.emit(self.complete())

    def complete(self) -> CardDraft:
        """Give what is typed now, with the ability that stands in its line."""
        self.form.abilities.commit()
        return self.draft()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc, save with Ctrl+S, go on with Ctrl+Return."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.save_and_next()
        elif control and event.key() == Qt.Key.Key_S:
            self.save()
        else:
            super().keyPressEvent(event)

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Keep the field one types in within view."""
        if now is not None and self.form.isAncestorOf(now):
            self._scroll.ensureWidgetVisible(now, 0, 48)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a photo."""
        if offers_picture(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Make a dropped photo the card's picture."""
        taken = dropped_picture(event.mimeData())
        if isinstance(taken, bytes):
            event.acceptProposedAction()
            self.take_picture(taken)
        elif taken:
            self.form.refuse(taken)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_save"):
            self.restyle()

    def restyle(self) -> None:
        """Draw the icons again in the theme's colours."""
        self._save.setIcon(icon("device-floppy"))
        self._save_next.setIcon(icon("plus", "on-accent"))
        self._leave.setIcon(icon("arrow-left"))
        self._forget.setIcon(icon("trash"))

    def retranslate(self) -> None:
        """Say the fixed words again."""
        name = self._begun.card.name(self._language)
        new = self._begun.card_id is None
        self._title.setText(self.tr("New card") if new else self.tr("Edit {name}").format(name=name))
        self._save.setText(self.tr("Save"))
        self._save_next.setText(self.tr("Save and next"))
        self._leave.setText(self.tr("Back"))
        self._forget.setText(self.tr("Forget"))
        self._forget.setToolTip(self.tr("Let this unfinished card go"))
        self.form.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        verbs = QHBoxLayout()
        verbs.setSpacing(6)
        for button, key in zip((self._save_next, self._save, self._leave), (1, 0, 2), strict=True):
            verbs.addWidget(button)
            verbs.addWidget(self._keys[key])
            verbs.addSpacing(16)
        verbs.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(8)
        self._scroll.set_page(self.form)
        middle.addWidget(self._scroll, 3)
        middle.addWidget(self.face, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._forget)
        self._forget.hide()
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addLayout(verbs)

    def _show_face(self) -> None:
        card = self.form.card()
        self.face.show_card(card, self._language, self._picture_shown)
