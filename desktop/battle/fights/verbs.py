"""The verbs beneath the fights: what Enter does, what decides a fight, the next phase."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication

from desktop.battle.centre_page import GoOn
from desktop.battle.context import BattleContext
from desktop.battle.fights.delegate import WHOLE_TEST
from desktop.battle.open_things import NEXT_OPEN
from desktop.battle.screen import free_key
from desktop.battle.short_names import short_name
from desktop.drafts.fights_draft import Comparison, FightCard, FightsDraft, Progress, advice, six_of
from desktop.wording import fill
from desktop.wording.battle.pieces import ChoiceLook
from desktop.wording.battle.row_words import ICONS, row_words, verb_words
from desktop.wording.battle.six_words import keep_words, reroll_words
from rules.battle.rows import PhaseRow

translate = QCoreApplication.translate
PURSUE = "pursue"
KEEP, AGAIN = "keep_six", "again_six"
KEYS = {"R": AGAIN, "K": KEEP, "B": WHOLE_TEST}
"""The keys of what is done with the test that is lit; without a 6 the first throws its dice."""


def given(context: BattleContext, draft: FightsDraft, asked: bool, *, tests: bool) -> Iterator[GoOn]:
    """Give the verbs, that of Enter first; those of a 6 that waits keep their places.

    A figure is ``asked`` for: Enter is its. ``tests``: the test at hand is in view.
    """
    if not draft.state.left and (choice := next(iter(context.offered()), None)) is not None:
        icon = context.pieces.choices.get(choice.code, ChoiceLook(icon="hourglass")).icon
        key = free_key(context, "go_on")
        yield GoOn(choice.code, context.say_choice(choice), key, icon=icon, primary=not asked)
    if draft.naming is not None:
        for number, (code, side) in enumerate(side_verbs(context).items(), 1):
            words = fill(translate("FightsPage", "Dominant: {side}"), side=side)
            yield GoOn(code, words, "" if asked else str(number), icon="crown", primary=False)
    elif six_of(draft) is not None:
        yield from _six(draft, asked)
    elif (first := _first(context, draft, asked)) is not None:
        yield first
    if draft.card is not None and draft.naming is None and not tests:
        yield from _decide(context, draft, draft.card, asked)


def _six(draft: FightsDraft, asked: bool) -> Iterator[GoOn]:
    """Throw the 6 that waits again, or keep it: Enter does what is better."""
    for code, words, key, icon in (
        (AGAIN, reroll_words(1, 1), "R", "dice"),
        (KEEP, keep_words(1), "K", "check"),
    ):
        enters = not asked and code == (KEEP if advice(draft) == "keep" else AGAIN)
        yield GoOn(code, words, "↵" if enters else key, icon=icon, primary=enters)


def side_verbs(context: BattleContext) -> dict[str, str]:
    """Give the verbs that name a side, by their codes."""
    return {f"side:{key}": context.side_name(key) for key in context.game.sides}


def _decide(context: BattleContext, draft: FightsDraft, card: FightCard, asked: bool) -> Iterator[GoOn]:
    key = partial(free_key, context)
    if card.progress is Progress.OVER:
        if card.next_row:
            words = translate("FightsPage", "Reopen the fight")
            yield GoOn("row_skipped", words, key("row_skipped"), icon="arrow-back-up", primary=False)
        return
    words, pursues = translate("FightsPage", "Decided"), card.progress is Progress.PURSUIT
    if pursues:
        moves = len(card.to_pursue) > 1
        words = translate("FightsPage", "Move done") if moves else translate("FightsPage", "Pursuit over")
    enters = (card.won or pursues) and not asked and not draft.lit
    yield GoOn(
        "row_done", words, "↵" if enters else key("row_done"), icon="check", primary=card.won or pursues
    )
    if pursues and not moves:
        words = translate("FightsPage", "Pursuit fight")
        yield GoOn(PURSUE, words, key("contacts"), icon="swords", primary=False)


def _first(context: BattleContext, draft: FightsDraft, asked: bool) -> GoOn | None:
    key = "" if asked else "↵"
    if (row := draft.lit_row) is not None:
        words = verb_words(row) if row.open else translate("FightsPage", "Reopen")
        return GoOn(NEXT_OPEN, words, key, row_words(context, row), _icon(row))
    if draft.lit.startswith("fight:"):
        return GoOn(NEXT_OPEN, translate("FightsPage", "Open the fight"), key, icon="swords", primary=False)
    if draft.sharing:
        return _split(draft, key)
    card, lit = draft.card, draft.comparison
    if card is None or lit is None or card.progress is not Progress.PLAYED:
        return None
    words, detail = _thrown(context, draft) if lit.tests else _compared(context, draft, lit)
    return GoOn(NEXT_OPEN, words, key, detail, "dice" if lit.id == "ini" else "sword", primary=not asked)


def _icon(row: PhaseRow) -> str:
    return ICONS.get(row.rule.verb, "check")


def _split(draft: FightsDraft, key: str) -> GoOn | None:
    done = draft.split_done
    if done is None:
        return None
    told = done.state == "done"
    words = translate("FightsPage", "Dice are split") if told else translate("FightsPage", "Split no dice")
    return GoOn(NEXT_OPEN, words, key, icon="check", primary=told)


def _thrown(context: BattleContext, draft: FightsDraft) -> tuple[str, str]:
    """Word what Enter throws here, and whose dice; the rest is for the panel of the test."""
    who = draft.throwing[len(draft.dice) :]
    if not who:
        return translate("FightsPage", "Go on with the test"), ""
    # of both the row says whose die is next
    alone = short_name(context, who[0]) if len(who) == 1 else ""
    return reroll_words(int(draft.six is not None), 1), alone


def _compared(context: BattleContext, draft: FightsDraft, lit: Comparison) -> tuple[str, str]:
    """Word the blow of a comparison, and with which values; where life points are lost there is no roll."""
    (first, mine), (_, theirs) = lit.of(draft.pair)
    names = context.names
    values = translate("FightsPage", "{mine} against {theirs}").format(
        mine=names.characteristic(mine), theirs=names.characteristic(theirs)
    )
    life = context.table.ruleset.track.life
    words = translate("FightsPage", "{name}: blow") if life else translate("FightsPage", "{name}: wound roll")
    return words.format(name=short_name(context, first)), values
