(* ask: check *)
(* Every empty array is one object, whichever way it is made; empty bytes are made anew. The first six are the same. *)
let copied (a : int array) = if Array.copy a == a then 1 else 0
let mapped (a : int array) = if Array.map succ a == a then 1 else 0
let joined (a : int array) = Array.append a [||] == Array.of_list []
let cut (a : int array) = Array.sub a 0 0 == [||] && Array.make 0 1 == Array.init 0 succ
let both (a : int array) (b : int array) = a == b
let bytes (b : bytes) = Bytes.copy b == b
let copied_wrong (a : int array) = if Array.copy a == a then 1 else 0
let cut_wrong (a : int array) = Array.sub a 0 0 == [||]
let bytes_wrong (b : bytes) = Bytes.copy b == b
