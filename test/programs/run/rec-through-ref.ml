(* ask: run -e "step 3" -e "(!a) 4" *)
let rec step = let cell = ref 0 in fun n -> if n = 0 then !cell else (incr cell; step (n - 1))
let rec a = ref (fun n -> if n = 0 then 0 else 1 + (!b) (n - 1)) and b = ref (fun n -> if n = 0 then 10 else (!a) (n - 1))
