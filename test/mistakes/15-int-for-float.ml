let average total count = total /. float_of_int count
let perimeter radius = 2. *. 3.14159 *. radius
let mean = 2.5
