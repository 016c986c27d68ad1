(* ask: check *)
(* Agrees at every type of elements. *)
let reverse l =
  let rec go done_ = function [] -> done_ | x :: rest -> go (x :: done_) rest in
  go [] l
