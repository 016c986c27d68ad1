type packed = Packed : 's * ('s -> int) -> packed
type _ ty = Int : int ty | Bool : bool ty
type any = Any : 'a ty * 'a -> any
let bump n = Packed (n, fun x -> x + 1)
let twice n = Packed (n, fun x -> 2 * x)
let typed n = if n > 0 then Any (Int, n) else Any (Bool, n = 0)
