"""Bots against bots: paired games, statistics and a report, on one machine or on a Ray cluster."""
