"""One table for all games: the board, what is around it, and how decisions are made on it."""
