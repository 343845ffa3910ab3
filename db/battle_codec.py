"""How battles and rulesets become JSON and come back.

Apart from :mod:`db.codec`, because a library is in view before anybody asks for a battle.
"""

from __future__ import annotations

from dataclasses import dataclass

from db.codec import PATCHED, Codec, PatchCodec
from rules.battle.events import Event, FighterChanged, GameChanged, SideChanged, Step
from rules.battle.own_ruleset import OwnRuleset
from rules.battle.setup import Setup
from rules.battle.state import BattleCard, Fighter, Game, Side
from rules.text import Message


@dataclass(frozen=True, slots=True)
class StepContent:
    """What a step did, kept apart from its label, which a history list reads alone."""

    events: tuple[Event, ...]
    overruled: str = ""
    against: tuple[Message, ...] = ()


PATCHED.update({FighterChanged: Fighter, SideChanged: Side, GameChanged: Game})

RULESET = Codec(OwnRuleset)
SETUP = Codec(Setup)
STEP = Codec(Step)
DEED = Codec(StepContent)
BATTLE_CARD = Codec(BattleCard)
FIGHTER = Codec(Fighter)
FIGHTER_PATCH = PatchCodec(Fighter)
SIDE_PATCH = PatchCodec(Side)
GAME_PATCH = PatchCodec(Game)
