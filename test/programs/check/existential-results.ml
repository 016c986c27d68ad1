(* ask: check *)
(* Nobody can look at parts whose types only their constructors know, unless another part tells what they are. *)
type packed = Packed : 's * ('s -> int) -> packed
type _ ty = Int : int ty | Bool : bool ty
type any = Any : 'a ty * 'a -> any
let bump n = Packed ((n, 1), fun (x, y) -> x + y)
let twice n = Packed (2, fun x -> x * n)
let typed n = if n > 0 then Any (Int, n) else Any (Bool, true)
