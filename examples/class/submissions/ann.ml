(* Right: the reference under other names. *)
let rec maximum l =
  match l with
  | [] -> failwith "empty"
  | [ a ] -> a
  | a :: others ->
      let best = maximum others in
      if a > best then a else best

let rec compress l =
  match l with
  | a :: (b :: _ as tail) -> if a = b then compress tail else a :: compress tail
  | l -> l
