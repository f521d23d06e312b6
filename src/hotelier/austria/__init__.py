"""Grand Austria Hotel: dice drafting, 2–4 players, 48 staff and 56 guest cards."""
