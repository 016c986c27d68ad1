(* Takes 0 for the smallest number there is. *)
let maximum l =
  if l = [] then failwith "empty"
  else
    let rec go best = function
      | [] -> best
      | x :: rest -> go (if x > best then x else best) rest
    in
    go 0 l

let rec compress = function
  | x :: y :: rest when x = y -> compress (y :: rest)
  | x :: rest -> x :: compress rest
  | [] -> []
