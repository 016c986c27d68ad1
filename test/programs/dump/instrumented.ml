(* ask: suite --budget 1 --dump instrumented *)
let rec power x n = if n = 0 then 1 else x * power x (n - 1)
