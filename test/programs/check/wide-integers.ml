(* ask: check *)
(* Differs on integers of 64 bits, 32 bits and of the width of a word. *)
let big (n : int64) = Int64.add n 2L
let small (n : int32) = Int32.compare n 5l >= 0
let nat (n : nativeint) l = l <> [] && List.hd l = n
