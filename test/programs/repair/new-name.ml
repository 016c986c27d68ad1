(* ask: repair *)
(* A name in a pattern is a new one: the first case fits every number. *)
let rec replace old now l =
  match l with
  | [] -> []
  | x :: rest ->
    (match x with
     | old -> now :: replace old now rest
     | _ -> x :: replace old now rest)
