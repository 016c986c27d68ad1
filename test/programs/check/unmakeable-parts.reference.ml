module M : sig
  type t
  val read : t -> int
end = struct
  type t = int
  let read x = x
end
type shape = Dot | Box of M.t | Pair of M.t * M.t
let area = function Dot -> 0 | Box m -> M.read m | Pair (a, b) -> M.read a + M.read b
let name = function Some (Box _) -> "box" | _ -> ""
