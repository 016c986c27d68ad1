(*** about: exceptions ***)
(*** check: --function code ***)
(*** reference ***)
exception Stop of int
exception Halt
let code (e : exn) = match e with Stop n -> n | Halt -> 1 | Not_found -> 2 | Failure "x" -> 3 | _ -> 4
(*** inputs ***)
let exns =
  [ E.one 1 "Halt" Halt; E.one 1 "Not_found" Not_found; E.one 1 "Exit" Exit; E.one 2 "Failure \"x\"" (Failure "x"); E.one 2 "Failure \"y\"" (Failure "y");
    E.one 2 "Invalid_argument \"x\"" (Invalid_argument "x"); E.one 1 "Division_by_zero" Division_by_zero; E.one 1 "End_of_file" End_of_file ]
  @ E.made "Stop" (fun n -> Stop n) E.ints
let cases = E.cases exns (fun e -> code e)
(*** right: raised and caught ***)
let code (e : exn) = match e with Stop n -> n ===> let code (e : exn) = try raise e with Stop n -> n
(*** right: another order ***)
Stop n -> n | Halt -> 1 | Not_found -> 2 ===> Not_found -> 2 | Halt -> 1 | Stop n -> n
(*** right: equality ***)
Halt -> 1 | Not_found -> 2 ===> e when e = Halt -> 1 | Not_found -> 2
(*** wrong: negative ***)
Stop n -> n ===> Stop n -> abs n
(*** wrong: any failure ***)
Failure "x" -> 3 ===> Failure _ -> 3
(*** wrong: no failure ***)
Failure "x" -> 3 | _ -> 4 ===> _ -> 4
(*** wrong: end of file ***)
Not_found -> 2 ===> Not_found -> 2 | End_of_file -> 5
(*** wrong: halt and not found ***)
Halt -> 1 | Not_found -> 2 ===> Halt -> 2 | Not_found -> 1
