(* Polymorphic variants: a language that grows by parts. check: eval_logic, push, is_constant *)

type 'e arith = [ `Num of int | `Add of 'e * 'e | `Neg of 'e ]
type 'e logic = [ `True | `False | `Not of 'e | `Less of 'e * 'e | `If of 'e * 'e * 'e ]
type expr = [ expr arith | expr logic ]
type value = [ `Num of int | `Truth of bool | `Wrong ]

let eval_arith eval : 'e arith -> value = function
  | `Num n -> `Num n
  | `Add (a, b) -> ( match (eval a, eval b) with `Num a, `Num b -> `Num (a + b) | _ -> `Wrong)
  | `Neg a -> ( match eval a with `Num a -> `Num (-a) | _ -> `Wrong)

let eval_logic eval : 'e logic -> value = function
  | `True -> `Truth true
  | `False -> `Truth false
  | `Not a -> ( match eval a with `Truth b -> `Truth (not b) | _ -> `Wrong)
  | `Less (a, b) -> ( match (eval a, eval b) with `Num a, `Num b -> `Truth (a < b) | _ -> `Wrong)
  | `If (c, t, e) -> ( match eval c with `Truth true -> eval t | `Truth false -> eval e | _ -> `Wrong)

let rec eval : expr -> value = function
  | (`Num _ | `Add _ | `Neg _) as e -> eval_arith eval e
  | (`True | `False | `Not _ | `Less _ | `If _) as e -> eval_logic eval e

(* Negations go inwards. *)
let rec push : expr -> expr = function
  | `Neg (`Neg e) -> push e
  | `Neg (`Add (a, b)) -> `Add (push (`Neg a), push (`Neg b))
  | `Neg (`Num n) -> `Num (-n)
  | `Not (`Not e) -> push e
  | `Not `True -> `False
  | `Not `False -> `True
  | `Neg e -> `Neg (push e)
  | `Not e -> `Not (push e)
  | `Add (a, b) -> `Add (push a, push b)
  | `Less (a, b) -> `Less (push a, push b)
  | `If (c, t, e) -> `If (push c, push t, push e)
  | (`Num _ | `True | `False) as e -> e

let show : value -> string = function `Num n -> string_of_int n | `Truth b -> string_of_bool b | `Wrong -> "wrong"
let is_constant = function `Num _ | `True | `False -> true | #expr -> false

let () =
  let e = `If (`Less (`Num 1, `Neg (`Neg (`Num 2))), `Neg (`Add (`Num 3, `Num 4)), `True) in
  Printf.printf "%s %s %b\n" (show (eval e)) (show (eval (push e))) (is_constant (push e))
