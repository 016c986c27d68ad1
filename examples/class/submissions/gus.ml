(* Does not have a type: `^` joins strings. *)
let rec maximum = function
  | [] -> failwith "empty"
  | [ x ] -> x
  | x :: rest -> max x (maximum rest)

let rec compress = function
  | x :: y :: rest -> if x = y then compress (y :: rest) else x ^ compress (y :: rest)
  | short -> short
