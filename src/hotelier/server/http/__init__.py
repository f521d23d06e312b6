"""What is asked over HTTP and sockets, and how it is answered."""
