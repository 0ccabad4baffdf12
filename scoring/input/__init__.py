"""What people and programs send, read once for all: numbers, texts and names, in forms, addresses and files."""
