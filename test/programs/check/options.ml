(* ask: check *)
(* Differs on None and Some: the second is taken where the first is there. *)
let either a b = match b with Some _ -> b | None -> a
