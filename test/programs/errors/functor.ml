(* ask: run *)
module type ORD = sig type t val compare : t -> t -> int end
module Make (O : ORD) = struct let max a b = if O.compare a b > 0 then a else b end
module A = Make (struct type t = int let compar = compare end)
module B = List (Int)
module C = Make ()
module N () = struct end
module D = N (Int)
module E = Make
let f = E.max 1
module G (O : ORD) = struct let bad (x : O.t) = x + 1 end
module P : sig type t = private Leaf end = struct type t = Leaf end
let leaf = P.Leaf
