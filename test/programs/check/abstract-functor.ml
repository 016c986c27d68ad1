(* ask: check *)
(* Differs: a leftist heap that takes the smaller of the two subtrees, and not their union. *)
module type ORDERED = sig type t val compare : t -> t -> int end

module Heap (Key : ORDERED) : sig
  type t
  val empty : t
  val insert : Key.t -> t -> t
  val take : t -> (Key.t * t) option
end = struct
  type t = Leaf | Node of t * Key.t * t
  let empty = Leaf
  let rec union a b =
    match (a, b) with
    | Leaf, h | h, Leaf -> h
    | Node (l, x, r), Node (_, y, _) when Key.compare x y <= 0 -> Node (union r b, x, l)
    | _, Node (l, y, r) -> Node (union r a, y, l)
  let insert x h = union (Node (Leaf, x, Leaf)) h
  let take = function
    | Leaf -> None
    | Node (Leaf, x, h) | Node (h, x, Leaf) -> Some (x, h)
    | Node (l, x, _) -> Some (x, l)
end

module Ints = Heap (Int)

let sorted l =
  let rec drain h = match Ints.take h with None -> [] | Some (x, h) -> x :: drain h in
  drain (List.fold_left (fun h x -> Ints.insert x h) Ints.empty l)
