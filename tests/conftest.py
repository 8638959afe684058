"""For every test: Hypothesis tries the same examples each time, on any machine, however slow."""

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
