"""What the pages of the desk say."""
