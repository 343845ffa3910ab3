"""The hands of ÉCLATS: attacks, casting, ideas, throws, the restoration, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.battle.eclats.amounts import Amount, AmountsPrompt, Values
from desktop.battle.eclats.arrivals import Arrivals
from desktop.battle.eclats.initiative import Initiative
from desktop.battle.eclats.strike import StrikePrompt
from desktop.battle.eclats.why import ThrowsPrompt
from desktop.battle.hands import Hands
from desktop.battle.prompts.text import TextPrompt
from desktop.wording import fill
from desktop.wording.effects import effect_words
from rules.battle import commands as c
from rules.battle.effects import effects_on
from rules.battle.fighters import capacity
from rules.battle.state import Attempt, AttemptState, Fighter, Game
from rules.eclats.acting import containers_of, few_containers, life_of
from rules.eclats.commands import (
    Attack,
    Containers,
    DoOther,
    Give,
    Heal,
    Incant,
    MakeAlly,
    Points,
    SetLife,
    Share,
    Surprise,
)  # fmt: skip
from rules.eclats.parts import (
    ACTION_POINTS,
    HEROES,
    MASTER,
    SURPRISED,
    Role,
    concerned,
    refusal_of,
    role,
    waiting,
)
from rules.eclats.turn import next_fighter
from rules.text import Message

if TYPE_CHECKING:
    from desktop.battle.table import Table


def _part(fighter: Fighter) -> tuple[bool, Attempt | None]:
    """Give what somebody has done of its part in a phase."""
    return fighter.activated, fighter.attempt


class EclatsHands(Hands):
    """The verbs that only ÉCLATS has.

    What the rules refuse is said in place; the same key again asks what it needs and does it all the same.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.asking.cards = Arrivals(table)
        self._ideas = Initiative(table, self._choose_after)
        self._key = self._target = self._insisted = ""
        self._met: tuple[str, str, int | None] | None = None
        # nothing is drawn yet: the combat opens with the first who is waited for
        table.selection = next((fighter.id for fighter in waiting(self._context.game)), "")

    # -- what comes next ----------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go to the next phase or turn; the first who is waited for is chosen."""
        offered = self._context.offered()
        if offered and self._context.game.result is None and self._context.do(offered[0].command):
            self._choose_after("")

    def surprise(self) -> None:
        """Say that the enemies act first in this turn, or not after all."""
        if self._context.do(Surprise(self._context.game.step != SURPRISED)):
            self._choose_after("")

    def tick_off(self, key: str) -> None:
        """Say that somebody has acted, or not yet; the next who is waited for is chosen."""
        done = self._context.game.fighters[key].activated
        if self._context.do(c.Activate(key, not done)) and not done:
            self._choose_after(key)

    def resume(self, before: Game) -> None:
        """Choose who has to act or to be answered again after an undo, the next one after a redo.

        In another phase that is the first who is waited for.
        """
        game, chosen = self._context.game, self._table.selection
        known = [f for f in concerned(game) if f.id in before.fighters]
        moved = [f for f in known if _part(f) != _part(before.fighters[f.id])]
        if (game.turn, game.phase) == (before.turn, before.phase) and len(moved) == 1:
            waits = moved[0].attempt is not None and moved[0].attempt.state is AttemptState.PROPOSED
            if moved[0].activated and not waits:
                self._choose_after(moved[0].id)
            else:
                self._table.select(moved[0].id)
        elif game.phase != before.phase or game.fighters.get(chosen) not in concerned(game):
            self._choose_after("")
            if game.fighters.get(self._table.selection) not in concerned(game):
                # all have acted, and nobody of another phase stays chosen
                self._table.select(next((fighter.id for fighter in concerned(game)), chosen))

    def _choose_after(self, key: str) -> None:
        """Choose who is waited for after somebody; whoever has still to act stays chosen."""
        game = self._context.game
        if key in game.fighters and not game.fighters[key].activated:
            return
        following = next_fighter(game, key)
        if following is not None:
            self._table.select(following.id)

    def _ready(self, action: str) -> Fighter | None:
        """Give the chosen one if it may do an action, or if the table insists by the same key again."""
        fighter, context = self._fighter(), self._context
        if fighter is None:
            return None
        refusal = refusal_of(context.game, fighter.id, action)
        met, self._met, self._insisted = self._met, None, ""
        if refusal is not None:
            asked = (fighter.id, action, context.play.head)
            if met != asked:
                self._met = asked
                again = QCoreApplication.translate("Table", "Do the same again to do it anyway.")
                self._table.centre.say_refusal(f"{context.say(refusal.message)} {again}")
                return None
            self._table.centre.say_refusal("")
            self._insisted = refusal.code
        self._key = fighter.id
        return fighter

    def _ask_amounts(
        self,
        title: str,
        verb: str,
        amounts: Sequence[Amount],
        make: Callable[[Values], c.Command | None],
        hint: str = "",
    ) -> None:
        prompt = AmountsPrompt(
            self._table, self._context, title, verb, amounts, make, insisted=self._insisted, hint=hint,
            then=self._acted,
        )  # fmt: skip
        self._table.open_prompt(prompt)

    def _ask_words(self, title: str, verb: str, then: Callable[[str], None], hint: str = "") -> None:
        prompt = TextPrompt(self._table, title, verb, hint=hint)
        prompt.given.connect(then)
        self._table.open_prompt(prompt)

    def _acted(self) -> None:
        self._choose_after(self._key)

    # -- attacks and what takes a phase ---------------------------------------------------------------

    def attack(self) -> None:
        """Attack: whom, by letters, then the damage."""
        if self._ready("attack") is not None:
            self._table.pointer.ask(self.tr("Whom does it attack? Type its letters."), self._aimed)

    def _aimed(self, target: str) -> None:
        if not self._meets(target, self._aimed):
            return
        context, hint = self._context, ""
        amounts = [Amount("damage", self.tr("Damage"))]
        if role(context.game, self._key) is Role.ENEMY:
            held = context.game.sides[MASTER].points.get(ACTION_POINTS, 0)
            if held:
                words = self.tr("Action points (of {n})").format(n=held)
                amounts.append(Amount("points", words))
            else:
                hint = " " + self.tr("The game master has no action points (M).")
        name = context.fighter_name
        # an advantage won is what this blow is struck with: said where the damage is entered
        won = [effect_words(each, context.names) for each in effects_on(context.game, self._key)]
        hint = self.tr("0: missed, or parried.") + hint
        title = fill(self.tr("{attacker} attacks {target}"), attacker=name(self._key), target=name(target))
        prompt = StrikePrompt(
            self._table, context, title, amounts, self._strike, advantages=won, insisted=self._insisted,
            hint=hint, then=self._acted,
        )  # fmt: skip
        self._table.open_prompt(prompt)

    def _meets(self, target: str, again: Callable[[str], None]) -> bool:
        """Take who was aimed at; who aims at oneself is asked again, for the letters still mean somebody."""
        self._target = target
        if target == self._key:
            self._table.pointer.ask(self._context.say(Message("refusal.eclats.oneself")), again)
        return target not in ("", self._key)

    def _strike(self, values: Values) -> Attack:
        return Attack(self._key, self._target, values["damage"], values.get("points", 0))

    def cast(self) -> None:
        """Cast for the whole phase."""
        if (fighter := self._ready("cast")) is not None:
            title = fill(self.tr("What does {name} cast?"), name=self._context.fighter_name(fighter.id))
            self._ask_words(title, self.tr("Cast"), self._on_spell, self.tr("It takes the whole phase."))

    def _on_spell(self, spell: str) -> None:
        if self._context.do(Incant(self._key, spell), overrule=bool(self._insisted)):
            self._acted()

    def idea(self) -> None:
        """Propose an idea, answer it, or throw for it: whatever comes next."""
        fighter = self._fighter()
        if fighter is not None and self._ideas.goes_on(fighter.id):
            self._ideas.go_on(fighter.id)
        elif (fighter := self._ready("propose")) is not None:
            self._ideas.propose(fighter.id, bool(self._insisted))

    def test(self) -> None:
        """Throw a characteristic for anything."""
        if (fighter := self._fighter()) is not None:
            self._ideas.test(fighter.id)

    def why(self) -> None:
        """Tell of each characteristic why it allows so many throws now."""
        if (fighter := self._fighter()) is not None:
            self._table.open_prompt(ThrowsPrompt(self._table, self._context, fighter.id))

    def act(self) -> None:
        """Do something else, told in words."""
        if (fighter := self._ready("other")) is not None:
            title = fill(self.tr("What does {name} do?"), name=self._context.fighter_name(fighter.id))
            self._ask_words(title, self.tr("OK"), self._on_other)

    def _on_other(self, what: str) -> None:
        if self._context.do(DoOther(self._key, what), overrule=bool(self._insisted)):
            self._acted()

    # -- the restoration ------------------------------------------------------------------------------

    def mend(self) -> None:
        """Heal in the restoration: life won back, with so many containers."""
        if (fighter := self._ready("heal")) is None:
            return
        held = containers_of(self._context.game, fighter.id)
        amounts = [Amount("life", self.tr("Animus won back"), min(1, fighter.notches))]
        if held:
            words = self.tr("Containers used (of {n})").format(n=held)
            amounts.append(Amount("containers", words))
        title = fill(self.tr("{name} heals"), name=self._context.fighter_name(fighter.id))
        hint = self.tr("No Animus is lost.")
        if fighter.notches:
            hint = self.tr("%n points of Animus are lost.", "", fighter.notches)
        self._ask_amounts(title, self.tr("Heal"), amounts, self._heal, hint)

    def _heal(self, values: Values) -> c.Command:
        return Heal(self._key, values["life"], values.get("containers", 0))

    def give(self) -> None:
        """Hand containers over instead of healing."""
        fighter = self._ready("give")
        if fighter is None:
            return
        if (refusal := few_containers(self._context.game, fighter.id, 1)) is not None:
            self._table.centre.say_refusal(self._context.say(refusal.message))
        else:
            self._table.pointer.ask(self.tr("To whom? Type its letters."), self._give_to)

    def _give_to(self, target: str) -> None:
        if self._meets(target, self._give_to):
            held = containers_of(self._context.game, self._key)
            words = self.tr("Containers (of {n})").format(n=held)
            self._ask_gift(Amount("containers", words, 1), self._give)

    def _give(self, values: Values) -> c.Command:
        return Give(self._key, self._target, values["containers"])

    def share(self) -> None:
        """Share one's own Animus: it takes minutes, so the table is warned."""
        if self._ready("share") is not None:
            self._table.pointer.ask(self.tr("With whom? Type its letters."), self._share_with)

    def _share_with(self, target: str) -> None:
        if self._meets(target, self._share_with):
            left = life_of(self._context.play.table, self._context.game, self._key)
            words = self.tr("Animus (of {n})").format(n=left)
            self._ask_gift(Amount("life", words, 1), self._share)

    def _share(self, values: Values) -> c.Command:
        return Share(self._key, self._target, values["life"])

    def _ask_gift(self, amount: Amount, make: Callable[[Values], c.Command | None]) -> None:
        name = self._context.fighter_name
        title = fill(self.tr("{giver} gives to {target}"), giver=name(self._key), target=name(self._target))
        self._ask_amounts(title, self.tr("Give"), [amount], make)

    # -- what is counted --------------------------------------------------------------------------------

    def containers(self) -> None:
        """Add a container."""
        self._on(lambda f: Containers(f.id, 1))

    def spend_container(self) -> None:
        """Take a container away."""
        self._on(lambda f: Containers(f.id, -1))

    def life(self) -> None:
        """Tell how much life somebody has when unhurt."""
        if (fighter := self._fighter()) is not None:
            self._key, self._insisted = fighter.id, ""
            title = fill(self.tr("Animus of {name}"), name=self._context.fighter_name(fighter.id))
            now = capacity(self._context.game, fighter, self._context.play.table.ruleset)
            amount = Amount("life", self.tr("Full Animus"), now, 1)
            prompt = AmountsPrompt(
                self._table, self._context, title, self.tr("Add note"), [amount], self._set_life
            )
            self._table.open_prompt(prompt)

    def _set_life(self, values: Values) -> c.Command:
        return SetLife(self._key, values["life"])

    def points(self) -> None:
        """Give the game master an action point."""
        self._context.do(Points(1))

    def spend_points(self) -> None:
        """Take an action point away."""
        self._context.do(Points(-1))

    def count_points(self) -> None:
        """Enter the action points of the game master."""
        amount = Amount("points", self.tr("Action points"), self._held)
        title = self.tr("Action points of the game master")
        prompt = AmountsPrompt(
            self._table, self._context, title, self.tr("Add note"), [amount], self._set_points
        )
        self._table.open_prompt(prompt)

    @property
    def _held(self) -> int:
        return self._context.game.sides[MASTER].points.get(ACTION_POINTS, 0)

    def _set_points(self, values: Values) -> c.Command | None:
        by = values["points"] - self._held
        return Points(by) if by else None

    def ally(self) -> None:
        """Say that somebody is an ally, or an Initié after all."""
        fighter = self._fighter()
        if fighter is not None:
            is_ally = role(self._context.game, fighter.id) is Role.ALLY
            self._context.do(MakeAlly(fighter.id, not is_ally))

    def join(self) -> None:
        """Ask who joins: on the side of the chosen one, the Initiés' where nobody is chosen."""
        fighter = self._fighter()
        side = self._context.game.side_of(fighter.id).key if fighter is not None else HEROES
        self.asking.cards.add_card(side)
