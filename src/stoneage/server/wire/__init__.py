"""What goes over the wire: typed values, the same in Python, JSON and generated TypeScript."""
