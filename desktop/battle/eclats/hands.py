"""The hands of ÉCLATS: attacks, casting, ideas, throws, the restoration, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop.battle import ask
from desktop.battle.eclats.aimed_prompt import AimedPrompt
from desktop.battle.eclats.amounts_prompt import Amount, AmountsPrompt, Values
from desktop.battle.eclats.arrival_prompt import Arrivals
from desktop.battle.eclats.initiative import Initiative
from desktop.battle.eclats.throws_prompt import ThrowsPrompt
from desktop.battle.hands import Hands
from desktop.battle.host import TableHost
from desktop.drafts.eclats.aimed_draft import AimedDraft
from desktop.widgets.conversation import Conversation
from desktop.widgets.text_prompt import TextPrompt
from desktop.wording import fill
from rules.battle import commands as c
from rules.battle.fighters import capacity
from rules.battle.state import Attempt, AttemptState, Fighter, Game
from rules.eclats.acting import containers_of, few_containers, life_of
from rules.eclats.commands import (
    Containers,
    DoOther,
    Give,
    Heal,
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

MakeCommand = Callable[[str, str], c.Command]
"""Makes what somebody does, by the words that tell it."""

Gift = Callable[[str, str, int], c.Command]
"""Makes what somebody gives to another one, and how much."""


@dataclass(frozen=True, slots=True)
class ReadyFighter:
    """Who does something; ``insisted`` is the reason against it that the table has overruled."""

    fighter: Fighter
    insisted: str = ""

    @property
    def key(self) -> str:
        """Its id."""
        return self.fighter.id


def _part(fighter: Fighter) -> tuple[bool, Attempt | None]:
    """Give what somebody has done of its part in a phase."""
    return fighter.activated, fighter.attempt


class EclatsHands(Hands):
    """The verbs that only ÉCLATS has.

    What the rules refuse is said in place; the same key again asks what it needs and does it all the same.
    """

    def __init__(self, table: TableHost) -> None:
        super().__init__(table)
        self.questions.cards = Arrivals(table)
        self._ideas = Initiative(table, self._choose_after)
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

    def _ready(self, action: str) -> ReadyFighter | None:
        """Give the chosen one if it may do an action, or if the table insists by the same key again."""
        fighter, context = self._fighter(), self._context
        if fighter is None:
            return None
        refusal = refusal_of(context.game, fighter.id, action)
        met, self._met = self._met, None
        if refusal is None:
            return ReadyFighter(fighter)
        asked = (fighter.id, action, context.play.head)
        if met != asked:
            self._met = asked
            self._table.say_refusal(context.say_refusal(refusal, again=True))
            return None
        self._table.say_refusal("")
        return ReadyFighter(fighter, refusal.code)

    def _begin(self, action: str, conversation: Callable[[ReadyFighter], Conversation[None]]) -> None:
        """Begin what an action asks, if the chosen one may do it."""
        if (ready := self._ready(action)) is not None:
            self._table.conversation.begin(conversation(ready))

    def _ask_amounts(
        self,
        ready: ReadyFighter,
        title: str,
        verb: str,
        amounts: Sequence[Amount],
        make: Callable[[Values], c.Command | None],
        hint: str = "",
    ) -> Conversation[None]:
        """Ask for the numbers of what somebody does, and do it; the next one is chosen after it."""
        prompt = AmountsPrompt(
            self._table.over, self._context, title, verb, amounts, make, insisted=ready.insisted, hint=hint
        )
        yield from ask.panel(prompt)
        self._choose_after(ready.key)

    def _tell(
        self, ready: ReadyFighter, title: str, verb: str, make: MakeCommand, hint: str = ""
    ) -> Conversation[None]:
        """Ask for the words of what somebody does, and do it; the next one is chosen after it."""
        words = yield from ask.line(TextPrompt(self._table.over, title, verb, hint=hint))
        if self._context.do(make(ready.key, words), overrule=bool(ready.insisted)):
            self._choose_after(ready.key)

    def _target(self, ready: ReadyFighter, words: str) -> Conversation[str]:
        """Ask whom it is done to, "" for nobody; who names the figure itself is asked again."""
        game = self._context.game
        mine = game.side_of(ready.key)
        friends = {f.id for f in game.fighters.values() if f.on_table and game.side_of(f.id) is mine}
        target = yield from ask.figure(words, frozenset(friends - {ready.key}), needed=True)
        while target == ready.key:
            target = yield from ask.figure(self._context.say(Message("refusal.eclats.oneself")), needed=True)
        return target

    # -- attacks and what takes a phase ---------------------------------------------------------------

    def attack(self) -> None:
        """Attack: whom, with what roll, how much damage."""
        self._begin("attack", self._attack)

    def _attack(self, ready: ReadyFighter) -> Conversation[None]:
        yield from ask.panel(AimedPrompt(self._table, AimedDraft(fighter=ready.key), insisted=ready.insisted))
        self._choose_after(ready.key)

    def cast(self) -> None:
        """Cast for the whole phase."""
        self._begin("cast", self._cast)

    def _cast(self, ready: ReadyFighter) -> Conversation[None]:
        draft = AimedDraft(fighter=ready.key, casts=True)
        yield from ask.panel(AimedPrompt(self._table, draft, insisted=ready.insisted))
        self._choose_after(ready.key)

    def idea(self) -> None:
        """Propose an idea, answer it, or throw for it: whatever comes next."""
        fighter = self._fighter()
        if fighter is not None and self._ideas.goes_on(fighter.id):
            self._ideas.go_on(fighter.id)
        elif (ready := self._ready("propose")) is not None:
            self._ideas.propose(ready.key, bool(ready.insisted))

    def test(self) -> None:
        """Throw a characteristic for anything."""
        if (fighter := self._fighter()) is not None:
            self._ideas.test(fighter.id)

    def why(self) -> None:
        """Tell of each characteristic why it allows so many throws now."""
        if (fighter := self._fighter()) is not None:
            self._table.open_prompt(ThrowsPrompt(self._table.over, self._context, fighter.id))

    def act(self) -> None:
        """Do something else, told in words."""
        self._begin("other", self._do_other)

    def _do_other(self, ready: ReadyFighter) -> Conversation[None]:
        title = fill(self.tr("What does {name} do?"), name=self._context.fighter_name(ready.key))
        return self._tell(ready, title, self.tr("OK"), DoOther)

    # -- the restoration ------------------------------------------------------------------------------

    def mend(self) -> None:
        """Heal in the restoration: life won back, with so many containers."""
        self._begin("heal", self._mend)

    def _mend(self, ready: ReadyFighter) -> Conversation[None]:
        key, notches = ready.key, ready.fighter.notches
        held = containers_of(self._context.game, key)
        amounts = [Amount("life", self.tr("Animus won back"), min(1, notches))]
        if held:
            words = self.tr("Containers used (of {n})").format(n=held)
            amounts.append(Amount("containers", words))
        title = fill(self.tr("{name} heals"), name=self._context.fighter_name(key))
        hint = self.tr("No Animus is lost.")
        if notches:
            hint = self.tr("%n points of Animus are lost.", "", notches)

        def heal(values: Values) -> c.Command:
            return Heal(key, values["life"], values.get("containers", 0))

        return self._ask_amounts(ready, title, self.tr("Heal"), amounts, heal, hint)

    def give(self) -> None:
        """Hand containers over instead of healing."""
        ready = self._ready("give")
        if ready is None:
            return
        if (refusal := few_containers(self._context.game, ready.key, 1)) is not None:
            self._table.say_refusal(self._context.say(refusal.message))
        else:
            self._table.conversation.begin(self._give(ready))

    def _give(self, ready: ReadyFighter) -> Conversation[None]:
        target = yield from self._target(ready, self.tr("To whom? Press it or type its letters."))
        if target:
            held = containers_of(self._context.game, ready.key)
            words = self.tr("Containers (of {n})").format(n=held)
            yield from self._ask_gift(ready, target, words, Give)

    def share(self) -> None:
        """Share one's own Animus: it takes minutes, so the table is warned."""
        self._begin("share", self._share)

    def _share(self, ready: ReadyFighter) -> Conversation[None]:
        target = yield from self._target(ready, self.tr("With whom? Press it or type its letters."))
        if target:
            left = life_of(self._context.play.table, self._context.game, ready.key)
            words = self.tr("Animus (of {n})").format(n=left)
            yield from self._ask_gift(ready, target, words, Share)

    def _ask_gift(self, ready: ReadyFighter, target: str, words: str, make: Gift) -> Conversation[None]:
        """Ask how much is given."""
        key, name = ready.key, self._context.fighter_name

        def given(values: Values) -> c.Command:
            return make(key, target, values["amount"])

        title = fill(self.tr("{giver} gives to {target}"), giver=name(key), target=name(target))
        amounts = [Amount("amount", words, 1)]
        return self._ask_amounts(ready, title, self.tr("Give"), amounts, given)

    # -- what is counted --------------------------------------------------------------------------------

    def move_animus(self, by: int) -> None:
        """Count a point of Animus lost or won back."""
        self._on(lambda f: c.Notch(f.id, -by))

    def containers(self) -> None:
        """Add a container."""
        self._on(lambda f: Containers(f.id, 1))

    def spend_container(self) -> None:
        """Take a container away."""
        self._on(lambda f: Containers(f.id, -1))

    def life(self) -> None:
        """Tell how much life somebody has when unhurt."""
        if (fighter := self._fighter()) is not None:
            key = fighter.id
            title = fill(self.tr("Animus of {name}"), name=self._context.fighter_name(key))
            now = capacity(self._context.game, fighter, self._context.play.table.ruleset)
            amount = Amount("life", self.tr("Full Animus"), now, 1)
            prompt = AmountsPrompt(
                self._table.over, self._context, title, self.tr("Set"), [amount],
                lambda values: SetLife(key, values["life"]),
            )  # fmt: skip
            self._table.open_prompt(prompt)

    def count(self, by: int, key: str = "") -> None:
        """Move the action points of the game master, or correct the number of cards of a counted side."""
        if key == MASTER:
            self._context.do(Points(by))
        else:
            super().count(by, key)

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
            self._table.over, self._context, title, self.tr("Set"), [amount], self._set_points
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
        self.questions.cards.add_card(side)
