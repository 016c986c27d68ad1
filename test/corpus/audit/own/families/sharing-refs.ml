(*** about: sharing ***)
(*** check: --function swap ***)
(*** reference ***)
let swap (a : int ref) (b : int ref) = let t = !a in a := !b; b := t
(*** inputs ***)
let shared = E.outside "no-sharing" (E.map 2 (fun n -> Printf.sprintf "(let r = ref %s in (r, r))" n) (fun n -> let r = ref n in (r, r)) E.ints)
let two = E.pair (E.refs E.ints) (E.refs E.ints)
let cases = E.cases (two @ shared) (fun (a, b) -> swap a b; (!a, !b))
(*** right: the other way ***)
let swap (a : int ref) (b : int ref) = let t = !b in b := !a; a := t
(*** right: both read first ***)
let swap (a : int ref) (b : int ref) = let x = !a and y = !b in a := y; b := x
(*** right: unless equal ***)
let swap (a : int ref) (b : int ref) = if !a <> !b then (let t = !a in a := !b; b := t)
(*** wrong: by arithmetic ***)
let swap (a : int ref) (b : int ref) = a := !a + !b; b := !a - !b; a := !a - !b
(*** wrong: lost ***)
let swap (a : int ref) (b : int ref) = a := !b; b := !a
(*** wrong: not if smaller ***)
let swap (a : int ref) (b : int ref) = if !a > !b then (let t = !a in a := !b; b := t)
(*** wrong: one only ***)
let swap (a : int ref) (b : int ref) = a := !b
(*** wrong: shared ones counted ***)
let swap (a : int ref) (b : int ref) = if a == b then a := 0 else (let t = !a in a := !b; b := t)
