(* Agree at every type: what is the same object is equal, as long as no floats are compared. *)
let either a b = a = b
let itself a = true
let empty l = l = []
let count x l = List.length (List.filter (fun y -> y = x) l)
