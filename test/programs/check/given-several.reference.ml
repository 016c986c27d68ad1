let positive n = n > 0
let short l = List.length l < 3
let sorted l = List.sort compare l = l
let root n = let rec go r = if r * r > n then r - 1 else go (r + 1) in go 0
let least l = List.hd l
let ends a b = (min a b, max a b)
