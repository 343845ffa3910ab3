"""Make the lines of the list of fights from a state and from where the players look."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import replace
from functools import lru_cache, partial

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.fights.items import (
    Camp,
    ChipsLine,
    Compared,
    CompareLine,
    FightItem,
    FightLine,
    Reminder,
    RowLine,
    ShareLine,
    Shown,
)
from desktop.battle.screen import screen_of
from desktop.battle.short_names import brief_cards, short_card, short_name
from desktop.drafts.fights_draft import (
    COMPARISONS,
    Comparison,
    FightCard,
    FightsDraft,
    Progress,
    Shares,
    Strikes,
    bare,
    chances_of,
    is_due,
    numbered_pass,
    six_of,
    split_none,
    thrown,
)
from desktop.operations import blows
from desktop.paper.words import label
from desktop.wording import about, fill, number, sentences
from desktop.wording.battle.odds_words import odds_told, percent
from desktop.wording.battle.row_words import ICONS, row_name, row_words
from desktop.wording.battle.six_words import due_words, sure_words, told_words
from desktop.wording.value_names import value_names
from rules.battle.events import Rolled
from rules.battle.rows import PhaseRow
from rules.battle.state import TrialVerdict
from rules.battle.trial import total_of
from rules.values import Characteristic

Blows = Mapping[blows.Pair, Rolled]
"""The roll of a blow by who struck and who was struck."""


def last_blows(context: BattleContext) -> Blows:
    """Give the last blow between any two figures since the phase began; of a look back nothing is told."""
    return {} if context.looks_back else context.once(last_blows, partial(blows.last_blows, context.play))


def blow_words(context: BattleContext, roll: Rolled) -> str:
    """Say in a few words what came of a blow."""
    if roll.outcome.code:
        return context.names.say(roll.outcome)
    return context.names.wound(str(roll.what.data["result"]))


translate = QCoreApplication.translate


def lines(context: BattleContext, draft: FightsDraft) -> list[FightItem]:
    """Make all lines, in their order."""
    made: list[FightItem] = [_row(context, draft, row) for row in draft.state.before]
    for card in draft.state.cards:
        if card is draft.card:
            made += _open(context, draft, card)
        else:
            made.append(_fight(context, draft, card, f"fight:{card.number}"))
    return [*made, *(_row(context, draft, row) for row in draft.state.after)]


def _open(context: BattleContext, draft: FightsDraft, card: FightCard) -> Iterable[FightItem]:
    first, *passes = COMPARISONS
    made: list[FightItem] = [_fight(context, draft, card, "head"), _compare(context, draft, first)]
    if draft.shares is not None:
        both = draft.standing(card)
        made += [
            _share(context, draft, draft.shares, key, side) for side, camp in enumerate(both) for key in camp
        ]
    made += [_compare(context, draft, each) for each in passes]
    if card.chips:
        chips = tuple(_chip(context, draft, card, chip) for chip in card.chips)
        said = "; ".join(about(camp_name(context, card.camps[chip.side]), chip.words) for chip in chips)
        made.append(ChipsLine("chips", any(chip.lit for chip in chips), said, chips=chips))
    made = [replace(line, inside=True) for line in made]
    return [*made[:-1], replace(made[-1], last=True)]


# -- fights ---------------------------------------------------------------------------------------------


def camp_name(context: BattleContext, keys: Sequence[str]) -> str:
    """Name figures card by card, with their letters where a card has several."""
    game, by_card = context.game, dict[str, list[str]]()
    for key in keys:
        by_card.setdefault(game.fighters[key].card, []).append(key)
    return ", ".join(_of_card(context, card, mine) for card, mine in by_card.items())


def _of_card(context: BattleContext, card: str, keys: Sequence[str]) -> str:
    if len(keys) < 2:
        return context.fighter_name(keys[0])
    letters = ", ".join(context.game.fighters[key].letter for key in keys)
    return f"{context.names.whose(card)} {letters}"


def _fight(context: BattleContext, draft: FightsDraft, card: FightCard, line: str) -> FightLine:
    made = [_camp(context, draft, card, place) for place in range(2)]
    status = _status(context, draft, card)
    words = translate("Fights", "Fight {n}: {mine} against {theirs}")
    mine, theirs = (camp_name(context, camp) for camp in card.camps)
    said = about(words.format(n=card.number, mine=mine, theirs=theirs), status)
    over = card.progress is Progress.OVER
    return FightLine(
        line, draft.lit == line, said,
        number=card.number, status=status if over or line != "head" else "", camps=(made[0], made[1]),
        over=over,
    )  # fmt: skip


def _camp(context: BattleContext, draft: FightsDraft, card: FightCard, place: int) -> Camp:
    game, ruleset = context.game, context.table.ruleset
    keys = card.camps[place]
    chips = tuple(context.chips.of(game, game.fighters[key], context.names, ruleset) for key in keys)
    facing = draft.pair[place] if card is draft.card and len(keys) > 1 else ""
    brief = brief_cards(context, dict.fromkeys(game.fighters[key].card for key in keys))
    names = brief.values() if len(brief) > 1 else map(partial(short_card, context), brief)
    return Camp(", ".join(names), chips, facing, ", ".join(brief.values()))


def _status(context: BattleContext, draft: FightsDraft, card: FightCard) -> str:
    if card.progress is Progress.OVER:
        return translate("Fights", "decided")
    if card.progress is Progress.PURSUIT:
        return translate("Fights", "pursuit")
    best = [
        max((_text(context, key, Characteristic.INI) for key in camp), key=_sortable, default="–")
        for camp in draft.standing(card)
    ]
    ini = label(Characteristic.INI, context.language)
    return f"{ini} {best[0]} · {best[1]}"


def _sortable(text: str) -> tuple[bool, float]:
    try:
        return True, float(text.replace(",", "."))
    except ValueError:
        return False, 0


# -- comparisons ----------------------------------------------------------------------------------------


def _text(context: BattleContext, key: str, what: Characteristic) -> str:
    return _shown(context, key, what, "").text


def _shown(context: BattleContext, key: str, what: Characteristic, facing: str) -> Shown:
    fighter, words = context.game.fighters[key], label(what, context.language)
    ruleset = context.table.ruleset
    found = context.cells.of(context.game, fighter, ruleset, context.names)
    cell = next((cell for cell in found if cell.label == words), None)
    sketch = context.game.cards[fighter.card].sheet is None
    text = cell.text if cell is not None else "?" if sketch else "–"
    return Shown(text, cell.moved if cell is not None else 0, key == facing)


def _compare(context: BattleContext, draft: FightsDraft, each: Comparison) -> CompareLine:
    card = draft.card
    assert card is not None
    standing = draft.standing(card)
    # who has fallen keeps an empty column: values stand beneath their figures
    values = [
        tuple(
            _shown(context, key, what, draft.pair[place]) if key in standing[place] else Shown("", 0, False)
            for key in camp
        )
        for place, (camp, what) in enumerate(zip(card.camps, (each.left, each.right), strict=True))
    ]
    words = [label(what, context.language) for what in (each.left, each.right)]
    lit = draft.lit == each.id
    result = None if lit and is_due(draft) else _result(context, draft, each)
    odds = _likely(context, draft, each) if lit and odds_told() else None
    said = _compared_words(context, draft, each, values)
    for told in filter(None, (result, odds)):
        said = about(said, told.said)
    if lit:
        said = translate("Fights", "{said}, next roll").format(said=said)
    return CompareLine(
        each.id, lit, said,
        labels=(words[0], words[1]), way=each.way, values=(values[0], values[1]), result=result,
        odds=odds,
        ask=_asked(context, draft) if lit and draft.comparison is not None and each.tests else "",
        dice=draft.dice if lit else (),
    )  # fmt: skip


@lru_cache(maxsize=4)
def _names(system: str, _language: str) -> dict[Characteristic, tuple[str, str]]:
    """Remember the names of values in a language: they are said at each gesture."""
    return value_names(system)


def _compared_words(
    context: BattleContext, draft: FightsDraft, each: Comparison, values: Sequence[Sequence[Shown]]
) -> str:
    """Say who strikes, with which values against which; of both at once no name comes first."""
    names = _names(context.play.system.id, context.language)
    both = [
        (names[what][1], translate("Fights", " and ").join(filter(None, (shown.text for shown in side))))
        for what, side in zip((each.left, each.right), values, strict=True)
    ]
    (what, mine), (against, theirs) = reversed(both) if each.way is Strikes.LEFT else both
    words = translate("Fights", "{what} {mine} against {against} {theirs}").format(
        what=what, mine=mine, against=against.lower(), theirs=theirs
    )
    if each.way is Strikes.BOTH:
        return words
    return about(short_name(context, each.of(draft.pair)[0][0]), words)


def _asked(context: BattleContext, draft: FightsDraft) -> str:
    """Say whose die comes next, and what was thrown of a test at hand: a tie, a 6 that waits."""
    who = draft.throwing
    if not who:
        return translate("Fights", "The test is not over: a 6 is re-rolled or kept.")
    if (six := six_of(draft)) is not None and (stake := six.stake) is not None:
        return about(short_name(context, who[0]), f"6. {told_words(six.check, stake, six.odds())}")
    if draft.six is not None:
        return due_words(short_name(context, who[0]), 1)
    asked = who[min(len(who) - 1, len(draft.dice))]
    ask = fill(translate("Fights", "Die of {name}"), name=short_name(context, asked))
    nth, of = numbered_pass(draft)
    if split_none(draft, asked):
        ask = fill(translate("Fights", "{die}: none in its split"), die=ask)
    if of:
        ask = translate("Fights", "Pass {n} of {of}. {die}").format(n=nth, of=of, die=ask)
    struck = bare(draft)
    words = translate("Fights", "{name} defends without one") if struck else ""
    without = fill(words, name=short_name(context, struck)) if struck else ""
    ask = sentences((ask, sure_words(chances_of(draft)), without))
    again = draft.test is not None and draft.test.ties and not thrown(draft)
    return translate("Fights", "A tie, re-roll. {ask}").format(ask=ask) if again else ask


def _result(context: BattleContext, draft: FightsDraft, each: Comparison) -> Compared | None:
    """Say how the last test of a comparison came out: who won it, with which results; or what a blow did."""
    if not each.tests:
        return _struck(context, draft, each)
    trial = draft.trial(each)
    if trial is None:
        return None
    totals = [total_of(context.table, side).total for side in trial.sides]
    if trial.first.fighter != draft.pair[0]:
        totals.reverse()
    score = " · ".join("–" if total is None else number(total) for total in totals)
    place = {TrialVerdict.FIRST: 0, TrialVerdict.SECOND: 1}.get(trial.verdict)
    if place is None:
        return Compared(score, score)
    victor = trial.sides[place].fighter
    words = translate("Fights", "{score}: {name}")
    note = ""
    if each.way is Strikes.BOTH:
        words, note = translate("Fights", "first: {name}, {score}"), translate("Fights", "first")
    said = words.format(name=short_name(context, victor), score=score)
    return Compared(score, said, note, draft.pair.index(victor))


def _likely(context: BattleContext, draft: FightsDraft, each: Comparison) -> Compared | None:
    """Say before the dice how likely who throws wins the test that is lit, or wounds, beside its values."""
    (who, _), (facing, _) = each.of(draft.pair)
    if each.tests:
        chances, note = chances_of(draft), translate("Fights", "odds")
        share, who = (chances.wins, draft.throwing[0]) if chances is not None else (None, who)
    else:
        share, note = screen_of(context.pieces).hurts(context, who, facing), translate("Fights", "wound")
    if share is None or (each.tests and not 0 < share < 1):
        return None
    said = f"{short_name(context, who)}, {note} {percent(share)}"
    return Compared(percent(share), said, note, draft.pair.index(who))


def _struck(context: BattleContext, draft: FightsDraft, each: Comparison) -> Compared | None:
    """Say what came of the last blow between the two who face each other: its dice, and the wound."""
    (attacker, _), (target, _) = each.of(draft.pair)
    roll = last_blows(context).get((attacker, target))
    if roll is None:
        return None
    words = blow_words(context, roll)
    dice = " · ".join(map(str, roll.dice))
    said = about(short_name(context, target), words)
    victor = draft.pair.index(attacker)
    return Compared(words, said, dice, victor)


# -- dice, chips, other rows ----------------------------------------------------------------------------


def _share(context: BattleContext, draft: FightsDraft, shares: Shares, key: str, side: int) -> ShareLine:
    line, name = f"share:{key}", short_name(context, key)
    dice = shares.of(context.game.fighters[key])
    words = translate("Fights", "{name}: {attack} dice in attack, {defence} in defence")
    shown = str(dice[0]), str(dice[1])
    if half := draft.typed_for(key)[:1]:
        words = translate("Fights", "{name}: {attack} dice in attack, how many in defence?")
        shown = str(half[0]), "?"
    said = words.format(name=name, attack=shown[0], defence=shown[1])
    labels = translate("Fights", "attack"), translate("Fights", "defence")
    return ShareLine(
        line, draft.lit == line, said, fighter=key, name=name, side=side, labels=labels, dice=dice,
        shown=shown
    )  # fmt: skip


def _chip(context: BattleContext, draft: FightsDraft, card: FightCard, chip: Sequence[PhaseRow]) -> Reminder:
    """Say what is to be remembered, and of whom where that is not the whole camp, whose colour it has."""
    words, bearers = row_words(context, chip[0]), {row.fighter for row in chip}
    side = int(chip[0].fighter in card.camps[1])
    whose = camp_name(context, [key for key in card.camps[side] if key in bearers])
    said = f"{words}, {whose}"
    if bearers != {*card.camps[side]}:
        words = about(_briefly(context, card.camps[side], bearers), words)
    left = [row for row in chip if row.open]
    state = "" if left else "done" if any(row.state == "done" for row in chip) else "skipped"
    return Reminder(chip[0].id, words, side, state, draft.lit == f"row:{chip[0].id}", said)


def _briefly(context: BattleContext, camp: Sequence[str], bearers: Set[str]) -> str:
    """Name figures of a camp in as few words as tell them from the others of it."""
    game = context.game
    named = []
    for card, name in brief_cards(context, dict.fromkeys(game.fighters[key].card for key in camp)).items():
        mine = [key for key in camp if game.fighters[key].card == card]
        letters = [game.fighters[key].letter for key in mine if key in bearers]
        if letters:
            named.append(f"{name} {', '.join(letters)}" if len(letters) < len(mine) else name)
    return ", ".join(named)


def _row(context: BattleContext, draft: FightsDraft, row: PhaseRow) -> RowLine:
    line, name = f"row:{row.id}", row_name(context, row)
    words = f"{name} · {row_words(context, row)}" if name else row_words(context, row)
    state = {"done": translate("Fights", "done"), "skipped": translate("Fights", "skipped")}.get(
        row.state, ""
    )
    said = f"{words}, {state}" if state else words
    return RowLine(
        line, draft.lit == line, said,
        words=words, icon=ICONS.get(row.rule.verb, "check"), state=row.state,
    )  # fmt: skip
