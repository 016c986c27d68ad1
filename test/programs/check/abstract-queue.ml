(* ask: check --function Q.peek *)
(* Differs only after a chain of operations: two lists, of which the first must not become empty alone. *)
module Q : sig
  type 'a t
  val empty : 'a t
  val enqueue : 'a -> 'a t -> 'a t
  val tail : 'a t -> 'a t
  val peek : 'a t -> 'a option
end = struct
  type 'a t = 'a list * 'a list
  let empty = ([], [])
  let enqueue x (front, back) = if front = [] then ([ x ], back) else (front, x :: back)
  let tail = function [], _ -> ([], []) | [ _ ], back -> (back, []) | _ :: front, back -> (front, back)
  let peek (front, _) = match front with [] -> None | x :: _ -> Some x
end
