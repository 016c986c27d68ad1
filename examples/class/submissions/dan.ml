(* Makes the mistake of cleo.ml in another way. *)
let maximum = function
  | [] -> failwith "empty"
  | l -> List.fold_left max 0 l

let rec compress = function
  | [] -> []
  | [ x ] -> [ x ]
  | x :: y :: rest -> if x = y then compress (y :: rest) else x :: compress (y :: rest)
