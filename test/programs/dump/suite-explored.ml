(* ask: suite --budget 1 --dump explored *)
let sign n = if n < 0 then -1 else 1
