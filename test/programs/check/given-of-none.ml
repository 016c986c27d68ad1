(* ask: check given-several.reference.ml --function least --given laest=sorted *)
(* A precondition of a function that is not compared is a mistake. *)
let least l = List.hd l
