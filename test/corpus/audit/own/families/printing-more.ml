(*** about: printing and exit ***)
(*** check: --function double ***)
(*** reference ***)
let double x = x + x
(*** inputs ***)
let noisy = E.ints
let cases = E.cases noisy (fun x -> double x)
(*** right: prints ***)
let double x = print_int x; 2 * x
(*** right: prints sometimes ***)
let double x = if x > 0 then print_endline "positive"; x * 2
(*** right: errors ***)
let double x = prerr_string "double"; x + x
(*** wrong: prints, and is wrong ***)
let double x = print_int x; 2 * abs x
(*** wrong: square ***)
let double x = if x = 2 then print_string "two"; x * x
