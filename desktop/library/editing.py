"""Between the Library and the page on which cards are entered: begin, keep, leave, return."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.library.host import ForEditing
from desktop.operations import cards, drafts
from desktop.wording import say
from rules.cards import Card, Revision
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.editor.page import CardDraft, EditorPage

_PAUSE_MS = 800
"""After the last key what is typed is remembered."""


class Editing(QObject):
    """The editor of a Library place; its page is built when a card is first entered."""

    def __init__(self, host: ForEditing, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self.page: EditorPage | None = None
        self.drafts: list[CardDraft] = []
        """The cards that were left unfinished; the last one is the next to be resumed."""
        self._entering = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._keep_drafts)

    def begin(self, card: Card, card_id: str | None = None) -> None:
        """Enter a new card that begins like this one, or edit the one named."""
        from desktop.library.editor.page import CardDraft

        self._show(CardDraft(card, card_id, card if card_id is not None else None))

    def resume(self) -> None:
        """Go on with the last card that was left without being kept."""
        if self.drafts:
            self._resume(self.drafts[-1])

    def unfinished(self) -> str:
        """Say which cards were left unfinished, the next one first; "" for none with a name."""
        names = filter(None, (draft.card.name(self._host.language) for draft in reversed(self.drafts)))
        told = " · ".join(names)
        return self.tr("Go back to the card that was not saved: {names}").format(names=told) if told else ""

    def is_open(self) -> bool:
        """Tell whether a card is being entered."""
        return self.page is not None and self._host.pages.currentWidget() is self.page

    def save(self) -> None:
        """Save the card that is being entered."""
        if self.page is not None:
            self.page.save()

    def save_and_next(self) -> None:
        """Save the card that is being entered, and begin the next one."""
        if self.page is not None:
            self.page.save_and_next()

    def close(self) -> None:
        """Remember what is being typed: its library is about to be closed."""
        if self._pause.isActive():
            self._keep_drafts()
        self._entering = False

    def open(self) -> None:
        """Take another library, and remember what was being typed when it was left."""
        desk = self._host.desk
        kept = drafts.kept_drafts(desk) if desk is not None else ()
        self.drafts = []
        if not isinstance(kept, Refusal) and kept:
            from desktop.library.editor.page import CardDraft

            self.drafts = [CardDraft(*each) for each in kept]

    def set_tables(self) -> None:
        """Complete from the tables and the cards of the open library."""
        host = self._host
        if self.page is not None and host.desk is not None:
            self.page.set_tables(
                peoples=host.desk.peoples,
                abilities=host.desk.abilities,
                language=host.language,
                editions=[edition for edition, _ in host.card_index.editions()],
                ranks=host.card_index.rank_lines(),
            )

    def retranslate(self) -> None:
        """Say the fixed words of the page again."""
        if self.page is not None:
            self.page.retranslate()

    def _resume(self, draft: CardDraft) -> None:
        """Go on with a card that was left without being kept; what is said of it goes."""
        self._host.hush()
        self._put_by()
        self.drafts = [each for each in self.drafts if each is not draft]
        known = self._host.card_index.get(draft.card_id or "")
        if known is not None and draft.base is not None:
            typed = drafts.typed_upon(known.card, draft.base, draft.card)
            draft = replace(draft, card=typed, base=known.card)
        self._show(draft, resumed=True)

    def _show(self, draft: CardDraft, *, resumed: bool = False) -> None:
        self._put_by()
        host = self._host
        page = self._built()
        self.set_tables()
        self._entering = True
        host.pages.setCurrentWidget(page)
        picture = cards.picture(host.desk, draft.card) if host.desk is not None else None
        page.begin(draft, picture, resumed=resumed)
        self._on_named()
        host.actions_changed()

    def _built(self) -> EditorPage:
        if self.page is None:
            from desktop.library.editor.page import EditorPage

            self.page = EditorPage(self._host.pages)
            self.page.saved.connect(self._on_saved)
            self.page.left.connect(self._on_left)
            self.page.forgotten.connect(self._on_forgotten)
            self.page.named.connect(self._on_named)
            self.page.typed.connect(self._pause.start)
            self._host.pages.addWidget(self.page)
            self._host.pages.currentChanged.connect(self._on_page)
        return self.page

    def _on_saved(self, draft: CardDraft, another: bool) -> None:
        """Keep the card; where that is not possible it stays in the form."""
        host, page = self._host, self._built()
        if host.desk is None:
            return
        saved = cards.save_card(
            host.desk, card=draft.card, card_id=draft.card_id, picture=draft.picture, initiator=host
        )
        if isinstance(saved, Refusal):
            page.form.refuse(say(saved.message))
            if saved.message.code.startswith("library."):
                host.complain(saved)  # with the way out that a form has no room for
            return
        self._entering = False
        self._keep_drafts()
        host.take_in(saved)
        name = host.card_index[saved].card.name(host.language)
        doubts = page.form.values_row.doubts()
        words, tone = self.tr("Saved {name}."), "good"
        if doubtful := doubts.names():
            # what is red in the form goes out of sight with it
            words, tone = self.tr("Saved {name}. Check {values}: saved as typed."), "warn"
        host.say(words.format(name=name, values=doubtful), tone, last_step=host.last_step)
        if another:
            self.set_tables()
            page.begin_next()
            self._entering = True
        else:
            host.show_card(saved)

    def _on_left(self) -> None:
        """Go back to the list; a card that was not kept can be returned to."""
        self._put_by()
        self._host.browse()
        self._host.actions_changed()

    def _on_page(self) -> None:
        """Put what is typed by where another page came into view: a card looked at, a file read."""
        if not self.is_open():
            self._put_by()

    def _on_forgotten(self, draft: CardDraft) -> None:
        """Let an unfinished card go, and go back to the list; it can be taken up again at once."""
        self._entering = False
        self._keep_drafts()
        self._host.browse()
        self._tell(self.tr("{name} was forgotten."), draft)
        self._host.actions_changed()

    def _put_by(self) -> None:
        """Leave what is being entered, and offer to go on with it; others that were left stay, too."""
        if not self._entering:
            return
        page = self._built()
        again = page.touched and not page.typed_upon
        draft = page.complete()
        self._entering = False
        if page.touched and not self._is_here(draft):
            # One that was only looked at lets the others come first.
            self.drafts.insert(0 if again else len(self.drafts), draft)
            self._tell(self.tr("{name} was not saved."), draft)
        self._keep_drafts()

    def _tell(self, words: str, draft: CardDraft) -> None:
        name = draft.card.name(self._host.language) or self.tr("The card")
        back = self.tr("Go back to the card")
        self._host.say(words.format(name=name), verb=back, act=partial(self._resume, draft))

    def _is_here(self, draft: CardDraft) -> bool:
        """Tell whether a draft says nothing: it is its card, or a new one on which nothing stands."""
        if draft.picture is not None:
            return False
        if draft.card_id is None:
            return draft.card == Card("", system=draft.card.system)
        known = self._host.card_index.get(draft.card_id)
        return known is not None and known.card == draft.card

    def _keep_drafts(self) -> None:
        """Remember what is typed, for a window that is closed or a program that dies."""
        self._pause.stop()
        page, desk = self.page, self._host.desk
        if desk is None:
            return
        left = list(self.drafts)
        if self._entering and page is not None and page.touched:
            left.append(page.draft())
        drafts.keep_drafts(desk, cards=[(draft.card, draft.card_id, draft.base) for draft in left])

    def _on_named(self) -> None:
        """Say which cards of the typed names are here already."""
        page = self._built()
        draft = page.draft()
        if not page.touched:
            page.show_duplicates(())
            return
        found: dict[str, Revision] = {}
        for name in (draft.card.name_fr, draft.card.name_en):
            for revision in cards.find_duplicates(self._host.card_index.all(), name, but=draft.card_id):
                found.setdefault(revision.card_id, revision)
        page.show_duplicates(list(found.values())[: cards.MOST_DUPLICATES])
