(*** about: exceptions ***)
(*** check: --function largest ***)
(*** reference ***)
let rec largest l = match l with [] -> failwith "none" | [ x ] -> x | x :: r -> max x (largest r)
(*** inputs ***)
let cases = E.cases (E.lists 4 E.ints) (fun l -> largest l)
(*** right: another exception ***)
failwith "none" ===> raise Not_found
(*** right: zero for none ***)
failwith "none" ===> 0
(*** right: folded ***)
let largest l = List.fold_left max (List.hd l) l
(*** right: caught ***)
x :: r -> max x (largest r) ===> x :: r -> (try max x (largest r) with Failure _ -> x)
(*** wrong: at least zero ***)
let rec largest l = match l with [] -> 0 | x :: r -> max x (largest r)
(*** wrong: raises for two ***)
x :: r -> max x (largest r) ===> [ x; y ] when x = y -> failwith "equal" | x :: r -> max x (largest r)
(*** wrong: smallest ***)
max x ===> min x
(*** wrong: first of equals ***)
[ x ] -> x ===> [ x ] -> if x = 2 then 1 else x
