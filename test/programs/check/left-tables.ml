(* ask: check *)
(* Tables that are given, and references to sets, are compared after the call. *)
let count t (w : string) = (try Hashtbl.find t w with Not_found -> 0) + 1
let forget (t : (string, int) Hashtbl.t) w = if Hashtbl.mem t w then (Hashtbl.remove t w; true) else false
module Words = Set.Make (String)
let learn (known : Words.t ref) w = Words.cardinal (Words.add w !known)
let both (known : Words.t ref) w = known := Words.union !known (Words.singleton w)
