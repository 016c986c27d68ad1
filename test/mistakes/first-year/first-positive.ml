(* A pattern without `Some` *)
let first_positive l =
  match List.find_opt (fun x -> x > 0) l with
  | None -> 0
  | x -> x
