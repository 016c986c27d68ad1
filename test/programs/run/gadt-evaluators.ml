(* ask: run *)
type _ expr =
  | Int : int -> int expr
  | Bool : bool -> bool expr
  | Add : int expr * int expr -> int expr
  | If : bool expr * 'a expr * 'a expr -> 'a expr
  | Eq : int expr * int expr -> bool expr
  | Pair : 'a expr * 'b expr -> ('a * 'b) expr
  | Fst : ('a * 'b) expr -> 'a expr
let rec eval : type a. a expr -> a = function
  | Int n -> n
  | Bool b -> b
  | Add (a, b) -> eval a + eval b
  | If (c, t, e) -> if eval c then eval t else eval e
  | Eq (a, b) -> eval a = eval b
  | Pair (a, b) -> (eval a, eval b)
  | Fst p -> fst (eval p)
let () = Printf.printf "%d %b\n" (eval (If (Eq (Int 3, Add (Int 1, Int 2)), Fst (Pair (Int 10, Bool true)), Int 0))) (eval (Bool false))
type any = Any : 'a expr -> any
type showable = Show : 'a * ('a -> string) -> showable
let l = [ Show (3, string_of_int); Show ("x", fun s -> s) ]
let () = List.iter (fun (Show (v, f)) -> print_endline (f v)) l
type zero = Z
type 'n succ = S
type (_, _) vec = Nil : (zero, 'a) vec | Cons : 'a * ('n, 'a) vec -> ('n succ, 'a) vec
let head : type n a. (n succ, a) vec -> a = function Cons (x, _) -> x
let rec to_list : type n a. (n, a) vec -> a list = function Nil -> [] | Cons (x, r) -> x :: to_list r
let () = print_int (head (Cons (1, Cons (2, Nil)))); print_int (List.length (to_list (Cons (1, Cons (2, Nil))))); print_newline ()
type (_, _) eq = Refl : ('a, 'a) eq
let cast : type a b. (a, b) eq -> a -> b = fun Refl x -> x
let () = print_int (cast Refl 3)
type _ ty = TInt : int ty | TStr : string ty | TList : 'a ty -> 'a list ty
let rec show : type a. a ty -> a -> string = fun t v -> match t with
  | TInt -> string_of_int v
  | TStr -> v
  | TList t -> String.concat "," (List.map (show t) v)
let () = print_endline (show (TList TInt) [1;2;3])
let rec equal : type a b. a ty -> b ty -> (a, b) eq option = fun a b -> match a, b with
  | TInt, TInt -> Some Refl
  | TStr, TStr -> Some Refl
  | TList a, TList b -> (match equal a b with Some Refl -> Some Refl | None -> None)
  | _ -> None
let () = print_endline (match equal (TList TInt) (TList TInt) with Some Refl -> "same" | None -> "diff")
