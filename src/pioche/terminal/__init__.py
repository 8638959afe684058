"""Playing in a terminal: a full-screen table, or plain lines for pipes and screen readers."""
