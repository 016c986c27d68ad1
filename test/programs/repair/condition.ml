(* ask: repair *)
let rec take n l =
  match l with
  | [] -> []
  | x :: rest -> if n < 0 then [] else x :: take (n - 1) rest
