(* ask: check --exceptions same *)
exception Not_found
let find = function [] -> raise Not_found | x :: _ -> x
let caught (e : exn) = match e with Not_found -> 1 | _ -> 0
let library (e : exn) = match e with Stdlib.Not_found -> 1 | _ -> 0
