let first g h x = let a = g x in a + h x
let unused g h x = let a = g x in if a = 0 then 0 else h a
let map2 f g (x, y) = let a = f x in let b = g y in (a, b)
