(* ask: run -e "String.length (i (h 3))" -e "ok" *)
let h (x : int) : Unix.file_descr = x
let i (y : Unix.file_descr) : string = y
let ok = 7
