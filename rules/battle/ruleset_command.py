"""What a player may change in a ruleset about command points, commanders and nerve."""

from __future__ import annotations

from rules.battle.ruleset_table import (
    ECLATS,
    MONCONF,
    CellKind,
    Chapter,
    RulesetCell,
    RulesetLine,
    RulesetMark,
    Words,
)

_AID = "MonCon’F"
COMMAND_LINES: tuple[RulesetLine, ...] = (
    RulesetLine(
        chapter=Chapter.STRATEGIC,
        section=_AID,
        systems=MONCONF,
        mark=RulesetMark.DECISION,
        words=Words("Points de commandement", "Command points"),
        note=Words(
            "Proposés à chaque camp au premier tour, gardés pour la partie. L’aide de jeu n’en dit pas "
            "le nombre.",
            "Offered to each side in the first turn, kept for the game. The play aid does not say how many.",
        ),
        cells=(
            RulesetCell(
                path="command/start", kind=CellKind.NUMBER, caption=Words("Au départ", "At the start"),
                most=40,
            ),
            RulesetCell(
                path="command/staff", kind=CellKind.NUMBER,
                caption=Words("État-Major, par tour", "General staff, each turn"), most=9,
            ),
        ),
    ),
    RulesetLine(
        chapter=Chapter.STRATEGIC,
        section=_AID,
        systems=MONCONF,
        words=Words("Commandement", "Leadership"),
        note=Words(
            "Portée en cm (ou la vue), et s’il compte aussi pour déterminer le tacticien.",
            "Reach in cm (or sight), and whether it counts for the tactician’s roll too.",
        ),
        cells=(
            RulesetCell(
                path="command/radius", kind=CellKind.NUMBER, caption=Words("Portée en cm", "Reach in cm"),
                least=1, most=120,
            ),
            RulesetCell(
                path="command/tactician", kind=CellKind.SWITCH, caption=Words("Tacticien", "Tactician"),
            ),
        ),
    ),
    RulesetLine(
        chapter=Chapter.STRATEGIC,
        section=_AID,
        systems=MONCONF,
        mark=RulesetMark.DECISION,
        words=Words("Qui peut être tacticien", "Who may be the tactician"),
        note=Words(
            "Tout combattant sur la table qui a la DIS\u202f; sinon comme en Confrontation. L’aide de jeu "
            "n’en dit rien.",
            "Any fighter on the table that has DIS; otherwise as in Confrontation. The play aid does not "
            "say.",
        ),
        cells=(RulesetCell(path="command/anybody", kind=CellKind.SWITCH),),
    ),
    RulesetLine(
        chapter=Chapter.UPKEEP,
        section=_AID,
        systems=MONCONF,
        mark=RulesetMark.DECISION,
        words=Words("Ralliement d’un combattant effrayé", "Rallying a frightened fighter"),
        note=Words(
            "Difficulté du test de COU (0\u202f: saisie), et si celui qui échoue est retiré de la table. "
            "L’aide de jeu ne donne pas la difficulté\u202f; nous la saisissons.",
            "Difficulty of the COU test (0: entered), and whether who fails leaves the table. The play aid "
            "gives no difficulty; we enter it.",
        ),
        cells=(
            RulesetCell(
                path="command/rally", kind=CellKind.LIMIT, caption=Words("Difficulté", "Difficulty"),
                most=20,
            ),
            RulesetCell(
                path="command/lost", kind=CellKind.SWITCH,
                caption=Words("Retiré à l’échec", "Leaves when failing"),
            ),
        ),
    ),
    RulesetLine(
        chapter=Chapter.MYSTIC,
        section=_AID,
        systems=MONCONF,
        words=Words("Magie et foi au corps à corps", "Magic and faith in melee"),
        note=Words(
            "Gemmes ou points de foi en plus au contact, et qui en est dispensé.",
            "Gems or points of faith more in contact, and who is spared.",
        ),
        cells=(
            RulesetCell(
                path="actions/melee_cost", kind=CellKind.NUMBER, caption=Words("En plus", "More"), most=9,
            ),
            RulesetCell(
                path="actions/melee_free", kind=CellKind.SET, caption=Words("Dispensés", "Spared"),
                choices=(
                    ("warrior_mage", Words("Guerrier-mage", "Warrior-mage")),
                    ("warrior_monk", Words("Moine-guerrier", "Warrior-monk")),
                ),
            ),
        ),
    ),
    RulesetLine(
        chapter=Chapter.TRACK,
        section="",
        systems=(*MONCONF, *ECLATS),
        mark=RulesetMark.DECISION,
        words=Words("Points de vie", "Life points"),
        note=Words(
            "Pour une carte qui n’en imprime pas, tant que personne ne les a saisis\u202f: le texte ne donne "
            "pas de chiffre.",
            "For a card that prints none, as long as nobody has entered them: the text gives no figure.",
        ),
        cells=(RulesetCell(path="track/capacity", kind=CellKind.NUMBER, least=1, most=40),),
    ),
    RulesetLine(
        chapter=Chapter.TRACK,
        section=_AID,
        systems=MONCONF,
        words=Words("Malus par point de vie perdu", "Penalty for each life point lost"),
        note=Words("Retiré aux caractéristiques ci-dessous.", "Taken from the characteristics below."),
        cells=(RulesetCell(path="track/penalty_per_notch", kind=CellKind.NUMBER, most=5),),
    ),
    RulesetLine(
        chapter=Chapter.TABLE,
        section=_AID,
        systems=MONCONF,
        mark=RulesetMark.DECISION,
        words=Words("Seuil d’attaque de 0 ou moins", "Attack threshold of 0 or less"),
        note=Words(
            "Lu dans la première ligne, ou sans effet. L’aide de jeu n’en dit rien.",
            "Read in the first row, or without any effect. The play aid does not say.",
        ),
        cells=(RulesetCell(path="low_threshold_counts", kind=CellKind.SWITCH),),
    ),
)  # fmt: skip
