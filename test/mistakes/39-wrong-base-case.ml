let rec longest l =
  match l with
  | [] -> ""
  | word :: rest ->
    let other = longest rest in
    if String.length word > String.length other then word else other
