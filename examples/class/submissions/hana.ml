(* Not finished: `compress` is missing. *)
let rec maximum = function
  | [] -> failwith "empty"
  | [ x ] -> x
  | x :: rest ->
      let m = maximum rest in
      if x < m then m else x
