(* ask: check *)
let same a b = a == b
let mem x l = List.memq x l
let lookup key pairs = List.assq_opt key pairs
let differ (a, b) = a != b
