"""What people write for others to read: in one line, without characters that hide or turn round what stands there."""

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"  # they belong to words of some languages, and to emoji of several parts


def one_line(text: str) -> str:
    """Without control and direction characters; "" where nothing of it could be seen."""
    line = " ".join("".join(sign for sign in text if sign.isspace() or _shown(sign)).split())
    return line if any(_seen(sign) for sign in line) else ""


def _shown(sign: str) -> bool:
    return sign in JOINERS or unicodedata.category(sign) not in ("Cc", "Cf")


def _seen(sign: str) -> bool:
    """Whether it can be seen by itself; marks and joiners only change their neighbours."""
    return sign not in JOINERS and unicodedata.category(sign)[0] not in "MZ"
