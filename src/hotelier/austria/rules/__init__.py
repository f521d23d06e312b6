"""The rules: one topic per file, each starting with its rule section."""
