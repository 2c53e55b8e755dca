"""The user data directory: the library of games, its backups, the settings and the lock.

Nothing here knows Qt or the rules: a game is bytes, and every failure that a person can do
something about is a ``UserError``.
"""
