(* ask: repair *)
type money = Coins of int list | Note of int | Pair of money * money

let rec worth m =
  match m with
  | Note n -> n
  | Coins [] -> 0
  | Coins (c :: rest) -> c + worth (Coins rest)
  | _ -> failwith "todo"
