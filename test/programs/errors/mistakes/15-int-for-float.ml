(* An integer where a float is expected *)
let average total count = total /. float_of_int count
let perimeter radius = 2 *. 3.14159 *. radius
let mean = average 10 4
