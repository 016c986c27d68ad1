(*** about: preconditions, which may raise or never end themselves ***)
(*** check: --given ok --function f ***)
(*** reference ***)
let rec ok l = match l with [] -> true | [ _ ] -> true | a :: (b :: _ as t) -> (a : int) <= b && ok t
let rec f (l : int list) = match l with [] -> 0 | h :: t -> if t = [] then h else f t
(*** inputs ***)
[]
[1]
[1; 2]
[-4; -3]
[0; 0; 5]
(*** wrong: the first ***)
let f l = match l with [] -> 0 | h :: _ -> h
(*** wrong: at least zero ***)
let f l = List.fold_left max 0 l
(*** wrong: raises on none ***)
let rec f l = match l with [ x ] -> x | _ :: t -> f t
(*** wrong: loops on two ***)
let rec f l = match l with [] -> 0 | [ x ] -> x | [ a; b ] -> f l | _ :: t -> f t
(*** wrong: one before ***)
let rec f l = match l with [] -> 0 | [ x ] -> x | [ x; _ ] -> x | _ :: t -> f t
(*** wrong: sum ***)
let f l = List.fold_left ( + ) 0 l
(*** wrong: length ***)
let f l = List.length l
(*** wrong: where it is sorted strictly ***)
let rec f l = match l with [] -> 0 | [ x ] -> x | a :: (b :: _ as t) -> if a < b then f t else a + 1
