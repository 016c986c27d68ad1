(* ask: check *)
(* No more is claimed than was looked at: a lazy list has no largest, and its tail is never needed to see whether it is empty. *)
type 'a s = Nil | Cons of 'a * 'a s Lazy.t
let rec take n l = match (n, l) with 0, _ -> [] | _, Nil -> [] | _, Cons (x, (lazy t)) -> x :: take (n - 1) t
let to_list l = let rec go acc = function Nil -> List.rev acc | Cons (x, t) -> go (x :: acc) (Lazy.force t) in go [] l
let empty = function Cons (_, _) -> false | Nil -> true
let twice (lazy x) = 2 * x
let parts (f, x) = let y = Lazy.force x in f y
