type _ typ = Int : int typ | Bool : bool typ

let next : type a b. a typ -> b typ -> a -> int =
 fun a b n -> match (a, b) with Int, Int | Int, Bool -> n + 1 | Bool, _ -> 0
