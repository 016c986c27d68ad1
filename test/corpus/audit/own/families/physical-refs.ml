(*** about: physical equality ***)
(*** check: --function place ***)
(*** reference ***)
let rec place (r : int ref) l = match l with [] -> -1 | s :: t -> if r == s then 0 else (match place r t with -1 -> -1 | n -> n + 1)
(*** inputs ***)
let apart = E.pair (E.refs E.ints) (E.lists 2 (E.refs E.ints))
let shared = E.outside "no-sharing" (E.map 6 (fun n -> "shared " ^ n) (fun n -> let r = ref n in (r, [ ref n; r ])) E.ints)
let cases = E.cases (apart @ shared) (fun (r, l) -> place r l)
(*** right: memq first ***)
let place (r : int ref) l = if List.memq r l then (let rec go n l = match l with s :: t -> if r == s then n else go (n + 1) t | [] -> -1 in go 0 l) else -1
(*** right: counted ***)
let place (r : int ref) l = let rec go n l = match l with [] -> -1 | s :: t -> if r != s then go (n + 1) t else n in go 0 l
(*** wrong: equal ones ***)
r == s ===> !r = !s
(*** wrong: structural ***)
r == s ===> r = s
(*** wrong: never there ***)
r == s ===> false
(*** wrong: always there ***)
r == s ===> r == r
(*** wrong: counts from one ***)
then 0 else ===> then 1 else
