(* GADTs: an evaluator and a simplifier of typed expressions. check: simplify, size *)

type _ expr =
  | Int : int -> int expr
  | Bool : bool -> bool expr
  | Add : int expr * int expr -> int expr
  | Mul : int expr * int expr -> int expr
  | Eq : int expr * int expr -> bool expr
  | Not : bool expr -> bool expr
  | If : bool expr * 'a expr * 'a expr -> 'a expr
  | Pair : 'a expr * 'b expr -> ('a * 'b) expr
  | Fst : ('a * 'b) expr -> 'a expr

let rec eval : type a. a expr -> a = function
  | Int n -> n
  | Bool b -> b
  | Add (a, b) -> eval a + eval b
  | Mul (a, b) -> eval a * eval b
  | Eq (a, b) -> eval a = eval b
  | Not e -> not (eval e)
  | If (c, t, e) -> if eval c then eval t else eval e
  | Pair (a, b) -> (eval a, eval b)
  | Fst p -> fst (eval p)

let rec size : type a. a expr -> int = function
  | Int _ -> 1
  | Bool _ -> 1
  | Add (a, b) -> 1 + size a + size b
  | Mul (a, b) -> 1 + size a + size b
  | Eq (a, b) -> 1 + size a + size b
  | Not e -> 1 + size e
  | If (c, t, e) -> 1 + size c + size t + size e
  | Pair (a, b) -> 1 + size a + size b
  | Fst p -> 1 + size p

(* Neutral elements, constant conditions and double negations go away. *)
let rec simplify : type a. a expr -> a expr = function
  | Add (a, b) -> (
      match (simplify a, simplify b) with
      | Int 0, e -> e
      | e, Int 0 -> e
      | a, b -> Add (a, b))
  | Mul (a, b) -> (
      match (simplify a, simplify b) with
      | Int 1, e -> e
      | e, Int 1 -> e
      | a, b -> Mul (a, b))
  | Eq (a, b) -> Eq (simplify a, simplify b)
  | Not e -> (
      match simplify e with
      | Not e -> e
      | Bool b -> Bool (not b)
      | e -> Not e)
  | If (c, t, e) -> (
      match simplify c with
      | Bool true -> simplify t
      | Bool false -> simplify e
      | c -> If (c, simplify t, simplify e))
  | Pair (a, b) -> Pair (simplify a, simplify b)
  | Fst p -> (
      match simplify p with
      | Pair (a, _) -> a
      | p -> Fst p)
  | e -> e

let () =
  let e = If (Not (Bool false), Add (Int 0, Mul (Int 3, Int 1)), Int 4) in
  Printf.printf "%d of size %d, then %d\n" (eval e) (size e) (size (simplify e))
