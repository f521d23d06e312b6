"""The seam every game keeps and every shell uses; it names no game."""
