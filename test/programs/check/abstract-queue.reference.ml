module Q : sig
  type 'a t
  val empty : 'a t
  val enqueue : 'a -> 'a t -> 'a t
  val tail : 'a t -> 'a t
  val peek : 'a t -> 'a option
end = struct
  type 'a t = 'a list
  let empty = []
  let enqueue x q = q @ [ x ]
  let tail = function [] -> [] | _ :: q -> q
  let peek = function [] -> None | x :: _ -> Some x
end
