(*** about: lists, and submissions that never end on some of them ***)
(*** reference ***)
let rec f l = match l with [] -> 0 | h :: t -> h + f t
(*** inputs ***)
[]
[1]
[0; 2]
[3; 1; 2]
[-1; 5; 7; 9]
(*** wrong: the same list ***)
f t ===> f l
(*** wrong: itself ***)
let rec f l = f l
(*** wrong: the same list, built again ***)
f t ===> f (h :: t)
(*** wrong: two that call each other ***)
let rec f l = match l with [] -> 0 | h :: t -> h + g l and g l = match l with [] -> 0 | _ -> f l
(*** wrong: a loop in what is not needed ***)
let rec loop x = loop x
let rec f l = match l with [] -> let _ = loop 0 in 0 | h :: t -> h + f t
(*** wrong: a loop for one head ***)
h + f t ===> if h = 3 then f l else h + f t
(*** wrong: a loop for long lists ***)
let rec f l = match l with [] -> 0 | [ a; b; c; d ] -> f l | h :: t -> h + f t
(*** wrong: an accumulator that forgets to go on ***)
let f l = let rec go a l = match l with [] -> a | h :: t -> if h > 100 then go a t else if h = 7 then go a l else go (a + h) t in go 0 l
(*** wrong: local, captures the list ***)
let f l = let rec go a = match l with [] -> a | h :: t -> go (a + h) in go 0
(*** wrong: shadowed tail ***)
let rec f l = match l with [] -> 0 | h :: t -> let t = l in h + f t
(*** wrong: grows ***)
let rec f l = match l with [] -> 0 | [ x ] -> x | h :: t -> f ((h + 0) :: 0 :: t)
(*** wrong: two lists, none gets smaller ***)
let f l = let rec go a b = match (a, b) with [], [] -> 0 | h :: t, _ -> go b a | [], h :: t -> if h = 3 then go l [] else h + go t [] in go l []
(*** wrong: counts down past zero ***)
let f l = let rec wait n = if n = 0 then 0 else wait (n - 1) in List.fold_left (fun a x -> a + x + wait x) 0 l
(*** wrong: right fold with a loop in the function ***)
let rec loop x = if x = 2 then loop x else x
let f l = List.fold_right (fun x a -> loop x + a) l 0
(*** wrong: a loop through a closure ***)
let f l = let rec mk l = match l with [] -> fun () -> 0 | h :: t -> fun () -> h + mk l () in mk l ()
