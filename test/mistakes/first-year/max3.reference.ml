let max3 (a : int) b c = max (max a b) c
