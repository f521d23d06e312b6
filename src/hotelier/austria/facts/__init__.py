"""What a player would otherwise work out: prices, strengths, progress, values.

Every number comes from the functions that the rules themselves use, and only public information
about others is used.
"""
