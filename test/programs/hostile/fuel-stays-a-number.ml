(* ask: run --fuel 100000 *)
let f (x : string) : Unix.file_descr = x
let g (y : Unix.file_descr) : int array = y
let () =
  (try ignore (Array.make (Array.length (g (f "a"))) 0) with _ -> ());
  let rec loop n = loop (n + 1) in
  loop 0
