(* Gives the last but one element when there are two or more. *)
let rec last = function
  | [] -> None
  | [ x ] -> Some x
  | [ x; _ ] -> Some x
  | _ :: rest -> last rest
