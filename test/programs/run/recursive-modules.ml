(* ask: run *)
module rec A : sig
  type t = Leaf of string | Node of ASet.t
  val compare : t -> t -> int
  val name : t -> string
end = struct
  type t = Leaf of string | Node of ASet.t
  let compare t1 t2 = match (t1, t2) with
    | Leaf s1, Leaf s2 -> Stdlib.compare s1 s2
    | Leaf _, Node _ -> 1
    | Node _, Leaf _ -> -1
    | Node n1, Node n2 -> ASet.compare n1 n2
  let name = function Leaf s -> s | Node n -> "{" ^ String.concat "," (List.map A.name (ASet.elements n)) ^ "}"
end
and ASet : Set.S with type elt = A.t = Set.Make (A)
let s = ASet.add (A.Leaf "x") (ASet.singleton (A.Node (ASet.of_list [ A.Leaf "b"; A.Leaf "a" ])))
let () = print_endline (A.name (A.Node s))
module rec Even : sig val even : int -> bool end = struct let even n = n = 0 || Odd.odd (n - 1) end
and Odd : sig val odd : int -> bool val base : int end = struct let base = 7 let odd n = n <> 0 && Even.even (n - 1) end
let () = Printf.printf "%b %b %d\n" (Even.even 10) (Odd.odd 10) Odd.base
module rec P : sig val x : unit -> int val y : int end = struct let y = Q.z + 1 let x () = Q.z end
and Q : sig val z : int end = struct let z = print_string "Q"; 3 end
let () = Printf.printf "%d %d\n" (P.x ()) P.y
let leaf = A.Leaf "q"
module rec Tree : sig type t val make : int -> Forest.t -> t val size : t -> int end = struct
  type t = { value : int; kids : Forest.t }
  let make value kids = { value; kids }
  let size t = 1 + Forest.size t.kids
end
and Forest : sig type t val empty : t val add : Tree.t -> t -> t val size : t -> int end = struct
  type t = Tree.t list
  let empty = []
  let add x l = x :: l
  let size l = List.fold_left (fun n t -> n + Tree.size t) 0 l
end
let () = print_int (Tree.size (Tree.make 1 (Forest.add (Tree.make 2 Forest.empty) Forest.empty)))
