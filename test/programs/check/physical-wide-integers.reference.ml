(* Integers of 64 bits are objects: equal ones need not be the same. *)
let same (a : int64) b = a = b
let plain (a : int) b = a = b
let shift (a : int64) b = Int64.add a b
