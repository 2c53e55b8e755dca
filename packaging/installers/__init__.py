"""What makes the packages of Ready Room: `packaging/build` on each system, `packaging/prove`."""
