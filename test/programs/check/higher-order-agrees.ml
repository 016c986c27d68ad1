(* ask: check *)
(* Agrees so far: functions that take functions are a few only. *)
let use (g : (int -> int) -> int) = g (fun x -> 1 + x)
