"""Running the application: sockets, processes, and an orderly shutdown."""
