(* ask: check *)
(* Differs in every function that can tell that push loses an element that is there already. *)
module S : sig
  type t
  val empty : t
  val push : int -> t -> t
  val pop : t -> (int * t) option
  val to_list : t -> int list
end = struct
  type t = { items : int list; size : int }
  let empty = { items = []; size = 0 }
  let push x s = if List.mem x s.items then s else { items = x :: s.items; size = s.size + 1 }
  let pop s = match s.items with [] -> None | x :: items -> Some (x, { items; size = s.size - 1 })
  let to_list s = s.items
end

let top s = match S.pop s with None -> 0 | Some (x, _) -> x
