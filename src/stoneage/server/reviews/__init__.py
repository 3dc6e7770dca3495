"""Reviews of games, in processes of their own."""
