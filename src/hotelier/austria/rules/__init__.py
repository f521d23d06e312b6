"""The rules: one file a thought, each opens with its rule section."""
