(* ask: run -e '(second, len, n, m, is, v)' *)
(* Values that hold themselves through suspensions, arrays and references. *)
type 'a s = Cons of 'a * 'a s Lazy.t
let rec ones = Cons (1, lazy ones)
let second = match ones with Cons (_, (lazy (Cons (x, _)))) -> x
type t = A of t array
let rec x = A [| x |]
let len = match x with A a -> (match a.(0) with A b -> Array.length b)
let rec a = [| (fun () -> Array.length a) |]
let n = a.(0) ()
let rec r = { contents = fun k -> if k = 0 then 7 else !r (k - 1) }
let m = !r 3
type u = U of u Lazy.t * int
let rec u = U (lazy u, 5)
let is = match u with U (l, _) -> Lazy.is_val l
let v = match u with U ((lazy (U (_, k))), _) -> k
