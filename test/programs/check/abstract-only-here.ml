(* ask: check *)
(* Cannot be compared: the reference's inputs are lists, the submission's are hidden. *)
module S : sig type t val push : int -> t -> t end = struct
  type t = int list
  let push x s = x :: s
end
