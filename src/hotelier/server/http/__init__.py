"""Requests over HTTP and sockets, and their answers."""
