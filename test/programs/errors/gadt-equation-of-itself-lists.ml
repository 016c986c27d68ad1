(* ask: types *)
type (_, _) eq = Refl : ('a, 'a) eq
let fine : type a. (a, a list) eq -> a -> int = fun Refl x -> 1
let f : type a. (a, a list) eq -> a -> a list = fun Refl x -> x
