"""Numbers as people of a language write them."""

from collections.abc import Iterable
from math import floor, log10

from pioche.texts import Speech


def spelled(number: str, words: Speech) -> str:
    """A number as Python writes it."""
    text = number.replace("-", "−")
    return text.replace(".", ",") if words.lang == "fr" else text


def decimal(value: float, words: Speech, digits: int = 2) -> str:
    return spelled(f"{value:.{digits}f}", words)


def signed(value: float, words: Speech, digits: int = 2) -> str:
    """With + or −; what is written as nothing has no minus."""
    text = decimal(value if round(value, digits) else 0.0, words, digits)
    return text if text.startswith("−") else f"+{text}"


def percent(value: float, words: Speech, digits: int = 1) -> str:
    return f"{decimal(100 * value, words, digits)}{' ' if words.lang == 'fr' else ''}%"


def rare(value: float, words: Speech) -> str:
    """A share that is not rounded to nothing or to all."""
    return percent(value, words, 4 if 0 < min(value, 1 - value) < 0.0005 else 1)


def counted(number: int, words: Speech) -> str:
    """With its thousands apart, as Fluent writes it in a sentence."""
    return f"{number:,}".replace(",", "\u202f" if words.lang == "fr" else ",")


def pace(value: float, words: Speech) -> str:
    """Whole, or with two digits that count where it is slow."""
    if value == 0 or value >= 9.95:
        return counted(round(value), words)
    return decimal(value, words, 1 - floor(log10(value)))


def duration(seconds: float) -> str:
    """`55:33:20`: hours, however many, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def between(low: str, high: str, words: Speech) -> str:
    """An interval: `[1,2 ; 1,4]`, or `[1.2; 1.4]` in English."""
    return f"[{listed((low, high), words)}]"


def listed(several: Iterable[str], words: Speech) -> str:
    return (" ; " if words.lang == "fr" else "; ").join(several)
