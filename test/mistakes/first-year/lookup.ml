(* The value instead of an option of it *)
let rec lookup (key : string) (pairs : (string * int) list) =
  match pairs with
  | [] -> None
  | (k, v) :: rest -> if k = key then v else lookup key rest
let has key pairs = match lookup key pairs with None -> false | Some _ -> true
