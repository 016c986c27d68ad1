(* ask: run -e "z" *)
module R : sig val now : float end = struct let n = Unix.x end
module T (C : sig val now : float end) = struct let get () = C.now end
let y () = R.(now +. 1.)
let w () = let module B = T (R) in B.get ()
module E = struct include R end
let z = 4
