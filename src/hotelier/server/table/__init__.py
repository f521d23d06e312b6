"""Tables: seats, clocks, journal, and everybody who listens."""
