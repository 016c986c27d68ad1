(* ask: repair *)
(* Two mistakes in one match: a case is missing, and what another gives is wrong. *)
type shape = Dot | Box of int * int | Pile of shape list

let rec area s =
  match s with
  | Box (w, h) -> w + h
  | Pile l -> List.fold_left (fun sum each -> sum + area each) 0 l
