"""Reports that stand alone: one page of HTML with its style and its plots, and nothing to fetch."""
