(* Records: puns, updates, mutable fields, fields of several types. *)
type p = { x : int; y : int; mutable z : int; w : string }
let f x y = { x; y; z = x - y; w = "" }
let g r = { r with x = r.y; y = r.x }
let h r = { r with z = r.z - r.x; w = r.w ^ "a" }
let i { x; y; _ } = x - y
let j ({ x; _ } as r) = r.z <- x - r.z; r
let k r = let { x; y = q; _ } = r in x - q
type q = { x : string; v : int }
let l (r : p) = r.x - r.y
let m (r : q) = r.x ^ "b"
let n r = r.x ^ r.x
let o (r : p) = { r with x = r.y }
let p (a : p) (b : p) = if a.x > b.x then a else b
