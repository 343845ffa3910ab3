"""Turn armies and what the rules say about them into rows of words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.look.lines import one_line
from desktop.muster.checks import CheckNote
from desktop.muster.entry_row import EntryRow
from desktop.muster.format_box import FormatChoices
from desktop.muster.header import OtherCosts
from desktop.operations.army_sheet import ArmyLine, ArmySheet, coordinates
from desktop.operations.brought_options import brought_names
from desktop.operations.evaluated_list import PA, AskedChoice, EvaluatedList
from desktop.operations.formats import by_edition
from desktop.operations.newer import NewerCard, newer_of
from desktop.operations.remedies import remedies
from desktop.widgets.armies_list import ArmyItem, army_row
from desktop.wording import about, army_words, count_figures, number, say
from desktop.wording.card_words import language_now
from desktop.wording.field_words import change_lines
from desktop.wording.price_words import currency_lines, price_lines
from rules.armies import Cost, Entry, OptionKind
from rules.battle.tactique import Candidate
from rules.catalogue.broken import BrokenKind
from rules.catalogue.listing import UNSET, costs_of, selection_id
from rules.catalogue.names import CatalogueNames
from rules.catalogue.spots import SpotKind
from rules.collection import Shortage
from rules.legality import NO_CHARACTER, Problem, Severity
from rules.peoples import Peoples
from rules.sheets import sheet_of
from rules.text import Message, fold

_NAMED = 3
"""How many culprits of a note are named."""

_PRICE = "legality.entry_pa"
"""The part of a sum that is all that an entry costs, which may not be known whole."""


def army_rows(lines: Sequence[ArmyLine], peoples: Peoples, wanted: str) -> list[ArmyItem]:
    """Word the armies that have all the letters wanted, by folders; those in none come first."""
    parts = fold(wanted).replace("#", " ").split()
    found = [army_row(line, peoples) for line in lines]
    if parts:
        filed = {row.id: fold(f"{row.name}\n{row.people_name}\n{row.game}\n{row.filed}") for row in found}
        found = [row for row in found if all(part in filed[row.id] for part in parts)]
    return sorted(found, key=lambda row: fold(row.folder))


def entry_rows(sheet: ArmySheet, peoples: Peoples) -> list[EntryRow]:
    """Word the entries of an army."""
    problems = problems_of(sheet, peoples)
    newer = {
        found.entry.id: "\n".join([*newer_lines(found, peoples), change_in_pa(found)])
        for found in newer_of(sheet)
    }
    brought = brought_names(sheet.army, sheet.by_catalogues)
    return [
        _entry_row(
            sheet,
            entry,
            peoples,
            problems.get(entry.id, ()),
            newer.get(entry.id, ""),
            brought.get(entry.id, ()),
        )
        for entry in sheet.army.entries
    ]


def _entry_row(
    sheet: ArmySheet, entry: Entry, peoples: Peoples, problems: tuple[str, ...], newer: str,
    brought: Sequence[str],
) -> EntryRow:  # fmt: skip
    language = language_now()
    card = sheet.muster.card(entry)
    cost = sheet.cost.entries[entry.id]
    # An edition tells nothing where every card has the same one.
    edition = card.edition if len(sheet.card_editions) > 1 else ""
    foreign = (
        "" if card.people == sheet.army.people else army_words.people_name(peoples, card.people, short=True)
    )
    bought = army_words.option_line if sheet_of(sheet.army.system).priced else army_words.option_name
    return EntryRow(
        id=entry.id,
        figures=entry.figures,
        name=sheet.name(entry, language),
        detail=" · ".join(part for part in (foreign, edition, army_words.rank(card)) if part),
        options=" · ".join(
            filter(None, (*map(bought, entry.options), *brought, one_line(entry.note, " / ")))
        ),
        price=army_words.price(cost),
        others=", ".join(army_words.currency(each.whole, each.name) for each in sheet.others_of(entry)),
        price_known=cost.total is not None,
        explained="\n".join(
            (
                *army_words.cost_lines(entry, card, cost),
                *price_lines(sheet, entry),
                *currency_lines(sheet, entry),
            )
        ),
        problems=problems,
        newer=newer,
    )


def problem_rows(sheet: ArmySheet, peoples: Peoples) -> list[CheckNote]:
    """Word the problems of a list, notes of one kind together; one line says so when there is none."""
    newer = newer_of(sheet)
    notes = [_newer_row(sheet, newer)] if newer else []
    notes += [_adoptable_row(sheet)] if sheet.adoptable else []
    if sheet.format is None and not sheet.short:
        return notes  # a game without formats
    if not sheet.problems and not sheet.short and not sheet.army.entries:
        return notes  # nothing was checked yet
    if not sheet.problems and not sheet.short:
        return [CheckNote(QCoreApplication.translate("Muster", "No problems with this list.")), *notes]
    found: dict[tuple[str, str], list[Problem]] = {}
    for problem in sheet.problems:
        key = problem.code if problem.severity is Severity.NOTE else problem.where
        named = problem.data.get("name", "")  # what a catalogue limits stands alone
        key = key if problem.code == UNSET else f"{key}{named}"
        found.setdefault((problem.code, key), []).append(problem)
    rows = [_problem_row(problems, sheet, peoples) for problems in found.values()]
    return [*_asked_rows(sheet), *rows, *(_short_row(short, sheet) for short in sheet.short), *notes]


ASKED = "asked"
"""What the line does that offers what the catalogues ask for."""


def _asked_rows(sheet: ArmySheet) -> list[CheckNote]:
    """Offer what the catalogues of a list would choose by themselves, with what it costs."""
    made = sheet.by_catalogues
    asked = made.asked if made is not None else ()
    if made is None or not asked:
        return []
    words = QCoreApplication.translate("Muster", "Choose what the catalogues ask for")
    lines = [" · ".join(filter(None, (_asked_name(each), _asked_price(each, made)))) for each in asked]
    costs: dict[str, float] = {}
    for each in asked:
        for key, cost in each.costs.items():
            costs[key] = costs.get(key, 0) + cost
    price = currencies(costs, made) or army_words.pa(0)
    return [
        CheckNote(words, _some([_asked_name(each) for each in asked]), price, "list-check", "accent",
                  explained="\n".join(lines) if len(lines) > 1 else "", act=ASKED)
    ]  # fmt: skip


def _asked_name(asked: AskedChoice) -> str:
    name = army_words.heading(asked.name)
    return name if asked.number == 1 else f"{asked.number} × {name}"


def _asked_price(asked: AskedChoice, made: EvaluatedList) -> str:
    return currencies(asked.costs, made)


def currencies(costs: Mapping[str, float], made: EvaluatedList) -> str:
    """Word what something costs, by the ids of currencies."""
    others = {made.currencies[key].name: cost for key, cost in costs.items() if key in made.currencies
              and key != made.points and cost}  # fmt: skip
    points = costs.get(made.points, 0)
    return army_words.prices(points, others) if points or others else ""


def total_rows(sheet: ArmySheet) -> list[CheckNote]:
    """Word what a list costs in each currency, and what makes it, where it counts in more than PA."""
    made = sheet.by_catalogues
    if sheet.told is not None:
        return _told_rows(sheet, sheet.told)
    if made is None or not any(
        total.reasons for key, total in made.found.totals.items() if key != made.points
    ):
        return []
    rows = []
    for key, kind in made.currencies.items():
        found = made.found.totals.get(key)
        if key == made.points:
            rows.append(_points_row(sheet))
        elif found is not None and found.reasons:
            parts = [*_parts(key, sheet, made)]
            rows.append(_total_row(kind.name, found.total or 0, made.left.get(kind.name), parts))
    return rows


def _points_row(sheet: ArmySheet) -> CheckNote:
    parts = [(sheet.name(entry, language_now()), army_words.price(sheet.cost.entries[entry.id]))
             for entry in sheet.army.entries]  # fmt: skip
    wide = sum(force.pa for force in sheet.army.forces)
    parts += [(_for_the_list(), army_words.pa(wide))] if wide else []
    return CheckNote(PA, "", army_words.total(sheet.cost), "stack-2", "soft", explained=_lines(parts))


def _total_row(name: str, total: float, left: float | None, parts: Sequence[tuple[str, str]]) -> CheckNote:
    """Word what a list costs in a currency beside PA, and what is left of it where anything limits it."""
    words = "" if left is None else _left(left)
    colour = "soft" if left is None or left >= 0 else "warn"
    return CheckNote(name, words, number(total), "stack-2", colour, explained=_lines(parts))


def _left(left: float) -> str:
    words = QCoreApplication.translate("Muster", "{n} left")
    over = QCoreApplication.translate("Muster", "{n} over")
    return (over if left < 0 else words).format(n=number(abs(left)))


def _told_rows(sheet: ArmySheet, told: CatalogueNames) -> list[CheckNote]:
    """Word the same of what the roster of a list told."""
    left = told.left(sheet.army.spending)
    rows = []
    for key, total in told.totals.items():
        parts = [(sheet.name(entry, language_now()), number(cost)) for entry in sheet.army.entries
                 if (cost := told.costs_of(entry).get(key))]  # fmt: skip
        parts += [
            (found.name, number(cost))
            for force in sheet.army.forces
            for pick in force.picks
            if (found := told.choices.get(selection_id(force.id, pick.id))) is not None
            and (cost := dict(found.costs).get(key))
        ]
        if key != told.system.points and parts:
            rows.append(_total_row(told.currencies.get(key, key), total, left.get(key), parts))
    return [_points_row(sheet), *rows] if rows else []


def _parts(key: str, sheet: ArmySheet, made: EvaluatedList) -> Iterator[tuple[str, str]]:
    """Give what each card, and the list itself, costs in a currency."""
    for entry in sheet.army.entries:
        cost = costs_of(entry, made.found).get(key)
        if cost is not None and cost.reasons:
            yield sheet.name(entry, language_now()), number(cost.total or 0)
    for force in sheet.army.forces:
        for pick in force.picks:
            found = made.found.selections.get(selection_id(force.id, pick.id))
            cost = found.costs.get(key) if found is not None else None
            if found is not None and cost is not None and cost.total:
                yield found.name, number(cost.total)


def _lines(parts: Sequence[tuple[str, str]]) -> str:
    return "\n".join(about(name, amount) for name, amount in parts)


def _for_the_list() -> str:
    return QCoreApplication.translate("Muster", "For the list")


def other_costs(sheet: ArmySheet) -> OtherCosts:
    """Say what is paid and left of each currency beside PA, for the head of the list."""
    made, told = sheet.by_catalogues, sheet.told
    left = made.left if made is not None else {}
    if told is not None:
        left = {told.currencies.get(key, key): n for key, n in told.left(sheet.army.spending).items()}
    words = QCoreApplication.translate("Muster", "{currency}: {n} left")
    over = QCoreApplication.translate("Muster", "{currency}: {n} over")
    said = ((over if n < 0 else words).format(currency=name, n=number(abs(n))) for name, n in left.items())
    unlimited = {name: n for name, n in sheet.others.items() if name not in left}
    return OtherCosts(army_words.beside(sheet.others), " · ".join(said), army_words.beside(unlimited))


def _short_row(short: Shortage, sheet: ArmySheet) -> CheckNote:
    """Word what a list wants more of than is owned: a note, with the cards that want it."""
    entries = {entry.id: entry for entry in sheet.army.entries}
    message = Message("legality.shortage", {"wanted": short.wanted, "owned": short.owned})
    names = [sheet.name(entries[entry], language_now()) for entry in short.entries]
    figures = [count_figures(entries[entry].figures) for entry in short.entries]
    lines = [about(name, count) for name, count in zip(names, figures, strict=True)]
    return CheckNote(
        say(message), _some(names), icon="archive", colour="soft", entries=short.entries,
        explained="\n".join(lines) if len(lines) > 1 else "",
    )  # fmt: skip


def _problem_row(problems: Sequence[Problem], sheet: ArmySheet, peoples: Peoples) -> CheckNote:
    first = problems[0]
    note = first.severity is Severity.NOTE
    sentences = list(dict.fromkeys(_sentence(problem, sheet, peoples) for problem in problems))
    if first.code == "legality.ally" and len(sentences) > 1:
        sentences = [army_words.allies(len(sentences))]
    if first.code == UNSET and len(sentences) > 1:
        sentences = [army_words.unset(len(sentences), str(first.data["currency"]))]
    entries = {entry.id: entry for entry in sheet.army.entries}
    where = tuple(dict.fromkeys(problem.where for problem in problems if problem.where in entries))
    names = [sheet.name(entries[entry], language_now()) for entry in where]
    mending = _mending(first, sheet)
    return CheckNote(
        " ".join(sentences),
        _some(names),
        _OPENS if mending.startswith(MEND) else "",
        icon="info-circle" if note else "alert-triangle",
        colour="soft" if note else "warn",
        entries=where,
        explained="\n".join(line for problem in problems for line in sum_lines(problem, sheet)),
        act=mending,
    )


def reasons_of(notes: Sequence[CheckNote], entry: str) -> list[CheckNote]:
    """Return the warnings about one entry, which is not named in them."""
    return [
        replace(note, detail="", entries=())
        for note in notes
        if note.colour == "warn" and entry in note.entries
    ]


def _sentence(problem: Problem, sheet: ArmySheet, peoples: Peoples) -> str:
    """Word a problem; a card that a catalogue limits is named as the list names it."""
    made = sheet.by_catalogues
    cards = made.cards_of(problem) if made is not None else ()
    named = next((entry for entry in sheet.army.entries if entry.id in cards), None)
    name = sheet.muster.card(named).name(language_now()) if named is not None else ""
    return army_words.reason(problem.message, peoples, name)


_OPENS = "▾"
"""What stands at the right of a line that opens a menu."""
CARDS = "cards"
"""What a line does that tells of a category without enough cards: those that can be added are shown."""
LIMIT = "limit"
"""What a line does that tells what goes by the limit of the list: it is entered."""
MEND = "mend."
"""How what a line does begins that offers what would satisfy a limit; the place of its problem follows."""


def _mending(problem: Problem, sheet: ArmySheet) -> str:
    """Say what a line does that tells of a limit which asks for more."""
    made = sheet.by_catalogues
    limit = made.limit_of(problem) if made is not None else None
    if problem.code == NO_CHARACTER:
        return CARDS
    if problem.code == UNSET:
        return LIMIT if problem.data["currency"] == PA else ""
    if made is None or limit is None or limit.kind is not BrokenKind.TOO_FEW:
        return ""
    of_cards = limit.where is not SpotKind.SELECTION and not remedies(made, problem)
    if of_cards or limit.currency:
        return CARDS if of_cards else ""
    return f"{MEND}{next(n for n, each in enumerate(made.problems) if each is problem)}"


def sum_lines(problem: Problem, sheet: ArmySheet) -> list[str]:
    """Word the sum that shows a problem: a line for each part, then what they make together.

    One figure or card alone stands in the sentence already.
    """
    if len(problem.sums) == 1 and problem.sums[0].message.code != _PRICE:
        return []
    entries = {entry.id: entry for entry in sheet.army.entries}
    lines = []
    for part in problem.sums:
        entry = str(part.message.data.get("entry", ""))
        amount = number(part.amount)
        if part.message.code == _PRICE and entry in sheet.cost.unknown:
            amount = f"{amount} + ?" if part.amount else "?"
        said: dict[str, object] = {"amount": amount}
        if entry:
            said["card"] = sheet.name(entries[entry], language_now())
        if part.message.data.get("option") == "":
            said["option"] = army_words.option_kind(OptionKind(str(part.message.data["kind"])))
        lines.append(say(part.message, n=int(part.amount), **said))
    if len(lines) > 1:
        lines.append(f"= {_sum_of(problem, sheet)}")
    return lines


def _sum_of(problem: Problem, sheet: ArmySheet) -> str:
    """Word what the parts of a sum make together: points, unknown ones counted apart, figures or cards."""
    total = sum(part.amount for part in problem.sums)
    code = problem.sums[0].message.code
    if code == "legality.entry_figures":
        return count_figures(int(total), sheet.army.system)
    if code == "legality.entry_cards":
        return army_words.cards(int(total))
    summed = {part.message.data.get("entry") for part in problem.sums if code == _PRICE}
    return army_words.total(Cost(total, tuple(key for key in sheet.cost.unknown if key in summed), {}))


def _some(names: Sequence[str]) -> str:
    """Name the first few; the others are counted."""
    shown = " · ".join(names[:_NAMED])
    if len(names) <= _NAMED:
        return shown
    return f"{shown} {army_words.more(len(names) - _NAMED)}"


def problems_of(sheet: ArmySheet, peoples: Peoples) -> dict[str, tuple[str, ...]]:
    """Word the warnings by the entry that they are about."""
    found: dict[str, tuple[str, ...]] = {}
    for problem in sheet.problems:
        if problem.where and problem.severity is Severity.WARNING:
            found[problem.where] = (
                *found.get(problem.where, ()),
                _sentence(problem, sheet, peoples),
            )
    return found


def coordinator_rows(sheet: ArmySheet, peoples: Peoples) -> list[CheckNote]:
    """Word who may coordinate, the highest Discipline first, then who is barred and why (IV-B)."""
    if not sheet.coordinators:
        return [
            CheckNote(QCoreApplication.translate("Muster", "Nobody yet."), icon="user-off", colour="soft")
        ]
    entries = {entry.id: entry for entry in sheet.army.entries}
    rows = [
        _coordinator_row(candidate, sheet.name(entries[candidate.card], language_now()), peoples)
        for candidate in sheet.coordinators
    ]
    # Whoever is barred by something unknown alone may yet turn out to be able.
    if not any(candidate.eligible or candidate.asks for candidate in sheet.coordinators):
        sentence = QCoreApplication.translate(
            "Muster", "Nobody may coordinate: this side would lose the Tactique roll."
        )
        if not coordinates(sheet.army):
            sentence = QCoreApplication.translate(
                "Muster", "Nobody has a DIS: this side would lose the roll."
            )
        rows.insert(0, CheckNote(sentence, icon="alert-triangle", colour="warn"))
    return rows


def _coordinator_row(candidate: Candidate, name: str, peoples: Peoples) -> CheckNote:
    why = " ".join(army_words.reason(message, peoples) for message in candidate.why)
    if candidate.eligible:
        dis = QCoreApplication.translate("Muster", "DIS {value}").format(value=number(candidate.dis or 0))
        return CheckNote(name, "", dis, "circle-check", "good", (candidate.card,))
    if candidate.asks:
        return CheckNote(name, why, "", "help", "warn", (candidate.card,))
    return CheckNote(name, why, "", "ban", "soft", (candidate.card,))


def format_choices(sheet: ArmySheet) -> FormatChoices:
    """Word the formats that a list may be checked by."""
    language = language_now()
    if not sheet.formats:
        return FormatChoices("", ())
    known = {key: made.name(language) for key, made in sheet.formats.items()}
    return FormatChoices(by_edition(sheet.muster, sheet.formats).name(language), tuple(known.items()))


def format_name(sheet: ArmySheet) -> str:
    """Name the format whose checks were made."""
    if sheet.format is None:
        return ""
    return sheet.format.en if language_now() == "en" else sheet.format.fr


def newer_lines(newer: NewerCard, peoples: Peoples, most: int | None = None) -> list[str]:
    """Say what a newer revision changes, a line each: RES 8 → 9."""
    return change_lines(newer.changed, peoples, most)


def change_in_pa(newer: NewerCard) -> str:
    """Word what an entry costs and would cost: 33 PA → 36 PA (+3)."""
    before, after = army_words.price(newer.before), army_words.price(newer.after)
    if not newer.more:
        return before if before == after else f"{before} → {after}"
    return f"{before} → {after} ({number(newer.more, '+')})"


CATALOGUES = "catalogues"
"""What the line does that shows newer catalogues."""


def _adoptable_row(sheet: ArmySheet) -> CheckNote:
    """Tell that the library has newer catalogues than the list goes by, or any where it goes by none."""
    words = QCoreApplication.translate("Muster", "The library has newer catalogues than this list.")
    if not sheet.army.catalogues:
        words = QCoreApplication.translate("Muster", "The library has catalogues of these cards.")
    detail = QCoreApplication.translate("Muster", "See what they change")
    return CheckNote(words, detail, icon="refresh", colour="side-b", act=CATALOGUES)


def _newer_row(sheet: ArmySheet, newer: Sequence[NewerCard]) -> CheckNote:
    """Tell which cards have a newer version than the list uses: a note, nothing is wrong with that."""
    names = [sheet.name(found.entry, language_now()) for found in newer]
    lines = [about(name, change_in_pa(found)) for name, found in zip(names, newer, strict=True)]
    return CheckNote(
        army_words.newer(len(newer)), _some(names), icon="refresh", colour="side-b",
        entries=tuple(found.entry.id for found in newer), explained="\n".join(lines),
    )  # fmt: skip
