(* Modules, functors that are applied more than once, hidden and private types. *)
module type S = sig type t val add : t -> t -> t val zero : t val of_int : int -> t val to_int : t -> int end
module A : S = struct type t = int let add a b = a + b let zero = 0 let of_int x = x - 0 let to_int x = x + 0 end
module Sum (X : S) = struct let sum l = List.fold_left X.add X.zero l let two x = X.add x (X.of_int 2) let diff x (y : int) = X.to_int x - y end
module B = Sum (A)
module C = Sum (struct type t = int let add a b = a * b let zero = 1 let of_int x = x let to_int x = x end)
let f x y = A.to_int (A.add (A.of_int x) (A.of_int y)) - B.diff (B.sum [ A.of_int x ]) (C.diff 3 y)
type celsius = private int
let g (x : int) y = let module L = Sum (A) in L.diff (A.of_int x) y
let h (module X : S) a = X.to_int (X.of_int (a - 1))
let i a = h (module A) a - h (module struct include A let zero = of_int 1 end) a
include struct let j a b = a - b end
open struct let hidden a b = a - b end
let k a b = hidden a b
module P : sig type t = private int val make : int -> t val both : t -> int -> int end = struct type t = int let make x = x let both (a : t) (b : int) = a - b end
let l (a : P.t) (b : int) = (a :> int) - b + P.both a b
