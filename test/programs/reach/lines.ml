(* ask: reach *)
(* Which lines can be reached: all but two, of one nobody knows, and one is reached in a handler. *)
let rec last l =
  match l with
  | [] -> 0
  | [x] -> x
  | _ :: rest ->
    last rest

let far x y =
  if x > 10 && y = 2 * x then
    if x < 5 then
      "never"
    else
      "deep"
  else
    try if x = 1 then raise Not_found else "plain"
    with _ ->
      "caught"

let squares n =
  let rec go i = if i * i > n then i else go (i + 1) in
  if n >= 0 && go 0 = 77 then
    "found"
  else
    "other"

let ends x =
  if x = 171 then exit x
  else x

let both f =
  if f 1 = 2 && f 2 = 1 then
    if f 1 = 1 then
      "no function does"
    else
      "swaps"
  else
    ""
