(* ask: check *)
(* Does not finish from -1 down: a handler of every exception does not end a loop. *)
let rec down n = if n = 0 then 0 else down (n - 1)
let zero n = try down n with _ -> 0
