(* ask: types *)
type zero = Z and 'a succ = S
type (_, _, _) bal = Less : ('h, 'h succ, 'h succ) bal | Same : ('h, 'h, 'h) bal | More : ('h succ, 'h, 'h succ) bal
type _ avl = Leaf : zero avl | Node : ('l, 'r, 'm) bal * 'l avl * int * 'r avl -> 'm succ avl
type (_, _) sum = Inl : 'a -> ('a, 'b) sum | Inr : 'b -> ('a, 'b) sum
let grown : type l r m. (l, r, m) bal -> l succ avl -> int -> r avl -> (m succ avl, m succ succ avl) sum =
  fun bal a y b ->
  match bal with
  | Less -> Inl (Node (Same, a, y, b))
  | Same -> Inr (Node (More, a, y, b))
  | More -> Inr (Node (More, a, y, b))
