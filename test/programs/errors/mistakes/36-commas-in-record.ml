(* Commas between the fields of a record *)
type point = { x : int; y : int }
let origin = { x = 0, y = 0 }
