(* Wrong: elements of both sets come twice. *)
let union a b = a @ b
