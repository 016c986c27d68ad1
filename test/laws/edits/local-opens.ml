(* Local opens, and modules whose names hide others. *)
module M = struct let ( + ) a b = a * b let x = 3 type t = { v : int; w : int } let v = 1 end
module N = struct let x = 7 let y = 8 end
let f x y = M.(x + y) + x
let g x y = let open M in (x + y, { v = x; w = y })
let h x y = if x > y then M.(x + y) else x + y
let i a b = N.(if a > b then x else y) - N.x
let j x = M.(if x > 1 then x else v)
let k a = let open N in let z = x + y in z - a
let l (a : int) b = N.(x) + M.x - (if a < b then let open! N in y else a)
