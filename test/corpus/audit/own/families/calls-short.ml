(*** about: functions with effects ***)
(*** check: --function all ***)
(*** reference ***)
let rec all p l = match l with [] -> true | x :: r -> p x && all p r
(*** inputs ***)
let every = E.predicates @ E.with_effects E.predicates @ E.partial
let cases = E.cases (E.pair every (E.lists 3 E.ints)) (fun (p, l) -> all p l)
(*** right: library ***)
let all p l = List.for_all p l
(*** right: by if ***)
p x && all p r ===> if p x then all p r else false
(*** right: none is not ***)
let all p l = not (List.exists (fun x -> not (p x)) l)
(*** wrong: asks all ***)
p x && all p r ===> let a = p x in let b = all p r in a && b
(*** wrong: one of them ***)
p x && all p r ===> p x || all p r
(*** wrong: from the right ***)
p x && all p r ===> all p r && p x
(*** wrong: false at the end ***)
[] -> true ===> [] -> false
(*** wrong: only first two ***)
x :: r -> ===> [ x; y; _ ] -> p x && p y | x :: r ->
