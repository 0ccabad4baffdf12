"""Parsing of input from people and programs: numbers, texts and names in forms, addresses and files."""
