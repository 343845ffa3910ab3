"""The pieces of ÉCLATS on the battle screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.eclats.hands import EclatsHands
from desktop.battle.eclats.keys import KEYS, VERBS, means, refused_verb
from desktop.battle.eclats.page import acting_page
from desktop.battle.screen import PageKind, Screen
from desktop.wording.battle.eclats.attempt_words import badges, life_lost, life_words, turn_summary
from desktop.wording.battle.eclats.attempt_words import said as said_of
from desktop.wording.battle.eclats.banner_words import counts_of, said
from desktop.wording.battle.pieces import ChoiceLook, Moment, Pieces
from desktop.wording.naming import phase_name
from rules.battle.state import Game
from rules.eclats.corrections import STEPS
from rules.eclats.parts import HEROES, RESTORATION, SURPRISED, concerned, order
from rules.sheets import sheet_of

_ACTING = Moment(page="acting", acts=True)
_LAST = Moment(page="acting", acts=True, ends_turn=True)


def _moment(game: Game) -> Moment:
    return _LAST if game.phase == RESTORATION else _ACTING


def _moment_words(phase: str, step: str) -> str:
    if step != SURPRISED:
        return phase_name(phase)
    return QCoreApplication.translate("Eclats", "{phase}, after a surprise").format(phase=phase_name(phase))


def _effect_hints() -> tuple[str, str]:
    return (
        QCoreApplication.translate("Eclats", "Spell, advantage, injury…"),
        QCoreApplication.translate("Eclats", "friendly fighters, enemy fighters…"),
    )


PIECES = Pieces(
    id="eclats",
    moment=_moment,
    phases=order,
    banner=said,
    counts=counts_of,
    speakers=lambda game: tuple(fighter.id for fighter in concerned(game)),
    badges=badges,
    columns=sheet_of("eclats").printed,
    chief=(),
    abreast=1,
    life=life_words,
    life_lost=life_lost,
    choices={
        "choice.eclats.surprise": ChoiceLook("surprise", "bolt"),
        "choice.eclats.no_surprise": ChoiceLook("surprise", "bolt"),
        "choice.end_turn": ChoiceLook("go_on", "hourglass"),
    },
    blows=("step.eclats.attacked", "step.eclats.missed", "step.eclats.cast_with"),
    step_icons={
        "step.eclats.phase": "player-skip-forward",
        "step.eclats.surprise": "bolt",
        "step.eclats.attacked": "sword",
        "step.eclats.attacked_paid": "sword",
        "step.eclats.missed": "shield",
        "step.eclats.missed_paid": "shield",
        "step.eclats.attacked_defended": "sword",
        "step.eclats.attacked_paid_defended": "sword",
        "step.eclats.missed_defended": "shield",
        "step.eclats.missed_paid_defended": "shield",
        "step.eclats.cast": "wand",
        "step.eclats.cast_spell": "wand",
        "step.eclats.proposed": "sparkles",
        "step.eclats.accepted": "check",
        "step.eclats.accepted_turns": "check",
        "step.eclats.accepted_group": "check",
        "step.eclats.accepted_group_turns": "check",
        "step.eclats.refused": "hand-stop",
        "step.eclats.granted": "check",
        "step.eclats.took": "crown",
        "step.eclats.won": "crown",
        "step.eclats.won_group": "crown",
        "step.eclats.lost": "x",
        "step.eclats.dropped": "x",
        "step.eclats.healed": "bandage",
        "step.eclats.healed_with_one": "bandage",
        "step.eclats.healed_with": "bandage",
        "step.eclats.gave": "arrows-exchange",
        "step.eclats.shared": "heart",
        "step.eclats.animus": "droplet",
        "step.eclats.down": "droplet",
        "step.eclats.containers": "plus",
        "step.eclats.points": "bolt",
        "step.eclats.sheet": "cards",
        "step.eclats.sheet_life": "cards",
    },
    corrected={
        "game": ("turn", "moment"),
        "side": ("points:action",),
        f"side:{HEROES}": (),  # the action points are the game master's
        "fighter": ("notches", "activated", "place", "marks:containers", "counters"),
    },
    effect_hints=_effect_hints,
    moments=lambda _ruleset: STEPS,
    moment_words=_moment_words,
)

SCREEN = Screen(
    hands=EclatsHands,
    keys=KEYS,
    verbs=VERBS,
    means=means,
    refuses=refused_verb,
    card_verbs=("attack", "test", "effect", "place"),
    pages={"acting": PageKind(make=acting_page, eager=True, scrolls=True)},
    summary=turn_summary,
    said=said_of,
)
