(* Expression trees: evaluate, print with few parentheses, simplify. check: eval, simplify, to_string *)

type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Mul of expr * expr
  | Neg of expr

(* [env] tells the values of variables. *)
let rec eval env = function
  | Num n -> n
  | Var x -> List.assoc x env
  | Add (a, b) -> eval env a + eval env b
  | Mul (a, b) -> eval env a * eval env b
  | Neg a -> -eval env a

(* One step at the root, for an expression whose parts are simple already. *)
let simplify_root = function
  | Add (Num a, Num b) -> Num (a + b)
  | Mul (Num a, Num b) -> Num (a * b)
  | Neg (Num a) -> Num (-a)
  | Add (Num 0, e) | Add (e, Num 0) -> e
  | Mul (Num 0, _) | Mul (_, Num 0) -> Num 0
  | Mul (Num 1, e) | Mul (e, Num 1) -> e
  | Neg (Neg e) -> e
  | e -> e

let rec simplify = function
  | (Num _ | Var _) as e -> e
  | Add (a, b) -> simplify_root (Add (simplify a, simplify b))
  | Mul (a, b) -> simplify_root (Mul (simplify a, simplify b))
  | Neg a -> simplify_root (Neg (simplify a))

(* [level] is how tightly the surroundings bind: 0 nothing, 1 a sum, 2 a product, 3 a minus. *)
let rec show level e =
  let wrap own text = if own < level then "(" ^ text ^ ")" else text in
  match e with
  | Num n -> if n < 0 then wrap 2 (string_of_int n) else string_of_int n
  | Var x -> x
  | Add (a, b) -> wrap 1 (show 1 a ^ " + " ^ show 1 b)
  | Mul (a, b) -> wrap 2 (show 2 a ^ " * " ^ show 2 b)
  | Neg a -> wrap 2 ("-" ^ show 3 a)

let to_string = show 0

let rec variables = function
  | Num _ -> []
  | Var x -> [ x ]
  | Neg a -> variables a
  | Add (a, b) | Mul (a, b) -> List.sort_uniq compare (variables a @ variables b)

let () =
  let x = Var "x" and y = Var "y" in
  let expressions =
    [
      Mul (Add (x, Num 1), Add (y, Num 0));
      Add (Mul (Num 0, x), Mul (Num 1, Neg (Neg y)));
      Neg (Add (Num 2, Mul (Num 3, Num 4)));
      Neg (Neg (Mul (x, Num (-1))));
    ]
  in
  let env = [ ("x", 3); ("y", 5) ] in
  List.iter
    (fun e ->
      let simple = simplify e in
      Printf.printf "%s  ==>  %s\n" (to_string e) (to_string simple);
      Printf.printf "  variables: %s, value: %d = %d\n"
        (String.concat " " (variables e))
        (eval env e) (eval env simple))
    expressions
