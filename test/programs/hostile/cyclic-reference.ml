(* ask: run --fuel 1000000 -e "match !r with Loop s -> s == r | End -> false" -e r -e "r = r" *)
type t = End | Loop of t ref
let r = ref End
let () = r := Loop r
