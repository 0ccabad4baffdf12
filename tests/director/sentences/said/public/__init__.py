"""What the public pages say."""
