(*** about: printing and exit ***)
(*** check: --function show ***)
(*** reference ***)
let rec show l = match l with [] -> print_newline () | [ x ] -> print_int x; print_newline () | x :: r -> print_int x; print_string "; "; show r
(*** inputs ***)
let cases = E.cases (E.lists 3 E.ints) (fun l -> show l)
(*** right: by a text ***)
let show l = print_endline (String.concat "; " (List.map string_of_int l))
(*** right: format ***)
print_int x; print_string "; " ===> Printf.printf "%d; " x
(*** right: string of int ***)
print_int x; print_newline () ===> print_endline (string_of_int x)
(*** wrong: no space ***)
"; " ===> ";"
(*** wrong: one too many ***)
[] -> print_newline () | [ x ] -> print_int x; print_newline () ===> [] -> print_newline ()
(*** wrong: no newline for none ***)
[] -> print_newline () ===> [] -> ()
(*** wrong: reversed ***)
let rec show l = match l with ===> let rec show l = match List.rev l with
(*** wrong: signs ***)
print_int x; print_string ===> Printf.printf "%+d" x; print_string
(*** wrong: newline at once ***)
[ x ] -> print_int x; print_newline () ===> [ x ] -> print_newline (); print_int x
