type term = Num of int | Var of string | Pow of string * int | Add of term list | Mul of term list
