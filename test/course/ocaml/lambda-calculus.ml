(* The lambda calculus: de Bruijn indices, substitution and reduction. check: normalise *)

(* A variable is the number of lambdas between it and the one that binds it. *)
type term = Var of int | Lam of term | App of term * term

(* Adds [by] to the variables that are free below [depth] lambdas. *)
let rec shift by depth = function
  | Var n -> Var (if n >= depth then n + by else n)
  | Lam body -> Lam (shift by (depth + 1) body)
  | App (f, x) -> App (shift by depth f, shift by depth x)

(* [value] for the variable [index]. *)
let rec substitute index value = function
  | Var n -> if n = index then value else Var n
  | Lam body -> Lam (substitute (index + 1) (shift 1 0 value) body)
  | App (f, x) -> App (substitute index value f, substitute index value x)

let beta body argument = shift (-1) 0 (substitute 0 (shift 1 0 argument) body)

(* One step at the leftmost place, outermost first. *)
let rec step = function
  | Var _ -> None
  | Lam body -> Option.map (fun body -> Lam body) (step body)
  | App (Lam body, argument) -> Some (beta body argument)
  | App (f, x) -> (
      match step f with
      | Some f -> Some (App (f, x))
      | None -> Option.map (fun x -> App (f, x)) (step x))

(* Not every term has a normal form: give up after some steps. *)
let normalise term =
  let rec go fuel term =
    match step term with
    | None -> Some term
    | Some next -> if fuel = 0 then None else go (fuel - 1) next
  in
  go 100 term

let is_closed term =
  let rec within depth = function
    | Var n -> n < depth
    | Lam body -> within (depth + 1) body
    | App (f, x) -> within depth f && within depth x
  in
  within 0 term

let rec show = function
  | Var n -> string_of_int n
  | Lam body -> "\\" ^ show body
  | App (f, x) -> "(" ^ show f ^ " " ^ show x ^ ")"

let church n =
  let rec body n = if n = 0 then Var 0 else App (Var 1, body (n - 1)) in
  Lam (Lam (body n))

let plus = Lam (Lam (Lam (Lam (App (App (Var 3, Var 1), App (App (Var 2, Var 1), Var 0))))))
let omega = Lam (App (Var 0, Var 0))

let () =
  let print term = print_endline (match normalise term with Some t -> show t | None -> "no normal form") in
  print (App (App (plus, church 2), church 3));
  print (App (Lam (Lam (Var 1)), Var 5));
  print (App (omega, omega));
  print (App (App (Lam (Lam (Var 1)), church 0), App (omega, omega)));
  Printf.printf "%b %b\n" (is_closed plus) (is_closed (Lam (Var 1)))
