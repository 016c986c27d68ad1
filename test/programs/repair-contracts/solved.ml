(* ask: repair *)
(* A limit that the contract says in another form *)
let fare zone = if zone > 250 then 8 else 3
(*@ p = fare zone
    ensures (p = 8) = (2 * zone > 1499)
    ensures (p = 3) = (2 * zone <= 1499) *)
