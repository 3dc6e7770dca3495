"""What writes files that are kept in the repository."""
