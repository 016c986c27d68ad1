(* ask: check abstract-stack.reference.ml *)
(* Differs: the submission does not hide its type, which is no matter. *)
module S = struct
  type t = int list
  let empty = []
  let push x s = if x = 3 then s else x :: s
  let pop = function [] -> None | x :: s -> Some (x, s)
  let to_list (s : t) = s
end

let top s = match S.pop s with None -> 0 | Some (x, _) -> x
