(* ask: run -e "show (Pair (Int, List Bool)) (3, [true])" -e "default (Pair (Int, Bool))" *)
type _ ty = Int : int ty | Bool : bool ty | List : 'a ty -> 'a list ty | Pair : 'a ty * 'b ty -> ('a * 'b) ty
let rec show : type a. a ty -> a -> string = fun ty x ->
  match ty with
  | Int -> string_of_int x
  | Bool -> string_of_bool x
  | List item -> String.concat "," (List.map (show item) x)
  | Pair (a, b) -> let p, q = x in show a p ^ "&" ^ show b q
let rec default : type a. a ty -> a = function
  | Int -> 0
  | Bool -> false
  | List _ -> []
  | Pair (a, b) -> (default a, default b)
