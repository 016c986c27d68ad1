(* nothing yet *)
