type e = Num of int | Add of e * e | Neg of e
let rec eval = function Num n -> n | Add (a, b) -> eval a + eval b | Neg a -> -eval a
let rec size = function Num _ -> 1 | Add (a, b) -> 1 + size a + size b | Neg a -> 1 + size a
let rec depth = function Num _ -> 1 | Add (a, b) -> 1 + max (depth a) (depth b) | Neg a -> 1 + depth a
let add x = fun y -> x + y
let double x = x + x
