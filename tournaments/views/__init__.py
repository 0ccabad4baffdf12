"""Pages: `public` is read by anybody without a login, `desk` belongs to the directors of a club."""
