"""Tournaments and ratings: who meets whom, who sits where, who is ahead. No server, no games."""
