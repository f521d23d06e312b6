"""The server: tables, seats and saved games, over HTTP and WebSocket."""
