"""What the verbs that print ask of their sheets, and the options that they make of it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from db.errors import shown
from desktop.cli.report import Impossible
from desktop.environment import paths
from desktop.environment.settings import Settings
from desktop.operations.page_pictures import DPI
from desktop.paper.stock import (
    CARD_SIZES,
    LEAST_CARD,
    MEASURED,
    MOST_BLEED,
    MOST_CARD,
    MOST_GAP,
    MOST_MARGIN,
    MOST_OFFSET,
    OWN_SIZE,
    Backs,
    Cuts,
    Flip,
    PaperSize,
    PrinterTrim,
)

if TYPE_CHECKING:
    from desktop.operations.paper import PrintOptions

translate = QCoreApplication.translate
LANGUAGES = ("fr", "en", "both")
MOST_COPIES, LONGEST_PRESET = 20, 40


def add_sheet(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say how any sheet is made."""
    parser.add_argument(
        "--in", dest="languages", choices=LANGUAGES, default="",
        help=translate(
            "CommandLine",
            "the language on paper, by default the one of the answers; both: a sheet in both, a card in each",
        ),
    )  # fmt: skip
    parser.add_argument(
        "--preset", metavar="NAME", default="",
        help=translate("CommandLine", "the choices that the window keeps under this name, instead of others"),
    )  # fmt: skip
    parser.add_argument(
        "--paper", choices=[size.value for size in PaperSize], default=PaperSize.A4.value,
        help=translate("CommandLine", "size of the sheets; card: a page for each card"),
    )  # fmt: skip
    parser.add_argument(
        "--dpi", metavar="N", type=_whole(*DPI), default=300,
        help=translate("CommandLine", "dots per inch of a FILE.png, one for each page"),
    )  # fmt: skip
    parser.add_argument(
        "--printer", metavar="NAME", default="",
        help=translate("CommandLine", "a printer that the window was told of"),
    )  # fmt: skip
    parser.add_argument(
        "--margin", metavar="MM", type=_length(0.0, MOST_MARGIN),
        help=translate("CommandLine", "mm that the printer leaves white at each edge; 5 by default"),
    )  # fmt: skip
    parser.add_argument(
        "--measured", metavar=("X", "Y"), nargs=2, type=_length(*MEASURED),
        help=translate("CommandLine", "what the bars X and Y of 50 mm measure on paper"),
    )  # fmt: skip
    parser.add_argument(
        "--offset", metavar=("X", "Y"), nargs=2, type=_length(-MOST_OFFSET, MOST_OFFSET),
        help=translate("CommandLine", "mm by which backs are moved, as read on the test page"),
    )  # fmt: skip


def add_laying(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say how cards lie on their sheets."""
    parser.add_argument(
        "--card", metavar="63x88", type=_size, default=_size("63x88"),
        help=translate("CommandLine", "size of the cards in mm: 63x88, 57x87, 70x120 or another"),
    )  # fmt: skip
    parser.add_argument(
        "--landscape", action="store_true", help=translate("CommandLine", "cards that are wider than high")
    )
    for name, most, words in (
        ("gap", MOST_GAP, translate("CommandLine", "mm between two cards at least")),
        ("bleed", MOST_BLEED, translate("CommandLine", "mm by which colours run over the cut")),
    ):
        parser.add_argument(f"--{name}", metavar="MM", type=_length(0.0, most), default=0.0, help=words)
    parser.add_argument(
        "--cuts", choices=[kind.value for kind in Cuts], default=Cuts.MARKS.value,
        help=translate("CommandLine", "what shows where to cut"),
    )  # fmt: skip
    parser.add_argument(
        "--backs", action="store_const", const=Backs.BEHIND.value, default=Backs.NONE.value,
        help=translate("CommandLine", "with backs on the other side of the sheet"),
    )  # fmt: skip
    parser.add_argument(
        "--fold", dest="backs", action="store_const", const=Backs.FOLD.value,
        help=translate("CommandLine", "with backs beside the cards, to be folded"),
    )  # fmt: skip
    parser.add_argument(
        "--flip", choices=[edge.value for edge in Flip], default=Flip.LONG.value,
        help=translate("CommandLine", "the edge over which the printer turns a sheet"),
    )  # fmt: skip


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say what stands on cards and how many there are of each."""
    for flag, words in (
        ("per-figure", translate("CommandLine", "a card for each figure")),
        ("large-text", translate("CommandLine", "text of ten points at least")),
        (
            "icons",
            translate("CommandLine", "icons at values and abilities; --reference says what they mean"),
        ),
        ("notes", translate("CommandLine", "with the notes of the cards")),
        ("no-boxes", translate("CommandLine", "without boxes for wounds or life")),
        ("no-pictures", translate("CommandLine", "without pictures")),
        ("no-bars", translate("CommandLine", "without control bars of 50 mm")),
        ("shrink", translate("CommandLine", "long text becomes smaller; none of it goes on behind")),
        (
            "other-behind",
            translate("CommandLine", "in both languages: English behind the French card"),
        ),
    ):
        parser.add_argument(f"--{flag}", action="store_true", help=words)
    parser.add_argument(
        "--copies", metavar="N", type=_whole(1, MOST_COPIES), default=1,
        help=translate("CommandLine", "copies of each card"),
    )  # fmt: skip


def card_options(asked: argparse.Namespace, options: PrintOptions) -> PrintOptions:
    """Put what was asked of the cards into options; English behind means both languages, and backs."""
    if asked.other_behind:
        backs = asked.backs if asked.backs != Backs.NONE else Backs.BEHIND.value
        options = replace(options, language="both", other_behind=True, backs=backs)
    return replace(
        options, per_figure=asked.per_figure, large_text=asked.large_text, icons=asked.icons,
        notes=asked.notes, wound_boxes=not asked.no_boxes, pictures=not asked.no_pictures,
        control_bar=not asked.no_bars, goes_on=not asked.shrink, copies=asked.copies,
    )  # fmt: skip


def keep_preset(name: str, options: PrintOptions) -> None:
    """Keep choices under a name, where the window offers them. Raises Impossible."""
    settings = Settings.load(paths.find().settings)
    presets = settings.table_of_place("printing", "presets")
    settings.keep_for_place("printing", presets={**presets, name[:LONGEST_PRESET]: options.values()})
    if settings.save_failed:
        sentence = translate(
            "CommandLine", "Nothing was printed: the preset cannot be kept in {folder}. Print without --keep."
        )
        raise Impossible(sentence.format(folder=shown(settings.path.parent)))


def preset_options(name: str) -> PrintOptions:
    """Take the choices that the window keeps under a name. Raises Impossible."""
    from desktop.operations.paper import PrintOptions

    kept: Any = Settings.load(paths.find().settings).of_place("printing").get("presets")
    values = kept.get(name) if isinstance(kept, dict) else None
    if not isinstance(values, dict):
        sentence = translate("CommandLine", "The window keeps no preset called “{name}”.")
        raise Impossible(sentence.format(name=name[:80]))
    return PrintOptions.from_values(values)


def sheet_options(asked: argparse.Namespace, options: PrintOptions) -> PrintOptions:
    """Put what was asked of the sheets into options, or take those of a preset. Raises Impossible."""
    if asked.preset:
        kept = preset_options(asked.preset)
        return replace(kept, language=asked.languages or kept.language, printer=printer_trim(asked))
    language = asked.languages or options.language
    made = replace(options, language=language, paper=asked.paper, dpi=asked.dpi, printer=printer_trim(asked))
    if "card" not in asked:
        return made
    card, wide, high = asked.card
    return replace(
        made, card=card, card_width=wide, card_height=high, landscape=asked.landscape,
        gap=asked.gap, bleed=asked.bleed, cuts=asked.cuts, backs=asked.backs, flip=asked.flip,
    )  # fmt: skip


def printer_trim(asked: argparse.Namespace) -> PrinterTrim:
    """Take what the window was told of the printer named, and over it what is told now."""
    known = Settings.load(paths.find().settings).table_of_place("printing", "printers").get(asked.printer)
    if asked.printer and known is None:
        sentence = translate("CommandLine", "The window was told of no printer called “{name}”.")
        raise Impossible(sentence.format(name=asked.printer[:80]))
    trim = PrinterTrim.from_values(known if isinstance(known, dict) else {})
    if asked.margin is not None:
        trim = replace(trim, margin=asked.margin)
    if asked.measured is not None:
        trim = replace(trim, measured_x=asked.measured[0], measured_y=asked.measured[1])
    if asked.offset is not None:
        trim = replace(trim, offset_x=asked.offset[0], offset_y=asked.offset[1])
    return trim


def _length(least: float, most: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            length = float(text.replace(",", "."))
        except ValueError:
            length = float("nan")
        if not least <= length <= most:
            sentence = translate("CommandLine", "“{text}” is no length from {least} to {most} mm")
            raise argparse.ArgumentTypeError(
                sentence.format(text=text[:80], least=f"{least:g}", most=f"{most:g}")
            )
        return length

    return read


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or not least <= int(text[:9]) <= most:
            sentence = translate("CommandLine", "“{text}” is no number from {least} to {most}")
            raise argparse.ArgumentTypeError(sentence.format(text=text[:80], least=least, most=most))
        return int(text)

    return read


def _size(text: str) -> tuple[str, float, float]:
    """Read a size as its name, width and height in mm."""
    if text in CARD_SIZES:
        return text, CARD_SIZES[text].width, CARD_SIZES[text].height
    wide, _, high = text.lower().replace("×", "x").partition("x")
    width, height = _length(LEAST_CARD[0], MOST_CARD[0]), _length(LEAST_CARD[1], MOST_CARD[1])
    return OWN_SIZE, width(wide), height(high)
