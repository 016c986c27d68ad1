let same (f : int -> int) (g : int -> int) = ignore f; ignore g; true
