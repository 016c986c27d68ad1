(*** about: printing and exit ***)
(*** apart ***)
(*** check: --function quit ***)
(*** reference ***)
let quit n = if n > 1 then exit n else if n < 0 then (print_string "bye"; exit 1) else n
(*** inputs ***)
let cases = E.cases (E.ints_of [ 0; 1; -1; 2; 3; -2 ]) (fun n -> quit n)
(*** right: at least two ***)
n > 1 ===> n >= 2
(*** right: cases swapped ***)
let quit n = if n < 0 then (print_string "bye"; exit 1) else if n > 1 then exit n else n
(*** right: printed at exit ***)
let quit n = if n > 1 then exit n else if n < 0 then (at_exit (fun () -> print_string "bye"); exit 1) else n
(*** right: not caught ***)
exit n ===> (try exit n with Not_found -> 0)
(*** wrong: other code ***)
exit 1 ===> exit 2
(*** wrong: nothing printed ***)
(print_string "bye"; exit 1) ===> exit 1
(*** wrong: returns ***)
if n > 1 then exit n ===> if n > 2 then exit n
(*** wrong: raises ***)
if n > 1 then exit n ===> if n > 1 then raise Exit
(*** wrong: printed twice ***)
print_string "bye"; ===> print_string "byebye";
