let in_order (x : int) y = x <= y
let distance (x : int) y = if x <= y then y - x else x - y
