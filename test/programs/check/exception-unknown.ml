(* ask: check *)
(* Open types beside that of exceptions are not told apart in core: neither is an input. *)
exception Mine of int
let code = function Mine n -> n | _ -> 0
type event = ..
type event += Key of int
let key = function Key n -> n + 1 | _ -> 0
