let use (g : (int -> int) -> int) = g (fun x -> x + 1)
