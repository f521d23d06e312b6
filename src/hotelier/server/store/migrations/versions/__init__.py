"""The migrations, one file each, from the first to the newest."""
