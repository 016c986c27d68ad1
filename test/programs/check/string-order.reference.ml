let before (a : string) b = a < b
