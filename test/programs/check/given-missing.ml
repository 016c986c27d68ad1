(* ask: check given.reference.ml --function insert --given no_such_predicate *)
(* Cannot be compared: there is no such predicate. To compare without it would answer another question. *)
let insert (x : int) l = x :: l
