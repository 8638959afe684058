"""Every sentence a person reads, from Fluent catalogues: the core's and each game's own."""

from pioche.texts.speech import LANGUAGES, Speech, quoted, speech

__all__ = ["LANGUAGES", "Speech", "quoted", "speech"]
