"""A club's server on a real engine, in namespaces of this machine: built, started, killed, restored, updated."""
