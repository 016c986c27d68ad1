(* `::` for `@` *)
let rec flatten (l : int list list) : int list =
  match l with
  | [] -> []
  | first :: rest -> first :: flatten rest
