"""Matches of every game that random play ends soon."""

SHORT: dict[str, dict[str, object]] = {
    "adriano": {"rounds": 2},
    "janus": {"stall_rounds": 3},
    "nain_jaune": {"rounds": 2},
    "programmes": {"goal": 1, "max_rounds": 2, "round_limit": 10},
}
