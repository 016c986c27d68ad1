(* Right, and written in another way: with folds. *)
let maximum = function
  | [] -> failwith "empty"
  | x :: rest -> List.fold_left max x rest

let compress l =
  let add x = function
    | y :: rest when x = y -> y :: rest
    | rest -> x :: rest
  in
  List.fold_right add l []
