(* ask: suite --function twice --dump subject *)
module Stack : sig
  type t
  val empty : t
  val push : int -> t -> t
  val top : t -> int option
end = struct
  type t = int list
  let empty = []
  let push x s = x :: s
  let top = function [] -> None | x :: _ -> Some x
end

let twice x s = Stack.push x (Stack.push x s)
