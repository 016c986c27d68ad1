(* ask: repair *)
(* The same mistake in every case, each with variables of its own. *)
type t = Leaf of int | Left of t * int | Right of t * int

let rec total t =
  match t with
  | Leaf n -> n
  | Left (sub, n) -> n + total t
  | Right (sub, n) -> n + total t
