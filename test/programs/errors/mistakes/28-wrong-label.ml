(* A label that the function does not have, and one that is missing *)
let repeat ~times word = String.concat " " (List.init times (fun _ -> word))
let three = repeat ~count:3 "ha"
let two = 1 + String.length (repeat "ho")
