module type ORDERED = sig type t val compare : t -> t -> int end

module Heap (Key : ORDERED) : sig
  type t
  val empty : t
  val insert : Key.t -> t -> t
  val take : t -> (Key.t * t) option
end = struct
  type t = Key.t list
  let empty = []
  let rec insert x = function
    | y :: rest when Key.compare y x < 0 -> y :: insert x rest
    | heap -> x :: heap
  let take = function [] -> None | x :: rest -> Some (x, rest)
end

module Ints = Heap (Int)

let sorted l =
  let rec drain h = match Ints.take h with None -> [] | Some (x, h) -> x :: drain h in
  drain (List.fold_left (fun h x -> Ints.insert x h) Ints.empty l)
