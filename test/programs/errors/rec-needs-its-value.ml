(* ask: types *)
let rec x = let y = x in y + 1
let rec f = let g = f 1 in fun x -> g
let rec r = ref !r
let rec a = [| b |] and b = 1.0
