(* ask: check *)
(* Agrees: the same function, written with two arrows. *)
let weigh = fun a -> fun b -> fun c -> 100 * a + 10 * b + c
