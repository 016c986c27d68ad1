(* ask: check *)
(* The same computation is another one where it is done with fewer bits. *)
let wide a b = Int64.of_int (a * b)
let narrow a = Int32.to_int (Int32.mul a a)
let sum a b = Int32.add b a
