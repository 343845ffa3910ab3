"""BattleScribe and New Recruit files: game systems, catalogues and rosters, read and never trusted."""

# Here, where asking for them loads no reader: most players bring none.
PLAIN = (".gst", ".cat", ".ros")
PACKED = (".gstz", ".catz", ".rosz", ".zip")
ENDINGS = (*PLAIN, *PACKED)
