let even n = n mod 2 = 0

let count low high l =
  let next n x =
    match compare x low, compare x high with
    | -1, _ -> n
    | _, 1 -> n
    | _ -> n + 1
  in
  List.fold_left next 0 l

let rec pick l =
  match l with
  | [] -> []
  | n :: rest when even n -> ( match n > 10 with true -> n :: pick rest | false -> pick rest)
  | _ :: rest -> pick rest
