(* ask: types *)
type _ t = I : int t | B : bool t
let sum (l : int list) = List.fold_left ( + ) 0 l
let f : type k. k t -> k list -> int = fun o l -> (match o with I -> sum l | B -> 0) + sum l
