(* ask: check *)
(* Differs: several inputs, inputs in a list, labels and functions that the operations take. *)
module S : sig type t val empty : t val push : int -> t -> t val size : t -> int val merge : t -> t -> t val of_list : int list -> t val choose : ?default:int -> t -> int val map : f:(int -> int) -> t -> t end = struct
  type t = int list
  let empty = [] let push x s = x :: s let size = List.length
  let merge a b = b @ a let of_list l = l
  let choose ?(default = 0) = function [] -> default | x :: _ -> x
  let map ~f s = List.map f s
end
let nonempty s = S.size s > 0
let f s = S.size s * 10 + (if S.size s = 0 then 1 else 0)
let g (l : S.t list) = List.fold_left (fun n s -> S.size s) 0 l
let m s = S.map ~f:(fun x -> x + 2) s
