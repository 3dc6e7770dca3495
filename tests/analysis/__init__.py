"""Reviews, hints, advice and practice."""
