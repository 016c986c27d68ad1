(* A priority queue as a functor: leftist heaps. check: sort, urgent_first *)

module type ORDERED = sig
  type t

  val compare : t -> t -> int
end

module type HEAP = sig
  type element
  type t

  val empty : t
  val insert : element -> t -> t
  val merge : t -> t -> t
  val pop : t -> (element * t) option
end

(* The rank is the length of the right spine, which is never longer than the left one. *)
module Leftist (Element : ORDERED) : HEAP with type element = Element.t = struct
  type element = Element.t
  type t = Leaf | Node of int * element * t * t

  let empty = Leaf
  let rank = function Leaf -> 0 | Node (r, _, _, _) -> r

  let node x a b =
    if rank a >= rank b then Node (rank b + 1, x, a, b) else Node (rank a + 1, x, b, a)

  let rec merge a b =
    match (a, b) with
    | Leaf, heap | heap, Leaf -> heap
    | Node (_, x, left, right), Node (_, y, _, _) when Element.compare x y <= 0 -> node x left (merge right b)
    | Node _, Node (_, y, left, right) -> node y left (merge a right)

  let insert x heap = merge (Node (1, x, Leaf, Leaf)) heap
  let pop = function Leaf -> None | Node (_, x, left, right) -> Some (x, merge left right)
end

module Ints = Leftist (Int)

module Descending = Leftist (struct
  type t = int

  let compare a b = Int.compare b a
end)

let sort xs =
  let rec drain heap = match Ints.pop heap with None -> [] | Some (x, rest) -> x :: drain rest in
  drain (List.fold_left (fun heap x -> Ints.insert x heap) Ints.empty xs)

(* The [n] largest numbers, the largest first. *)
let largest n xs =
  let rec take n heap =
    if n <= 0 then []
    else match Descending.pop heap with None -> [] | Some (x, rest) -> x :: take (n - 1) rest
  in
  take n (List.fold_right Descending.insert xs Descending.empty)

(* Tasks with a priority: the most urgent first, and of these the one whose name comes first. *)
type task = { name : string; priority : int }

module Tasks = Leftist (struct
  type t = task

  let compare a b =
    match Int.compare b.priority a.priority with 0 -> String.compare a.name b.name | order -> order
end)

let urgent_first tasks =
  let rec drain heap = match Tasks.pop heap with None -> [] | Some (t, rest) -> t.name :: drain rest in
  drain (List.fold_right Tasks.insert tasks Tasks.empty)

let () =
  let print_ints xs = print_endline (String.concat " " (List.map string_of_int xs)) in
  print_ints (sort [ 3; 1; 4; 1; 5; 9; 2; 6 ]);
  print_ints (largest 3 [ 3; 1; 4; 1; 5; 9; 2; 6 ]);
  [ ("shop", 1); ("study", 3); ("eat", 3); ("sleep", 2) ]
  |> List.map (fun (name, priority) -> { name; priority })
  |> urgent_first |> String.concat ", " |> print_endline
