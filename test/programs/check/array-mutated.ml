(* ask: check *)
(* Agrees so far: the reference sorts its own copy of the array, the submission must see the input. *)
let largest a =
  if Array.length a = 0 then invalid_arg "largest" else Array.fold_left max a.(0) a
