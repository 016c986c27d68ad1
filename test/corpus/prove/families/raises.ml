(*** about: exceptions where the reference has a value ***)
(*** reference ***)
let rec f l n = match l with [] -> n | h :: t -> if h = n then n else f t n
(*** inputs ***)
[] 0
[1] 1
[2; 3] 3
[0] 5
[5; 4; 3] 3
[1; 2; 3; 4] 9
(*** wrong: hd ***)
let f l n = let _ = List.hd l in n
(*** wrong: tl ***)
let f l n = ignore (List.tl l); n
(*** wrong: nth ***)
let f l n = ignore (List.nth l 0); n
(*** wrong: find ***)
let f l n = ignore (List.find (fun x -> x = n) l); n
(*** wrong: assert ***)
let f l n = assert (List.length l < 4); n
(*** wrong: failwith for one number ***)
let f l n = if n = 9 then failwith "nine" else n
(*** wrong: division by the head ***)
let rec f l n = match l with [] -> n | h :: t -> let _ = 1 / h in if h = n then n else f t n
(*** wrong: a match that lacks a case ***)
let f l n = match l with [] -> n | [ _ ] -> n | [ _; _ ] -> n
(*** wrong: a condition that raises ***)
let rec f l n = match l with [] -> n | h :: t -> if 1 / (h - 2) = 7 then n else f t n
(*** wrong: raised in an argument that is dropped ***)
let const a _ = a
let f l n = const n (List.hd l)
(*** wrong: raised in a local function ***)
let f l n = let rec go l = match l with [] -> raise Not_found | h :: t -> if h = n then n else go t in go l
(*** wrong: exit ***)
let f l n = if n = 5 then invalid_arg "five" else n
(*** wrong: and both are asked ***)
let f l n = let a = l = [] and b = (try List.hd l with _ -> raise Exit) = n in if a && b then n else n
(*** wrong: assoc ***)
let f l n = List.assoc n (List.map (fun x -> (x, x)) l)
(*** wrong: int_of_string ***)
let f l n = if l = [] then int_of_string "x" else n
