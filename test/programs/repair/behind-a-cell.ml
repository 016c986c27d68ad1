(* ask: repair *)
type node = { value : int; mutable next : node option }
let link a b = b.next <- Some a
