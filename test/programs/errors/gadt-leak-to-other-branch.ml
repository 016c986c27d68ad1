(* ask: types *)
type _ t = I : int t | Any : 'a t
let f : type a. a t -> a list -> int list = fun t l -> match t with I -> l | Any -> l
