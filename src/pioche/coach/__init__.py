"""The coach: what each decision of a seat was worth by what that player knew, and what luck did."""

from pioche.coach.coaching import coach
from pioche.coach.report import Decision, Option, Remembered, Report, RoundReport
from pioche.coach.telling import Told, told

__all__ = ["Decision", "Option", "Remembered", "Report", "RoundReport", "Told", "coach", "told"]
