(* ask: run -e "incr count; !count" -e "incr count; !count" -e "count := 10; failwith \"after\"" -e "next ()" -e "deep 300_000" -e "!count" *)
let count = ref 0
let next () = incr count; !count
let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)
let deep n = incr count; even n
