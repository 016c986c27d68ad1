exception Assert_failure of int

let positive x = assert (x > 3); x
let head = function x :: _ -> x
let named x = if x > 3 then raise (Assert_failure 1) else x
let nested x = let y :: _ = List.filter (fun y -> y > x) [ 1; 2 ] in y
