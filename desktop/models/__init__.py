"""The Qt faces of play and store: what the table and the windows show and call."""
