"""Bots that play at tables: worker processes, and the pool that shares them out."""
