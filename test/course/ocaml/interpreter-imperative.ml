(* An interpreter: a small imperative language with variables and loops. check: run *)

type expression =
  | Int of int
  | Var of string
  | Add of expression * expression
  | Sub of expression * expression
  | Mul of expression * expression
  | Less of expression * expression

type statement =
  | Assign of string * expression
  | If of expression * statement list * statement list
  | While of expression * statement list
  | Print of expression

exception Unbound of string
exception Out_of_fuel

(* The latest value of a variable comes first. *)
type environment = (string * int) list

let lookup name (env : environment) = match List.assoc_opt name env with Some n -> n | None -> raise (Unbound name)

let rec eval env = function
  | Int n -> n
  | Var name -> lookup name env
  | Add (a, b) -> eval env a + eval env b
  | Sub (a, b) -> eval env a - eval env b
  | Mul (a, b) -> eval env a * eval env b
  | Less (a, b) -> if eval env a < eval env b then 1 else 0

let is_true n = n <> 0

(* The state is what is known of variables, what was printed (the latest first), and how many steps are left. *)
type state = { env : environment; printed : int list; fuel : int }

let rec exec state statement =
  if state.fuel <= 0 then raise Out_of_fuel;
  let state = { state with fuel = state.fuel - 1 } in
  match statement with
  | Assign (name, e) -> { state with env = (name, eval state.env e) :: state.env }
  | If (e, yes, no) -> exec_all state (if is_true (eval state.env e) then yes else no)
  | While (e, body) when is_true (eval state.env e) -> exec (exec_all state body) statement
  | While _ -> state
  | Print e -> { state with printed = eval state.env e :: state.printed }

and exec_all state statements = List.fold_left exec state statements

type outcome = Printed of int list | Unknown_variable of string | Too_long

let run program =
  match exec_all { env = []; printed = []; fuel = 200 } program with
  | { printed; _ } -> Printed (List.rev printed)
  | exception Unbound name -> Unknown_variable name
  | exception Out_of_fuel -> Too_long

let show = function
  | Printed numbers -> "printed " ^ String.concat " " (List.map string_of_int numbers)
  | Unknown_variable name -> "unknown variable " ^ name
  | Too_long -> "takes too long"

let () =
  let n = Var "n" and product = Var "product" in
  let step = [ Assign ("product", Mul (product, n)); Assign ("n", Sub (n, Int 1)); Print product ] in
  let factorial = [ Assign ("n", Int 5); Assign ("product", Int 1); While (Less (Int 0, n), step) ] in
  print_endline (show (run factorial));
  print_endline (show (run [ If (Less (Int 1, Int 0), [ Print (Int 1) ], [ Print (Var "x") ]) ]));
  print_endline (show (run [ While (Int 1, []) ]))
