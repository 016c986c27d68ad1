(* A `match` inside a `match`, without parentheses *)
let first_positive found rest =
  match found with
  | None ->
    match rest with
    | [] -> 0
    | x :: _ -> x
  | Some x -> x
