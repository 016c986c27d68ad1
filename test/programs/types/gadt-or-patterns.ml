(* ask: types *)
(* What one side of an or-pattern tells about types does not hold for the other. *)
type _ typ = Int : int typ | Bool : bool typ | Pair : 'a typ * 'b typ -> ('a * 'b) typ

type (_, _) equal = Equal : ('a, 'a) equal

let same : type a b. a typ -> b typ -> (a, b) equal option =
 fun a b ->
  match (a, b) with
  | Int, Int -> Some Equal
  | Bool, Bool -> Some Equal
  | Int, (Bool | Pair _) | Bool, (Int | Pair _) | Pair _, _ -> None

let small : type a. a typ -> a -> bool = fun typ _ -> match typ with Int | Bool -> true | Pair _ -> false
