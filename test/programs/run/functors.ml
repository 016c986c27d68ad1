(* ask: run *)
module type ORD = sig type t val compare : t -> t -> int end
module type SET = sig
  type elt
  type t
  exception Empty of string
  val empty : t
  val add : elt -> t -> t
  val mem : elt -> t -> bool
  val elements : t -> elt list
  val min : t -> elt
end
module Make (O : ORD) : SET with type elt = O.t = struct
  type elt = O.t
  type t = Leaf | Node of t * elt * t
  exception Empty of string
  let () = print_endline "making"
  let empty = Leaf
  let rec add x = function
    | Leaf -> Node (Leaf, x, Leaf)
    | Node (l, y, r) as n ->
      let c = O.compare x y in
      if c < 0 then Node (add x l, y, r) else if c > 0 then Node (l, y, add x r) else n
  let rec mem x = function
    | Leaf -> false
    | Node (l, y, r) -> let c = O.compare x y in c = 0 || mem x (if c < 0 then l else r)
  let rec elements = function Leaf -> [] | Node (l, x, r) -> elements l @ (x :: elements r)
  let rec min = function Leaf -> raise (Empty "min") | Node (Leaf, x, _) -> x | Node (l, _, _) -> min l
end
module IS = Make (Int)
module SS = Make (struct type t = string let compare = compare end)
let s = IS.add 3 (IS.add 1 IS.empty)
let () = List.iter print_int (IS.elements s); print_newline ()
let () = List.iter print_string (SS.elements (SS.add "b" (SS.add "a" SS.empty)))
let r = try IS.min IS.empty with IS.Empty s -> String.length s
let r2 = try (try IS.min IS.empty with SS.Empty _ -> 1) with IS.Empty _ -> 2
let () = print_int r; print_int r2
module Pair (A : ORD) (B : ORD) = struct
  type t = A.t * B.t
  let compare (a, b) (c, d) = let r = A.compare a c in if r <> 0 then r else B.compare b d
end
module PS = Make (Pair (Int) (String))
let () = List.iter (fun (a, b) -> Printf.printf "(%d,%s)" a b) (PS.elements (PS.add (1, "b") (PS.add (1, "a") PS.empty)))
module Counter () = struct let c = ref 0 let next () = incr c; !c end
module C1 = Counter ()
module C2 = Counter ()
let () = print_int (C1.next ()); print_int (C1.next ()); print_int (C2.next ())
let f x = let module M = struct type t = A | B let g = function A -> 1 | B -> x end in M.g M.B + M.g M.A
let () = print_int (f 41)
let g x = let open struct let y = x * 2 end in y + 1
let () = print_int (g 4)
module Outer (X : ORD) = struct
  module Inner (Y : ORD) = struct
    type u = U of X.t * Y.t
    let cmp (U (a, b)) (U (c, d)) = X.compare a c + Y.compare b d
    let hidden = X.compare
    module Deep = struct let h = hidden end
  end
  module I2 = Inner (X)
end
module O = Outer (Int)
module OI = O.Inner (String)
let () = print_int (OI.cmp (OI.U (1, "a")) (OI.U (2, "a"))); print_int (OI.Deep.h 3 4); print_int (O.I2.cmp (O.I2.U (1, 2)) (O.I2.U (1, 2)))
let u = OI.U (1, "x")
let v = O.I2.U (3, 4)
module type Q = sig type order = Less | Equal | Greater type t val cmp : t -> t -> order end
module Max (X : Q) = struct let max a b = match X.cmp a b with X.Less -> b | Equal | Greater -> a end
module QI = struct type order = Less | Equal | Greater type t = int let cmp a b = if a < b then Less else if a = b then Equal else Greater end
module MI = Max (QI)
let () = print_int (MI.max 3 4)
module Abs : sig type t val make : int -> t val get : t -> int end = struct type t = int let make x = x let get x = x end
let a = Abs.make 3
include Abs
let b = get a + get (make 4)
let () = print_int b
