(* ask: check *)
type id = { id : 'a. 'a -> 'a }
let use { id } = (id 2, id "a")
