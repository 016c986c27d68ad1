(* ask: run --fuel 1000000 *)
let () = for _ = min_int to max_int do () done
