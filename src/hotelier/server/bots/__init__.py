"""Bots, hints and analyses, worked out in other processes."""
