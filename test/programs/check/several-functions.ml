(* ask: check *)
(* size agrees, height differs on one leaf below another, flip is missing: the worst decides the exit code. *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
let rec size = function Leaf -> 0 | Node (l, _, r) -> size l + size r + 1
let rec height = function Leaf -> 0 | Node (l, _, r) -> 1 + min (height l) (height r)
