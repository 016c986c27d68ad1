(* ask: types *)
type any = Any : 'a * ('a -> int) -> any
let content (Any (x, _)) = x
let mixed (Any (x, _)) (Any (_, f)) = f x
let kept = ref []
let keep (Any (x, _)) = kept := [x]
let Any (top, _) = Any (1, succ)
