let swap ((a, b) : int * int) = (b, a)
