(* ask: run --fuel 100000 *)
let f (x : string) : < n : int > = x
let g (y : < n : int >) : int = y
let () =
  (try ignore (String.make (g (f "a")) 'x') with _ -> ());
  let rec loop n = loop (n + 1) in
  loop 0
