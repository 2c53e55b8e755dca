"""The table of Daring Eagle: its board, counters, words and panels."""
