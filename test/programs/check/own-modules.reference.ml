type point = { x : int; y : int }
type shape = Circle of point * int | Square of point * int

let moved s n =
  match s with Circle (p, r) -> Circle ({ p with x = p.x + n }, r) | Square (p, a) -> Square ({ p with x = p.x + n }, a)

let same p = { x = p.x; y = p.y }
let mirrored { x; y } = { x = y; y = x }
