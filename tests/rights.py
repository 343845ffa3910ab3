"""Being a user whom the system itself keeps out, as root too."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534


@contextmanager
def somebody(path: Path, mode: int) -> Iterator[None]:
    """Be a user without rights to a file or a folder but those that a mode gives."""
    path.chmod(mode)
    rooted = os.geteuid() == 0
    if rooted:
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        if rooted:
            os.setresuid(0, 0, 0)
        path.chmod(0o755)
