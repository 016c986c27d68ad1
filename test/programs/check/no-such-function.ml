(* ask: check several-functions.reference.ml --function weight *)
(* Cannot be compared: the reference has no such function. *)
let weight x = x
