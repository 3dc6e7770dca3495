"""The hall: tables that are in use, in memory and durable at any moment."""
