(* ask: run -e "(say 1, say 2)" -e "say 1 + say 2" -e "[say 1; say 2]" -e "pair (say 1) (say 2)" *)
let say n = print_int n; n
let pair a b = (a, b)
