(*** about: physical equality ***)
(*** check: --function has ***)
(*** reference ***)
let rec has x l = match l with [] -> false | y :: r -> x = y || has x r
(*** inputs ***)
let strings = E.strings
let same = List.map (fun t -> E.fresh 4 (Printf.sprintf "(let s = %S in s [ s ])" t) (fun () -> let s = String.sub t 0 (String.length t) in (s, [ s ]))) [ ""; "x" ]
let cases = E.cases (E.pair E.ints (E.lists 2 E.ints)) (fun (x, l) -> has x l) @ E.cases (E.pair strings (E.lists 2 strings) @ same) (fun (x, l) -> has x l)
(*** right: library ***)
let has x l = List.mem x l
(*** right: compare ***)
x = y ===> compare x y = 0
(*** right: identical or equal ***)
x = y ===> x == y || x = y
(*** right: exists ***)
let has x l = List.exists (( = ) x) l
(*** wrong: memq ***)
let has x l = List.memq x l
(*** wrong: identical ***)
x = y ===> x == y
(*** wrong: not other ***)
x = y ===> not (x != y)
(*** wrong: different ***)
x = y ===> x <> y
