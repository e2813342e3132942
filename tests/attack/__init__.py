"""Load and faults against a real server on this machine: what others notice of them, and that nothing is lost."""
