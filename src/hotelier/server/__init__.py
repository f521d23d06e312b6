"""The house server: tables, seats and games that last, over HTTP and WebSocket."""
