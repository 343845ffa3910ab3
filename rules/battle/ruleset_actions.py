"""What a player may change in a ruleset about the actions of the activation phase."""

from __future__ import annotations

from rules.battle.ruleset_table import (
    CONFRONTATION,
    CellKind,
    Chapter,
    RulesetCell,
    RulesetLine,
    RulesetMark,
    Words,
)
from rules.values import PRINTED

_SHOTS = (
    ("extra_shot", Words("Tir supplémentaire", "Extra shot")),
    ("rapid_reload", Words("Rechargement rapide", "Rapid reload")),
    ("shooter", Words("Tireur", "Shooter")),
)
ACTION_LINES: tuple[RulesetLine, ...] = (
    RulesetLine(
        chapter=Chapter.ACTIVATION,
        section="V-B-4",
        systems=CONFRONTATION,
        mark=RulesetMark.DECISION,
        words=Words("Cumul après une action exclusive", "Combining after an exclusive action"),
        note=Words(
            "Magiciens, fidèles et tireurs tirent ou incantent après une charge, un engagement ou une "
            "course. Le texte ne dit pas quand\u202f: il renvoie à d’autres chapitres.",
            "Mages, faithful and shooters shoot or cast after a charge, an engagement or a run. The text "
            "does not say when: it refers to other chapters.",
        ),
        cells=(RulesetCell(path="actions/combines", kind=CellKind.SWITCH),),
    ),
    RulesetLine(
        chapter=Chapter.ACTIVATION,
        section="V-C-3",
        mark=RulesetMark.DECISION,
        words=Words("Désengagement", "Disengaging"),
        note=Words(
            "Difficulté du test d’INI, et ce qu’ajoute chaque ennemi au contact. 0\u202f: le résultat est "
            "saisi. Les textes ne donnent pas de chiffre\u202f; nous jouons ceux de MonCon’F.",
            "Difficulty of the INI test, and what each enemy in contact adds. 0: the outcome is entered. The "
            "texts give no figure; we play those of MonCon’F.",
        ),
        cells=(
            RulesetCell(
                path="actions/disengage", kind=CellKind.LIMIT, caption=Words("Difficulté", "Difficulty"),
                most=20,
            ),
            RulesetCell(
                path="actions/disengage_each", kind=CellKind.NUMBER,
                caption=Words("Par ennemi", "Each enemy"), most=9,
            ),
        ),
    ),
    RulesetLine(
        chapter=Chapter.ACTIVATION,
        section="V-D-3",
        systems=CONFRONTATION,
        mark=RulesetMark.DECISION,
        words=Words("Tirs en plus", "More shots"),
        note=Words(
            "Compétences dont le nombre s’ajoute au tir du tour, ou dit combien de tirs. Le texte ne donne "
            "pas de nom à ses exceptions.",
            "Abilities whose number adds to the shot of the turn, or says how many shots. The text does not "
            "name its exceptions.",
        ),
        cells=(
            RulesetCell(
                path="actions/shots_added", kind=CellKind.SET, caption=Words("S’ajoute", "Adds"),
                choices=_SHOTS,
            ),
            RulesetCell(
                path="actions/shots_total", kind=CellKind.SET, caption=Words("En tout", "In all"),
                choices=_SHOTS,
            ),
        ),
    ),
    RulesetLine(
        chapter=Chapter.COMBAT,
        section="V-B-2",
        mark=RulesetMark.DECISION,
        words=Words("Malus de charge", "Charge penalties"),
        note=Words(
            "Ce que perd la cible d’une charge jusqu’à la fin du combat. Les textes ne donnent pas de "
            "chiffre\u202f; nous jouons ceux de MonCon’F.",
            "What the target of a charge loses to the end of the combat. The texts give no figure; we play "
            "those of MonCon’F.",
        ),
        cells=(
            RulesetCell(
                path="actions/charge_penalty", kind=CellKind.NUMBER, caption=Words("Malus", "Penalty"),
                most=9,
            ),
            RulesetCell(
                path="actions/charge_penalised", kind=CellKind.SET,
                caption=Words("Caractéristiques", "Characteristics"),
                choices=tuple((c.value, Words(c.value, c.english)) for c in PRINTED),
            ),
        ),
    ),
)  # fmt: skip
