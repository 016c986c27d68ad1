(* ask: run -e "g () + h 2" *)
let[@inline never] [@local never] g () = 1
let[@a] [@b] [@c "d"] rec h n = if[@x] [@y 1 + 2] n = 0 then 0 else h (n - 1)
