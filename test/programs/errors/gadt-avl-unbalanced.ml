(* ask: types *)
type zero = Z and 'a succ = S
type (_, _, _) bal = Less : ('h, 'h succ, 'h succ) bal | Same : ('h, 'h, 'h) bal | More : ('h succ, 'h, 'h succ) bal
type _ avl = Leaf : zero avl | Node : ('l, 'r, 'm) bal * 'l avl * int * 'r avl -> 'm succ avl
let right = Node (More, Node (Same, Leaf, 1, Leaf), 2, Leaf)
let wrong = Node (Less, Node (Same, Leaf, 1, Leaf), 2, Leaf)
