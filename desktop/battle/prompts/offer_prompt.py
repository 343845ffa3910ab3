"""What a figure may do now, as rows with a key each: possible, refused with the reason, or insisting."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from desktop.battle.centre.card_in_play import NEEDED
from desktop.battle.context import BattleContext
from desktop.look import theme
from desktop.widgets.actions import shown_key
from desktop.widgets.in_line import in_column, in_row, put_in
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.text import set_look
from desktop.widgets.typed_keys import typed_key
from desktop.wording import about, aimed
from desktop.wording.battle.deed_words import capital
from desktop.wording.battle.reasons import Reasons
from desktop.wording.plain import plain_tip
from rules.battle.action_commands import Announce
from rules.battle.commands import Activate, Command
from rules.battle.contacts import unsized
from rules.text import QT_TRANSLATE_NOOP, Refusal

_Name = Callable[[str], str]
Met = tuple[Command, Refusal]
"""A command that was refused a moment ago, and why."""

_DENSITIES = ((402, 2), (402, 2), (402, 2), (580, 3), (770, 3), (770, 4), (280, 1), (280, 1), (402, 2))
"""Width in px at 100 % and columns, each way of less height than the one before; reasons go first."""
_JOINED = frozenset({7, 8})  # how far an action goes stands behind its words
_IN_TWO, _WIDE, _NARROW = (0, 1, 2), (0, 1, 2, 8, 3, 4, 5), (6, 7)
"""The ways in the stage, beside a figure, and there where little room is, by their places."""
_SILENT = frozenset({2, 3, 4, 5, *_JOINED})
"""The ways without reasons, but those in the headings of groups."""
_EDGE, _GAP, _LEAST = 8, 5, 330
OVER_STAGE = 440
"""How wide the rows are, in px at 100 %, where they lie over the stage: the values there stand in them."""
_NOT_NOW = QT_TRANSLATE_NOOP("OfferPrompt", "Not now: %n…", None, 1)
_OTHERS = QT_TRANSLATE_NOOP("OfferPrompt", "Other actions: %n…", None, 1)
_POSSIBLE = QT_TRANSLATE_NOOP("OfferPrompt", "Possible now: %n…", None, 1)
_GROWS = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
_GROWS.setHeightForWidth(True)


@dataclass(frozen=True, slots=True)
class OfferedAction:
    """A row: its key, what it does, how far it goes, and why it is refused."""

    id: str
    group: str
    key: str
    words: str
    command: Command
    refusal: Refusal | None
    detail: str = ""
    tip: str = ""
    icon: str = ""
    reach: str = ""


@dataclass(frozen=True, slots=True)
class Pick:
    """The row that was picked; one that is refused and does not insist waits for the size of a figure.

    ``target`` is whom the table pressed instead of the row; ``everybody`` means all who have no action yet.
    """

    offer: OfferedAction
    insists: bool = False
    target: str = ""
    everybody: bool = False


@dataclass(eq=False, slots=True)
class _Group:
    """Rows beneath a heading, which says what refuses all of them."""

    heading: QLabel
    grid: QGridLayout
    mine: list[OfferedAction] = field(default_factory=list)


def _needed_values(context: BattleContext, fighter: str) -> str:
    """Say what a figure fights and shoots with now, in one line."""
    own = context.cells.of(context.game, context.game.fighters[fighter], context.table.ruleset, context.names)
    return "  ".join(f"{c.label}\N{NO-BREAK SPACE}{c.text}" for c in own if c.label in NEEDED)


def _met(offer: OfferedAction, command: Command, refusal: Refusal, name: _Name) -> OfferedAction:
    """Give a row the target that it was refused with, so that the same key overrules it."""
    target = str(getattr(command, "target", ""))
    words = aimed(offer.words, name(target)) if target else offer.words
    return replace(offer, words=words, command=command, refusal=refusal)


def _fold_words(
    folded: Collection[OfferedAction], number: int, say: Callable[[Refusal], str], *, turned: bool
) -> tuple[str, str]:
    """Name what is folded away, of so many rows in all, and why where that has one reason."""
    refused = [offer.refusal for offer in folded if offer.refusal is not None]
    said = _POSSIBLE if turned else _NOT_NOW if len(refused) == len(folded) else _OTHERS
    # by name: a class beneath this one has no words of its own, and its plural is no other
    count = number - len(folded) if turned else len(folded)
    words = QCoreApplication.translate("OfferPrompt", said, "", count)
    whys = map(say, refused if said is _NOT_NOW else ())
    why = next(whys, "")
    return words, why if all(each == why for each in whys) else ""


class OfferPrompt(Prompt):
    """Made once for a table and asked again for each figure: a row stays who it is.

    Its reply is the ``Pick`` of a row, which insists where the same key overrules a refusal.

    ``met`` is a command with its target that was refused a moment ago: its own row insists at once, or asks
    for another target where nobody can overrule it.
    """

    asked_again = True
    stops_by_eye = True
    steps_aside = True
    fills_stage = True

    def __init__(self, parent: QWidget, context: BattleContext) -> None:
        super().__init__(parent, "")
        self._context, self._fighter = context, ""
        self.offers: tuple[OfferedAction, ...] = ()
        self._folded: dict[str, OfferedAction] = {}
        self._folds = self._turned = False  # whether what is folded away is shown instead
        self._insists = ""
        self.targets: frozenset[str] = frozenset()
        """Whom the row that is aimed may be at: pressing one of them picks it."""
        self._aimed: OfferedAction | None = None
        self._for_all = False  # whether Shift is held with a letter
        self._reasons = Reasons(context.names, "")
        self._buttons: dict[str, KeyButton] = {}
        self._parts: dict[str, _Group] = {}
        self._order: object = None
        self._places: object = None
        self._dense = self._breadth = 0
        self._standing = soft("", self.panel)  # what holds for the figure
        self.values = soft("", self.panel)
        self.others = KeyButton(self.panel, act=self._unfold)
        self._none = soft("", self.panel)
        self.told = soft("", self.panel)
        set_look(self.title, "heading")
        self.say_verb("")  # the row itself says that Enter does it
        self.cancel.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column = self._column
        column.insertLayout(0, in_row(None, (self.title, 1), self.cancel))
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        column.setSpacing(6)
        self.body.setSpacing(4)
        self._grouped, self._rest = in_column(None, gap=4), QWidget(self.panel)
        self._rest.setSizePolicy(_GROWS)  # in the stage rows are no higher than what they say
        rows = self.values, self._standing, self._grouped, self.others, self._none, self.told
        put_in(self.body, *rows, (self._rest, 1))

    def show_offers(self, fighter: str, met: Met | None = None) -> None:
        """Offer what a figure may do now, instead of what was offered before."""
        self._fighter = self.about = fighter
        self._insists, self.targets, self._aimed, self.reply = "", frozenset(), None, None
        self._reasons = Reasons(self._context.names, fighter)
        final = met is not None and not met[1].overridable
        self.offers = tuple(self._made())
        if met is not None and not final:
            name = self._context.fighter_name
            self.offers = tuple(_met(o, *met, name) if self._meets(o, met[0]) else o for o in self.offers)
        self._folded = {offer.id: offer for offer in self.offers if self._folds_away(offer)}
        self._folds, self._turned, self.spreads = len(self._folded) > 1, False, False
        self._say_anew()
        self.cancel.show_verb("", shown_key("Esc"), icon="x")
        self.cancel.setAccessibleName(QCoreApplication.translate("Prompt", "Close"))
        self.title.setText(self._context.fighter_name(fighter))
        said = " · ".join(filter(None, self._state()))
        none = "" if self.offers else self.tr("Nothing to do now: its card is not being played.")
        self.values.setText(_needed_values(self._context, fighter))
        for words, text in ((self._standing, capital(said)), (self._none, none), (self.told, "")):
            words.setText(text)
            words.setVisible(bool(text))
        self._lay()
        if met is not None and final:
            self.complain(self._why(met[1]))
        elif met is not None:
            self._insist(next(offer for offer in self.offers if offer.command == met[0]))

    # -- what a system tells ------------------------------------------------------------------------

    @abstractmethod
    def _made(self) -> Sequence[OfferedAction]:
        """Give the rows."""

    @abstractmethod
    def _state(self) -> Sequence[str]:
        """Say what holds for the figure."""

    @abstractmethod
    def _groups(self) -> Sequence[str]:
        """Give the groups of rows from top to bottom."""

    @abstractmethod
    def _heading(self, group: str) -> str:
        """Name a group."""

    def _folds_away(self, offer: OfferedAction) -> bool:
        """Tell whether a row is folded away until somebody asks for it: what is refused."""
        return offer.refusal is not None

    @abstractmethod
    def _first(self) -> OfferedAction | None:
        """Give the row that Enter does, None where none comes first."""

    @abstractmethod
    def _meets(self, offer: OfferedAction, command: Command) -> bool:
        """Tell whether a refused command was asked for by this row."""

    def _said(self, offer: OfferedAction) -> str:
        """Say what stands beneath the words of a row that is possible."""
        return " · ".join(filter(None, (offer.reach, offer.detail)))

    # -- what is shown ------------------------------------------------------------------------------

    def _lay(self) -> None:
        """Give each group that has rows its heading and its grid, and each row its button."""
        for part in self._parts.values():
            part.mine = []
        for group in (groups := self._groups()):
            mine = [offer for offer in self.offers if offer.group == group]
            part = self._parts.get(group) or self._group(group)
            part.mine = sorted(mine, key=lambda each: each.refusal is not None)
            for offer in mine:
                button = self._buttons.get(offer.id) or self._button(offer.id)
                button.setToolTip(plain_tip(offer.tip))
        offered = [offer.id for offer in self.offers]
        if (groups, offered) != self._order:
            self._order = groups, offered
            self._put(groups)
        for key, button in self._buttons.items():
            if key not in offered:
                button.hide()

    def _group(self, group: str) -> _Group:
        part = self._parts[group] = _Group(soft("", self.panel), QGridLayout())
        part.grid.setSpacing(_GAP)
        return part

    def _button(self, key: str) -> KeyButton:
        button = self._buttons[key] = KeyButton(self.panel, breaks=True, act=self._on_clicked)
        button.setObjectName(key)
        button.setSizePolicy(_GROWS)
        return button

    def _put(self, groups: Sequence[str]) -> None:
        """Put the groups beneath each other, for the eye and for who listens."""
        if [*self._parts] != [*groups] or not self._grouped.count():
            self._parts = {group: self._parts[group] for group in groups}
            for part in self._parts.values():
                self._grouped.removeItem(part.grid)
                part.grid.setParent(None)
                put_in(self._grouped, part.heading, part.grid)
        for part in self._parts.values():
            for each in (part.heading, *(self._buttons[offer.id] for offer in part.mine)):
                each.raise_()
        for words in (self.others, self._none, self.told):
            words.raise_()

    def _place(self, dense: int) -> None:
        """Put the rows into their columns; one with a sentence of its own takes all of them.

        In the stage a button closes it: there is nothing beside it to be pressed.
        """
        self.cancel.setVisible(self.stands_in)
        self._rest.setVisible(self.stands_in)
        columns, first = _DENSITIES[dense][1], self._first()
        self.others.setVisible(self._folds)
        places: list[tuple[QGridLayout, str, int, int, int]] = []
        for part in self._parts.values():
            shown = list(filter(self._in_view, part.mine))
            # else half a line would be left beside it, or beside the other
            number, pair = 0, len(shown) == 1 or (len(shown) == 2 and first in shown)
            for offer in part.mine:
                self._buttons[offer.id].setVisible(offer in shown)
            for offer in shown:
                alone = pair or offer is first or (not dense and self._why_of(offer))
                wide = columns if alone else 1
                number += -number % wide
                places.append((part.grid, offer.id, number // columns, number % columns, wide))
                number += wide
        if (columns, places) == self._places:
            return
        self._places = columns, places
        for grid, key, row, column, wide in places:
            grid.addWidget(self._buttons[key], row, column, 1, wide)
        for part in self._parts.values():
            for column in range(_DENSITIES[_WIDE[-1]][1]):
                part.grid.setColumnStretch(column, int(column < columns))

    def _in_view(self, offer: OfferedAction) -> bool:
        """Tell whether a row stands there: others are folded away until somebody asks for them instead."""
        return not self._folds or (offer.id in self._folded) is self._turned or offer.id == self._insists

    def _unfold(self) -> None:
        """Show what is refused, each with its reason, in the place of the others, or these again."""
        self._turned = self.spreads = not self._turned
        self.setFocus()
        self.refresh()

    def _shared(self, group: Sequence[OfferedAction]) -> str:
        """Give the reason that all of a group in view have in common, "" for none: its heading says it."""
        seen = [offer for offer in group if self._in_view(offer)]
        whys = {"" if offer.refusal is None else self._why(offer.refusal) for offer in seen}
        return whys.pop() if len(seen) > 1 and len(whys) == 1 else ""

    def _why_of(self, offer: OfferedAction) -> str:
        """Say why a row is refused, "" where it is not, or the heading of its group says it."""
        if offer.refusal is None or self._shared(self._parts[offer.group].mine):
            return ""
        return self._why(offer.refusal)

    def refresh(self) -> None:
        """Show every row as it stands, as shortly as the room asks; what is left out is told when pressed."""
        (self._breadth, room), heights = self.room_beside().toTuple(), []
        covers = self.stands_in or self._breadth > theme.current().px(OVER_STAGE - 40)
        self.values.setVisible(covers and bool(self.values.text()))
        self._show_headings()
        narrow = self._breadth < theme.current().px(_LEAST)
        ways = _IN_TWO if self.stands_in else _NARROW if narrow else _WIDE
        for dense in ways:
            high, columns = self._shown_so(dense), _DENSITIES[dense][1]
            wide = min(theme.current().px(_DENSITIES[dense][0]), self._breadth)
            column = (wide - 3 * _EDGE) // columns - _GAP
            broken = any(self._buttons[each.id].least_width() > column for each in self.offers)
            heights.append(high + 2 * room * broken)
            if heights[-1] <= room:
                break
        else:
            self._show_headings(on=False)
            self._shown_so(ways[heights.index(min(heights))])
            self.values.setVisible(not self.values.isHidden() and self.panel_size()[1] <= room)
        self.resettle()

    def _show_headings(self, *, on: bool = True) -> None:
        """Show the headings of the groups that have a row in view, or none."""
        for part in self._parts.values():
            part.heading.setVisible(on and any(map(self._in_view, part.mine)))
            if part.mine:
                words, why = self._heading(part.mine[0].group), self._shared(part.mine)
                part.heading.setText(about(words, why) if why else words)

    def has_room_in(self, stage: QSize) -> bool:
        """Tell whether the rows stand there in two columns, no word broken, in the shortest of its ways."""
        self._show_headings(on=False)
        edge, heights = self.panel.contentsMargins(), []
        for dense in _IN_TWO:
            self._shown_so(dense)
            heights.append(self.high_at(stage.width()))
        column = (stage.width() - edge.left() - edge.right() - 2 * _EDGE - _GAP) // 2
        broken = any(button.least_width() > column for button in self._buttons.values())
        return not broken and min(heights) <= stage.height()

    def fit(self) -> None:
        """Show the rows as the new room asks."""
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Show the rows anew in another size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self.refresh()

    def _shown_so(self, dense: int) -> int:
        """Show the rows in one of the ways, and tell how high that is, px."""
        self._dense = dense
        self._place(dense)
        self._show_rows(dense)
        return self.panel_size()[1]

    def open(self) -> None:
        """Show the rows; no row has the keyboard from the last time."""
        self.refresh()  # as the room there asks
        super().open()
        self.setFocus()

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Say what a row does while Tab stands on it."""
        if self.isHidden():
            return
        name = "" if now is None or not self.isAncestorOf(now) else now.objectName()
        tip = next((self._told(offer) for offer in self.offers if offer.id == name), "")
        if tip != self.told.text():
            self.told.setText(tip)
            self.told.setVisible(bool(tip))
            self.refresh()

    def _told(self, offer: OfferedAction) -> str:
        """Say of a row why it is refused, and what it does."""
        why = "" if offer.refusal is None else self._why(offer.refusal)
        return " ".join(filter(None, (why, offer.tip)))

    def _show_rows(self, dense: int) -> None:
        first = self._first()
        words, why = _fold_words(self._folded.values(), len(self.offers), self._why, turned=self._turned)
        self.others.show_verb(words, "", why, icon="arrow-back-up" if self._turned else "ban")
        for offer in self.offers:
            words, detail, why = offer.words, "", ""
            if offer.refusal is None:
                detail = self._said(offer)
                if dense in _JOINED and detail == offer.reach != "":
                    words, detail = f"{words} · {detail}", ""
            elif self._in_view(offer):
                why, detail = self._why(offer.refusal), "" if dense in _SILENT else self._why_of(offer)
            self._buttons[offer.id].show_verb(
                words, "↵" if offer is first else offer.key, detail, icon=offer.icon, why=why,
                refused=offer.refusal is not None, insists=offer.id == self._insists, primary=offer is first,
            )  # fmt: skip

    def _why(self, refusal: Refusal) -> str:
        """Say a reason; the figure itself is named in the title already."""
        return self._reasons.of(refusal)

    def panel_size(self) -> tuple[int, int]:
        """Be as high as the rows are at this width: narrower ones would be higher."""
        width = min(theme.current().px(_DENSITIES[self._dense][0]), self._breadth)
        return width, self.high_at(width)

    def button(self, offer: str) -> KeyButton:
        """Give the button of a row. Raises KeyError for one that is not offered."""
        return self._buttons[offer]

    def _nothing(self, group: str) -> OfferedAction:
        """Give the row that ticks the figure off without an action, or takes the tick back."""
        done = self._context.game.fighters[self._fighter].activated
        words = self.tr("Has not acted") if done else self.tr("Do nothing")
        command = Activate(self._fighter, not done)
        return OfferedAction(
            "nothing", group, "N", words, command, self._context.play.refusal(command), icon="check"
        )

    # -- hands --------------------------------------------------------------------------------------

    def aim(self, offer: OfferedAction, targets: frozenset[str]) -> None:
        """Let figures be pressed instead of a row and its target."""
        self._aimed, self.targets = offer, targets

    def point_at(self, figure: str) -> bool:
        """Take one of those whom the aimed row may be at."""
        if self._aimed is None or figure not in self.targets:
            return False
        self.reply_with(Pick(self._aimed, target=figure))
        return True

    @property
    def enters(self) -> bool:
        """Whether Enter does one of the rows."""
        return self._first() is not None

    def takes(self, key: str) -> bool:
        """Tell whether a character is the key of a row."""
        return any(offer.key == typed_key(key) for offer in self.offers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remember whether all are meant."""
        self._for_all = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier) and event.text().isalpha()
        super().keyPressEvent(event)
        self._for_all = False

    def press(self, key: str) -> bool:
        """Pick the row of a key."""
        typed = typed_key(key)
        found = next((offer for offer in self.offers if offer.key == typed), None)
        if found is not None:
            self._pick(found)
        return found is not None

    def answer(self) -> None:
        """Do what Enter proposes."""
        if (first := self._first()) is not None:
            self._pick(first)

    def _pick(self, offer: OfferedAction) -> None:
        refusal = offer.refusal
        if refusal is not None and self._insists != offer.id and unsized(refusal):
            self.reply_with(Pick(offer, insists=False))
            return
        if refusal is not None and (self._insists != offer.id or not refusal.overridable):
            self._insist(offer)
            self.refresh()
            return
        everybody = self._for_all and refusal is None and isinstance(offer.command, Announce)
        self.reply_with(Pick(offer, insists=refusal is not None, everybody=everybody))

    def _insist(self, offer: OfferedAction) -> None:
        assert offer.refusal is not None
        self._insists = offer.id if offer.refusal.overridable else ""
        self.complain_of(self._why(offer.refusal), again=offer.refusal.overridable)

    def _on_clicked(self) -> None:
        name = self.sender().objectName()
        self._pick(next(offer for offer in self.offers if offer.id == name))
