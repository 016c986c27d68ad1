(* ask: check --exceptions same *)
exception Assert_failure of int

let positive x =
  assert (x > 3);
  x

let head l = match l with x :: _ -> x
let named x = if x > 3 then raise (Assert_failure 2) else x

let nested x =
  let (y :: _) = List.filter (fun y -> y > x) [ 1; 2 ] in
  y
