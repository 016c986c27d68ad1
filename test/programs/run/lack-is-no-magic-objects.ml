(* ask: run -e "String.length (back (there 3))" -e "same" *)
let there (x : int) : < m : int > = x
let back (y : < m : int >) : string = y
let keep (y : < m : int >) = y
let same = 1
