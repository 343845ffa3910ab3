"""BattleScribe and New Recruit files: game systems, catalogues and rosters, read and never trusted."""
