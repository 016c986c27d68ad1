(* ask: repair *)
(* The mistake is in another function than the one whose results differ. *)
let waiting = ref []
let push x = waiting := x :: !waiting
let pop () = match !waiting with [] -> None | x :: rest -> waiting := rest; Some x
