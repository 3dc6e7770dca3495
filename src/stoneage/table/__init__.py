"""What people at a table need: typed actions, events and views, and who may see what."""
