"""Words of imports from other programs' files: what was found, what became of it, what was refused."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

_REFUSED = {
    "import.archive_torn": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” is a damaged archive. Nothing was imported; ask for the file again."
    ),
    "import.archive_sealed": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” is protected by a password. Nothing was imported; unpack it first."
    ),
    "import.archive_deep": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” holds archives within archives. Nothing was imported; unpack it first."
    ),
    "import.archive_path": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” holds names that lead out of its folder. Nothing was imported."
    ),
    "import.archive_empty": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” holds no catalogue and no roster. Nothing was imported."
    ),
    "import.not_xml": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” cannot be read: it is damaged, or not the right kind of file. Nothing was imported.",
    ),
    "import.entities": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” contains definitions that are not safe to read. Nothing was imported.",
    ),
    "import.too_deep": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” is nested too deeply to be real. Nothing was imported."
    ),
    "import.too_long": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” contains a text too long to be real. Nothing was imported."
    ),
    "import.not_battlescribe": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” is neither a game system, a catalogue nor a roster. Nothing was imported."
    ),
}  # fmt: skip

_FOUND = {
    "import.older_file": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is the same catalogue and at least as new; this file was left out."
    ),
    "import.older_than_here": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{value}” is revision {revision}; revision {newer} was taken before. What the older one says "
        "differently is taken only if you tick it.",
    ),
    "import.file_not_given": QT_TRANSLATE_NOOP("Phrases", "It builds on “{value}”, which was not included."),
    "import.ranks_left_open": QT_TRANSLATE_NOOP(
        "Phrases",
        "The game system was not included; %n links to its categories have no names, so the ranks they give "
        "stay open.",
        None,
        1,
    ),
    "import.system_not_given": QT_TRANSLATE_NOOP(
        "Phrases",
        "The game system was not included; %n links to its categories were read by their names.",
        None,
        1,
    ),
    "import.link_outside": QT_TRANSLATE_NOOP(
        "Phrases", "%n links to “{value}” lead to a file that was not included.", None, 1
    ),
    "import.double_id": QT_TRANSLATE_NOOP(
        "Phrases", "Another entry has the same id “{value}”; links lead to the first."
    ),
    "import.double_id_out": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” has the id of another one and was left out: nobody could tell the two apart."
    ),
    "import.unknown_type": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is an unknown kind of entry; it was read as an option."
    ),
    "import.hidden_marks": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{value}” contained invisible characters that reorder or split letters; they were removed.",
    ),
    "import.mark_up": QT_TRANSLATE_NOOP("Phrases", "“{value}” contains mark-up; only its words were kept."),
    "import.double_cell": QT_TRANSLATE_NOOP(
        "Phrases", "This column appears twice in the profile; “{value}” was kept beside the first."
    ),
    "import.hidden_entry": QT_TRANSLATE_NOOP("Phrases", "“{value}” is hidden in its file and was taken."),
    "import.no_name": QT_TRANSLATE_NOOP("Phrases", "This profile has no name; “{value}” is used instead."),
    "import.same_name": QT_TRANSLATE_NOOP("Phrases", "Another card in this file is also called “{value}”."),
    "import.profile_alone": QT_TRANSLATE_NOOP(
        "Phrases", "No entry uses this profile ({value}), and it is not a card; it was left out."
    ),
    "import.empty_profile": QT_TRANSLATE_NOOP("Phrases", "“{value}” is empty; only its name was taken."),
    "import.nearly_card_out": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{value}” looks like a reference card, but too many of its columns are missing; it was not taken.",
    ),
    "import.not_taken": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” was not taken: no card of its army is known."
    ),
    "import.nearly_card": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{value}” looks like a reference card, but too many of its columns are missing; it was kept as "
        "text.",
    ),
    "import.size_in_abilities": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is among the abilities and was also read as the size."
    ),
    "import.column_as_note": QT_TRANSLATE_NOOP(
        "Phrases", "This column is not known; “{value}” was put in the note."
    ),
    "import.ability_in_cell": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is an ability where a number should be; it was kept as text."
    ),
    "import.odd_value": QT_TRANSLATE_NOOP("Phrases", "“{value}” is unusual here; it was taken as it stands."),
    "import.nerve_unsaid": QT_TRANSLATE_NOOP(
        "Phrases", "Nothing says whether “{value}” is courage or fear; the card leaves it open."
    ),
    "import.near_ability": QT_TRANSLATE_NOOP(
        "Phrases", "The ability “{value}” is not known and was kept as typed. Is it “{proposed}”?"
    ),
    "import.kept_in_words": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is not known here; it was kept word for word."
    ),
    "import.unknown_kind": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” in a rule of the file is not known; what that rule asks is left undone."
    ),
    "import.nothing_inside": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” holds no card, no spell, no option and no army."
    ),
    "import.no_ability": QT_TRANSLATE_NOOP("Phrases", "“{value}” is not an ability; it was put in the note."),
    "import.odd_parameter": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}”: this ability has no value of its own. Are these two abilities?"
    ),
    "import.unknown_path": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” names an element or a path of magic that is not known; it was kept as typed."
    ),
    "import.changed_cell": QT_TRANSLATE_NOOP(
        "Phrases", "The file changes this by a rule of its own ({value}); it was taken as it stands."
    ),
    "import.device": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” buys nothing, it only helps its own program to count; it is not offered."
    ),
    "import.other_name": QT_TRANSLATE_NOOP("Phrases", "Read under the name of the catalogue: {value}"),
    "import.renumbered": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” has another id in the new revision; it is still the same card here."
    ),
    "import.confirmed_ability": QT_TRANSLATE_NOOP("Phrases", "Read as confirmed before: {value}"),
    "import.link_price": QT_TRANSLATE_NOOP(
        "Phrases", "The army’s link to it adds {value}: the card costs {pa} PA."
    ),
    "import.link_price_out": QT_TRANSLATE_NOOP(
        "Phrases", "Another link from the army makes it {value} PA; the card keeps {pa} PA."
    ),
    "import.long_name": QT_TRANSLATE_NOOP(
        "Phrases", "A name of more than {most} letters was shortened; the whole of it is in the note."
    ),
    "import.several_cards": QT_TRANSLATE_NOOP(
        "Phrases", "It shows {n} cards, which all came in; the list uses the first, “{value}”."
    ),
    "import.price_elsewhere": QT_TRANSLATE_NOOP(
        "Phrases", "The entry costs {value}; what always comes with it costs {pa} PA, which was used."
    ),
    "import.price_zero": QT_TRANSLATE_NOOP(
        "Phrases", "The entry costs {value}; its price is elsewhere: fill it in."
    ),
    "import.no_price": QT_TRANSLATE_NOOP("Phrases", "The entry has no price: fill it in."),
    "import.too_many_choices": QT_TRANSLATE_NOOP(
        "Phrases", "The options of this file refer to each other too often; the rest were left out."
    ),
    "import.odd_number": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is not a possible number of figures; the nearest one was taken."
    ),
    "import.selection_as_note": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” belongs to no card; it was put in the note of the army."
    ),
    "import.selection_no_card": QT_TRANSLATE_NOOP(
        "Phrases", "No card is known for “{value}”; import its catalogue with the roster."
    ),
    "import.option_number": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” was bought {n} times; it is one option here, at the whole price."
    ),
    "import.met_by_name": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” has no id in this file; the card of that name was taken."
    ),
    "import.army_full": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” was left out: an army holds {most} cards at most."
    ),
    "import.options_full": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” was left out: a card holds {most} options at most."
    ),
    "import.abilities_full": QT_TRANSLATE_NOOP(
        "Phrases", "A card holds {most} abilities at most; the others were put in its note."
    ),
    "import.army_empty": QT_TRANSLATE_NOOP("Phrases", "The roster “{value}” holds no card."),
    "import.no_format": QT_TRANSLATE_NOOP(
        "Phrases", "The list’s format “{value}” is not in this library: its edition names one."
    ),
    "revision.name": QT_TRANSLATE_NOOP("Phrases", "name"),
    "revision.hidden": QT_TRANSLATE_NOOP("Phrases", "whether it is shown"),
    "revision.description": QT_TRANSLATE_NOOP("Phrases", "its text"),
    "revision.modifiers": QT_TRANSLATE_NOOP("Phrases", "what depends on the list"),
    "revision.constraints": QT_TRANSLATE_NOOP("Phrases", "limits"),
    "revision.min": QT_TRANSLATE_NOOP("Phrases", "at least"),
    "revision.max": QT_TRANSLATE_NOOP("Phrases", "at most"),
    "revision.other": QT_TRANSLATE_NOOP("Phrases", "other fields"),
    "import.other_files": QT_TRANSLATE_NOOP(
        "Phrases",
        "The catalogues of “{value}” are not here as they were: the list keeps its prices until told.",
    ),
    "import.parts_otherwise": QT_TRANSLATE_NOOP(
        "Phrases",
        "The catalogues that are here read “{value}” otherwise: {names}. "
        "The list keeps its prices until told.",
    ),
    "import.spell_torn": QT_TRANSLATE_NOOP(
        "Phrases", "This part of a Tacticien roster is damaged; its plain text was read instead."
    ),
    "import.met_card": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is a card of the library; its missing values were filled in."
    ),
    "import.met_as_it_is": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is a card of the library, and stays as it is."
    ),
    "import.roster_differs": QT_TRANSLATE_NOOP(
        "Phrases", "The roster shows “{value}”, the card here “{mine}”; the card stays as it is."
    ),
    "import.roster_knows": QT_TRANSLATE_NOOP(
        "Phrases", "The roster shows “{value}”, the card here leaves it open; it stays as it is."
    ),
    "import.put_away": QT_TRANSLATE_NOOP("Phrases", "“{value}” was deleted here and stays deleted."),
    "import.unknown_game": QT_TRANSLATE_NOOP(
        "Phrases", "The game “{value}” is not known; it was read as Confrontation."
    ),
    "import.came_back": QT_TRANSLATE_NOOP("Phrases", "“{value}” was deleted here and is back."),
    "import.no_such_format": QT_TRANSLATE_NOOP(
        "Phrases", "The list “{value}” names a format that is not here; the one of its edition checks it."
    ),
    "import.odd_ruleset": QT_TRANSLATE_NOOP(
        "Phrases", "The ruleset “{value}” changed values its rules do not have; those were left out."
    ),
    "field.put_away": QT_TRANSLATE_NOOP("Phrases", "Deleted here"),
    "field.owned": QT_TRANSLATE_NOOP("Phrases", "Figures owned"),
    "step.foreign_imported": QT_TRANSLATE_NOOP("Phrases", "import {names}"),
}

_FIELDS = {
    "field.people": QT_TRANSLATE_NOOP("Phrases", "People"),
    "field.edition": QT_TRANSLATE_NOOP("Phrases", "Edition"),
    "field.source": QT_TRANSLATE_NOOP("Phrases", "Source"),
    "field.pa": QT_TRANSLATE_NOOP("Phrases", "PA"),
    "field.note": QT_TRANSLATE_NOOP("Phrases", "Note"),
    "field.name": QT_TRANSLATE_NOOP("Phrases", "Name"),
    "field.kind": QT_TRANSLATE_NOOP("Phrases", "Type"),
    "field.catalogues": QT_TRANSLATE_NOOP("Phrases", "Catalogues"),
    "field.forces": QT_TRANSLATE_NOOP("Phrases", "Forces of the catalogue"),
    "field.force": QT_TRANSLATE_NOOP("Phrases", "Force of the catalogue"),
    "field.spending": QT_TRANSLATE_NOOP("Phrases", "Limits of other currencies"),
    "field.node": QT_TRANSLATE_NOOP("Phrases", "Entry of the catalogue"),
    "field.picks": QT_TRANSLATE_NOOP("Phrases", "Choices of the catalogue"),
    "field.told": QT_TRANSLATE_NOOP("Phrases", "What its file tells of catalogues"),
    "field.pick": QT_TRANSLATE_NOOP("Phrases", "Choice of the catalogue"),
    "field.per": QT_TRANSLATE_NOOP("Phrases", "Paid for each"),
    "field.spell": QT_TRANSLATE_NOOP("Phrases", "Spell card"),
    "field.group": QT_TRANSLATE_NOOP("Phrases", "Group"),
    "field.lines": QT_TRANSLATE_NOOP("Phrases", "Text"),
    "field.figures": QT_TRANSLATE_NOOP("Phrases", "Figures"),
    "field.limit": QT_TRANSLATE_NOOP("Phrases", "Limit in PA"),
    "field.limits": QT_TRANSLATE_NOOP("Phrases", "Limits in PA"),
    "field.checks": QT_TRANSLATE_NOOP("Phrases", "Checks"),
    "field.values": QT_TRANSLATE_NOOP("Phrases", "Changed values"),
    "field.version": QT_TRANSLATE_NOOP("Phrases", "Version"),
    "field.folder": QT_TRANSLATE_NOOP("Phrases", "Folder"),
    "field.tags": QT_TRANSLATE_NOOP("Phrases", "Tags"),
    "field.format": QT_TRANSLATE_NOOP("Phrases", "Format"),
}

# Where in a file something was found, if not in a column of its own words.
_PLACES = {
    "at.catalogueLink": QT_TRANSLATE_NOOP("Phrases", "Link to a catalogue"),
    "at.catalogueName": QT_TRANSLATE_NOOP("Phrases", "Catalogue"),
    "at.cost": QT_TRANSLATE_NOOP("Phrases", "Cost"),
    "at.file": QT_TRANSLATE_NOOP("Phrases", "File"),
    "at.gameSystemId": QT_TRANSLATE_NOOP("Phrases", "Game system"),
    "at.hidden": QT_TRANSLATE_NOOP("Phrases", "Hidden"),
    "at.id": QT_TRANSLATE_NOOP("Phrases", "Identity"),
    "at.link": QT_TRANSLATE_NOOP("Phrases", "Link"),
    "at.name": QT_TRANSLATE_NOOP("Phrases", "Name"),
    "at.number": QT_TRANSLATE_NOOP("Phrases", "Number"),
    "at.option": QT_TRANSLATE_NOOP("Phrases", "Option"),
    "at.options": QT_TRANSLATE_NOOP("Phrases", "Options"),
    "at.people": QT_TRANSLATE_NOOP("Phrases", "People"),
    "at.profile": QT_TRANSLATE_NOOP("Phrases", "Profile"),
    "at.roster": QT_TRANSLATE_NOOP("Phrases", "Roster"),
    "at.selection": QT_TRANSLATE_NOOP("Phrases", "Selection"),
    "at.spell": QT_TRANSLATE_NOOP("Phrases", "Spell"),
    "at.text": QT_TRANSLATE_NOOP("Phrases", "Text"),
    "at.type": QT_TRANSLATE_NOOP("Phrases", "Type"),
}

_SAID = {
    "import.still_there": QT_TRANSLATE_NOOP("Phrases", "still there"),
    "import.deleted": QT_TRANSLATE_NOOP("Phrases", "deleted"),
    "import.per_figure": QT_TRANSLATE_NOOP("Phrases", "{pa} per figure"),
    "import.checks": QT_TRANSLATE_NOOP("Phrases", "%n checks", None, 1),
    "import.values": QT_TRANSLATE_NOOP("Phrases", "%n values", None, 1),
    "import.nth": QT_TRANSLATE_NOOP("Phrases", "{what} ({n})"),
    "per.figure": QT_TRANSLATE_NOOP("Phrases", "Figure"),
    "per.card": QT_TRANSLATE_NOOP("Phrases", "Card"),
    "picture.told": QT_TRANSLATE_NOOP("Phrases", "{kind} {width} × {height}, {kilobytes} KB"),
    "picture.unseen": QT_TRANSLATE_NOOP("Phrases", "a picture"),
}

WORDS: dict[str, str] = {**_REFUSED, **_FOUND, **_FIELDS, **_PLACES, **_SAID}
