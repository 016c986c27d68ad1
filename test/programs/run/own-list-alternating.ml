(* ask: run -e "length [1; true; 2]" -e "pair" *)
type ('a, 'b) alternating = [] | ( :: ) of 'a * ('b, 'a) alternating
let rec length : 'a 'b. ('a, 'b) alternating -> int = function [] -> 0 | _ :: r -> 1 + length r
let pair = match [1; "a"] with [n; s] -> (n, s) | _ -> (0, "")
