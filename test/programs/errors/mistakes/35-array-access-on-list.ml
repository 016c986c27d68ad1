(* The access to an array, on a list *)
let first l = match l with [] -> 0 | _ :: _ -> l.(0)
