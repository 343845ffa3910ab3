"""Words of the known errors: one sentence that says what is wrong and a way out."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "library.corrupt": QT_TRANSLATE_NOOP(
        "Phrases", "This library file is damaged. Restore a backup, or open another library."
    ),
    "library.foreign": QT_TRANSLATE_NOOP(
        "Phrases", "This file is not a Tacticien library. Open another file, or import it instead."
    ),
    "library.newer": QT_TRANSLATE_NOOP(
        "Phrases",
        "This library was made by a newer Tacticien. Nothing was changed in it; update Tacticien to open it.",
    ),
    "library.locked": QT_TRANSLATE_NOOP(
        "Phrases", "{holder} is using this library now. Close it there, or open the library to read only."
    ),
    "library.read_only": QT_TRANSLATE_NOOP(
        "Phrases", "This library can only be read. Save a copy elsewhere to change it."
    ),
    "library.disk_full": QT_TRANSLATE_NOOP(
        "Phrases", "The disk is full, so this was not saved. Free some room and retry, or save elsewhere."
    ),
    "library.missing": QT_TRANSLATE_NOOP(
        "Phrases", "This library is not there any more. Plug its disk in again, or open another library."
    ),
    "library.unreachable": QT_TRANSLATE_NOOP(
        "Phrases", "The disk does not answer. Plug it in again and retry, or save elsewhere."
    ),
    "library.exists": QT_TRANSLATE_NOOP(
        "Phrases", "There is already a file of that name, and it was not touched. Choose another name."
    ),
    "library.trouble": QT_TRANSLATE_NOOP(
        "Phrases", "Something is wrong with this library file. Save a copy elsewhere, or restore a backup."
    ),
}
