"""The restore drill: a backup made while phones write is restored into another database and compared."""
