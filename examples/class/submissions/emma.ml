let rec maximum = function
  | [] -> failwith "empty"
  | [ x ] -> x
  | x :: rest -> max x (maximum rest)

(* Looks at everything to the right, not only at the neighbour. *)
let rec compress = function
  | [] -> []
  | x :: rest -> if List.mem x rest then compress rest else x :: compress rest
