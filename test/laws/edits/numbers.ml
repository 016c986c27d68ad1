(* Constants, at the ends of their types and in every notation. *)
let f x = x + 4611686018427387903
let g x = Int32.add x 2147483647l
let h x = Int64.sub x 1L
let i x = Nativeint.mul x 2n
let j x = x +. 1e308 -. infinity
let k = function 4611686018427387903 -> 1 | -4611686018427387904 -> 2 | _ -> 3
let l c = if c = '\255' then '\000' else Char.chr (Char.code c + 1)
let m x = Printf.sprintf "%d-%s" (x + 1) "a"
let n x = if x = "é\"\\" then "\065" else x ^ "\n"
let o (x : int32) (y : int32) = if x < y then x else y
let p x = - 1 + x - -1
let q x = (-1) * x
let r x = abs (-5) - x
let s x = -5 - x
let t x = (x -. 1.) /. 2.5 -. 0.
