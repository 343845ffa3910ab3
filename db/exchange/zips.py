"""Archives that are the same whenever they are written, and can be written whatever the clock says."""

from __future__ import annotations

import shutil
import zipfile
from os import PathLike
from pathlib import Path
from typing import Any

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The first moment that an archive can hold. Parts are of no other: a clock may be before or too far on."""


class UndatedZip(zipfile.ZipFile):
    """An archive for writers of others, who would give each part the time of the clock or of a file."""

    def writestr(self, zinfo_or_arcname: str | zipfile.ZipInfo, *given: Any, **named: Any) -> None:
        """Write a part from memory."""
        part = (
            zinfo_or_arcname
            if isinstance(zinfo_or_arcname, zipfile.ZipInfo)
            else self._part(zinfo_or_arcname)
        )
        super().writestr(part, *given, **named)

    def write(self, filename: str | PathLike[str], arcname: str | None = None, *_: Any, **__: Any) -> None:  # type: ignore[override]
        """Write a file of the disk as a part. Raises OSError."""
        with Path(filename).open("rb") as read, self.open(self._part(arcname or str(filename)), "w") as part:
            shutil.copyfileobj(read, part)

    def _part(self, name: str) -> zipfile.ZipInfo:
        part = zipfile.ZipInfo(name, EPOCH)
        part.compress_type = self.compression
        part.external_attr = 0o600 << 16
        return part
