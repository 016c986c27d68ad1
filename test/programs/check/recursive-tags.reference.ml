let rec sum = function `Leaf -> 0 | `Node (l, x, r) -> sum l + x + sum r
let rec grow n = if n = 0 then `Leaf else `Node (grow (n - 1), n, `Leaf)
let size = function `Leaf -> 0 | `Node (l, r) -> l + r
