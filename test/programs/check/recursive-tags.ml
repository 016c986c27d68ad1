(* ask: check *)
let rec sum = function `Leaf -> 0 | `Node (l, x, r) -> sum l + sum r
let rec grow n = if n = 0 then `Leaf else `Node (grow (n - 1), n + 1, `Leaf)
let size = function `Leaf -> 0 | `Node (l, r) -> l + l
