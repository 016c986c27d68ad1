(* ask: run --fuel 100000 *)
module C (X : sig val v : Unix.stats end) : sig val v : int end = struct let v = X.v end
module D = C (struct let v = "a" end)
let () =
  (try ignore (Bytes.create D.v) with _ -> ());
  let rec loop n = loop (n + 1) in
  loop 0
