"""The examples of MonCon'F and ÉCLATS, each played into the middle of a turn that shows what is its own."""

from __future__ import annotations

from desktop.app.demonstration.table import Players, army_named, side_of
from desktop.operations import battle, paper, tables
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.state import Gain, Reach
from rules.eclats import commands as e
from rules.monconf import commands as m

ARMIES = {"monconf": ("Aurore", "Cendres"), "eclats": ("Initiés", "Grès")}
GUARD, ARCHER, RIDER = "Garde de l’aurore", "Archère de l’aurore", "Cavalier de l’aurore"
CAPTAIN, MAGE, BALLISTA = "Capitaine Aldric", "Ysoline la Claire", "Baliste de l’aurore"
HUNTER, PROWLER, LEADER, WATCHER = (
    "Chasseur des cendres", "Rôdeur des cendres", "Harrak, chef de meute", "Veilleuse des cendres",
)  # fmt: skip
SELVA, IVAR, COLOSSUS, SENTRY = "Selva Orme", "Ivar Lenn", "Colosse de grès", "Guetteur de grès"
FALLING_LINTEL = (Gain("une zone sensible"), Gain("plus de zones aveugles", Reach.ALLIES))


def _begun(desk: Desk, system: str, players: tuple[str, str]) -> Players:
    """Bring the example of a system in and lay its two armies on the table."""
    add_example(desk, system=system)
    a, b = (side_of(desk, name, player) for name, player in zip(ARMIES[system], players, strict=True))
    ruleset = tables.rulesets()[tables.rulesets_of(system)[0]]
    play = battle.start_battle(desk, name=" – ".join(ARMIES[system]), a=a, b=b, ruleset=ruleset)
    return Players(desk, play)


def cards_of(desk: Desk, system: str, language: str = "fr") -> list[bytes]:
    """Print the cards and the summaries of a system's armies, a document each."""
    options = paper.PrintOptions(language=language)
    made = []
    for name in ARMIES[system]:
        job = paper.army_job(desk, army_id=army_named(desk, name).id, options=options)
        made.append(paper.lay_out(job, invariant=True)[0])
    return made


def play_monconf(desk: Desk) -> Players:
    """Play a turn of MonCon'F: tactician, piles, a charge, shots, a card set aside, blows on the table."""
    table = _begun(desk, "monconf", ("Alix", "Basile"))
    figure, card = table.figure, table.card
    table.do(
        c.ChooseCoordinator("a", figure(CAPTAIN)),
        c.ChooseCoordinator("b", figure(LEADER)),
        c.ThrowDice("a", (5,)),
        c.ThrowDice("b", (3,)),
        c.Advance(),
        c.SetOrder("a", tuple(map(card, (RIDER, CAPTAIN, GUARD, ARCHER, MAGE, BALLISTA)))),
        c.Ready("a"),
        c.SetOrder("b", tuple(map(card, (PROWLER, HUNTER, LEADER, WATCHER)))),
        c.Ready("b"),
        c.ChooseFirst("a"),
        m.Lead(figure(CAPTAIN), figure(GUARD, "A")),
        c.PlayTop(),
        Announce(figure(RIDER), "charge", figure(HUNTER, "A")),
        Resolve(figure(RIDER)),
        c.EndSpeaking(),
        c.PlayTop(),
        Announce(figure(PROWLER), "shoot", figure(GUARD, "A")),
        Resolve(figure(PROWLER)),
        m.Strike(target=figure(GUARD, "A"), attacker=figure(PROWLER), strength=5, threshold=3),
        c.EndSpeaking(),
        m.Temporise(),
        c.Refuse(),
        c.PlayTop(),
        Announce(figure(GUARD, "A"), "walk"),
        Resolve(figure(GUARD, "A")),
        Announce(figure(GUARD, "B"), "engage", figure(HUNTER, "B")),
        Resolve(figure(GUARD, "B")),
        c.EndSpeaking(),
        c.PlayTop(),
        m.SetMark(figure(HUNTER, "B"), "frightened"),
        Announce(figure(HUNTER, "A"), "brawl", figure(RIDER)),
        Resolve(figure(HUNTER, "A")),
        c.EndSpeaking(),
        c.PlayTop(),
        Announce(figure(ARCHER, "A"), "shoot", figure(LEADER)),
        Resolve(figure(ARCHER, "A")),
        m.Strike(target=figure(LEADER), attacker=figure(ARCHER, "A"), strength=6, threshold=7),
    )
    return table


def play_eclats(desk: Desk) -> Players:
    """Play two turns of a combat: an idea and its chances, attacks, a spell, action points, a gift."""
    table = _begun(desk, "eclats", ("Alix", "Basile"))
    figure = table.figure
    selva, ivar, colossus = figure(SELVA), figure(IVAR), figure(COLOSSUS)
    table.do(
        e.Points(6),
        e.Propose(selva, "faire tomber le linteau"),
        e.Answer(selva, accepted=True, gains=FALLING_LINTEL, characteristic="AGI", chances=3),
        e.Incant(ivar, "voile de brume"),
        c.Advance(),
        e.Attack(colossus, (ivar,), 4, points=2),
        e.Attack(figure(SENTRY, "A"), (selva,), 2, points=1),
        c.Activate(figure(SENTRY, "B")),
        c.Advance(),
        e.Heal(ivar, 2),
        e.Give(selva, ivar),
        c.Activate(colossus),
        c.Activate(figure(SENTRY, "A")),
        c.Activate(figure(SENTRY, "B")),
        c.EndTurn(),
        e.Chance(selva, 3),
        e.Chance(selva, 0),
    )
    return table
