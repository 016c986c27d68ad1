(*** about: functions with effects ***)
(*** check: --function apply ***)
(*** reference ***)
let rec apply (f : int -> int) l = match l with [] -> [] | x :: r -> let y = f x in y :: apply f r
(*** inputs ***)
let pure = E.int_functions
let cases = E.cases (E.pair (pure @ E.with_effects pure @ E.remembering @ E.raising) (E.lists 3 E.ints)) (fun (f, l) -> apply f l)
(*** right: by reversing ***)
let apply (f : int -> int) l = List.rev (List.rev_map f l)
(*** right: tail first named ***)
let y = f x in y :: apply f r ===> let y = f x in let rest = apply f r in y :: rest
(*** wrong: from the right ***)
let y = f x in y :: apply f r ===> let rest = apply f r in f x :: rest
(*** wrong: called twice ***)
let y = f x in ===> let _ = f x in let y = f x in
(*** wrong: reversed ***)
y :: apply f r ===> apply f r @ [ y ]
(*** wrong: twice ***)
let y = f x ===> let y = f (f x)
(*** wrong: one skipped ***)
x :: r -> ===> [ x; z ] -> [ f z; f x ] | x :: r ->
(*** wrong: remembered ***)
x :: r -> ===> x :: z :: r when x = z -> let y = f x in y :: y :: apply f r | x :: r ->
