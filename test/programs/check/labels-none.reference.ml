let sub ~from x = x - from
let join ~sep l = String.concat sep l
let apply ~f ~x = f (f x)
let clamp ?(low = 0) ~high x = max low (min high x)
let ratio ~num ~den = if den = 0 then 0 else num / den
let on f = f ~left:1 ~right:2 + 0
