(*** about: exceptions ***)
(*** check: --function protect --exceptions same ***)
(*** reference ***)
let protect (finally : unit -> unit) (f : int -> int) x = match f x with y -> finally (); y | exception e -> finally (); raise e
(*** inputs ***)
let finally = [ E.one 2 "record" (fun () -> E.note "finally") ]
let broken = E.outside "returning" [ E.one 2 "(fun () -> raise Exit)" (fun () -> E.note "broken"; raise Exit) ]
let fs = E.int_functions @ [ E.one 4 "(fun x -> 1 mod x)" (fun x -> 1 mod x) ]
let cases = E.cases (E.triple (finally @ broken) fs E.ints) (fun (g, f, x) -> protect g f x)
(*** right: result first ***)
match f x with y -> finally (); y | exception e -> finally (); raise e ===> let y = try f x with e -> finally (); raise e in finally (); y
(*** right: by a result ***)
let protect (finally : unit -> unit) (f : int -> int) x = let r = try Ok (f x) with e -> Error e in finally (); match r with Ok y -> y | Error e -> raise e
(*** wrong: not when it raises ***)
exception e -> finally (); raise e ===> exception e -> raise e
(*** wrong: only when it raises ***)
y -> finally (); y ===> y -> y
(*** wrong: twice ***)
exception e -> finally (); raise e ===> exception e -> finally (); finally (); raise e
(*** wrong: swallowed ***)
exception e -> finally (); raise e ===> exception _ -> finally (); 0
(*** wrong: another exception ***)
finally (); raise e ===> finally (); raise Not_found
(*** wrong: raised again twice ***)
match f x with y -> finally (); y | exception e -> finally (); raise e ===> try let y = f x in finally (); y with e -> finally (); raise e
