type money = Coins of int list | Note of int | Pair of money * money

let rec worth m =
  match m with
  | Note n -> n
  | Pair (a, b) -> worth a + worth b
  | Coins [] -> 0
  | Coins (c :: rest) -> c + worth (Coins rest)
