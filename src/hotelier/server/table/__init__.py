"""Tables: seats, clocks, journal, and listeners."""
