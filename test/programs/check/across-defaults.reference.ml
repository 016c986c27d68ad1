let scale ?(by = 2) x = x * by
let clamp ?(low = 0) ?(high = 9) x = if x < low then low else if x > high then high else x
let first ~from x = from - x
let plain x y = x - y
