"""How much of a foreign file is read; beyond that it is refused in one sentence."""

from __future__ import annotations

MAX_BYTES = 32 * 2**20
"""Of one file as it lies on the disk."""

MAX_UNPACKED = 64 * 2**20
"""Of all that one archive holds."""

MAX_MEMBERS = 2000
"""Entries of an archive, whatever they are."""

MAX_NESTING = 2
"""Archives within archives."""

MAX_MARKS = 3_000_000
"""Angle brackets of one file: elements cost far more memory than their text."""

MAX_DEPTH = 80
"""Elements within elements; what people write stays below thirty."""

MAX_TEXT = 40_000
"""Characters of one text or attribute; the longest rule people write has a tenth of that."""

MOST_NAME = 400
"""Letters of the name of an army; players give shorter ones."""

MAX_ENTRIES = 60_000
"""Entries of one file."""

MAX_STEPS = 400_000
"""Links followed for one file: a few groups that name each other could be unfolded without end."""

MAX_FINDINGS = 20_000
"""Lines of a report; what follows is counted."""
