(* ask: check *)
(* What constructors hide is tried at several types: a boolean that a function gives, a pair in a dynamic value. *)
type _ ty = Int : int ty | Str : string ty | Chr : char ty | List : 'a ty -> 'a list ty | Pair : 'a ty * 'b ty -> ('a * 'b) ty
type dyn = Dyn : 'a ty * 'a -> dyn
let rec width : type a. a ty -> a -> int = fun ty x ->
  match ty with
  | Int -> 1
  | Chr -> 1
  | Str -> String.length x
  | List ty -> List.fold_left (fun n y -> n + width ty y) 0 x
  | Pair (a, b) -> width a (fst x)
let dyn (Dyn (ty, x)) = width ty x
type _ e =
  | Num : int -> int e
  | Var : string -> 'a e
  | Lam : ('a e -> 'b e) -> ('a -> 'b) e
  | App : ('a -> 'b) e * 'a e -> 'b e
  | Is : bool -> bool e
let rec size : type a. a e -> int = function
  | Num _ | Var _ | Is _ -> 1
  | Lam f -> (match f (Var "x") with Is _ -> 0 | e -> 1 + size e)
  | App (f, x) -> size f + size x
let name : type a. a e -> string = function Var x -> "" ^ x | _ -> ""
type (_, _) equal = Refl : ('a, 'a) equal
let rec same : type a b. a ty -> b ty -> (a, b) equal option = fun a b ->
  match (a, b) with
  | Int, Int -> Some Refl
  | Str, Str -> Some Refl
  | Chr, Chr -> None
  | List a, List b -> (match same a b with Some Refl -> Some Refl | None -> None)
  | _ -> None
let cast : type a b. (a, b) equal -> a -> b = fun Refl x -> x
