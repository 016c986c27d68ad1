(* ask: check --function sort --observe observe-arguments.observer.ml:kept *)
(* An observer that takes the argument, and then the result. *)
let sort l = match List.sort compare l with x :: (_ :: _ as rest) when x < 0 -> rest | l -> l
