"""What can be asked of the house over HTTP and WebSocket, a module for each kind of wish."""
