"""Storage: tables, their journals and snapshots, in SQLite or PostgreSQL."""
