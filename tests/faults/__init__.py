"""Many phones play while the parts of the site are killed: no acknowledged mão is lost, doubled or unpublished."""
