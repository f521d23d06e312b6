"""What players read: names, questions, choices, the log."""
