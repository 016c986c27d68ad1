(* The reference for a class of eight; submissions/ has what they handed in. *)

(* The largest element of a list. *)
let rec maximum = function
  | [] -> failwith "empty"
  | [ x ] -> x
  | x :: rest ->
      let largest = maximum rest in
      if x > largest then x else largest

(* A list without the elements that equal their left neighbour. *)
let rec compress = function
  | x :: (y :: _ as rest) -> if x = y then compress rest else x :: compress rest
  | short -> short
