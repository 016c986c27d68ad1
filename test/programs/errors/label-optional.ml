let add ?(by = 1) n = n + by
let a = add ?by:2 3
let b = add ~by:"2" 3
let c = add ~by:2 + 3
let d : int -> int -> int = add
let e ?(by : int = "one") n = n + by
