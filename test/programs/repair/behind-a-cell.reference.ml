type node = { value : int; mutable next : node option }
let link a b = a.next <- Some b
