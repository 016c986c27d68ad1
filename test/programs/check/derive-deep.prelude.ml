type term = Num of int | Var of string | Add of term list | Mul of term list
