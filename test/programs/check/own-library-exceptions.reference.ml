(* ask: check --exceptions same *)
let find = function [] -> raise Not_found | x :: _ -> x
let fail n = if n = 0 then failwith "zero" else n
let caught (e : exn) = match e with Not_found -> 1 | _ -> 0
exception Empty
let first = function [] -> raise Empty | x :: _ -> x
let library = function [] -> raise Stdlib.Not_found | x :: _ -> x
