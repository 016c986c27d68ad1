(* ask: check *)
module type ORDERED = sig
  type t

  val le : t -> t -> bool
end

module Sort (X : ORDERED) = struct
  let rec insert x = function [] -> [ x ] | y :: rest -> if X.le x y then y :: x :: rest else y :: insert x rest
end

module Ints = Sort (struct
  type t = int

  let le = ( <= )
end)
