(*** about: state ***)
(*** apart ***)
(*** check: --function square ***)
(*** reference ***)
let square x = x * x
(*** inputs ***)
let perform x = square x
let cases = E.cases E.ints square @ E.sequences 4 E.ints perform
(*** right: remembered ***)
let known : (int, int) Hashtbl.t = Hashtbl.create 8
let square x = match Hashtbl.find_opt known x with Some y -> y | None -> let y = x * x in Hashtbl.add known x y; y
(*** right: last one remembered ***)
let last = ref (0, 0)
let square x = if fst !last = x then snd !last else (last := (x, x * x); x * x)
(*** right: counted only ***)
let calls = ref 0
let square x = incr calls; x * x
(*** wrong: remembered by its sign ***)
let known : (int, int) Hashtbl.t = Hashtbl.create 8
let square x = let k = compare x 0 in match Hashtbl.find_opt known k with Some y -> y | None -> let y = x * x in Hashtbl.add known k y; y
(*** wrong: the last one ***)
let last = ref (0, 0)
let square x = if fst !last = x then snd !last else (last := (x, x); x * x)
(*** wrong: the third call ***)
let calls = ref 0
let square x = incr calls; if !calls = 3 then 0 else x * x
(*** wrong: one behind ***)
let last = ref 0
let square x = let y = !last in last := x; if y = 2 then 4 + (x * x) else x * x
