let a = let* x = 1 and y = 2 in x
let b = let x = 1 and* y = 2 in x
let* c = 1
