(* ask: check --exceptions same *)
exception Not_found
let find = function [] -> raise Not_found | x :: _ -> x
let caught f = try f () with Not_found -> 1
