(* Symbolic differentiation: the rules of calculus as cases. check: derive, degree *)

type expr =
  | Const of int
  | X
  | Sum of expr * expr
  | Product of expr * expr
  | Power of expr * int
  | Sin of expr
  | Cos of expr

(* Constructors that keep expressions small. *)
let sum a b =
  match (a, b) with
  | Const m, Const n -> Const (m + n)
  | Const 0, e | e, Const 0 -> e
  | _ -> Sum (a, b)

let product a b =
  match (a, b) with
  | Const m, Const n -> Const (m * n)
  | Const 0, _ | _, Const 0 -> Const 0
  | Const 1, e | e, Const 1 -> e
  | _ -> Product (a, b)

let power base n =
  match n with
  | 0 -> Const 1
  | 1 -> base
  | _ -> Power (base, n)

(* The chain rule is in every case that has something inside. *)
let rec derive = function
  | Const _ -> Const 0
  | X -> Const 1
  | Sum (a, b) -> sum (derive a) (derive b)
  | Product (a, b) -> sum (product (derive a) b) (product a (derive b))
  | Power (a, n) -> product (product (Const n) (power a (n - 1))) (derive a)
  | Sin a -> product (Cos a) (derive a)
  | Cos a -> product (product (Const (-1)) (Sin a)) (derive a)

let rec derive_times n e = if n <= 0 then e else derive_times (n - 1) (derive e)

let rec value x = function
  | Const n -> float_of_int n
  | X -> x
  | Sum (a, b) -> value x a +. value x b
  | Product (a, b) -> value x a *. value x b
  | Power (a, n) -> value x a ** float_of_int n
  | Sin a -> sin (value x a)
  | Cos a -> cos (value x a)

(* Of a polynomial, at most; nothing else has one. *)
let rec degree = function
  | Const _ -> Some 0
  | X -> Some 1
  | Sum (a, b) -> combine max a b
  | Product (a, b) -> combine ( + ) a b
  | Power (a, n) -> Option.map (fun d -> d * n) (degree a)
  | Sin _ | Cos _ -> None

and combine f a b =
  match (degree a, degree b) with
  | Some m, Some n -> Some (f m n)
  | _ -> None

let rec to_string = function
  | Const n -> string_of_int n
  | X -> "x"
  | Sum (a, b) -> Printf.sprintf "(%s + %s)" (to_string a) (to_string b)
  | Product (a, b) -> Printf.sprintf "%s*%s" (to_string a) (to_string b)
  | Power (a, n) -> Printf.sprintf "%s^%d" (to_string a) n
  | Sin a -> Printf.sprintf "sin(%s)" (to_string a)
  | Cos a -> Printf.sprintf "cos(%s)" (to_string a)

let () =
  let cubic = Sum (Product (Const 2, Power (X, 3)), Product (Const 5, X)) in
  let wave = Sin (Power (X, 2)) in
  List.iter
    (fun e ->
      let slope = derive e in
      Printf.printf "f = %s\n  f' = %s\n  f'' = %s\n" (to_string e) (to_string slope) (to_string (derive_times 2 e));
      let step = 1e-6 in
      let estimate = (value (1.0 +. step) e -. value 1.0 e) /. step in
      Printf.printf "  f'(1) = %.4f, estimated %.4f\n" (value 1.0 slope) estimate)
    [ cubic; wave; Product (X, Cos X) ];
  match degree cubic with
  | Some d -> Printf.printf "degree %d\n" d
  | None -> print_endline "no degree"
