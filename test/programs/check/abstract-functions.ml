(* ask: check *)
(* Differs: functions that take values of a hidden type look at what its operations tell. *)
module Bag : sig
  type t
  val empty : t
  val add : int -> t -> t
  val size : t -> int
  val sum : t -> int
end = struct
  type t = int list
  let empty = []
  let add x t = x :: t
  let size = List.length
  let sum = List.fold_left ( + ) 0
end

let rec count_if (p : Bag.t -> bool) = function
  | [] -> 0
  | b :: rest -> if p b then 1 else count_if p rest

let best (score : Bag.t -> int) a b = if score a > score b then a else b

let rec build (f : int -> Bag.t -> Bag.t) n = if n <= 0 then Bag.empty else f (n - 1) (build f (n - 1))


module S = Set.Make (Int)
let with_set (f : S.t -> int) s = f (S.add 1 s)
