(* ask: run *)
type t = A of 'a
let f : 'a. 'a -> 'a = fun x -> x + 1
