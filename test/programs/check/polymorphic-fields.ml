(* ask: check *)
(* A function for all types cannot tell values apart: it is the identity, or one of a few others; the last four agree. *)
type poly = { f : 'a. 'a -> 'a }
type lists = { m : 'a. 'a list -> 'a list }
type count = { c : 'a. 'a list -> int }
type t = Id of poly | Other
let use p = (p.f 1, p.f false)
let both l = (l.m [ 1; 2 ], l.m [ "x"; "y" ])
let get = function Id p -> p.f 4 | Other -> 0
let counted k = k.c [ 3; 4 ]
let strings (k : count) = k.c [ 1 ] + k.c [ 1 ]
let same p = if p.f (not (p.f true)) then 2 else p.f 1
let names l = List.length (l.m [ 1; 2 ])
