(* ask: check *)
(* The reference keeps the array that it is given, and gives its own away: what is written to these later is not compared. *)
module Kept : sig
  type t
  val make : int array -> t
  val get : t -> int -> int
end = struct
  type t = int array
  let make a = Array.copy a
  let get t i = t.(i)
end

module Given : sig
  type t
  val make : int -> t
  val all : t -> int array
end = struct
  type t = int array
  let make n = [| n; n |]
  let all t = Array.copy t
end

module Neither : sig
  type t
  val make : int -> t
  val get : t -> int -> int
end = struct
  type t = int array
  let make n = [| n; n |]
  let get t i = t.(i)
end
