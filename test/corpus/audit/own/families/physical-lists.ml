(*** about: physical equality ***)
(*** check: --function kept ***)
(*** reference ***)
let rec remove x l = match l with [] -> l | y :: r -> if x = y then remove x r else (let s = remove x r in if s == r then l else y :: s)
let kept (x : int) l = remove x l == l
(*** inputs ***)
let cases = E.cases (E.pair E.ints (E.lists 3 E.ints)) (fun (x, l) -> kept x l)
(*** right: not there ***)
let kept (x : int) l = not (List.mem x l)
(*** right: counted ***)
let kept (x : int) l = List.length (List.filter (( = ) x) l) = 0
(*** wrong: always copied ***)
if s == r then l else y :: s ===> y :: s
(*** wrong: equal ***)
remove x l == l ===> List.length (remove x l) <= List.length l
(*** wrong: filter ***)
let kept (x : int) l = List.filter (( <> ) x) l == l
(*** wrong: only first ***)
let kept (x : int) l = match l with [] -> true | y :: _ -> x <> y
(*** wrong: other ***)
remove x l == l ===> remove x l != l
