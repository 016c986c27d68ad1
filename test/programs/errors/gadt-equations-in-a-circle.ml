(* ask: types *)
type (_, _) eq = Refl : ('a, 'a) eq
let fine : type a b. (a, b list) eq -> (b, a list) eq -> a -> b list = fun Refl Refl x -> x
let f : type a b. (a, b list) eq -> (b, a list) eq -> b -> a list = fun Refl Refl x -> x
