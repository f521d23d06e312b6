"""Migrations from databases of older versions; read by Alembic."""
