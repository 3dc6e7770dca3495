"""The routes, HTTP and WebSocket: each decodes, calls a service, and answers."""
