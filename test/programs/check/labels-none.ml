(* ask: check *)
(* Where labels are not the same, calls without any are compared; the claim says so. *)
let sub from x = from - x
let join s l = String.concat s l
let apply f x = f x
let clamp high x = max 0 (min high x)
let ratio ~numerator ~denominator = if denominator = 0 then 0 else numerator / denominator
let on f = f 2 1 + 0
