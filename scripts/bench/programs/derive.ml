(* Symbolic derivatives of a big expression, simplified: variants, nested patterns, allocation. *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr
  | Pow of expr * int

let rec build n =
  if n = 0 then Var "x"
  else if n = 1 then Add (Var "x", Num 3)
  else if n mod 3 = 0 then Mul (build (n - 1), build (n - 2))
  else if n mod 3 = 1 then Add (Pow (build (n - 1), 3), build (n - 2))
  else Sub (build (n - 1), Mul (Num 2, build (n - 2)))

let rec derive x = function
  | Num _ -> Num 0
  | Var y -> if x = y then Num 1 else Num 0
  | Add (a, b) -> Add (derive x a, derive x b)
  | Sub (a, b) -> Sub (derive x a, derive x b)
  | Mul (a, b) -> Add (Mul (derive x a, b), Mul (a, derive x b))
  | Pow (a, n) -> Mul (Mul (Num n, Pow (a, n - 1)), derive x a)

let rec simplify = function
  | (Num _ | Var _) as e -> e
  | Add (a, b) -> (
      match (simplify a, simplify b) with
      | Num 0, e | e, Num 0 -> e
      | Num m, Num n -> Num (m + n)
      | a, b -> Add (a, b))
  | Sub (a, b) -> (
      match (simplify a, simplify b) with
      | e, Num 0 -> e
      | Num m, Num n -> Num (m - n)
      | a, b -> Sub (a, b))
  | Mul (a, b) -> (
      match (simplify a, simplify b) with
      | Num 0, _ | _, Num 0 -> Num 0
      | Num 1, e | e, Num 1 -> e
      | Num m, Num n -> Num (m * n)
      | a, b -> Mul (a, b))
  | Pow (_, 0) -> Num 1
  | Pow (a, 1) -> simplify a
  | Pow (a, n) -> ( match simplify a with Num 0 -> Num 0 | Num 1 -> Num 1 | a -> Pow (a, n))

let rec size = function
  | Num _ | Var _ -> 1
  | Add (a, b) | Sub (a, b) | Mul (a, b) -> 1 + size a + size b
  | Pow (a, _) -> 1 + size a

let () =
  let e = build 18 in
  let d = simplify (derive "x" (simplify (derive "x" e))) in
  List.iter (fun n -> print_int n; print_newline ()) [ size e; size d ]
