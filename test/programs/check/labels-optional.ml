(* ask: check *)
(* Optional arguments correspond by name too, and their defaults belong to the function. *)
let diff ?(b = 1) ?(a = 2) () = b - a
let scale x = 2 * x
let pad ?left ?(char = ' ') text = match left with Some n when n > 0 -> String.make n char ^ text | _ -> text
let plain ?(by = 2) x = x + by
let root ~limit ~start x = if x > limit then start else x
let greet ?(name = "") () = "hello " ^ name
let rec total ?(init = 0) l = match l with [] -> init | x :: r -> total ~init:(init + x) r
