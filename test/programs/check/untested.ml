(* ask: check *)
let todo x = x + 1
let rec for_ever x = if x = 0 then 0 else for_ever (x + 1)
let often x = 1
