(* An operation of a hidden type is compared by what the others give; what was made of them is a value like others. *)
module Bag : sig
  type t

  val empty : t
  val add : int -> t -> t
  val size : t -> int
end = struct
  type t = int list

  let empty = []
  let add x bag = x :: bag
  let size = List.length
end

module type SHOWN = sig
  type t

  val value : t
  val show : t -> string
end

type shown = Shown : 'a * ('a -> string) -> shown

let two = Bag.add 1 (Bag.add 1 Bag.empty)
let packed = (module struct type t = int let value = 1 let show = string_of_int end : SHOWN)
let shown = Shown (1, string_of_int)
