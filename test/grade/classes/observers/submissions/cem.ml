let empty = []
let enqueue q x = x :: q
let union a b = b @ a
let near n = n * n
