let price item prices = List.assoc_opt item prices
let with_tax item prices = List.assoc item prices * 120 / 100
let cost = 360
