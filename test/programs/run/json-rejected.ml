(* ask: run --json -e "1" *)
let double x = 2 * x
let four = double "2"
