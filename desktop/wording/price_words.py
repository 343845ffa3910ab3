"""Word why an entry of a list costs another price than its card says."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.operations.army_sheet import ArmySheet
from desktop.wording import army_words, fill, number
from desktop.wording.card_words import language_now
from rules.armies import Entry, figure_pa
from rules.text import Message


def price_lines(sheet: ArmySheet, entry: Entry) -> Iterator[str]:
    """Say what the card of an entry prints and what changes that, because of which cards of the list.

    Nothing is said where the price is the printed one.
    """
    printed, paid = sheet.muster.card(entry).pa.number, figure_pa(entry, sheet.muster.card(entry))
    reasons = sheet.price_changes(entry)
    if printed is None or paid is None or (printed == paid and not reasons):
        return
    yield QCoreApplication.translate("Muster", "{price} on its card").format(price=army_words.pa(printed))
    for reason in reasons:
        change = f"{number(reason.amount, '+')}{army_words.PA}"
        if names := because(sheet, reason.message):
            words = QCoreApplication.translate("Muster", "{names} in the list: {change}")
            yield fill(words, names=", ".join(names), change=change)
        else:
            words = QCoreApplication.translate("Muster", "The rest of the list: {change}")
            yield words.format(change=change)


def currency_lines(sheet: ArmySheet, entry: Entry) -> Iterator[str]:
    """Say what of POW, or another currency, is the card's own, where its options cost some, too."""
    words = QCoreApplication.translate("Muster", "{own} of the card, {whole} with its options")
    for each in sheet.others_of(entry):
        if each.whole != each.own:
            own, whole = (army_words.currency(cost, each.name) for cost in (each.own, each.whole))
            yield words.format(own=own, whole=whole)


def because(sheet: ArmySheet, message: Message) -> list[str]:
    """Name the cards of the list that a change of a price goes by, or what else its catalogue names."""
    by = message.data.get("by", ())
    found = [each for each in sheet.army.entries if isinstance(by, tuple) and each.id in by]
    names = dict.fromkeys(sheet.muster.card(entry).name(language_now()) for entry in found)
    catalogued = str(message.data.get("names", ""))
    return list(names) or ([catalogued] if catalogued else [])
