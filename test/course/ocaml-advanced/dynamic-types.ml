(* Type equality: values with their types at run time, and witnesses that two types are the same. check: equal, show, weigh *)

type _ ty =
  | Int : int ty
  | Bool : bool ty
  | List : 'a ty -> 'a list ty
  | Pair : 'a ty * 'b ty -> ('a * 'b) ty

type (_, _) eq = Refl : ('a, 'a) eq
type dyn = Dyn : 'a ty * 'a -> dyn

let rec equal : type a b. a ty -> b ty -> (a, b) eq option =
 fun a b ->
  match (a, b) with
  | Int, Int -> Some Refl
  | Bool, Bool -> Some Refl
  | List a, List b -> ( match equal a b with Some Refl -> Some Refl | None -> None)
  | Pair (a, b), Pair (c, d) -> (
      match (equal a c, equal b d) with Some Refl, Some Refl -> Some Refl | _ -> None)
  | _ -> None

let cast : type a b. (a, b) eq -> a -> b = fun Refl x -> x

let from_dyn : type a. a ty -> dyn -> a option =
 fun t (Dyn (u, x)) -> match equal u t with Some eq -> Some (cast eq x) | None -> None

let rec show : type a. a ty -> a -> string =
 fun t x ->
  match t with
  | Int -> string_of_int x
  | Bool -> string_of_bool x
  | List t -> "[" ^ String.concat ";" (List.map (show t) x) ^ "]"
  | Pair (a, b) -> "(" ^ show a (fst x) ^ "," ^ show b (snd x) ^ ")"

let rec default : type a. a ty -> a = function
  | Int -> 0
  | Bool -> false
  | List _ -> []
  | Pair (a, b) -> (default a, default b)

let rec weigh : type a. a ty -> a -> int =
 fun t x ->
  match t with
  | Int -> 1
  | Bool -> 1
  | List t -> List.fold_left (fun n x -> n + weigh t x) 1 x
  | Pair (a, b) -> weigh a (fst x) + weigh b (snd x)

let sum_of_ints ds = List.fold_left (fun n d -> match from_dyn Int d with Some m -> n + m | None -> n) 0 ds
let show_dyn (Dyn (t, x)) = show t x
let same (Dyn (t, x)) (Dyn (u, y)) = match equal t u with Some Refl -> x = y | None -> false

let () =
  let ds = [ Dyn (Int, 3); Dyn (List Bool, [ true ]); Dyn (Pair (Int, Int), (1, 2)); Dyn (Int, 4) ] in
  Printf.printf "%d %s\n" (sum_of_ints ds) (String.concat " " (List.map show_dyn ds));
  Printf.printf "%b %d\n" (same (Dyn (Int, 1)) (Dyn (Int, 1))) (weigh (List (Pair (Int, Bool))) [ default (Pair (Int, Bool)) ])
