let rec maximum = function
  | [] -> failwith "empty"
  | [ x ] -> x
  | x :: y :: rest -> if x > y then maximum (x :: rest) else maximum (y :: rest)

(* Takes equal elements away in pairs. *)
let rec compress = function
  | x :: y :: rest -> if x = y then x :: compress rest else x :: compress (y :: rest)
  | short -> short
