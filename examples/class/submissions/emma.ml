(* Drops every element that comes again later, neighbour or not. *)
let rec maximum = function
  | [] -> failwith "empty"
  | [ x ] -> x
  | x :: rest -> max x (maximum rest)

let rec compress = function
  | [] -> []
  | x :: rest -> if List.mem x rest then compress rest else x :: compress rest
