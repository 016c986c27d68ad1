(* ask: check *)
(* Differs on nan alone: no comparison with it holds. *)
let clamp x = if x >= 0. then x else 0.
