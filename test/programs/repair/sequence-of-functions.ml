(* ask: repair *)
let evens (s : int Seq.t) = Seq.filter (fun x -> x mod 2 <> 1) s
