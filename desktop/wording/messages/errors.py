"""Words of the known errors: one sentence that says what is wrong and a way out."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "name.too_long": QT_TRANSLATE_NOOP("Phrases", "A name has at most {most} letters."),
    "library.corrupt": QT_TRANSLATE_NOOP(
        "Phrases", "This library file is damaged. Restore a backup, or open another library."
    ),
    "library.foreign": QT_TRANSLATE_NOOP(
        "Phrases",
        "This file is not a Tacticien library. Open another one, and use Import for tables of cards.",
    ),
    "library.altered": QT_TRANSLATE_NOOP(
        "Phrases",
        "This library file is damaged or was tampered with: it holds tables or commands that are not "
        "Tacticien’s, and none of them is run. Restore a backup, or open another library.",
    ),
    "library.newer": QT_TRANSLATE_NOOP(
        "Phrases",
        "This library was made by a newer Tacticien. Nothing was changed in it; update Tacticien to open it.",
    ),
    "library.locked": QT_TRANSLATE_NOOP(
        "Phrases", "{holder} is using this library now. Close it there, or open the library to read only."
    ),
    "library.in_use": QT_TRANSLATE_NOOP(
        "Phrases",
        "Another program is using this library now. Close it there, or open the library to read only.",
    ),
    "library.read_only": QT_TRANSLATE_NOOP(
        "Phrases", "This library is read-only. Save a copy elsewhere to change it."
    ),
    "library.long_text": QT_TRANSLATE_NOOP(
        "Phrases",
        "This text has more than {most} letters: “{text}”. Nothing was kept; shorten it.",
    ),
    "library.aliased": QT_TRANSLATE_NOOP(
        "Phrases",
        "This library has several names (hard links), and its latest changes may lie beside another one: it "
        "is read-only. Open that one to see them; save a copy to change it.",
    ),
    "library.parted": QT_TRANSLATE_NOOP(
        "Phrases",
        "This library was not closed, and its latest changes lie in “{file}”, which is not here: it is "
        "read-only. Move that file beside it and open it again; save a copy to go on without them.",
    ),
    "library.not_locked": QT_TRANSLATE_NOOP(
        "Phrases",
        "This library could not be locked ({reason}), so it was not opened to be changed. Retry, or open it "
        "to read only.",
    ),
    "library.overlaid": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” still holds changes of another library that had this name before. Nothing was changed; "
        "move this library to another folder and open it there, or restore a backup.",
    ),
    "library.written_over": QT_TRANSLATE_NOOP(
        "Phrases",
        "Another program wrote over this library while it was open, so nothing more is saved in it. Save "
        "elsewhere, or restore a backup.",
    ),
    "library.replaced": QT_TRANSLATE_NOOP(
        "Phrases",
        "Another program replaced or removed the file of this library while it was open, so nothing more is "
        "saved in it. All that was saved lies beside it, in “{file}”. Save elsewhere to go on, or open the "
        "library again to see what stands there now.",
    ),
    "library.obstructed": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” beside this library is in the way: it is a link, or no file of Tacticien’s. Move it "
        "elsewhere and retry.",
    ),
    "library.forbidden": QT_TRANSLATE_NOOP(
        "Phrases", "You are not allowed to read this file. Ask its owner, or open another library."
    ),
    "library.no_place": QT_TRANSLATE_NOOP(
        "Phrases",
        "A library cannot be created there: the folder is protected, or the name is not allowed. Choose "
        "another place.",
    ),
    "library.too_long": QT_TRANSLATE_NOOP(
        "Phrases",
        "The name of this file, or its whole path, is too long. Choose a shorter name, or a folder "
        "higher up.",
    ),
    "library.no_folder": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{path}” cannot be written: its folder is protected, missing, or no folder. Put that right, or "
        "choose another place.",
    ),
    "library.disk_full": QT_TRANSLATE_NOOP(
        "Phrases", "The disk is full, so this was not saved. Free some room and retry, or save elsewhere."
    ),
    "library.no_room_to_restore": QT_TRANSLATE_NOOP(
        "Phrases",
        "The disk is too full to restore a backup: nothing was restored, and what was there before is still "
        "there. Free some room and retry.",
    ),
    "library.no_room_to_back_up": QT_TRANSLATE_NOOP(
        "Phrases", "The disk is too full, so no backup was made. Free some room, then make it again."
    ),
    "library.no_room_to_open": QT_TRANSLATE_NOOP(
        "Phrases",
        "The disk is too full to open this library for writing; nothing in it was changed. Free some room "
        "and retry, or open it to read only.",
    ),
    "library.not_backed_up": QT_TRANSLATE_NOOP(
        "Phrases",
        "Everything is saved, but no backup could be made in “{path}”. Make sure that this folder can be "
        "written.",
    ),
    "library.no_room_for_backup": QT_TRANSLATE_NOOP(
        "Phrases", "Everything is saved, but the disk is too full for a backup. Free some room."
    ),
    "library.missing": QT_TRANSLATE_NOOP(
        "Phrases", "This library is not there any more. Plug its disk in again, or open another library."
    ),
    "library.left_behind": QT_TRANSLATE_NOOP(
        "Phrases",
        "Only “{file}” is left of this library: its latest changes, without the rest. Put the library back "
        "beside that file, restore a backup, or make a new library elsewhere.",
    ),
    "library.unreachable": QT_TRANSLATE_NOOP(
        "Phrases", "The disk does not answer. Plug it in again and retry, or save elsewhere."
    ),
    "library.unreachable_to_open": QT_TRANSLATE_NOOP(
        "Phrases",
        "The disk of this library does not answer. Plug it in again and retry, or open another library.",
    ),
    "library.exists": QT_TRANSLATE_NOOP(
        "Phrases", "A file of that name already exists and was not touched. Choose another name."
    ),
    "library.moved_on_library": QT_TRANSLATE_NOOP(
        "Phrases",
        "This affects cards too, and the Library has changed since. Undo what was done there first.",
    ),
    "library.moved_on_muster": QT_TRANSLATE_NOOP(
        "Phrases",
        "This affects armies too, and the Muster has changed since. Undo what was done there first.",
    ),
    "library.moved_on_rulesets": QT_TRANSLATE_NOOP(
        "Phrases",
        "This affects rules too, which have changed since. In Battle, undo what was done to them first.",
    ),
    "library.moved_on_battles": QT_TRANSLATE_NOOP(
        "Phrases",
        "This affects battles too, and their list has changed since. In Battle, undo what was done there "
        "first.",
    ),
    "library.synced": QT_TRANSLATE_NOOP(
        "Phrases",
        "This library lies in a folder of {service}. Open it on one computer at a time, and let {service} "
        "finish before you open it on another.",
    ),
    "library.network": QT_TRANSLATE_NOOP(
        "Phrases",
        "This library lies on a network drive, where two computers that write at once may damage it. Open "
        "it on one computer at a time, or save a copy on this one.",
    ),
    "library.cut_short": QT_TRANSLATE_NOOP(
        "Phrases",
        "A part of what was written last is damaged and could not be read: your latest changes may be "
        "missing. A backup may hold more.",
    ),
    "library.trouble": QT_TRANSLATE_NOOP(
        "Phrases", "This library file has a problem. Save a copy elsewhere, or restore a backup."
    ),
    "import.too_big": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” is too large to be read. Nothing was imported; choose a smaller file."
    ),
    "import.long_cell": QT_TRANSLATE_NOOP(
        "Phrases",
        "Line {line} of “{file}” has more than {most} letters in column {column}. Nothing was imported; "
        "shorten that cell.",
    ),
    "import.many_columns": QT_TRANSLATE_NOOP(
        "Phrases",
        "Line {line} of “{file}” has more than {most} columns. Nothing was imported; leave out some of them.",
    ),
    "import.many_lines": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” has more than {most} filled lines. Nothing was imported; divide it into several tables.",
    ),
    "import.too_long_to_join": QT_TRANSLATE_NOOP(
        "Phrases",
        "Comparing “{file}” with your library would take too long. Nothing was imported; ask for a smaller "
        "package.",
    ),
    "import.too_many_armies": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” has more than {most} armies. Nothing was imported; ask for several smaller packages.",
    ),
    "import.too_many_offers": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” has more than {most} options. Nothing was imported; ask for several smaller packages.",
    ),
    "import.too_many_formats": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” has more than {most} formats. Nothing was imported; ask for several smaller packages.",
    ),
    "import.too_many_rulesets": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” has more than {most} rulesets. Nothing was imported; ask for several smaller packages.",
    ),
    "import.too_many_entries": QT_TRANSLATE_NOOP(
        "Phrases",
        "The armies of “{file}” have more than {most} entries. Nothing was imported; ask for several smaller "
        "packages.",
    ),
    "import.too_many_revisions": QT_TRANSLATE_NOOP(
        "Phrases",
        "The cards of “{file}” have more than {most} revisions. Nothing was imported; ask for several "
        "smaller packages.",
    ),
    "import.too_many_events": QT_TRANSLATE_NOOP(
        "Phrases",
        "A step of “{file}” changes more than {most} things. Nothing was imported; ask for the file again.",
    ),
    "import.too_many_dice": QT_TRANSLATE_NOOP(
        "Phrases",
        "A roll of “{file}” has more than {most} dice. Nothing was imported; ask for the file again.",
    ),
    "import.too_many_reasons": QT_TRANSLATE_NOOP(
        "Phrases",
        "A roll of “{file}” has more than {most} reasons. Nothing was imported; ask for the file again.",
    ),
    "import.not_a_battle": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” is not a battle written by Tacticien. Nothing was imported."
    ),
    "import.newer": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” was written by a newer Tacticien. Update Tacticien, then import it again."
    ),
    "import.damaged": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” is damaged. Nothing was imported; ask for the file again."
    ),
    "import.not_opened": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” cannot be opened: it is not there, or it is protected. Nothing was imported."
    ),
    "import.not_a_file": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” is a folder, a device or a pipe, not a file. Nothing was imported; choose a file.",
    ),
    "import.not_a_table": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” is not a table of cards. Nothing was imported; save it as CSV or XLSX and try again.",
    ),
    "package.long_text": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{value}”, {field}: “{text}” has more than {most} letters, too many for a package. Nothing was "
        "written; shorten this text first.",
    ),
    "package.long_pinned": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{army}” still has “{value}” with a text of more than {most} letters, too many for a package "
        "({field}: “{text}”). Nothing was written; take the newer version of the card there, or take the "
        "card out.",
    ),
    "package.long_in_thing": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{value}” has a text of more than {most} letters, too many for a package: “{text}”. Nothing was "
        "written; shorten this text first.",
    ),
    "package.long_in_battle": QT_TRANSLATE_NOOP(
        "Phrases",
        "The battle “{value}” has a text of more than {most} letters, too many for a package: “{text}”. "
        "Nothing was written; delete the battle first.",
    ),
    "battle.long_text": QT_TRANSLATE_NOOP(
        "Phrases",
        "The battle “{value}” has a text of more than {most} letters, too many for an export: “{text}”. "
        "Nothing was written; save a copy of the library to carry the battle.",
    ),
    "table.long_cell": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{name}” has a text of more than {most} letters, too long for XLSX. Nothing was written; save as "
        "CSV, which keeps everything.",
    ),
    "import.open_quote": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” opens a quotation mark in line {line} and never closes it. Nothing was imported; close it.",
    ),
    "import.no_names": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” has no column of names; its headings are {headings}. Nothing was imported; say which one "
        "holds them (--columns HEADING=name).",
    ),
    "import.no_sheet": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” has no filled sheet “{sheet}”. Nothing was imported; choose another one."
    ),
    "import.other_encoding": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” is not written in this encoding. Nothing was imported; choose another one."
    ),
    "import.not_a_package": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” is not a package of Tacticien. Nothing was imported."
    ),
    "import.empty": QT_TRANSLATE_NOOP("Phrases", "“{file}” holds no card. Nothing was imported."),
    "import.guessed_encoding": QT_TRANSLATE_NOOP(
        "Phrases",
        "Read as {value}, judging by its letters. If names look wrong, choose another encoding.",
    ),
    "import.sheet_missing": QT_TRANSLATE_NOOP(
        "Phrases", "The workbook lists the sheet “{value}” but does not contain it: the file is damaged."
    ),
    "import.sheet_not_read": QT_TRANSLATE_NOOP(
        "Phrases",
        "Sheet “{value}” of the workbook was not read: one sheet is read at a time.",
    ),
    "import.unknown_column": QT_TRANSLATE_NOOP(
        "Phrases", "The column “{value}” is not known and was not read."
    ),
    "import.double_column": QT_TRANSLATE_NOOP(
        "Phrases", "The column “{value}” appears twice; only the first was read."
    ),
    "import.extra_cell": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is beyond the last column and was not read."
    ),
    "import.columns_not_read": QT_TRANSLATE_NOOP(
        "Phrases", "Only the first {value} columns of the sheet were read; there is more beyond them."
    ),
    "import.lines_not_read": QT_TRANSLATE_NOOP(
        "Phrases", "From line {value} on nothing was read: too many empty lines stand above it."
    ),
    "import.more_alike": QT_TRANSLATE_NOOP("Phrases", "… and {count} more like this: {first}"),
    "import.above_headings": QT_TRANSLATE_NOOP(
        "Phrases", "This line is above the headings and was not read: {value}"
    ),
    "import.date_cell": QT_TRANSLATE_NOOP("Phrases", "“{value}” is a date or a time; it was kept as text."),
    "import.no_result": QT_TRANSLATE_NOOP(
        "Phrases", "The formula “{value}” has no result in the file; it was kept as text."
    ),
    "import.row_without_name": QT_TRANSLATE_NOOP(
        "Phrases", "This line has no name and was not read: {value}"
    ),
    "import.row_total": QT_TRANSLATE_NOOP(
        "Phrases", "This line is a sum, not a card; it was not read: {value}"
    ),
    "import.row_footnote": QT_TRANSLATE_NOOP(
        "Phrases", "This line is a footnote, not a card; it was not read: {value}"
    ),
    "import.row_page": QT_TRANSLATE_NOOP(
        "Phrases", "This line tells a page or a day, not a card; it was not read: {value}"
    ),
    "import.row_headings": QT_TRANSLATE_NOOP(
        "Phrases", "This line repeats the headings; it was not read: {value}"
    ),
    "import.row_title": QT_TRANSLATE_NOOP(
        "Phrases", "This line only names a people; it was not read: {value}"
    ),
    "import.owned_unread": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is not a possible number of figures; nothing was counted."
    ),
    "import.owned_twice": QT_TRANSLATE_NOOP(
        "Phrases", "This miniature was counted otherwise above; “{value}” was not taken."
    ),
    "import.met_without_edition": QT_TRANSLATE_NOOP(
        "Phrases", "The table does not say which “{value}” is meant; the only card of that name was taken."
    ),
    "import.near_row": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is nearly “{near}” of the same table; both are cards now."
    ),
    "import.twin_row": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” stands in the same table once more with other values; both are cards now."
    ),
    "import.several_of_name": QT_TRANSLATE_NOOP(
        "Phrases",
        "The table does not say which “{value}” is meant, and several cards have that name: a new card was "
        "made.",
    ),
    "import.impossible": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” does not appear there on any card and was kept as text."
    ),
    "import.kept_as_text": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is not a possible number here; it was kept as text."
    ),
    "import.unknown_size": QT_TRANSLATE_NOOP(
        "Phrases", "The size “{value}” is not known and was put in the note."
    ),
    "import.unknown_choice": QT_TRANSLATE_NOOP(
        "Phrases", "“{value}” is none of the words that are known there and was put in the note."
    ),
    "import.second_nerve": QT_TRANSLATE_NOOP(
        "Phrases", "A card has courage or fear, not both: “{value}” was put in the note."
    ),
    "import.unknown_people": QT_TRANSLATE_NOOP(
        "Phrases", "The people “{value}” is not known and was kept as typed."
    ),
    "import.unknown_rank": QT_TRANSLATE_NOOP(
        "Phrases", "The rank “{value}” is not known and was kept as typed."
    ),
    "import.unknown_ability": QT_TRANSLATE_NOOP(
        "Phrases", "The ability “{value}” is not known and was kept as typed."
    ),
}
