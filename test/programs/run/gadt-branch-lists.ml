(* ask: run -e "sum I [1; 2]" -e "sum B [true]" *)
type _ t = I : int t | B : bool t
let ints (l : int list) = List.fold_left ( + ) 0 l
let bools (l : bool list) = List.length (List.filter Fun.id l)
let sum : type k. k t -> k list -> int = fun o l -> match o with I -> ints l | B -> bools l
