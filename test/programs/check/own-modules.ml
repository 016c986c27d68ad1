(* ask: check *)
(* Records inside a module, which the reference has outside: the call to try has the submission's own names. *)
module Point = struct
  type point = { x : int; y : int }
end

type shape = Circle of Point.point * int | Square of Point.point * int

let moved s n =
  match s with
  | Circle (p, r) -> Circle ({ p with Point.x = p.Point.x + n }, r)
  | Square (p, a) -> Square ({ p with Point.y = p.Point.y + n }, a)

let same p = { Point.x = p.Point.x; y = p.Point.y }
let mirrored p = p
