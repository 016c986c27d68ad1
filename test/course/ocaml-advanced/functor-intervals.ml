(* Functors: ordered lists and intervals over any order, applied to two of them. check: Ints.merge, Span.make, Span.hull *)

module type ORDER = sig
  type t

  val compare : t -> t -> int
end

module Sorted (O : ORDER) = struct
  let rec insert x = function
    | [] -> [ x ]
    | y :: rest -> if O.compare x y <= 0 then x :: y :: rest else y :: insert x rest

  let sort xs = List.fold_right insert xs []

  let rec merge xs ys =
    match (xs, ys) with
    | [], rest | rest, [] -> rest
    | x :: xs', y :: ys' -> if O.compare x y <= 0 then x :: merge xs' ys else y :: merge xs ys'

  let rec distinct = function
    | x :: (y :: _ as rest) -> if O.compare x y = 0 then distinct rest else x :: distinct rest
    | short -> short
end

module Interval (O : ORDER) = struct
  type t = Empty | Between of O.t * O.t

  let make low high = if O.compare low high > 0 then Empty else Between (low, high)
  let contains i x = match i with Empty -> false | Between (a, b) -> O.compare a x <= 0 && O.compare x b <= 0
  let least x y = if O.compare x y <= 0 then x else y
  let most x y = if O.compare x y >= 0 then x else y

  let meet i j =
    match (i, j) with Empty, _ | _, Empty -> Empty | Between (a, b), Between (c, d) -> make (most a c) (least b d)

  let hull i j =
    match (i, j) with Empty, k | k, Empty -> k | Between (a, b), Between (c, d) -> Between (least a c, most b d)
end

module By_length = struct
  type t = string

  let compare a b = Stdlib.compare (String.length a) (String.length b)
end

module Ints = Sorted (Int)
module Words = Sorted (By_length)
module Span = Interval (Int)

let () =
  List.iter (Printf.printf "%d ") (Ints.distinct (Ints.sort [ 3; 1; 3; 2 ]));
  List.iter (Printf.printf "%s ") (Words.merge [ "a"; "abc" ] [ "b"; "xy" ]);
  Printf.printf "%b\n" (Span.contains (Span.meet (Span.make 0 5) (Span.make 3 9)) 4)
