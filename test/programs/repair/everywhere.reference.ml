type lamp = On | Off | Not of lamp | Both of lamp * lamp | Either of lamp * lamp

let rec shines l =
  match l with
  | On -> true
  | Off -> false
  | Not a -> not (shines a)
  | Both (a, b) -> shines a && shines b
  | Either (a, b) -> shines a || shines b
