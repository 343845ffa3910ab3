"""Gather a print from the library: which cards, in which language, with what a list adds to them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, ClassVar

import resources
from db.errors import LibraryError
from desktop.operations import list_telling
from desktop.operations.army_sheet import coordinates
from desktop.operations.brought_options import with_brought
from desktop.operations.cards import picture
from desktop.operations.desk import Desk
from desktop.operations.files import file_name
from desktop.operations.page_pictures import DPI
from desktop.operations.rulesets import ruleset_for
from desktop.operations.token_sheets import letters_of, strips, tokens
from desktop.operations.twin_cards import named, told_apart
from desktop.paper import option_words, printer_test
from desktop.paper.cut_sheet import TITLES, CutSheet
from desktop.paper.documents import Document, Part, PrintedCard
from desktop.paper.face import TextSection
from desktop.paper.heraldry import Look, look_of
from desktop.paper.layout import Layout
from desktop.paper.play_sheet import PlaySheet, PlaySheetRow
from desktop.paper.play_sheet_words import said
from desktop.paper.printer_test import PrinterTest
from desktop.paper.reference_sheet import ReferenceSheet
from desktop.paper.stock import (
    CARD_SIZES,
    LEAST_CARD,
    MOST_BLEED,
    MOST_CARD,
    MOST_GAP,
    OWN_SIZE,
    Backs,
    CardSize,
    Cuts,
    Flip,
    PaperSize,
    PrinterTrim,
)
from desktop.paper.style import Style
from desktop.paper.words import BLANK, SPELLS, SUBJECT
from desktop.paper.wounds import Boxes, boxes_in, boxes_of
from rules.armies import Army, Entry, Muster, OptionKind, army_cost, figure_pa
from rules.battle.ruleset import Track
from rules.battle.tactique import coordinators_of_army
from rules.cards import Card
from rules.fingerprint import cards_mark, content, fingerprint, payload
from rules.offers import Offer
from rules.sheets import sheet_of
from rules.spells import Spell, SpellKind
from rules.systems import KINDS
from rules.text import fold
from rules.values import Characteristic

LANGUAGES = ("fr", "en", "both")
MOST_COPIES = 20


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """What the player chose for a print; plain values, so that they are remembered between sessions.

    `language` is "fr", "en" or "both" (each card twice, side by side; with `other_behind` back to back).
    `per_figure` gives each figure a card of its own, `notes` prints those of the cards themselves, `spells`
    lays those that a list buys behind its cards. `ruleset` is where the wound boxes come from. `card` names a
    size of cards, "own" the one of `card_width` and `card_height`; `landscape` ones lie on their long side.
    `icons` stand at the codes of values. `gap` lies between cards, `bleed` over their cuts (mm). `printer` is
    no choice but what the printer at hand does to a sheet.
    """

    language: str = "fr"
    paper: str = PaperSize.A4.value
    copies: int = 1
    per_figure: bool = False
    wound_boxes: bool = True
    pictures: bool = True
    ink_saver: bool = False
    card: str = "63x88"
    card_width: float = 63.0
    card_height: float = 88.0
    landscape: bool = False
    gap: float = 0.0
    bleed: float = 0.0
    cuts: str = Cuts.MARKS.value
    control_bar: bool = True
    backs: str = Backs.NONE.value
    flip: str = Flip.LONG.value
    goes_on: bool = True
    other_behind: bool = False
    large_text: bool = False
    icons: bool = False
    notes: bool = False
    cards: bool = True
    summary: bool = True
    spells: bool = True
    ruleset: str = "seeds"
    dpi: int = 300
    printer: PrinterTrim = field(default_factory=PrinterTrim)

    @classmethod
    def from_values(cls, values: Mapping[str, Any]) -> PrintOptions:
        """Take remembered values; unknown ones and those that make no sense are left out."""
        taken = {
            known.name: values[known.name]
            for known in fields(cls)
            if known.name in values and type(values[known.name]) is type(getattr(cls(), known.name))
        }
        made = cls(**taken)
        if values.get("cut_marks") is False:  # what was remembered before there were lines
            taken.setdefault("cuts", Cuts.NONE.value)
        allowed: dict[str, Collection[str]] = {
            "language": LANGUAGES, "paper": list(PaperSize), "card": (*CARD_SIZES, OWN_SIZE),
            "cuts": list(Cuts), "backs": list(Backs), "flip": list(Flip),
        }  # fmt: skip
        if values.get("backs") is True:  # … and before there was another way than behind
            taken["backs"] = Backs.BEHIND.value
        kept = {name: value for name, value in taken.items() if value in allowed.get(name, (value,))}
        made = cls(**kept)
        return replace(
            made,
            copies=min(max(made.copies, 1), MOST_COPIES),
            dpi=min(max(made.dpi, DPI[0]), DPI[1]),
            card_width=_within(made.card_width, LEAST_CARD[0], MOST_CARD[0]),
            card_height=_within(made.card_height, LEAST_CARD[1], MOST_CARD[1]),
            gap=_within(made.gap, 0.0, MOST_GAP),
            bleed=_within(made.bleed, 0.0, MOST_BLEED),
        )

    def values(self) -> dict[str, Any]:
        """Give the values to remember: all but what belongs to a printer."""
        return {key: value for key, value in asdict(self).items() if key != "printer"}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages each card is printed in."""
        return ("fr", "en") if self.language == "both" else (self.language,)

    @property
    def alone(self) -> tuple[str, ...]:
        """The languages that a sheet in both could be in alone; none for one in one."""
        return self.languages if len(self.languages) > 1 else ()

    @property
    def layout(self) -> Layout:
        """How the sheets are made. Raises CardTooLarge where no card has room on them."""
        card = CARD_SIZES.get(self.card) or CardSize(self.card_width, self.card_height)
        made = Layout(
            PaperSize(self.paper),
            card.lying if self.landscape else card,
            Style.INK_SAVER if self.ink_saver else Style.FULL,
            self.gap,
            self.bleed,
            Cuts(self.cuts),
            self.control_bar,
            Backs(self.backs),
            Flip(self.flip),
            self.goes_on,
            self.large_text,
            self.icons,
            self.printer,
        )
        if not made.plan.per_page:
            raise CardTooLarge(wide=made.card.width, high=made.card.height, margin=self.printer.margin)
        return made


def _within(number: float, least: float, most: float) -> float:
    """Bring a remembered number between its bounds; what is no number is the least."""
    return min(max(number, least), most) if number == number else least


class CardTooLarge(LibraryError):  # noqa: N818 - named by what happened
    """No card of that size has room between the printer's margins. Data: wide, high, margin in mm."""

    code: ClassVar[str] = "paper.no_room"


@dataclass(frozen=True, slots=True)
class Job:
    """A print, gathered: everything that is needed to write it, without the library."""

    cards: tuple[PrintedCard, ...]
    document: Document
    layout: Layout
    several: tuple[Part, ...] = ()
    """The lists of one file, where it is of more than one."""
    left_out: tuple[str, ...] = ()
    """The names of those among them that hold no card."""
    dpi: int = 300
    """Dots per inch of its pages where they are saved as pictures."""
    systems: frozenset[str] = frozenset()
    """The games of its lists, where no card tells."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """What is written, one after the other."""
        return self.several or ((self.cards, self.document),)

    @property
    def is_empty(self) -> bool:
        """Whether nothing would stand on any page."""
        return not self.cards and not any(document.leaflets for _, document in self.parts)

    @property
    def name(self) -> str:
        """A file name that every system takes, without its ending."""
        return file_name(self.document.title, "cards")


_MOST_CODE = 1_000
"""Letters of a code that the foot of a sheet has room for."""


class ArmyPart(StrEnum):
    """What is printed of an army: its cards and its sheet as the options say, or something beside them."""

    WHOLE = "army"
    SPELLS = "spells"
    TOKENS = "tokens"
    STRIPS = "strips"


def army_job(desk: Desk, *, army_id: str, options: PrintOptions, part: ArmyPart = ArmyPart.WHOLE) -> Job:
    """Gather the cards of an army in the order of its list. Raises KeyError for an unknown army."""
    army = desk.library.army(army_id)
    muster = with_brought(desk, desk.library.muster(army))
    tracks = _Tracks(desk, options.ruleset)
    language = options.languages[0]
    if part in TITLES:
        return _cut_job(desk, muster, tracks, options, part)
    if part is ArmyPart.SPELLS:
        options = replace(options, cards=False, summary=False, spells=True)
    printed: list[PrintedCard] = []
    apart = told_apart(muster)
    for entry in muster.army.entries if options.cards else ():
        card = apart[entry.id]
        letters = letters_of(entry)
        groups = [(letter,) for letter in letters] if options.per_figure else [letters]
        for group in groups:
            # without boxes a card of its own has no other place for its figure's letter
            told = named(card, group[0]) if options.per_figure and not options.wound_boxes else card
            printed += _printed(desk, told, entry.id, group, options, entry, tracks)
    if options.spells:
        printed += _spells(desk, muster, options)
    look = look_of(army.people, language, desk.peoples)
    wanted = options.summary and muster.army.entries
    leaflets = (_sheet(desk, muster, tracks, options.languages, look),) if wanted else ()
    alone = {each: (_sheet(desk, muster, tracks, (each,), look),) for each in options.alone if wanted}
    document = Document(army.name, language, look, army.name, leaflets, alone)
    shown, systems = tuple(printed) * max(1, options.copies), frozenset({army.system})
    return Job(shown, document, options.layout, dpi=options.dpi, systems=systems)


def _cut_job(desk: Desk, muster: Muster, tracks: _Tracks, options: PrintOptions, part: ArmyPart) -> Job:
    """Make the tokens of an army, or a strip of each of its cards, a sheet for each language."""
    army, made = muster.army, list[CutSheet]()
    wanted = army.entries and (part is not ArmyPart.STRIPS or has_strips(army))
    for language in options.languages if wanted else ():
        if part is ArmyPart.STRIPS:
            made.append(strips(desk, muster, language, options.copies))
        else:
            track = tracks.of(muster.card(army.entries[0]))
            made.append(tokens(muster, track, language, options.copies))
    title = f"{TITLES[part][options.languages[0]]} · {army.name}"
    document = Document(title, options.languages[0], leaflets=tuple(made))
    return Job((), document, options.layout, dpi=options.dpi, systems=frozenset({army.system}))


def has_strips(army: Army) -> bool:
    """Tell whether the cards of an army are ordered to a sequence, for which there are strips."""
    kind = KINDS.get(army.system)
    return kind is None or kind.sequences


def lists_job(
    desk: Desk,
    *,
    army_ids: Sequence[str],
    title: str,
    options: PrintOptions,
    part: ArmyPart = ArmyPart.WHOLE,
) -> Job:
    """Gather several armies as one file, those without a card left out. Raises KeyError for unknown ones."""
    jobs = [army_job(desk, army_id=army_id, options=options, part=part) for army_id in army_ids]
    return joined(jobs, title=title, options=options)


def joined(jobs: Sequence[Job], *, title: str, options: PrintOptions) -> Job:
    """Join the prints of several armies as one file, those without a card left out."""
    parts = tuple((job.cards, job.document) for job in jobs if not job.is_empty)
    cards = tuple(printed for shown, _ in parts for printed in shown)
    left_out = tuple(job.document.title for job in jobs if job.is_empty)
    systems = frozenset(system for job in jobs for system in job.systems)
    about = Document(title, options.languages[0])
    return Job(cards, about, options.layout, parts, left_out, options.dpi, systems)


def cards_job(desk: Desk, *, card_ids: Sequence[str], options: PrintOptions) -> Job:
    """Gather a selection of cards of the library, in the order given. Raises KeyError for an unknown card."""
    tracks = _Tracks(desk, options.ruleset)
    language = options.languages[0]
    printed: list[PrintedCard] = []
    names: list[str] = []
    peoples: set[str] = set()
    for card_id in card_ids:
        card = desk.library.card(card_id).card
        names.append(card.name(language))
        peoples.add(card.people)
        printed += _printed(desk, card, card_id, ("",), options, None, tracks)
    # Backs of several peoples would tell which card is whose: a neutral one then.
    look = look_of(peoples.pop(), language, desk.peoples) if len(peoples) == 1 else Look()
    words = names[0] if len(names) == 1 else said(*(SUBJECT[each] for each in options.languages))
    return Job(
        tuple(printed) * max(1, options.copies),
        Document(words, language, look),
        options.layout,
        dpi=options.dpi,
    )


def spells_job(desk: Desk, *, offer_ids: Sequence[str], options: PrintOptions) -> Job:
    """Gather spells and miracles of the library, and those of its lists, each once.

    What is no magic is left out. Raises KeyError.
    """
    known = desk.library.offers()
    bought = dict[str, tuple[Spell, str]]() if known.keys() >= set(offer_ids) else spells_of_lists(desk)
    made: list[PrintedCard] = []
    for key in dict.fromkeys(offer_ids):
        if key in bought:
            spell, people = bought[key]
        else:
            offer = known[key]
            if (written := _spell_of(offer)) is None:
                continue
            spell = written
            takers = {desk.library.card(card_id).card.people for card_id in offer.takers}
            people = offer.people or (takers.pop() if len(takers) == 1 else "")
        spoken = []
        for language in options.languages:
            look = look_of(people, language, desk.peoples) if people else Look()
            spoken.append(PrintedCard(Card(name_fr="", people=people), language, look, key, spell=spell))
        made += _backed(spoken, options)
    first = options.languages[0]
    several = said(*(SPELLS[each] for each in options.languages))
    title = made[0].name if len(offer_ids) == 1 and made else several
    document = Document(title, first)
    return Job(tuple(made) * max(1, options.copies), document, options.layout, dpi=options.dpi)


def spells_of_lists(desk: Desk) -> dict[str, tuple[Spell, str]]:
    """Give the spells and miracles that lists buy, by an id of its own, with the people of the caster."""
    made: dict[str, tuple[Spell, str]] = {}
    for army in desk.library.armies():
        for entry in army.entries:
            for spell in (option.spell for option in entry.options if option.spell is not None):
                if spell not in (before for before, _ in made.values()):
                    people = desk.library.muster(army).card(entry).people
                    made[f"{army.id}/{entry.id}/{fold(spell.name_fr)}"] = spell, people
    return made


def _spell_of(offer: Offer) -> Spell | None:
    """Give the card of a spell or miracle; one that nobody wrote down has lines to write on."""
    option = offer.option
    if option.spell is not None or option.kind not in _MAGIC:
        return option.spell
    text = "\n".join(" ".join(filter(None, line)) for line in offer.lines)
    return Spell(name_fr=option.name, kind=_MAGIC[option.kind], text_fr=text)


_MAGIC = {OptionKind.SPELL: SpellKind.SPELL, OptionKind.MIRACLE: SpellKind.MIRACLE}


def blank_job(desk: Desk, options: PrintOptions) -> Job:
    """Make as many empty cards as a page holds, of the game whose boxes are chosen, to be written on.

    In both languages it is a page of each, or one with English behind.
    """
    layout = replace(options.layout, style=Style.INK_SAVER)
    ruleset = ruleset_for(desk, options.ruleset, "")
    card = Card(name_fr="", system=ruleset.system)
    figures = ("",) if options.wound_boxes else ()
    made = []
    for language in options.languages:
        boxes = boxes_of(ruleset.track, card, language) if options.wound_boxes else None
        made.append(PrintedCard(card, language, Look(), "", figures, boxes))
    about = Document(said(*(BLANK[each] for each in options.languages)), options.languages[0])
    many = layout.plan.per_page * max(1, options.copies)
    printed = tuple(each for each in _backed(made, options) for _ in range(many))
    return Job(printed, about, layout, dpi=options.dpi)


def _backed(made: list[PrintedCard], options: PrintOptions) -> list[PrintedCard]:
    """Put the card in the second language behind the first, where that is wanted."""
    if options.other_behind and len(made) == 2 and options.backs != Backs.NONE:
        return [replace(made[0], behind=made[1])]
    return made


def reference_job(desk: Desk, options: PrintOptions) -> Job:
    """Make the quick reference of the game whose ruleset is chosen, a sheet for each language."""
    ruleset = ruleset_for(desk, options.ruleset, "")
    sections = resources.table("data/reference").get(ruleset.system, ())
    sheets = tuple(ReferenceSheet(ruleset, sections, language) for language in options.languages)
    title = f"{sheets[0].title} · {ruleset.name(sheets[0].language)}"
    return Job((), Document(title, sheets[0].language, leaflets=sheets), options.layout, dpi=options.dpi)


def test_job(options: PrintOptions) -> Job:
    """Make the page to test a printer by, on the sheets of these options."""
    language = options.languages[0]
    layout = options.layout
    if layout.backs is Backs.NONE:
        layout = replace(layout, backs=Backs.BEHIND)
    document = Document(printer_test.TITLES[language], language, leaflets=(PrinterTest(language),))
    return Job((), document, layout, dpi=options.dpi)


class _Tracks:
    """The wound tracks of a print: the ruleset that was chosen, and others for cards of other systems."""

    def __init__(self, desk: Desk, ruleset: str) -> None:
        self._desk, self._ruleset = desk, ruleset
        self._made: dict[str, Track] = {}

    def of(self, card: Card) -> Track:
        """Return the track of a card's figures."""
        if card.system not in self._made:
            self._made[card.system] = ruleset_for(self._desk, self._ruleset, card.system).track
        return self._made[card.system]


def _printed(
    desk: Desk,
    card: Card,
    key: str,
    figures: tuple[str, ...],
    options: PrintOptions,
    entry: Entry | None,
    tracks: _Tracks,
) -> list[PrintedCard]:
    shown = picture(desk, card) if options.pictures and not options.ink_saver else None
    noted = (TextSection("note", "", (card.note,)),) if options.notes and card.note.strip() else ()
    bought, beside = (entry.options, entry.note) if entry is not None else ((), "")
    made: list[PrintedCard] = []
    for language in options.languages:
        boxes: Boxes | None = boxes_of(tracks.of(card), card, language) if options.wound_boxes else None
        made.append(
            PrintedCard(
                card=card,
                language=language,
                look=look_of(card.people, language, desk.peoples),
                key=key,
                figures=figures if options.wound_boxes else (),
                boxes=boxes,
                more=option_words.added(bought, beside, (language,), option_words.named) + noted,
                picture=shown,
            )
        )
    return _backed(made, options)


def _spells(desk: Desk, muster: Muster, options: PrintOptions) -> list[PrintedCard]:
    """Give the cards of the spells and miracles that a list buys, each once, with their first caster."""
    made: dict[tuple[str, str], PrintedCard] = {}
    for entry in muster.army.entries:
        card = muster.card(entry)
        for spell in (option.spell for option in entry.options if option.spell is not None):
            spoken = []
            for language in options.languages:
                look = look_of(card.people, language, desk.peoples)
                spoken.append(PrintedCard(card, language, look, entry.id, spell=spell))
            for printed in _backed(spoken, options):
                made.setdefault((fold(printed.name), printed.language), printed)
    return list(made.values())


def _code(desk: Desk, muster: Muster) -> str:
    """Return the line of a list for its code: the whole list, of a long one what counts alone."""
    as_kept = desk.library.muster(desk.library.army(muster.army.id))
    whole = list_telling.spare(list_telling.whole(desk, as_kept))
    line = payload(content(muster), cards_mark(muster), whole)
    return line if len(line) <= _MOST_CODE else payload(content(muster), cards_mark(muster))


def _sheet(desk: Desk, muster: Muster, tracks: _Tracks, languages: tuple[str, ...], look: Look) -> PlaySheet:
    army, cost = muster.army, army_cost(muster)
    rows, apart = [], told_apart(muster)
    for entry in army.entries:
        card, explained = apart[entry.id], cost.entries[entry.id]
        rows.append(
            PlaySheetRow(
                card,
                letters_of(entry),
                boxes_in(tracks.of(card), card, languages),
                figure_pa(entry, card),
                explained.total,
                sum(reason.amount for reason in explained.reasons),
                option_words.added(entry.options, entry.note, languages, option_words.priced),
                key=entry.id,
            )
        )
    able, nobody = _coordinators(desk, muster, languages)
    return PlaySheet(
        army.name,
        tuple(rows),
        muster.edition,
        army.limit,
        cost.known,
        len(cost.unknown),
        able,
        army.note,
        mark=fingerprint(lines) if (lines := content(muster)) else "",
        cards_mark=cards_mark(muster) if lines else "",
        code=_code(desk, muster) if lines else "",
        nobody=nobody,
        priced=cost.priced,
        look=replace(look, name=said(*(look_of(army.people, each, desk.peoples).name for each in languages))),
        languages=languages,
    )


def _coordinators(
    desk: Desk, muster: Muster, languages: tuple[str, ...]
) -> tuple[tuple[tuple[str, float | None], ...], str]:
    """Name who may coordinate with DIS, and why nobody may; all with a DIS where the game asks no more."""
    army = muster.army
    if not coordinates(army):
        if Characteristic.DIS not in sheet_of(army.system).values:
            return (), ""
        cards = {_called(muster.card(entry), languages): muster.card(entry) for entry in army.entries}
        known = [(name, card.value(Characteristic.DIS).number) for name, card in cards.items()]
        return tuple(sorted(known, key=_by_dis)), ""
    names = {entry.id: _called(muster.card(entry), languages) for entry in army.entries}
    candidates = coordinators_of_army(muster, desk.peoples)
    able = tuple(dict.fromkeys((names[c.card], c.dis) for c in candidates if c.eligible))
    asked = any(c.asks for c in candidates)
    return able, "nobody" if not asked else "open" if army.people else "no_people"


def _called(card: Card, languages: tuple[str, ...]) -> str:
    return said(*(card.name(language) for language in languages))


def _by_dis(candidate: tuple[str, float | None]) -> float:
    return -(candidate[1] if candidate[1] is not None else -1.0)
