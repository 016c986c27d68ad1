(* ask: run -e "double 1" -e "double true" -e "dubble 2" -e "1 +" *)
let double x = 2 * x
