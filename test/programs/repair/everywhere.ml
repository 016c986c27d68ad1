(* ask: repair *)
type lamp = On | Off | Not of lamp | Both of lamp * lamp | Either of lamp * lamp

let rec shines l =
  match l with
  | On -> true
  | Off -> false
  | Not a -> if a = On then false else true
  | Both (x, y) -> if x = On && y = On then true else false
  | Either (p, q) -> if p = On || q = On then true else false
