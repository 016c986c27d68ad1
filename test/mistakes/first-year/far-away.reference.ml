let median (l : int list) =
  let sorted = List.sort compare l in
  List.nth_opt sorted (List.length sorted / 2)
