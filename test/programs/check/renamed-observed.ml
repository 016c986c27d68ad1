(* ask: check --function evens=even_ones --observe renamed-observed.observer.ml:members *)
(* Through an observer: each of the two under its own name. *)
let evens l = List.filter (fun x -> x mod 2 = 0) l
let even_ones l = List.filter (fun x -> x mod 2 = 0 && x <> 4) l
