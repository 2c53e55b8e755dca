"""The rules of the games: what the rulebooks say, without screen, files, clock or dice."""
