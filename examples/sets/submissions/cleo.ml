(* Right on sets; on other lists it also drops the duplicates. *)
let union a b = List.sort_uniq compare (a @ b)
