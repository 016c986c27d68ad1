(* ask: run *)
let f (x : integer) = x
let g = Lists.map
type point = { x : int; y : int }
let h p = p.z
