"""Training networks: self-play, training, and a gate that a candidate must pass."""
