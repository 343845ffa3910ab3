"""Words of lists made from catalogues: limits that they break, and files that no list can be made of."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    # What a price is made of.
    "catalogue.price": QT_TRANSLATE_NOOP("Phrases", "its price in the catalogue"),
    "catalogue.changed": QT_TRANSLATE_NOOP("Phrases", "a change by the rest of the list"),
    "catalogue.changed_by": QT_TRANSLATE_NOOP("Phrases", "{names} in the list"),
    # What a catalogue limits.
    "catalogue.min": QT_TRANSLATE_NOOP("Phrases", "“{name}”: {counted} chosen, {bound} needed."),
    "catalogue.none": QT_TRANSLATE_NOOP("Phrases", "Still to choose: {name}."),
    "catalogue.max": QT_TRANSLATE_NOOP("Phrases", "“{name}”: {counted} chosen, {bound} at most."),
    "catalogue.min_paid": QT_TRANSLATE_NOOP(
        "Phrases", "{name}: {counted} {currency}; {bound} {currency} at least."
    ),
    "catalogue.max_paid": QT_TRANSLATE_NOOP(
        "Phrases", "{name}: {counted} {currency}; {bound} {currency} at most."
    ),
    "catalogue.unset": QT_TRANSLATE_NOOP(
        "Phrases", "“{name}” goes by the list’s limit in {currency}: none is set."
    ),
    "catalogue.hidden": QT_TRANSLATE_NOOP(
        "Phrases", "{name} is not open here: the card or the list rules it out."
    ),
    "catalogue.cost": QT_TRANSLATE_NOOP("Phrases", "{name}: {counted} spent; {bound} at most."),
    "catalogue.overspent": QT_TRANSLATE_NOOP("Phrases", "{name}: {counted} more spent than given."),
    "catalogue.gone": QT_TRANSLATE_NOOP("Phrases", "In no catalogue any more; counted at its last price."),
    "catalogue.gone_option": QT_TRANSLATE_NOOP(
        "Phrases", "{name}: in no catalogue any more; counted at its last price."
    ),
    "catalogue.full": QT_TRANSLATE_NOOP("Phrases", "{name}: {counted} chosen; {bound} at most."),
    "catalogue.short": QT_TRANSLATE_NOOP("Phrases", "{name}: {left} left."),
    "catalogue.over": QT_TRANSLATE_NOOP("Phrases", "{name}: {left} over."),
    "catalogue.note": QT_TRANSLATE_NOOP("Phrases", "Note of the catalogue: {text}"),
    "catalogue.loop": QT_TRANSLATE_NOOP(
        "Phrases", "Some prices depend on themselves; what makes the circle was left out."
    ),
    "step.asked_taken": QT_TRANSLATE_NOOP("Phrases", "what the catalogues of {army} ask for"),
    "step.catalogues_taken": QT_TRANSLATE_NOOP("Phrases", "catalogues of {army}"),
    "army.not_offered": QT_TRANSLATE_NOOP("Phrases", "The catalogue does not offer this here."),
    # A file that a list is to be made of.
    "list.no_json": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” cannot be read as JSON: it is damaged, or a number in it is too long. "
        "Nothing was imported; ask for the file again.",
    ),
    "list.not_shared": QT_TRANSLATE_NOOP(
        "Phrases", "No list that Tacticien shares was found in it. Take the whole text, or the file."
    ),
    "list.no_code": QT_TRANSLATE_NOOP(
        "Phrases",
        "No code that can be read was found in “{file}”. Take the picture anew, nearer and straight, or "
        "paste the line.",
    ),
    "list.pa": QT_TRANSLATE_NOOP("Phrases", "{pa} PA"),
    "list.currency": QT_TRANSLATE_NOOP("Phrases", "{amount} {name}"),
    "list.worth_and_mark": QT_TRANSLATE_NOOP("Phrases", "{worth} · {mark}"),
    "list.kept_as_sent": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{value}” was sent with {sent} and would cost {here} by the "
        "catalogues that are here: it keeps what was sent until told.",
    ),
    "list.kept_otherwise": QT_TRANSLATE_NOOP(
        "Phrases", "The catalogues that are here read “{value}” otherwise: it keeps what was sent until told."
    ),
    "list.not_as_sent": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is not quite what was sent: {sent} there, {here} here."
    ),
    "list.parts_otherwise": QT_TRANSLATE_NOOP("Phrases", "Different here: {names}."),
    "list.part_moved": QT_TRANSLATE_NOOP("Phrases", "{value} ({sent} → {here})"),
    "list.part_there": QT_TRANSLATE_NOOP("Phrases", "{value} (in no catalogue here)"),
    "list.part_here": QT_TRANSLATE_NOOP("Phrases", "{value} (only here)"),
    "list.more_named": QT_TRANSLATE_NOOP("Phrases", "and %n more", None, 1),
    "list.options_unknown": QT_TRANSLATE_NOOP(
        "Phrases", "No catalogue here knows {names}: kept as options of one’s own."
    ),
    "list.strange_fields": QT_TRANSLATE_NOOP(
        "Phrases", "No list has these fields, which were left out: {names}."
    ),
    "list.line_not_ours": QT_TRANSLATE_NOOP("Phrases", "This is not a Tacticien list."),
    "list.line_newer": QT_TRANSLATE_NOOP("Phrases", "This list was written by a newer Tacticien."),
    "list.line_damaged": QT_TRANSLATE_NOOP(
        "Phrases", "This list arrived damaged: a part of it is missing or changed."
    ),
    "list.line_too_long": QT_TRANSLATE_NOOP("Phrases", "This is too long to be a list."),
    "list.no_object": QT_TRANSLATE_NOOP("Phrases", "“{where}” must be an object with fields."),
    "list.no_rows": QT_TRANSLATE_NOOP("Phrases", "“{where}” must be an array of {most} rows at most."),
    "list.no_text": QT_TRANSLATE_NOOP("Phrases", "“{where}” must be a text."),
    "list.no_number": QT_TRANSLATE_NOOP(
        "Phrases", "“{where}” must be a whole number from {least} to {most}."
    ),
    "list.odd_price": QT_TRANSLATE_NOOP("Phrases", "“{where}” has a price that cannot be."),
    "list.odd_word": QT_TRANSLATE_NOOP("Phrases", "“{where}” cannot be “{value}”."),
    "list.no_name": QT_TRANSLATE_NOOP("Phrases", "The list has no “name”."),
    "list.no_game": QT_TRANSLATE_NOOP("Phrases", "There is no game “{value}”."),
    "list.no_currency": QT_TRANSLATE_NOOP("Phrases", "No catalogue of this list has the currency “{value}”."),
    "list.no_card_named": QT_TRANSLATE_NOOP("Phrases", "“{where}” names no card."),
    "list.no_card_of_name": QT_TRANSLATE_NOOP(
        "Phrases", "“{where}”: the library has no card “{value}”. {brought}"
    ),
    "list.no_cards": QT_TRANSLATE_NOOP("Phrases", "The library lacks {count} cards: {names}. {brought}"),
    "list.brought": QT_TRANSLATE_NOOP(
        "Phrases", "A roster (.ros) or a package of this list brings its cards along."
    ),
    "list.near": QT_TRANSLATE_NOOP("Phrases", "{value}"),
    "list.lacking": QT_TRANSLATE_NOOP("Phrases", "“{value}”"),
    "list.lacking_near": QT_TRANSLATE_NOOP("Phrases", "“{value}” (near to it: {near})"),
    "list.no_card": QT_TRANSLATE_NOOP(
        "Phrases", "“{where}”: the library has no card “{value}”. Near to it: {near}. {brought}"
    ),
    "list.several_cards": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{where}”: several cards are called “{value}”. Use one of their ids as “card_id”: {ids}.",
    ),
    "list.several_editions": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{where}”: several cards are called “{value}”. Give the entry one of their editions as “edition”: "
        "{editions}.",
    ),
    "list.no_option": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{where}”: {card} is offered no option “{value}”; one of your own needs its “pa”. Known: {near}.",
    ),
    "list.no_option_of_list": QT_TRANSLATE_NOOP("Phrases", "“{where}”: this list is offered no “{value}”."),
    "list.no_option_there": QT_TRANSLATE_NOOP("Phrases", "“{where}”: “{value}” is not offered there."),
    "list.too_many_options": QT_TRANSLATE_NOOP("Phrases", "“{where}”: a card holds {most} options at most."),
}
