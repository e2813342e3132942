"""The rules, one file a phase. Each phase has a function that offers its legal actions and one that carries them out.

An automatic phase decides nothing: flow.py runs it and goes on to the next decision.
"""
