module S : sig
  type t
  val empty : t
  val push : int -> t -> t
  val pop : t -> (int * t) option
  val to_list : t -> int list
end = struct
  type t = int list
  let empty = []
  let push x s = x :: s
  let pop = function [] -> None | x :: s -> Some (x, s)
  let to_list s = s
end

let top s = match S.pop s with None -> 0 | Some (x, _) -> x
