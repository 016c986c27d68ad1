(* ask: check --exceptions same *)
(* The first two differ: the reference means an exception of its own. The last agrees. *)
let find = function [] -> raise Not_found | x :: _ -> x
let caught (e : exn) = match e with Not_found -> 1 | _ -> 0
let library (e : exn) = match e with Not_found -> 1 | _ -> 0
