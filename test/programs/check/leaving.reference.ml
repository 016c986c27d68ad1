let leaves x = if x > 3 then exit 2 else x
let other_code x = if x > 3 then exit 2 else x
let stays x = x
let same x = if x > 3 then exit 2 else x
let says x = if x > 3 then (print_string "bye"; exit 0) else x
