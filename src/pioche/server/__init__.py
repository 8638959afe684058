"""HTTP and WebSocket doors to the tables; thin."""
