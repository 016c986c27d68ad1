type expr = Num of int | Var of string | Add of expr * expr | Mul of expr * expr
