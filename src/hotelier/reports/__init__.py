"""Self-contained reports: one HTML page with its style and plots, and nothing to download."""
