(* ask: check *)
(* Cannot be compared: the submission calls it something else. *)
let lenght l = List.length l
