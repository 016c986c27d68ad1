(* ask: run -e "z" *)
module U = Unix
module R : sig val now : float end = struct let n = U.x end
module T (C : sig val now : float end) = struct let get () = C.now end
module B = T (R)
let y = B.get ()
let z = 3
