(* ask: check *)
(* Nobody applies the functor: core has nothing of it, and so nothing is claimed of it. *)
module type ORDER = sig type t val le : t -> t -> bool end
module Sort (X : ORDER) = struct
  let rec insert x = function [] -> [ x ] | y :: rest -> if X.le x y then y :: x :: rest else y :: insert x rest
end
let id x = x
