(*** about: functions with effects ***)
(*** check: --function each ***)
(*** reference ***)
let rec each (f : int -> unit) l = match l with [] -> () | x :: r -> f x; each f r
(*** inputs ***)
let cases = E.cases (E.pair E.actions (E.lists 3 E.ints)) (fun (f, l) -> each f l)
(*** right: library ***)
let each (f : int -> unit) l = List.iter f l
(*** right: folded ***)
let each (f : int -> unit) l = List.fold_left (fun () x -> f x) () l
(*** right: unit bound ***)
f x; each f r ===> let () = f x in each f r
(*** right: by arrays ***)
let each (f : int -> unit) l = let a = Array.of_list l in for i = 0 to Array.length a - 1 do f a.(i) done
(*** wrong: last first ***)
f x; each f r ===> each f r; f x
(*** wrong: twice ***)
f x; each f r ===> f x; f x; each f r
(*** wrong: not the last ***)
[] -> () ===> [] | [ _ ] -> ()
(*** wrong: never ***)
f x; each f r ===> each f r
(*** wrong: once for equal neighbours ***)
x :: r -> ===> x :: y :: r when x = y -> each f (y :: r) | x :: r ->
(*** wrong: another number ***)
f x; ===> f (abs x);
