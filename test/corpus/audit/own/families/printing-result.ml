(*** about: printing and exit ***)
(*** check: --function total ***)
(*** reference ***)
let rec total l = match l with [] -> 0 | x :: r -> if x < 0 then print_string "!"; x + total r
(*** inputs ***)
let cases = E.cases (E.lists 3 E.ints) (fun l -> total l)
(*** right: character ***)
print_string "!" ===> print_char '!'
(*** right: folded ***)
let total l = List.fold_left (fun n x -> if x < 0 then print_string "!"; n + x) 0 l
(*** right: rest first ***)
if x < 0 then print_string "!"; x + total r ===> let n = total r in if x < 0 then print_string "!"; x + n
(*** wrong: line ***)
print_string "!" ===> print_endline "!"
(*** wrong: also for zero ***)
x < 0 ===> x <= 0
(*** wrong: never ***)
if x < 0 then print_string "!"; x ===> x
(*** wrong: on the other channel ***)
print_string ===> prerr_string
(*** wrong: only once ***)
let total l = if List.exists (fun x -> x < 0) l then print_string "!"; List.fold_left ( + ) 0 l
