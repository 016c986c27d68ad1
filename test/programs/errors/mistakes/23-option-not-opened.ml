(* An option used as what it may hold *)
let price item prices = List.assoc_opt item prices
let with_tax item prices = price item prices * 120 / 100
let cost = with_tax "tea" [("tea", 300)]
