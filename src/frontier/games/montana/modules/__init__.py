"""The expansion's modules: one file each, filling the extension points of the base rules (extension.py)."""
