(* `Some` is missing in a match of pairs *)
let add_options a b =
  match a, b with
  | Some x, Some y -> x + y
  | _ -> None
