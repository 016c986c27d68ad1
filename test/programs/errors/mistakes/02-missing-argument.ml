(* An argument is missing *)
let area width height = width * height
let total = area 3 4 + area 5
