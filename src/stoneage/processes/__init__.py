"""Child processes: started, spoken to, ended; and none outlives its parent."""
