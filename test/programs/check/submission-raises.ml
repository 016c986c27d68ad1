(* ask: check *)
(* Differs on []: an exception where a value is expected. *)
let smallest l = List.fold_left min (List.hd l) l
