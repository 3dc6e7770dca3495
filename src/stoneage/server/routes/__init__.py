"""The doors: HTTP and WebSocket. Each reads, asks the house, and answers."""
