(* ask: check --function count=tick --function add=put --function next=after *)
(* In one file, nothing tells which other functions correspond: put and add write to what take and get read, which nobody
   asked about, so nothing is claimed of later calls. *)
let counted = ref 0
let count () = incr counted; !counted
let ticks = ref 0
let tick () = ticks := !ticks + 1; if !ticks > 2 then 0 else !ticks

let added : int list ref = ref []
let add x = added := x :: !added
let get () = !added
let stored : int list ref = ref []
let put x = stored := x :: x :: !stored
let take () = !stored

let seed = ref 1
let next n = seed := !seed + n; !seed
let state = ref 1
let after n = state := n + !state; !state
