(* ask: check *)
(* The operations of a hidden type, and calls one after the other, correspond by labels. *)
module Table : sig
  type t
  val empty : t
  val add : data:int -> key:int -> t -> t
  val find : key:int -> t -> int
end = struct
  type t = int -> int
  let empty _ = 0
  let add ~data ~key t = fun k -> if k = key then data else t k
  let find ~key t = t key
end
let total = ref 0
let pay ~times ~amount = total := !total + amount + times
let balance () = !total
