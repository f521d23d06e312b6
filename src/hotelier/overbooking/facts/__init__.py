"""What a player would otherwise work out: places, how a booking would go, points by source."""
