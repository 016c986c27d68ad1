(*** about: strings, characters and order ***)
(*** reference ***)
let rec f (l : string list) = match l with [] -> "" | [ s ] -> s | s :: r -> s ^ "," ^ f r
(*** inputs ***)
[]
["a"]
["a"; "b"]
[""; ""]
["x"; "y"; "z"]
["b"; "a"]
(*** wrong: a comma at the end ***)
let rec f l = match l with [] -> "" | s :: r -> s ^ "," ^ f r
(*** wrong: no empty ones ***)
let rec f l = match l with [] -> "" | [ s ] -> s | "" :: r -> f r | s :: r -> s ^ "," ^ f r
(*** wrong: fold ***)
let f l = List.fold_left (fun a s -> if a = "" then s else a ^ "," ^ s) "" l
(*** wrong: fold to the right ***)
let f l = List.fold_right (fun s a -> if a = "" then s else s ^ "," ^ a) l ""
(*** wrong: backwards ***)
s ^ "," ^ f r ===> f r ^ "," ^ s
(*** wrong: semicolon ***)
"," ===> ";"
(*** wrong: sorted ***)
let rec f l = match l with [] -> "" | [ s ] -> s | s :: t :: r -> if s > t then t ^ "," ^ f (s :: r) else s ^ "," ^ f (t :: r)
(*** wrong: loops on empty ones ***)
let rec f l = match l with [] -> "" | [ s ] -> s | "" :: r -> "," ^ f l | s :: r -> s ^ "," ^ f r
(*** wrong: twice the last ***)
[ s ] -> s ===> [ s ] -> s ^ s
(*** wrong: a space ***)
"," ===> ", "
