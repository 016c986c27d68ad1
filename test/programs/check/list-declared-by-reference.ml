(* ask: check *)
(* The reference declares its own list, with the constructors of the library's: these are two types. *)
let rec sum l = match l with [] -> 0 | x :: r -> x + sum r
