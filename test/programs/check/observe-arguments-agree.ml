(* ask: check observe-arguments.reference.ml --function index --observe observe-arguments.observer.ml:there *)
(* Any place of the element will do: the observer looks there. The claim names it. *)
let index x l =
  let rec go i last = function [] -> last | y :: rest -> go (i + 1) (if x = y then i else last) rest in
  go 0 (-1) l
