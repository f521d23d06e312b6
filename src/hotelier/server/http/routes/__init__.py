"""The routes over HTTP and WebSocket, one module per topic."""
