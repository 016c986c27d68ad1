(* ask: suite --budget 1 --dump queries *)
let factors x y = x * y = 391 && 1 < x && x < y
