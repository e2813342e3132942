"""The rules of Montana, one file a part of the rulebook.

Each file offers what is legal in its phases (`legal_*`), carries it out, and says why something else is not
(`why_*`); the three stand together because they must agree.
"""
