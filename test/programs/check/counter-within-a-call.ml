(* ask: check *)
(* Differs from lists of two on: the counter is not reset between the two elements. *)
let calls = ref 0
let number l = List.map (fun x -> incr calls; if !calls > 1 then x else x + 1) l
