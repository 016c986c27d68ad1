(* ask: run -e "cast (same Int Int) 3" -e "cast (same Int Bool) 3" *)
type (_, _) eq = Refl : ('a, 'a) eq
type _ ty = Int : int ty | Bool : bool ty
let same : type a b. a ty -> b ty -> (a, b) eq option = fun x y ->
  match x, y with Int, Int -> Some Refl | Bool, Bool -> Some Refl | _ -> None
let cast : type a b. (a, b) eq option -> a -> b option = fun w x ->
  match w with Some Refl -> Some x | None -> None
