"""What a position is worth: features, weights, a quick policy."""
