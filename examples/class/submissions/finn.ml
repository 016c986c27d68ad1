(* Takes equal elements away in pairs: goes wrong on three. *)
let rec maximum = function
  | [] -> failwith "empty"
  | [ x ] -> x
  | x :: y :: rest -> if x > y then maximum (x :: rest) else maximum (y :: rest)

let rec compress = function
  | x :: y :: rest -> if x = y then x :: compress rest else x :: compress (y :: rest)
  | short -> short
