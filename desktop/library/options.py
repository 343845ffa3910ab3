"""Between the Library and its page of what cards may buy: spells, miracles, artefacts and the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.library.host import ForOptions
from desktop.operations import offers
from rules.armies import Option, OptionKind
from rules.offers import MAGIC, Offer
from rules.spells import Spell, SpellKind
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.options_page import OptionsPage
    from desktop.widgets.actions import ActionSet


class Options(QObject):
    """The verbs of a Library place about options; their page is built when they are first looked at."""

    def __init__(self, host: ForOptions, verbs: Callable[[], ActionSet], parent: QObject) -> None:
        """Serve a host; ``verbs`` gives its living actions, whose buttons stand on the page."""
        super().__init__(parent)
        self._host = host
        self._verbs = verbs
        self.page: OptionsPage | None = None

    # -- what is in view ------------------------------------------------------------------------------

    def is_open(self) -> bool:
        """Tell whether the options are in view."""
        return (
            self.page is not None
            and self._host.desk is not None
            and self._host.pages.currentWidget() is self.page
        )

    def has_one(self) -> bool:
        """Tell whether an option is looked at."""
        return self.page is not None and self.is_open() and bool(self.page.current_id())

    def has_spell(self) -> bool:
        """Tell whether what is looked at is a spell or a miracle."""
        found = self._current()
        return self.is_open() and found is not None and found[1].option.kind in MAGIC

    def has_spells(self) -> bool:
        """Tell whether a spell or a miracle is among what is selected."""
        return bool(self.selected_spells())

    def selected_spells(self) -> tuple[str, ...]:
        """Give the spells and miracles that are selected, as Printing takes them; () for none."""
        found = self.page.selected_magic() if self.page is not None and self.is_open() else ()
        return ("offers", *found) if found else ()

    def open(self) -> None:
        """Show the options of the library."""
        from desktop.library.options_page import OptionsPage  # not before they are looked at

        host = self._host
        if self.page is None:
            self.page = OptionsPage(self._verbs(), host.pages)
            self.page.looked.connect(host.actions_changed)
            self.page.left.connect(host.browse)
            host.pages.addWidget(self.page)
        host.pages.setCurrentWidget(self.page)
        self.refresh()
        self.page.take_keyboard()
        host.actions_changed()

    def refresh(self, choose: str = "") -> None:
        """Read the options again, where they are in view."""
        host = self._host
        if self.page is None or not self.is_open() or host.desk is None:
            return
        found = offers.all_offers(host.desk)
        if isinstance(found, Refusal):
            host.warn(found)
            return
        self.page.show_offers(
            found, {r.card_id: r.card for r in host.card_index.all()}, host.desk.peoples, choose
        )
        host.read_labels()
        host.actions_changed()

    def retranslate(self) -> None:
        """Say the words of the page again; what is looked at stays so."""
        if self.page is not None:
            self.page.retranslate()
            self.refresh()

    # -- verbs ----------------------------------------------------------------------------------------

    def new(self) -> None:
        """Write down something new, of the kind that is in view."""
        kind = self.page.kind if self.page is not None else None
        self._ask("", Offer(Option("", kind or OptionKind.SPELL)))

    def edit(self) -> None:
        """Change what is looked at: name, kind, price, group and words."""
        if (found := self._current()) is not None:
            self._ask(*found)

    def write_card(self) -> None:
        """Write down the card of the spell or the miracle looked at: cost, difficulty, range and the rest."""
        from desktop.widgets.option_spell import OptionSpellPrompt  # not before one is written down

        host, found = self._host, self._current()
        if host.desk is None or found is None:
            return
        offer_id, offer = found
        prompt = OptionSpellPrompt(host.window(), host.desk, offer_id, offer.option)
        prompt.kept.connect(self._keep_spell)
        prompt.open()

    def delete(self) -> None:
        """Soft-delete what is looked at; the strip offers to undo it."""
        host, found = self._host, self._current()
        if host.desk is None or found is None:
            return
        label = offers.delete_offer(host.desk, offer_id=found[0], initiator=host)
        if isinstance(label, Refusal):
            host.warn(label)
            return
        self.refresh()
        words = self.tr("Deleted {name}.").format(name=found[1].option.name)
        host.offer_undo_of_last(words)

    def _ask(self, offer_id: str, offer: Offer) -> None:
        from desktop.library.option_prompts import OptionPrompt  # not before one is written down

        host = self._host
        if host.desk is None:
            return
        prompt = OptionPrompt(host.window(), offer_id, offer)
        prompt.kept.connect(self._keep)
        prompt.open()

    def _keep_spell(self, offer_id: str, spell: Spell) -> None:
        """Keep the card of a spell with its option, which is called and sorted as it is."""
        found = self._current()
        if found is None or found[0] != offer_id:
            return
        kind = OptionKind.MIRACLE if spell.kind is SpellKind.MIRACLE else OptionKind.SPELL
        option = replace(found[1].option, spell=spell, kind=kind, name=spell.name(self._host.language))
        self._keep(offer_id, replace(found[1], option=option))

    def _keep(self, offer_id: str, offer: Offer) -> None:
        host = self._host
        if host.desk is None:
            return
        done = offers.save_offer(host.desk, offer=offer, offer_id=offer_id or None, initiator=host)
        if isinstance(done, Refusal):
            host.warn(done)
        else:
            self.refresh(done)

    def _current(self) -> tuple[str, Offer] | None:
        return self.page.current() if self.page is not None else None
