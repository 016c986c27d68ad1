(* ask: check *)
let leaves x = x
let other_code x = if x > 3 then exit 3 else x
let stays x = if x > 3 then exit 2 else x
let same x = if x < 4 then x else exit 2
let says x = if x > 3 then (print_string "Bye"; exit 0) else x
