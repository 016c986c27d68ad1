(* ask: check given.reference.ml --function insert *)
(* Differs on a list that is not sorted. *)
let insert (x : int) l = List.sort compare (x :: l)
