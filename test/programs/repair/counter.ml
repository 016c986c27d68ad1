(* ask: repair *)
(* No constant is right in the second call. *)
let counter = ref 0
let fresh () = let r = !counter in incr counter; r
