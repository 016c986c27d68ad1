(* ask: check --observe observe-missing.observer.ml:total *)
(* One function is missing; that is said of it, not of the observer. *)
let once x = [ x ]
