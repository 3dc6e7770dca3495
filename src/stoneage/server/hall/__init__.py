"""The hall: live tables, kept in memory while somebody plays or looks, durable all the time."""
