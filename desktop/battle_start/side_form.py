"""One side of a new battle: an army, an army seen card by card, or a mere number of cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from desktop.battle_start.caster_fields import CasterFields
from desktop.battle_start.side_choice import Mode, SideChoice
from desktop.look import theme
from desktop.look.painting import Ink, paint_letter
from desktop.widgets.armies_list import ArmyItem, ArmyList
from desktop.widgets.boxes import Combo, may_shrink
from desktop.widgets.choice import Segmented
from desktop.widgets.complaint import Complaint
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.painted import Painted
from desktop.widgets.search import SearchField, found_words
from desktop.widgets.spin import Spin
from desktop.widgets.text import label, set_look
from desktop.wording import in_game
from desktop.wording.battle.name_limits import bound_words
from rules.ranking import closest
from rules.systems import KINDS, SystemKind
from rules.text import fold

MOST_CARDS = 99
_EDGE, _GAP, _NONE = 16, 10, QSizePolicy.Policy.Ignored
_NEAR = Qt.FindChildOption.FindDirectChildrenOnly
_MANY = 6
"""More armies than these are searched."""


class SideForm(QFrame):
    """The fields of a side, in its colour; ``changed`` after every edit, ``done`` by Return in a list.

    ``listed`` is emitted when an army is asked instead of a number.
    """

    changed = Signal()
    listed = Signal()
    done = Signal()

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_look(self, "panel")
        self.side = side
        self._rows: tuple[ArmyItem, ...] = ()
        self._counted = False
        self._system = next(iter(KINDS.values()))
        self._letter = _Letter(side, self)
        self.player = QLineEdit(self)
        self.player.setMaxLength(60)
        self.modes = Segmented(self)
        self.sentence = label("", self, role="soft", wrap=True)
        self.search = SearchField(self)
        self.armies = ArmyList(self)
        self.nothing = label("", self, role="soft", wrap=True)
        self.count = _Number(self)
        set_look(self.count, "figure")
        self.count.setRange(0, MOST_CARDS)
        self.name = QLineEdit(self)
        self.name.setMaxLength(80)
        self.people = Combo(self)
        may_shrink(self.people, 12)
        self.names = QPlainTextEdit(self)
        self.names.setTabChangesFocus(True)
        self.casters = CasterFields(self, side)
        self.hidden = QCheckBox(self)
        self.complaint = Complaint(self)
        self._captions: dict[str, QLabel] = {}
        self._pages = QStackedWidget(self)
        self._lay_out()
        self.modes.changed.connect(self._on_mode)
        self.armies.chosen.connect(self._on_edited)
        self.armies.entered.connect(self.done)
        self.search.textChanged.connect(self._on_search)
        self.search.tell_by(self._found_words)
        self.search.descended.connect(self.armies.setFocus)
        self.count.valueChanged.connect(self._on_edited)
        self.name.textChanged.connect(self._on_edited)
        self.names.textChanged.connect(self._on_edited)
        self.casters.changed.connect(self._on_edited)
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        head = in_row(None, self._letter, (self.player, 1), gap=12)
        self._head = in_row(None, (head, 1), (self.modes, 1), gap=_GAP)
        army = QWidget(self._pages)
        in_column(army, self.search, (self.armies, 1), (self.nothing, 1), gap=8)
        self._pages.addWidget(army)
        counted = QWidget(self._pages)
        grid = QGridLayout(counted)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for key, field, row, at, span in (
            ("count", self.count, 0, 0, 1), ("people", self.people, 3, 0, 2), ("name", self.name, 6, 0, 2),
        ):  # fmt: skip
            self._captions[key] = label("", counted)
            self._captions[key].setBuddy(field)
            grid.addWidget(self._captions[key], row, at, 1, span)
            grid.addWidget(field, row + 1, at, 1, span)
        for gap in (2, 5):
            grid.setRowMinimumHeight(gap, 8)
        grid.setRowStretch(8, 1)
        self._pages.addWidget(counted)
        named = QWidget(self._pages)
        self._captions["names"] = label("", named)
        self._captions["names"].setBuddy(self.names)
        in_column(named, self._captions["names"], (self.names, 1), gap=4)
        self._pages.addWidget(named)
        in_column(
            self,
            self._head,
            self.sentence,
            self.complaint,
            (self._pages, 1),
            self.casters,
            self.hidden,
            gap=_GAP,
            edges=(_EDGE, 12, _EDGE, 12),
        )

    def fields(self) -> tuple[QWidget, ...]:
        """Give what is filled in, in the order in which it is read."""
        asked = (self.search, self.armies, self.count, self.people, self.name, self.names)
        return (self.player, *self.modes.buttons, *asked, *self.casters.fields(), self.hidden)

    def fit(self, width: int) -> None:
        """Lay out for a width: the ways beside the player where both have room, the fields of who casts."""
        room, ways = width - 2 * (_EDGE + self.frameWidth()), QBoxLayout.Direction
        asked = self.player.fontMetrics().horizontalAdvance(self.player.placeholderText())
        needed = theme.current().target + asked + self.modes.minimumSizeHint().width() + 5 * _GAP
        self._head.setDirection(ways.LeftToRight if needed <= room else ways.TopToBottom)
        self.casters.fit(room)

    # What is chosen

    def choice(self) -> SideChoice:
        """Give what the fields say."""
        return SideChoice(
            self.mode, self.armies.selected() if self.mode.listed else "", self.count.value(),
            self.name.text().strip(), self.player.text().strip(),
            self.mode is Mode.ARMY and self._system.sequences and self.hidden.isChecked(),
            "" if self.mode.listed or self.named else str(self.people.currentData() or ""),
            self.names.toPlainText().strip(), self.casters.held() if self.mode.listed else {},
        )  # fmt: skip

    @property
    def mode(self) -> Mode:
        """What is known of this side."""
        return Mode(self.modes.choice())

    @property
    def named(self) -> bool:
        """Whether names are asked for instead of a number of cards."""
        return self.mode.asks_names(self._system)

    @property
    def role(self) -> str:
        """What this side is by the rules, "" where both are alike."""
        role = self._system.sides[self.side]
        return QCoreApplication.translate("Phrases", role) if role else ""

    def row(self) -> ArmyItem | None:
        """Return the army chosen, None while a number of cards is asked."""
        chosen = self.armies.selected()
        return next((row for row in self._rows if row.id == chosen), None) if self.mode.listed else None

    def fill(self, rows: Sequence[ArmyItem], choice: SideChoice) -> None:
        """Show armies and what was chosen before."""
        self._rows = tuple(rows)
        self.search.clear()
        self.search.setVisible(len(rows) > _MANY)
        self.armies.setVisible(bool(rows))
        self.nothing.setVisible(not rows)
        mode = choice.mode
        if not self._system.sequences:
            # names are soon written where there is no list yet
            mode = Mode.COUNT if not rows else Mode.ARMY if mode.listed else mode
        self.modes.set_choice(mode)
        self._counted = not mode.listed
        chosen = choice.army if any(row.id == choice.army for row in rows) else ""
        self.armies.set_rows(self._rows, chosen or (rows[0].id if rows else ""))
        self.player.setText(choice.player)
        self.count.setValue(choice.count)
        self.name.setText(choice.name)
        self.names.setPlainText(choice.names)
        self.people.setCurrentIndex(max(0, self.people.findData(choice.people)))
        self.hidden.setChecked(choice.hidden)
        self.complain("")
        self._show_mode()

    def set_peoples(self, peoples: Sequence[tuple[str, str]]) -> None:
        """Offer peoples as (id, name); none is known before one is chosen."""
        chosen = self.people.currentData()
        self.people.clear()
        self.people.addItem(self.tr("not known"), "")
        for key, name in peoples:
            self.people.addItem(name, key)
        self.people.setCurrentIndex(max(0, self.people.findData(chosen)))

    def set_system(self, system: SystemKind) -> None:
        """Ask for what a system needs: sequences can be drawn from and hidden, sides may have a role."""
        if system is not self._system:
            self._system = system
            self._say_player()
            self._offer_modes()
            self._show_mode()

    def _say_player(self) -> None:
        words = self.tr("Name of player {letter}").format(letter="AB"[self.side])
        if self.role:
            words = self.tr("{role}: who plays").format(role=self.role)
        self.player.setPlaceholderText(words)
        self.player.setAccessibleName(words)

    def _offer_modes(self) -> None:
        modes = {
            Mode.ARMY: in_game("setup.army", self._system.id),
            Mode.REVEALED: self.tr("Army, as drawn"),
            Mode.COUNT: self.tr("Number"),
        }
        if not self._system.sequences:
            del modes[Mode.REVEALED]
            modes[Mode.COUNT] = self.tr("Names")
        self.modes.set_choices(*modes.items())
        of_side = self.tr("{role}: {choice}") if self.role else self.tr("Side {letter}: {choice}")
        for button in self.modes.buttons:
            named = of_side.format(role=self.role, letter="AB"[self.side], choice=button.text())
            button.setAccessibleName(named)

    def choose_army(self, army_id: str) -> None:
        """Choose an army of the list, as a known one."""
        if not self.mode.listed:
            self.modes.set_choice(Mode.ARMY)
            self._counted = False
        self.search.clear()
        self.armies.set_rows(self._rows, army_id)
        self._show_mode()

    def avoid(self, army_id: str) -> None:
        """Prefer another army than the one of the other side, where there is one and nobody chose."""
        if self.armies.selected() == army_id:
            other = next((row.id for row in self._rows if row.id != army_id), "")
            if other:
                self.search.clear()
                self.armies.set_rows(self._rows, other)
                self.changed.emit()

    def complain(self, words: str) -> None:
        """Say what is missing, in place; nothing for ""."""
        self.complaint.say(words)

    def focus_first(self) -> None:
        """Put the keyboard where the answer is."""
        if self.named:
            self.names.setFocus()
        elif self.mode is Mode.COUNT:
            self.count.setFocus()
            self.count.selectAll()
        else:
            self.armies.setFocus()

    # Words and looks

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._say_player()
        self._offer_modes()
        self._captions["count"].setText(self.tr("Number of cards"))
        self._captions["name"].setText(self.tr("Name of the army (optional)"))
        self._captions["people"].setText(self.tr("People"))
        self._captions["names"].setText(self.tr("One on each line: name, Animus, number"))
        known = (self.tr("Mira 12\nSquire 8 (ally)"), self.tr("Colossus 30\nWatcher 8 x2"))
        self.names.setPlaceholderText(known[self.side])
        self.names.setAccessibleName(self._captions["names"].text())
        for key, field in (("count", self.count), ("name", self.name), ("people", self.people)):
            field.setAccessibleName(self._captions[key].text())
        self.hidden.setText(self.tr("Its order is hidden from the other side"))
        self.casters.retranslate()
        self._show_mode()

    def restyle(self) -> None:
        """Take the sizes again."""
        px = theme.current().px
        self.count.setFixedWidth(px(130))
        self.armies.setMinimumHeight(px(130))
        target = theme.current().target
        self._letter.setFixedSize(target, target)
        self.hidden.setMinimumHeight(target)
        self.setMinimumWidth(QFontMetrics(theme.current().font()).averageCharWidth() * 30)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_captions"):
            self.restyle()

    def _show_mode(self) -> None:
        sentences = {
            Mode.ARMY: in_game("setup.known", self._system.id),
            Mode.REVEALED: self.tr("The list is known; each card is named as it is drawn."),
            Mode.COUNT: self.tr("Only the number of cards is known; cards are named as they are seen."),
        }
        if not self._system.sequences:
            sentences[Mode.ARMY] = self.tr("Everybody comes with a sheet.")
            sentences[Mode.COUNT] = self.tr("Names are enough; sheets can be added later.")
        self.sentence.setText(sentences[self.mode])
        self.nothing.setText(in_game("setup.no_army", self._system.id))
        self.search.setPlaceholderText(in_game("setup.search_army", self._system.id))
        self.armies.setAccessibleName(in_game("setup.army_of", self._system.id, letter="AB"[self.side]))
        self._pages.setCurrentIndex(2 if self.named else 0 if self.mode.listed else 1)
        for page in self._pages.findChildren(QWidget, options=_NEAR):  # out of view it asks for no height
            policy = QSizePolicy.Policy.Preferred if page is self._pages.currentWidget() else _NONE
            page.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.hidden.setVisible(self.mode is Mode.ARMY and self._system.sequences)

    def _on_mode(self, _mode: str) -> None:
        counted, self._counted = self._counted, not self.mode.listed
        if counted and self.mode.listed:
            self.listed.emit()
        self._show_mode()
        self._on_edited()
        self.focus_first()

    def _found_words(self) -> str:
        return found_words(self.armies.armies.rowCount(), self.armies.nothing())

    def _on_search(self, text: str) -> None:
        wanted = fold(text)
        shown = [row for row in self._rows if wanted in fold(row.tip)]
        chosen = self.armies.selected()
        if shown:
            at = next((n for n, row in enumerate(shown) if row.id == chosen), 0)
            chosen = shown[closest(text, [row.name for row in shown], at)].id
        self.armies.set_rows(shown, chosen)
        self._on_edited()

    def _on_edited(self) -> None:
        self.complain(bound_words(self.names.toPlainText()) if self.named else "")
        self.changed.emit()


class _Number(Spin):
    """A number of cards; none yet is a question mark."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSpecialValueText("?")
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)


class _Letter(Painted, QWidget):
    """The letter of a side in its colour."""

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = side
        self.setAccessibleName("AB"[side])

    def _paint(self, ink: Ink) -> None:
        paint_letter(ink, QRectF(self.rect()), self._side)
