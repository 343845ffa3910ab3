"""All that is known of one option: what it is, what it costs whom, and its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.widgets.facts import Facts
from desktop.widgets.text import label
from desktop.wording import army_words
from desktop.wording.card_words import language_now
from desktop.wording.spell_facts import spell_facts
from rules.cards import Card
from rules.offers import MAGIC, Offer
from rules.peoples import Peoples


class OptionFacts(QWidget):
    """The name, the facts by their headings, the words as they are printed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = label("", self, role="title", wrap=True)
        self._facts = Facts(self)
        self._text = label("", self, wrap=True)
        for part in (self._name, self._text):
            part.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 8, 8)
        column.setSpacing(12)
        column.addWidget(self._name)
        column.addWidget(self._facts)
        column.addWidget(self._text)
        column.addStretch(1)

    @property
    def facts(self) -> dict[str, str]:
        """What is said, by heading."""
        return self._facts.facts

    @property
    def text(self) -> str:
        """The words as they are printed."""
        return self._text.text()

    def show_offer(self, offer: Offer | None, cards: Mapping[str, Card], peoples: Peoples | None) -> None:
        """Show an option whole, or nothing."""
        self._name.setText(offer.option.name if offer is not None else "")
        self._facts.say(self._of(offer, cards, peoples) if offer is not None and peoples is not None else ())
        self._text.setText(printed(offer) if offer is not None else "")

    def _of(self, offer: Offer, cards: Mapping[str, Card], peoples: Peoples) -> Iterator[tuple[str, str]]:
        option, language = offer.option, language_now()
        yield self.tr("Kind"), army_words.option_kind(option.kind)
        yield self.tr("Price"), price_of(offer)
        if option.spell is not None:
            spell = option.spell
            other = spell.name("fr" if language == "en" else "en")
            yield self.tr("Also called"), other if other != option.name else ""
            yield from spell_facts(spell)
        yield self.tr("Group"), " › ".join(offer.group)
        yield self.tr("People"), army_words.people_name(peoples, offer.people)
        yield self.tr("Edition"), offer.edition
        yield self.tr("Source"), offer.source
        yield self.tr("Offered to"), self._takers(offer, cards, language)

    def _takers(self, offer: Offer, cards: Mapping[str, Card], language: str) -> str:
        """Name the cards it is offered to, with the price of those who pay another one."""
        told = []
        for card_id, pa in offer.takers.items():
            if (card := cards.get(card_id)) is not None:
                name = card.name(language)
                told.append(name if pa == offer.option.pa or pa is None else f"{name} ({army_words.pa(pa)})")
        return ", ".join(sorted(told)) if told else self.tr("everybody") if not offer.takers else ""


def price_of(offer: Offer) -> str:
    """Word the price of an option; a spell or a miracle that is paid for in no PA has none."""
    option = offer.option
    return "" if option.kind in MAGIC and option.pa == 0 else army_words.option_price(option)


def printed(offer: Offer) -> str:
    """Return the words of an option: those of its spell's card, else what its source prints of it."""
    spell = offer.option.spell
    if spell is not None and (spell.text_fr or spell.text_en):
        english = language_now() == "en"
        return (spell.text_en or spell.text_fr) if english else (spell.text_fr or spell.text_en)
    told = (": ".join(filter(None, (heading.rstrip(" :"), said))) for heading, said in offer.lines)
    return "\n".join(line for line in told if line and line != offer.option.name)
