(* ask: types *)
type t = [] | ( :: ) of int * t
let n = List.length ([1; 2] : t)
let m : t = ["a"]
