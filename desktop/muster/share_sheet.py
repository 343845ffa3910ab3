"""Share a list: as text, as data, as a code; and hold another player's list against it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.muster.list_picture import picture_of
from desktop.muster.their_list import TheirList
from desktop.operations import shared_lists
from desktop.operations.files import file_name, hand_over, read_file
from desktop.widgets.ask_file import ask_where, ask_which
from desktop.widgets.choice import Segmented
from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.qr import QrCode
from desktop.widgets.text import label, set_look
from desktop.widgets.topic import set_topic
from desktop.wording import army_words, say
from desktop.wording.card_words import language_now
from desktop.wording.list_text import FORMS, ROSTER, Shared, file_of
from rules.comparison import spelled, spelled_in
from rules.fingerprint import (
    MOST_TEXT,
    EntryDifference,
    UnreadableError,
    cards_mark_in,
    content,
    differences,
    fingerprint,
    folded,
    is_same_list,
    line_in,
    mark_in,
    read,
    whole_in,
)
from rules.text import Message, Refusal

_SUFFIX = {"brief": "txt", "full": "txt", "markdown": "md", "json": "json", "code": "png", ROSTER: "ros"}
_QUOTED = re.compile(r"^[ \t]*>[> \t]*", re.MULTILINE)
"""What mail programs put before the lines they answer."""
_ENDINGS = {ROSTER: "*.ros *.rosz", "code": "*.png *.txt"}

Kept = tuple[str, Sequence[Message]]


class ShareSheet(PassingOverlay):
    """A panel over the window: one list, ways to hand it on, and a place to compare."""

    SIZE = (820, 600)  # wide enough for a table in Markdown and high enough for a code

    def __init__(
        self, parent: QWidget, shared: Shared, keep: Callable[[str], Kept | Refusal] | None = None
    ) -> None:
        """``keep`` makes a list of what another player shared; it returns its name and what is told of it."""
        super().__init__(parent)
        set_topic(self, "importing")
        self.shared = shared
        self._keep = keep
        self._title = label("", self.panel, role="title")
        self._told = label("", self.panel, role="soft", wrap=True)
        self.forms = Segmented(self.panel)
        self.text = QPlainTextEdit(self.panel)
        self.text.setReadOnly(True)
        self.code = QrCode(self.panel)
        self.no_code = label("", self.panel, wrap=True)
        self.mark = label("", self.panel, role="fingerprint")
        self._advice = label("", self.panel, role="soft", wrap=True)
        self.theirs = TheirList(self.panel)
        self.theirs.textChanged.connect(self._compare)
        self.theirs.given.connect(self._on_given)
        self.verdict = label("", self.panel, role="heading", wrap=True)
        self.found = QPlainTextEdit(self.panel)
        self.found.setReadOnly(True)
        self.copy = QPushButton(self.panel)
        self.save = QPushButton(self.panel)
        self.picture = QPushButton(self.panel)
        self.open_file = QPushButton(self.panel)
        self.keep = QPushButton(self.panel)
        self.close_button = QPushButton(self.panel)
        self.pages = QStackedWidget(self.panel)
        self._lay_out()
        self.forms.changed.connect(self._on_form)
        self.copy.clicked.connect(self._on_copy)
        self.save.clicked.connect(self._on_save)
        self.picture.clicked.connect(self._on_picture)
        self.open_file.clicked.connect(self._on_open)
        self.keep.clicked.connect(self._on_keep)
        self.close_button.clicked.connect(self.close_panel)
        self._word()

    def show_now(self) -> None:
        """Open on the brief text."""
        self._on_form(self.forms.choice())
        self.open()
        self.copy.setFocus()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        code = QWidget(self.pages)
        column = QVBoxLayout(code)
        column.setContentsMargins(0, 0, 0, 0)
        self.mark.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._advice.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.no_code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.code, 1)
        column.addWidget(self.no_code, 1)
        column.addWidget(self.mark)
        column.addWidget(self._advice)
        compare = QWidget(self.pages)
        column = QVBoxLayout(compare)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.theirs, 1)
        column.addWidget(self.verdict)
        column.addWidget(self.found, 2)
        for page in (self.text, code, compare):
            self.pages.addWidget(page)
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addWidget(self.save)
        foot.addWidget(self.picture)
        foot.addWidget(self.open_file)
        foot.addWidget(self.keep)
        foot.addWidget(self._told, 1)
        whole = self.sheet_column()
        whole.addLayout(head)
        whole.addWidget(self.forms, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addWidget(self.pages, 1)
        whole.addLayout(foot)
        set_look(self.copy, "primary")

    def _word(self) -> None:
        self._title.setText(self.tr("Share the list"))
        self.forms.set_choices(
            ("brief", self.tr("Brief")), ("full", self.tr("Full")), ("markdown", "Markdown"),
            ("json", "JSON"), (ROSTER, "BattleScribe"), ("code", self.tr("Code")),
            ("compare", self.tr("Compare")),
        )  # fmt: skip
        self.copy.setText(self.tr("Copy"))
        self.save.setText(self.tr("Save…"))
        self.picture.setText(self.tr("Copy as a picture"))
        self.open_file.setText(self.tr("Open…"))
        self.keep.setText(self.tr("Save as a list"))
        self.close_button.setText(self.tr("Close"))
        self.theirs.setPlaceholderText(
            self.tr("Paste here what the other player shared, as text or as a line, or open its file.")
        )
        self.no_code.setText(
            self.tr(
                "This list is too long for a code that a phone reads. Copy its line, or save it as a file."
            )
        )
        self._advice.setText(
            self.tr(
                "Identical lists show the same letters for both players; their cards say the same where both "
                "show {cards}."
            ).format(cards=self.shared.cards_mark)
        )

    # -- ways to hand it on -------------------------------------------------------------------------

    @property
    def words(self) -> str:
        """The list in the form chosen; for the code its line."""
        form = self.forms.choice()
        return FORMS["line" if form in ("code", "compare") else form](self.shared)

    @property
    def told(self) -> str:
        """What came of the last verb, in one sentence."""
        return self._told.text()

    def _on_form(self, form: str) -> None:
        # A roster is a file that programs read; everything else is for people, and goes by the clipboard.
        is_file = form == ROSTER
        self._told.setText(self.tr("Another copy of Tacticien can read this file.") if is_file else "")
        set_look(self.save, "primary" if is_file else "")
        set_look(self.copy, "" if is_file else "primary")
        self.pages.setCurrentIndex({"code": 1, "compare": 2}.get(form, 0))
        for button in (self.copy, self.save, self.picture):
            button.setVisible(form != "compare")
        self.open_file.setVisible(form == "compare")
        self.keep.setVisible(form == "compare" and self._keep is not None)
        self.mark.setText(self.shared.mark)
        if form == "compare":
            self._compare()
            self.theirs.setFocus()
        elif form == "code":
            held = self.code.set_text(self.shared.code)
            self.code.setVisible(held)
            self.no_code.setVisible(not held)
        else:
            self.text.setPlainText(self.words)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.words)
        self._told.setText(self.tr("Copied."))

    def _on_picture(self) -> None:
        QGuiApplication.clipboard().setImage(picture_of(self.shared))
        self._told.setText(self.tr("Copied."))

    def _on_save(self) -> None:
        form = self.forms.choice()
        suffix = _SUFFIX[form]
        proposed = file_name(self.shared.sheet.army.name, "list")
        path = ask_where(
            self, self.tr("Share the list"), f"{proposed}.{suffix}", _ENDINGS.get(form, f"*.{suffix}")
        )
        if path is None:
            return
        refused = hand_over(path, self._written(form, path))
        if refused is not None:
            self._told.setText(say(refused.message))
            return
        self._told.setText(self.tr("{file} has been saved.").format(file=path.name))

    def _written(self, form: str, path: Path) -> bytes:
        if form != "code":
            return file_of(self.shared, form, path)
        if path.suffix.lower() == ".txt":
            return file_of(self.shared, "line", path)
        held = QBuffer()
        picture_of(self.shared).save(held, "PNG")  # type: ignore[call-overload]  # it wants bytes, and takes none
        return bytes(held.data().data())

    # -- another player's list ----------------------------------------------------------------------

    def _on_open(self) -> None:
        endings = " ".join(f"*{ending}" for ending in shared_lists.ENDINGS)
        if (path := ask_which(self, self.tr("Compare"), endings)) is not None:
            self._on_given(path)

    def _on_given(self, given: Path | bytes) -> None:
        """Hold a file against the list, or a picture that was pasted."""
        is_picture = isinstance(given, bytes) or given.suffix.lower() in shared_lists.PICTURES
        name = "" if isinstance(given, bytes) else given.name
        most = shared_lists.MAX_PICTURE if is_picture else MOST_TEXT
        written = given if isinstance(given, bytes) else read_file(given, most)
        if isinstance(written, Refusal):
            text: str | Refusal = written
        elif not is_picture and len(written) > MOST_TEXT:  # to show it would take seconds
            self.theirs.clear()
            self.verdict.setText(self._why("too_long"))
            return
        elif is_picture:
            text = shared_lists.text_in_picture(written, name)
        else:
            text = written.decode(errors="replace")
        if isinstance(text, Refusal):
            self.verdict.setText(say(text.message))
            return
        self.theirs.setPlainText(text)

    def _on_keep(self) -> None:
        """Make a list of what the other player shared."""
        if self._keep is None:
            return
        kept = self._keep(self.theirs.toPlainText())
        if isinstance(kept, Refusal):
            self.verdict.setText(say(kept.message))
        else:
            name, told = kept
            words = self.tr("“{list}” is among your lists now.").format(list=name)
            self.verdict.setText(" ".join((words, *map(say, told))))

    def _compare(self) -> None:
        text = _QUOTED.sub("", self.theirs.toPlainText()).strip()
        self.found.setVisible(False)
        if not text:
            self.verdict.setText("")
            return
        mine, same = content(self.shared.counted), self.tr("The same list: {mark}.")
        if mark := mark_in(text):
            self.verdict.setText(self._of_mark(mark, same))
            return
        try:
            theirs = read(line_in(text))
        except UnreadableError as error:
            told = shared_lists.mark_of(text) if error.code == "not_ours" else ""
            # what words say beside their fingerprint may have been changed since
            alike = self.tr("The fingerprint is the same: {mark}.")
            said = self._of_mark(told, alike) if told else self._why(error.code)
            costs = self._of_costs(text) if told == self.shared.mark else ""
            self.verdict.setText(f"{said} {costs}".strip())
            return
        if is_same_list(mine, theirs):
            told_ = (same.format(mark=self.shared.mark), self._of_costs(text), self._of_cards(text))
            self.verdict.setText(" ".join(filter(None, told_)))
            return
        words_ = self.tr("Not the same list. The other one: {mark}.").format(mark=fingerprint(theirs))
        self.verdict.setText(words_)
        # Their words as they write them, where the line has them; ours as we do.
        written = spelled_in(whole_in(line_in(text))) | spelled(self.shared.counted) | self._names
        lines = (self._difference(each, written) for each in differences(mine, theirs))
        self.found.setPlainText("\n".join(lines))
        self.found.setVisible(True)

    def _of_mark(self, mark: str, same: str) -> str:
        """Say whether a fingerprint is that of the list, which ``same`` says."""
        if mark == self.shared.mark:
            return same.format(mark=mark)
        return self.tr("Not the same list. Paste the other player’s whole line to see what differs.")

    def _of_costs(self, text: str) -> str:
        """Say what the same list costs otherwise there, in other currencies than PA; nothing for most."""
        there, here = shared_lists.costs_otherwise(text, self.shared.peoples, self.shared.whole["costs"])
        words = self.tr("But it costs {theirs} there, {mine} here.")
        return words.format(theirs=_listed(there), mine=_listed(here)) if there else ""

    def _of_cards(self, line: str) -> str:
        """Say whether the cards of the same list say the same; nothing where their mark is not told."""
        theirs = cards_mark_in(line)
        if theirs in ("", self.shared.cards_mark):
            return self.tr("Its cards say the same.") if theirs else ""
        words = self.tr("But its cards say something else there: {theirs}, here {mine}.")
        return words.format(theirs=theirs, mine=self.shared.cards_mark)

    def _why(self, code: str) -> str:
        return {
            "not_ours": self.tr("This is not a Tacticien list."),
            "newer": self.tr("This list was written by a newer Tacticien."),
            "damaged": self.tr("This list arrived damaged: a part of it is missing or changed."),
            "too_long": self.tr("This is too long to be a list."),
        }[code]

    def _difference(self, found: EntryDifference, written: Mapping[str, str]) -> str:
        name = written.get(found.name, found.name) or army_words.list_itself()
        mine, theirs = (
            army_words.line_of(line, written) if line else "" for line in (found.mine, found.theirs)
        )
        if mine and theirs:
            return self.tr("{card}: here {mine}, there {theirs}").format(card=name, mine=mine, theirs=theirs)
        sentence = self.tr("Only here: {card}") if mine else self.tr("Only there: {card}")
        return sentence.format(card=f"{name} ({mine or theirs})")

    @property
    def _names(self) -> dict[str, str]:
        """The cards of this list by their folded names: what the other one calls them is folded."""
        muster, language = self.shared.sheet.muster, language_now()
        cards = [muster.card(entry) for entry in muster.army.entries]
        return {folded(card.name_fr or card.name_en): card.name(language) for card in cards}


def _listed(costs: Sequence[Message]) -> str:
    return ", ".join(map(say, costs))
