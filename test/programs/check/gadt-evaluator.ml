(* ask: check *)
(* Differs in a conditional, and where both sides are equal; inputs are well-typed expressions. *)
type _ expr =
  | Int : int -> int expr
  | Bool : bool -> bool expr
  | Add : int expr * int expr -> int expr
  | If : bool expr * 'a expr * 'a expr -> 'a expr
  | Less : int expr * int expr -> bool expr
  | Fst : ('a * 'b) expr -> 'a expr
  | Pair : 'a expr * 'b expr -> ('a * 'b) expr
let rec eval : type a. a expr -> a = function
  | Int n -> n
  | Bool b -> b
  | Add (a, b) -> eval a + eval b
  | If (c, a, b) -> if eval c then eval b else eval a
  | Less (a, b) -> eval a <= eval b
  | Fst p -> fst (eval p)
  | Pair (a, b) -> (eval a, eval b)
let truth (e : bool expr) = eval e
