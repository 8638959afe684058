"""JA-01: our eleven symbols. Each has a shape of its own, so that nothing depends on its colour."""

from typing import Final

# Glyph, colour, French, English; in the order of the letters A … K.
SYMBOLS: Final = (
    ("☼", "yellow", "soleil", "sun"),
    ("☾", "blue", "lune", "moon"),
    ("★", "yellow", "étoile", "star"),
    ("✿", "red", "fleur", "flower"),
    ("♥", "red", "cœur", "heart"),
    ("♪", "black", "note", "note"),
    ("♔", "yellow", "couronne", "crown"),
    ("⌂", "green", "maison", "house"),
    ("☂", "blue", "parapluie", "umbrella"),
    ("✂", "black", "ciseaux", "scissors"),
    ("❄", "blue", "flocon", "snowflake"),
)


def named(symbol: int, lang: str) -> str:
    """`☾ lune`."""
    glyph, _, french, english = SYMBOLS[symbol]
    return f"{glyph} {french if lang == 'fr' else english}"


def drawn(symbol: int) -> tuple[str, str]:
    """The glyph and the name of its colour."""
    glyph, colour, _, _ = SYMBOLS[symbol]
    return glyph, colour
