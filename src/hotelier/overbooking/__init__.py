"""Overbooking: hidden placement of guests at crowded hotels, 2–4 players."""
