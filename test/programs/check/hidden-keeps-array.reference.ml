module Kept : sig
  type t
  val make : int array -> t
  val get : t -> int -> int
end = struct
  type t = int array
  let make a = a
  let get t i = t.(i)
end

module Given : sig
  type t
  val make : int -> t
  val all : t -> int array
end = struct
  type t = int array
  let make n = [| n; n |]
  let all t = t
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
