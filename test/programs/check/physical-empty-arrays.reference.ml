(* ask: check *)
let copied (a : int array) = if a = [||] then 1 else 0
let mapped (a : int array) = if a = [||] then 1 else 0
let joined (a : int array) = a = [||]
let cut (a : int array) = true
let both (a : int array) (b : int array) = a = [||] && b = [||]
let bytes (b : bytes) = false
let copied_wrong (a : int array) = 0
let cut_wrong (a : int array) = false
let bytes_wrong (b : bytes) = b = Bytes.empty
