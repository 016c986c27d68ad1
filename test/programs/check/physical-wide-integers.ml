(* ask: check *)
let same (a : int64) b = a == b
let plain (a : int) b = a == b
let shift (a : int64) b = Int64.add b a
