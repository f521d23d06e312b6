"""Tournaments and the ladder of a server."""
