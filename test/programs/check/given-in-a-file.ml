(* ask: check given.reference.ml --function insert --given given-in-a-file.predicate.ml:short *)
(* Differs on a list that is not sorted, of less than three elements. *)
let insert (x : int) l = List.sort compare (x :: l)
