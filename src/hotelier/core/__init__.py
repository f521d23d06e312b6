"""The interface that every game implements and every shell uses; it names no game."""
