(* ask: check --exceptions same *)
(* Functions among the inputs may raise, each its own exception: which is called first shows. *)
let first g h x = g x + h x
let unused g h x = let a = g x in let b = h a in if a = 0 then 0 else b
let map2 f g (x, y) = let a = f x in let b = g y in (a, b)
