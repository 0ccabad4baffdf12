"""Many phones play while the parts of the site are killed: nothing acknowledged is lost, doubled or left out."""
