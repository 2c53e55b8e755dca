"""The windows: home, new game, settings, rules, and the frame that holds them and the table."""
