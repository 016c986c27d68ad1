(* ask: check given.reference.ml --function insert --given no_such_predicate *)
(* Cannot be compared, or rejected: there is no such predicate. *)
let insert (x : int) l = x :: l
