"""Homesteaders: all its rules and nothing else."""
