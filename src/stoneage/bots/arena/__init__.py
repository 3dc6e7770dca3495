"""Where bots meet: matches of many games, their standings, and the ladder."""
