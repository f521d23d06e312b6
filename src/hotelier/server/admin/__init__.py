"""What `hotelier admin` does: an operator's work on a database, next to a running server."""
