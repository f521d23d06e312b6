"""Puzzles: turns that are clearly the best, how they are found, graded and judged."""
