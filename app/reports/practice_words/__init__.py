"""What the drills ask and explain, in three languages: one file of sentences for each drill."""
