"""Tables: who sits where, what was played, and the store that loses none of it."""
