(* ask: check *)
module Bag : sig
  type t

  val empty : t
  val add : int -> t -> t
  val size : t -> int
end = struct
  type t = int

  let empty = 0
  let add _ bag = bag + 1
  let size bag = bag
end

module type SHOWN = sig
  type t

  val value : t
  val show : t -> string
end

type shown = Shown : 'a * ('a -> string) -> shown

let two = Bag.add 1 Bag.empty
let packed = (module struct type t = string let value = "1" let show text = text end : SHOWN)
let shown = Shown ("1", fun text -> text)
