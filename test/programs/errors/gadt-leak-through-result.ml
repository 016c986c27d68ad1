(* ask: types *)
type _ t = I : int t
let f (type a) (t : a t) (x : a) (y : int) = match t with I -> if y > 0 then x else y
let g r (type a) (t : a t) (x : a) = match t with I -> r := Some (x + 1) :: !r; r := [Some x]
